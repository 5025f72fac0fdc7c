"""Shipped fonts and icons: all there, all used, all credited; letters of our languages covered."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pygame
import pytest
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from tabletop.ui.paint.assets import ASSETS, AssetMissing, asset
from tabletop.ui.paint.atlas import Atlas
from tabletop.ui.paint.icons import ICONS
from tabletop.ui.paint.lettering import FACES

LETTERS = (
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
    "áéíóúüñÁÉÍÓÚÜÑ¿¡ąćęłńóśźżĄĆĘŁŃÓŚŹŻ"
    ".,:;!?…–—-·'’‘“”„«»()[]/%+−×=&@#*°"
)


@pytest.fixture(scope="module")
def atlas() -> Atlas:
    return Atlas()


def test_pygame_is_the_community_edition() -> None:
    assert pygame.IS_CE


def test_every_shipped_font_is_a_face_and_every_face_is_shipped() -> None:
    shipped = {(path.parent.name, path.name) for path in ASSETS.glob("fonts/*/*.ttf")}
    assert shipped == set(FACES.values())
    for folder, _ in shipped:
        assert (
            "SIL OPEN FONT LICENSE" in asset("fonts", folder, "OFL.txt").read_text(encoding="utf-8").upper()
        )


@pytest.mark.parametrize("file", sorted(set(FACES.values())))
def test_fonts_have_all_spanish_and_polish_letters(file: tuple[str, str]) -> None:
    glyphs = TTFont(asset("fonts", *file)).getBestCmap()
    assert [ch for ch in LETTERS if ord(ch) not in glyphs] == []


def test_every_shipped_icon_is_named_and_every_name_is_shipped() -> None:
    shipped = {f"{path.parent.name}/{path.stem}" for path in ASSETS.glob("icons/*/*.svg")}
    assert shipped == set(ICONS.values())


@pytest.mark.parametrize("name", sorted(ICONS))
def test_icons_load_and_fill_their_square(atlas: Atlas, name: str) -> None:
    sprite = atlas.icons.sprite(name, 48, "#FF0000")
    ink = pygame.mask.from_surface(sprite.surface, 128)
    assert sprite.surface.get_size() == (48, 48)
    assert 40 < ink.count() < 48 * 48
    for box in ink.get_bounding_rects():
        assert box.w <= 48
    red, green, blue, alpha = sprite.surface.get_at(ink.outline()[0])
    assert red >= 128
    assert (green, blue) == (0, 0)
    assert alpha >= red


def test_unknown_icon_is_a_key_error(atlas: Atlas) -> None:
    with pytest.raises(KeyError):
        atlas.icons.sprite("unicorn", 24)


def test_missing_file_is_one_sentence() -> None:
    with pytest.raises(AssetMissing) as caught:
        asset("fonts", "nowhere", "none.ttf")
    assert str(caught.value) == (
        "The program's own file assets/fonts/nowhere/none.ttf is missing; install the program again."
    )


def test_credits_are_up_to_date() -> None:
    path = ASSETS / "make_credits.py"
    spec = importlib.util.spec_from_file_location("make_credits", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert Path(ASSETS / "CREDITS.md").read_text(encoding="utf-8") == module.credits()
