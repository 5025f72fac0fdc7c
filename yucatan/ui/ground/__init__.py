"""The ground of a Yucatán board: jungle, rivers, mountains and signs as one picture.

``GroundPainter`` paints stage by stage, ``paint_ground`` in one go; ``groundcache`` keeps what is painted.
"""

from yucatan.ui.ground.painter import VERSION, GroundPainter
from yucatan.ui.ground.picture import Ground
from yucatan.ui.ground.sheet import paint_ground
from yucatan.ui.ground.terrain import Draft, Terrain
from yucatan.ui.ground.thumbnail import board_thumbnail

__all__ = ["VERSION", "Draft", "Ground", "GroundPainter", "Terrain", "board_thumbnail", "paint_ground"]
