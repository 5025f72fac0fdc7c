"""Pygame's events become our own inputs, in real pixels."""

from __future__ import annotations

from typing import Any

import pygame

from tabletop.ui.inputs import (
    Button,
    Drag,
    Editing,
    FocusLost,
    Hidden,
    Key,
    Point,
    Press,
    Quit,
    Release,
    Resize,
    Shown,
    Text,
    Translator,
    translate,
)

SIZE = (2560, 1600)


def one(kind: int, scale: float = 1.0, **facts: Any) -> object:
    """The input for one event."""
    return translate(pygame.event.Event(kind, **facts), scale, SIZE)


def test_positions_are_real_pixels_on_dense_displays() -> None:
    assert one(pygame.MOUSEMOTION, 2.0, pos=(10, 20), rel=(1, 1), buttons=(0, 0, 0)) == Point(20, 40)
    assert one(pygame.MOUSEBUTTONDOWN, 2.0, pos=(10, 20), button=1) == Press(20, 40)
    assert one(pygame.MOUSEBUTTONUP, 1.5, pos=(10, 20), button=3) == Release(15, 30, Button.RIGHT)
    moved = one(pygame.MOUSEMOTION, 2.0, pos=(10, 20), rel=(3, -1), buttons=(0, 1, 0))
    assert moved == Drag(20, 40, 6, -2, Button.MIDDLE)


def test_other_buttons_mean_nothing() -> None:
    assert one(pygame.MOUSEBUTTONDOWN, pos=(0, 0), button=4) is None
    assert one(pygame.JOYBUTTONDOWN, button=1) is None


def test_keys_have_names_and_modifiers() -> None:
    pygame.display.init()
    assert one(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0) == Key("return")
    assert one(pygame.KEYDOWN, key=pygame.K_KP_ENTER, mod=0) == Key("return")
    assert one(pygame.KEYDOWN, key=pygame.K_z, mod=pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT) == Key(
        "z", shift=True, control=True
    )
    assert one(pygame.KEYUP, key=pygame.K_SPACE, mod=0) == Key("space", down=False)


def test_alt_gr_is_not_alt() -> None:
    key = one(pygame.KEYDOWN, key=pygame.K_l, mod=pygame.KMOD_RALT | pygame.KMOD_MODE)
    assert isinstance(key, Key)
    assert key.plain


def test_text_is_cleaned() -> None:
    assert one(pygame.TEXTINPUT, text="Ł\x00u\ud800") == Text("Łu")
    assert one(pygame.TEXTINPUT, text="\x00") is None
    assert one(pygame.TEXTEDITING, text="ni", start=1, length=1) == Editing("ni", 1, 1)


def test_windows_tell_what_happened_to_them() -> None:
    assert one(pygame.WINDOWSIZECHANGED, x=1, y=1) == Resize(*SIZE)
    assert one(pygame.WINDOWFOCUSLOST) == FocusLost()
    assert one(pygame.WINDOWMINIMIZED) == Hidden()
    assert one(pygame.WINDOWRESTORED) == Shown()
    assert one(pygame.QUIT) == Quit()


def test_of_many_moves_in_a_row_the_last_is_kept_and_order_stays() -> None:
    def move(x: int) -> pygame.event.Event:
        return pygame.event.Event(pygame.MOUSEMOTION, pos=(x, 0), rel=(1, 0), buttons=(0, 0, 0))

    press = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(2, 0), button=1)
    given = list(Translator().translated([move(1), move(2), press, move(3), move(4)], 1.0, SIZE))
    assert given == [Point(2, 0), Press(2, 0), Point(4, 0)]


def test_a_key_held_down_is_pressed_again_until_it_comes_up() -> None:
    pygame.display.init()
    down = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F11, mod=0)
    up = pygame.event.Event(pygame.KEYUP, key=pygame.K_F11, mod=0)
    lost = pygame.event.Event(pygame.WINDOWFOCUSLOST)
    translator = Translator()
    given = list(translator.translated([down, down], 1.0, SIZE))
    given += list(translator.translated([down, up, down, lost, down], 1.0, SIZE))
    assert [k.again for k in given if isinstance(k, Key) and k.down] == [False, True, True, False, False]
