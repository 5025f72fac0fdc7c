"""The end of a game."""

from __future__ import annotations

from screens import results

from tabletop.ui.pilot import Pilot
from tabletop.ui.scenes.results import ResultsOffer, ResultsScene


def test_again_menu_and_a_last_look() -> None:
    pressed: list[str] = []
    given = results().offer
    offer = ResultsOffer(
        given.game,
        given.title,
        given.how,
        given.places,
        given.figures,
        lambda: pressed.append("again"),
        lambda: pressed.append("menu"),
        lambda: pressed.append("look"),
    )
    pilot = Pilot(ResultsScene(offer))
    for name in ("again", "menu", "look"):
        pilot.click(name)
    pilot.press("escape")
    assert pressed == ["again", "menu", "look", "look"]


def test_keepsakes_are_drawn_into_their_places() -> None:
    places: list[tuple[int, int]] = []
    scene = results()
    for place in scene.offer.places:
        object.__setattr__(place, "keepsake", lambda _kit, _surface, rect: places.append(rect.size))
    Pilot(scene)
    assert len(set(places)) == 2, "one large, the others alike"
    assert len(places) >= 4
