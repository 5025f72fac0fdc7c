"""Icons: flat one-colour signs, shipped as SVG files, called by what they mean."""

from __future__ import annotations

import pygame

from tabletop.ui.paint.assets import asset
from tabletop.ui.paint.cache import SpriteCache
from tabletop.ui.paint.palette import INK, Colour, rgb
from tabletop.ui.paint.sprite import Sprite, premultiplied

ICONS: dict[str, str] = {
    # the game
    "warriors": "game-icons/spears",
    "hut": "game-icons/hut",
    "city": "game-icons/temple-gate",
    "prisoner": "game-icons/manacles",
    "pyramid": "game-icons/mayan-pyramid",
    "enlarge": "game-icons/upgrade",
    "dispatch": "game-icons/spear-feather",
    "move": "game-icons/walking-boot",
    "combat": "game-icons/crossed-axes",
    "pillage": "game-icons/fire",
    "shield": "game-icons/tribal-shield",
    "forbidden": "game-icons/cancel",
    "pass": "game-icons/hourglass",
    "jaguar": "own/jaguar",
    "snake": "game-icons/snake",
    "hummingbird": "game-icons/hummingbird",
    "mountain": "game-icons/peaks",
    "river": "game-icons/river",
    "jungle": "game-icons/jungle",
    "trophy": "game-icons/laurels-trophy",
    # goods and actions of the calendar game
    "corn": "game-icons/corn",
    "wood": "game-icons/log",
    "stone": "game-icons/stone-block",
    "gold": "game-icons/gold-bar",
    "skull": "game-icons/death-skull",
    "any-action": "game-icons/cycle",
    "points": "game-icons/laurels",
    "food": "game-icons/bubbling-bowl",
    "light": "game-icons/sun",
    "dark": "game-icons/moon",
    "farm": "game-icons/wheat",
    "fish": "game-icons/double-fish",
    "water": "game-icons/water-drop",
    "burn": "game-icons/small-fire",
    "extraction": "game-icons/stone-axe",
    "renovation": "game-icons/hammer-break",
    "necklace": "game-icons/feather-necklace",
    "gears": "game-icons/gears",
    "market": "game-icons/trade",
    "tribe": "game-icons/tribal-mask",
    "prophecy": "game-icons/third-eye",
    "flood": "game-icons/wave-crest",
    "forest-fire": "game-icons/burning-forest",
    "desert": "game-icons/desert",
    "lore": "game-icons/secret-book",
    "beg": "game-icons/palm",
    "first": "game-icons/flying-flag",
    "feather": "game-icons/feather",
    "teacher": "game-icons/teacher",
    "earth-crack": "game-icons/earth-crack",
    "materials": "game-icons/gold-nuggets",
    # the table
    "undo": "game-icons/anticlockwise-rotation",
    "redo": "game-icons/clockwise-rotation",
    "rotate": "lucide/rotate-cw",
    "log": "game-icons/scroll-unfurled",
    "settings": "game-icons/cog",
    "hidden": "game-icons/sight-disabled",
    "eye": "lucide/eye",
    "rules": "game-icons/open-book",
    "player": "game-icons/meeple",
    "zoom-in": "lucide/plus",
    "zoom-out": "lucide/minus",
    "fit": "lucide/maximize",
    # menus and dialogs
    "play": "lucide/play",
    "folder": "lucide/folder-open",
    "save": "lucide/save",
    "close": "lucide/x",
    "check": "lucide/check",
    "left": "lucide/arrow-left",
    "right": "lucide/arrow-right",
    "more": "lucide/chevron-right",
    "less": "lucide/chevron-left",
    "down": "lucide/chevron-down",
    "up": "lucide/chevron-up",
    "dice": "lucide/dices",
    "info": "lucide/info",
    "warning": "lucide/triangle-alert",
    "quit": "lucide/log-out",
    "edit": "lucide/pencil",
    "language": "lucide/languages",
    "again": "lucide/refresh-cw",
    "players": "lucide/users",
    "lock": "lucide/lock",
    "keyboard": "lucide/keyboard",
}
"""What an icon means, and its file under assets/icons without the ending."""


class Icons:
    """Finished icons by meaning, size and colour; make one with the Atlas."""

    def __init__(self, cache: SpriteCache) -> None:
        self._cache = cache

    def sprite(self, name: str, px: int, colour: Colour = INK) -> Sprite:
        """An icon px pixels square, anchored in its middle. Raises KeyError for a name not in ICONS."""
        px = max(1, min(1024, px))
        key = ("icon", name, px, rgb(colour))
        return self._cache.get(key, lambda: _load(ICONS[name], px, colour))

    def put(
        self, target: pygame.Surface, name: str, x: float, y: float, px: int, colour: Colour = INK
    ) -> pygame.Rect:
        """Draw an icon with its middle at (x, y)."""
        return self.sprite(name, px, colour).put(target, x, y)


def _load(file: str, px: int, colour: Colour) -> Sprite:
    """Drawn white at twice its size, tinted by multiplying, reduced once."""
    path = asset("icons", f"{file}.svg")
    sheet = premultiplied(pygame.image.load_sized_svg(path, (2 * px, 2 * px)))
    sheet.fill((*rgb(colour), 255), special_flags=pygame.BLEND_RGBA_MULT)
    return Sprite(pygame.transform.smoothscale(sheet, (px, px)), px // 2, px // 2)
