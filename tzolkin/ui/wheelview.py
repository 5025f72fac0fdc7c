"""The wheels on the table: what is painted once, and what stands on it now."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame

from tabletop.ui.kit import Kit
from tabletop.ui.paint.atlas import Atlas
from tabletop.ui.paint.palette import INK
from tabletop.ui.paint.paper import paper
from tabletop.ui.paint.sprite import Sprite
from tabletop.ui.shapes import Circle
from tabletop.ui.theme import Step
from tzolkin.tables import Tables
from tzolkin.ui.art.floor import paint_floor
from tzolkin.ui.art.geometry import WheelGeometry
from tzolkin.ui.art.plates import PlateRing, jungle_pile
from tzolkin.ui.art.wheels import Wheels
from tzolkin.ui.art.workers import HIDDEN_SHARE, worker
from tzolkin.ui.layout import Zones
from tzolkin.ui.quicktiles import put_tiles
from tzolkin.ui.shown import Shown
from tzolkin.views import TableView
from tzolkin.words import GEARS, PALENQUE

__all__ = ["WheelView"]


class WheelView:
    """The wheels at one size. `noun` gives the names of gears in the person's language."""

    def __init__(self, atlas: Atlas, tables: Tables, noun: Callable[[str], str]) -> None:
        self._atlas = atlas
        self._tables = tables
        self._noun = noun
        self._key: object = None
        self._wheels: Wheels | None = None
        self._plates: PlateRing | None = None
        self._ground: pygame.Surface | None = None
        self._standing: tuple[object, pygame.Surface] | None = None
        self.zone = pygame.Rect(0, 0, 1, 1)

    # ---- size

    def fit(self, kit: Kit, zones: Zones) -> bool:
        """Take the places of a layout; return whether the wheels have to be painted for it."""
        self.zone = self._zone(zones)
        key = (zones.size, zones.geometry, kit.catalogue.language, kit.theme.text)
        if key == self._key:
            return False
        self._key = key
        foods = self._tables.board.calendar.food_days
        self._wheels = Wheels(self._atlas, zones.geometry, [(food.day, food.rewards) for food in foods])
        self._plates = PlateRing(self._atlas, self._tables, zones.geometry)
        self._ground = self._standing = None
        return True

    def paint(self, kit: Kit, zones: Zones, view: TableView, shown: Shown) -> Iterator[float]:
        """Paint all that the first picture of a layout needs; yields the share done after each piece."""
        self._ground = self._painted(kit, zones)
        yield 0.3
        for share in self.wheels.begin():
            yield 0.3 + 0.5 * share
        self.standing(view, shown)
        yield 1.0

    def _zone(self, zones: Zones) -> pygame.Rect:
        left, top, right, low = zones.geometry.frame
        grow = zones.geometry.worker
        box = pygame.Rect(left - grow, top - grow, right - left + 2 * grow, low - top + 2 * grow)
        return box.union(zones["wheels"]).clip(pygame.Rect((0, 0), zones.size))

    def _painted(self, kit: Kit, zones: Zones) -> pygame.Surface:
        ground = paper(*zones.size).copy()
        paint_floor(ground, zones.geometry)
        letters, px = self._atlas.letters, min(kit.step(Step.HEAD), zones.geometry.radius * 0.145)
        for gear in GEARS:
            (x, y), (ax, ay) = zones.geometry.name_corner(gear)
            name = self._noun(gear)
            x -= letters.width(name, "head", px) * ax
            base = y - px * 1.2 * ay + px * 0.95
            letters.write(ground, name, x, base, px, INK, "head")
        return ground

    def ground(self) -> pygame.Surface:
        """Paper, floor and names: everything that never moves."""
        assert self._ground is not None, "the wheels were not fitted to a layout"
        return self._ground

    @property
    def wheels(self) -> Wheels:
        """The turning bodies."""
        assert self._wheels is not None, "the wheels were not fitted to a layout"
        return self._wheels

    @property
    def geometry(self) -> WheelGeometry:
        """Where everything on the wheels lies."""
        return self.wheels.geometry

    # ---- places

    def hole(self, gear: str, space: float) -> Circle:
        """The place of a worker's space."""
        x, y = self.geometry.hole_spot(gear, space)
        return Circle(x, y, self.geometry.hole * 1.3)

    def plate(self, gear: str, space: int) -> Circle:
        """The place of an action plate."""
        return Circle(*self.geometry.plate_spot(gear, space), self.geometry.plate)

    def sprite(self, style: int, *, small: bool = False, lift: float = 0) -> Sprite:
        """A worker as large as it stands on the wheels; style 0: a dummy."""
        share = HIDDEN_SHARE if small else 1.0
        return worker(self._atlas, style, self.geometry.worker * share, halo=not small, lift=lift)

    # ---- drawing

    def standing(self, view: TableView, shown: Shown) -> pygame.Surface:
        """The ground with everything that stands still between two turns: wheels, tiles, plates, piles."""
        key = (shown.turn, view.quick_tiles, view.day, *map(tuple, (shown.skulls, *shown.piles)))
        if self._standing is None or self._standing[0] != key:
            sheet = self.ground().copy()
            self._draw_wheels(sheet, view, shown)
            self._standing = (key, sheet)
        return self._standing[1]

    def draw(
        self,
        surface: pygame.Surface,
        view: TableView,
        shown: Shown,
        style: Callable[[int], int],
        rings: Callable[[pygame.Surface], None],
    ) -> None:
        """Draw workers inside the surface's clip, with `rings` under them; turning wheels below all that."""
        if shown.turning:
            self._draw_wheels(surface, view, shown)
        rings(surface)
        for _y, sprite, x, y in sorted(self._workers(shown, style), key=lambda piece: piece[0]):
            sprite.put(surface, x, y)

    def _draw_wheels(self, surface: pygame.Surface, view: TableView, shown: Shown) -> None:
        self.wheels.draw(surface, shown.turn)
        put_tiles(self._atlas, surface, view, self.geometry, shown.turn)
        if self._plates is not None:
            self._plates.draw(surface, [space for space, seat in enumerate(shown.skulls) if seat])
        self._piles(surface, shown)

    def _piles(self, surface: pygame.Surface, shown: Shown) -> None:
        geometry = self.geometry
        for space, action in enumerate(self._tables.gears[GEARS.index(PALENQUE)].actions, 1):
            if action.kind != "harvest":
                continue
            both = bool(action.model.harvest and action.model.harvest.wood)
            tiles = {"corn": shown.corn_tiles[space]}
            if both:
                tiles["wood"] = shown.wood_tiles[space]
            for kind, count in tiles.items():
                pile = jungle_pile(self._atlas, kind, count, geometry.jungle_tile)
                pile.put(surface, *geometry.jungle_spot(space, kind, both))

    def _workers(
        self, shown: Shown, style: Callable[[int], int]
    ) -> Iterator[tuple[float, Sprite, float, float]]:
        ahead = shown.turn - shown.rode
        for number, gear in enumerate(GEARS):
            last = self._tables.gears[number].last
            for space, seat in enumerate(shown.gears[number]):
                if seat:
                    x, y = self.geometry.foot(gear, space + ahead)
                    sprite = self.sprite(style(seat) if seat > 0 else 0, small=space > last and not ahead)
                    yield y, sprite, x, y
