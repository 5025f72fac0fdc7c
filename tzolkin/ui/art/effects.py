"""What the tables say, as terms of the icon language: a sign and what stands beside it. No pictures here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tzolkin.datafiles import (
    BonusModel,
    Goods,
    LevelModel,
)
from tzolkin.tables import Act, Card, Effect, GearTable
from tzolkin.tilefiles import (
    CalamityModel,
    FoodRewardModel,
    ScoreModel,
    WealthModel,
)
from tzolkin.words import BLOCKS

__all__ = ["PlateFace", "Term"]

_GOODS = (*BLOCKS, "skull", "corn")
TO, OR = "to", "or"


class Term(NamedTuple):
    """A sign (see `signs.sign`) and a figure after it; either may be empty."""

    sign: str = ""
    figure: str = ""


Terms = tuple[Term, ...]


class PlateFace(NamedTuple):
    """What an action plate shows: rows of what is paid, rows of what is got; ruled: the rows are "or"."""

    pay: tuple[Terms, ...] = ()
    get: tuple[Terms, ...] = ()
    ruled: bool = False


def counted(sign: str, n: int) -> Term:
    """The sign, with its number if that is not 1."""
    return Term(sign, "" if n == 1 else str(n))


def numbered(sign: str, n: int) -> Term:
    """The sign with its number, also 1."""
    return Term(sign, str(n))


def signed(n: int) -> str:
    """A number with its sign, the minus as long as the plus."""
    return f"+{n}" if n >= 0 else f"−{-n}"


def goods(model: Goods) -> Terms:
    """Blocks, skulls, then corn."""
    return tuple(counted(name, getattr(model, name)) for name in _GOODS if getattr(model, name))


def price(card: Card) -> tuple[str, ...]:
    """The cost of a card, a good for each disc: ("wood", "wood", "stone")."""
    blocks = [good for good, n in zip(BLOCKS, card.cost, strict=True) for _ in range(n)]
    return (*blocks, *("skull" for _ in range(card.skull)))


def price_terms(blocks: Sequence[int], corn: int = 0, skull: int = 0) -> Terms:
    """A cost as numbers: wood, stone, gold, skull, corn."""
    amounts = [*zip(BLOCKS, blocks, strict=True), ("skull", skull), ("corn", corn)]
    return tuple(numbered(good, n) for good, n in amounts if n)


# ---------------------------------------------------------------- actions


def action(act: Act, corn_per_block: int = 2) -> PlateFace:
    """An action of a gear or of a quick tile."""
    model = act.model
    pay: tuple[Terms, ...] = ()
    if model.corn:
        pay = ((counted("corn", model.corn),),)
    elif model.blocks:
        pay = ((counted("block", model.blocks),),)
    face = _gets(act, corn_per_block)
    return face._replace(pay=pay)


def _gets(act: Act, corn_per_block: int) -> PlateFace:
    model, rows = act.model, PlateFace
    if model.gain is not None:
        terms = goods(model.gain)
        if model.fishing:
            return rows(get=((Term("fish"),), terms))
        return rows(get=(terms[:2], terms[2:]) if len(terms) > 2 else tuple((term,) for term in terms))
    if model.harvest is not None:
        corn: Terms = (numbered("corn", model.harvest.corn),)
        wood: Terms = (numbered("wood", model.harvest.wood),)
        return rows(get=(corn, wood), ruled=True) if model.harvest.wood else rows(get=(corn,))
    if model.advance is not None:
        return rows(get=((numbered("tech", model.advance),),))
    if model.build is not None:
        built: Terms = (numbered("build", model.build.max),)
        if model.build.monument:
            return rows(get=(built, (numbered("monument", 1),)), ruled=True)
        if model.build.pay == "corn":
            return rows(
                get=(built, (Term("block"), Term("equals"), Term("", str(corn_per_block)), Term("corn")))
            )
        return rows(get=(built,) if not model.corn else ((Term("build"),),))
    if model.temples_different is not None:
        return rows(get=tuple((Term("temple"),) for _ in range(model.temples_different)))
    if model.temple_any is not None:
        return rows(get=((counted("temple", model.temple_any),),))
    if model.worker is not None:
        return rows(get=((Term("worker", f"+{model.worker}"),),))
    if model.skull is not None:
        points: Terms = (Term("", str(model.skull.vp)),)
        if model.skull.blocks:
            points = (*points, counted("block", model.skull.blocks))
        return rows(get=(points, (Term(f"temple:{model.skull.temple}"),)))
    return rows(get=((Term("gears" if act.kind == "any_action" else "market"),),))


def space_face(gear: GearTable, space: int, corn_per_block: int) -> PlateFace:
    """What stands on the plate of a space; space 0 has no action."""
    if space == 0:
        return PlateFace(get=((Term("", "0"),),))
    if space >= gear.any_from:
        return PlateFace(get=((Term("any-action"),), (Term("", f"1–{gear.top}"),)))
    return action(gear.actions[space - 1], corn_per_block)


def row(face: PlateFace) -> Terms:
    """A plate's face as one line: for tiles, previews, lists."""
    pay = tuple(term for terms in face.pay for term in terms)
    get: list[Term] = []
    for i, terms in enumerate(face.get):
        if i and face.ruled:
            get.append(Term(OR))
        get += terms
    return (*pay, Term(TO), *get) if pay else tuple(get)


# ---------------------------------------------------------------- buildings


def effect(item: Effect) -> Terms:
    """One effect of a building."""
    model, kind = item.model, item.kind
    if kind in ("corn", "wood", "stone", "gold", "skull", "vp"):
        return (numbered(kind, getattr(model, kind)),)
    if kind == "worker":
        return (Term("worker", f"+{model.worker}"),)
    if model.tech is not None:
        return tuple(Term(f"tech:{track}", f"+{n}") for track, n in model.tech.items())
    if model.temple is not None:
        return tuple(numbered(f"temple:{name}", n) for name, n in model.temple.items())
    if kind == "tech_any":
        return (numbered("tech", model.tech_any or 1),)
    if kind == "temple_any":
        return (numbered("temple", model.temple_any or 1),)
    if kind == "feed_workers":
        return (numbered("worker", model.feed_workers or 1), Term("corn", "−2"))
    if kind == "feed_all_less":
        return (Term("workers"), Term("corn", f"−{model.feed_all_less}"))
    if kind == "build_more":
        return (Term("build", f"+{model.build_more}"),)
    if kind == "any_action":
        return (counted("corn", model.any_action or 1), Term(TO), Term("gears"))
    if kind == "monument":
        return (numbered("monument", model.monument or 1),)
    if kind == "tech_shift":
        return (Term("tech", "−1"), Term(TO), Term("", "3×"), Term("tech", "+1"))
    if model.place_skull is not None:
        placed = model.place_skull
        return (Term("skull"), Term(TO), Term("vp", str(placed.vp)), numbered("temple", placed.temple_any))
    return (Term("market"),)


def benefit(item: Effect) -> Terms:
    """What an effect of a building brings by itself: of a skull that is placed, the points."""
    placed = item.model.place_skull
    return effect(item) if placed is None else (numbered("vp", placed.vp),)


def reward(model: FoodRewardModel) -> Terms:
    """What a building gives on Food Days; if not on all, with their numbers."""
    if len(model.on) >= 4:
        return (Term("food"), Term(TO), *goods_numbered(model))
    days = "–".join(str(day) for day in (min(model.on), max(model.on)))
    return (Term("food", days), Term(TO), *goods(model))


def goods_numbered(model: Goods) -> Terms:
    """Corn, blocks, skulls, with numbers also where they are 1."""
    order = ("corn", *BLOCKS, "skull")
    return tuple(numbered(name, getattr(model, name)) for name in order if getattr(model, name))


def building(card: Card) -> tuple[Terms, ...]:
    """All effects of a building, each a group, from left to right; renovation has its own sign."""
    rewards = [reward(model) for model in card.rewards]
    later = [(terms[0]._replace(sign=""), *terms[1:]) if terms[0].figure else terms for terms in rewards[1:]]
    return (*(effect(item) for item in card.effects), *rewards[:1], *later)


_METRICS: dict[str, str] = {
    "farm_tiles": "kind:farm",
    "civic_tiles": "kind:civic",
    "tomb_tiles": "kind:tomb",
    "shrine_tiles": "kind:shrine",
    "buildings": "build",
    "tiles": "build",
    "corn_tiles": "tile:corn",
    "wood_tiles": "tile:wood",
    "monuments_of_all": "monument",
    "techs_at_3": "tech",
    "techs_at_2": "tech",
    "tech_levels": "tech",
    "workers": "worker",
    "temple_points": "temple",
    "temple_levels": "temple",
    "highest_temple": "temple",
    "level_chaac": "temple:chaac",
    "level_quetzalcoatl": "temple:quetzalcoatl",
    "level_kukulcan": "temple:kukulcan",
    "skulls_placed": "skull",
    "gold": "gold",
    "skulls": "skull",
    "workers_fed": "worker",
    "workers_on_chichen": "worker",
}
_AFTER = {"techs_at_3": "3", "techs_at_2": "2", "tech_levels": "Σ", "highest_temple": "↑"}


def metric(name: str) -> Term:
    """The sign of what is counted by a monument or a prophecy."""
    return Term(_METRICS[name], _AFTER.get(name, ""))


def score(model: ScoreModel, players: int) -> Terms:
    """What a monument scores: "4 /" and what is counted; of a table the least, "9+"."""
    if model.table:
        least = min((points for points in model.table.values() if points), default=0)
        return (Term("", f"{least}+"), Term(OR), metric(model.metric))
    each = model.by_players.get(players, model.each) if model.by_players else model.each
    if model.metric == "temple_points":
        return (Term("", "="), Term("temple"), Term("vp"))
    extra = (Term("monument"),) if model.metric == "tiles" else ()
    return (Term("", str(each)), Term(OR), metric(model.metric), *extra)


# ---------------------------------------------------------------- technologies, prophecies, tiles


def level(model: LevelModel) -> Terms:
    """What a level of a technology adds."""
    terms: list[Term] = []
    if model.harvest_corn:
        terms.append(Term("corn", signed(model.harvest_corn)))
    if model.irrigation:
        terms.append(Term("water"))
    if model.fish_corn:
        terms.append(Term("fish", signed(model.fish_corn)))
    if model.harvest_wood:
        terms.append(Term("wood", signed(model.harvest_wood)))
    else:
        seen = {name: getattr(gain, name) for gain in model.gain.values() for name in _GOODS}
        terms += [Term(name, signed(n)) for name, n in seen.items() if n]
    if model.building_corn:
        terms += [Term("corn", signed(model.building_corn))]
    if model.building_vp:
        terms += [Term("vp", signed(model.building_vp))]
    if model.building_blocks:
        terms += [Term("block", f"−{model.building_blocks}")]
    if model.ahead:
        terms.append(Term("ahead", signed(model.ahead)))
    if model.devotion:
        terms += [Term("block"), Term(TO), counted("temple", model.devotion)]
    return tuple(terms)


def bonus(model: BonusModel) -> Terms:
    """The bonus for going on from the last level."""
    kind = model.kind
    name = {"temple_any": "temple", "blocks": "block"}.get(kind, kind)
    return (numbered(name, int(getattr(model, kind))),)


def calamity(model: CalamityModel) -> Terms:
    """What is harder while a prophecy is in force."""
    if model.step_corn:
        return (Term("temple"), Term("corn", f"−{model.step_corn}"))
    if model.step_blocks:
        return (Term(f"temple:{model.temple}" if model.temple else "temple"), Term("block", "−1"))
    if model.harvest_wood:
        return (Term("wood", signed(model.harvest_wood)),)
    if model.harvest_corn:
        return (Term("corn", signed(model.harvest_corn)),)
    if model.gold_corn:
        return (Term("gold"), Term("corn", f"−{model.gold_corn}"))
    if model.skull_down:
        return (Term("skull"), Term("temple", f"−{model.skull_down}"))
    if model.tech_blocks:
        return (Term("tech"), Term("block", f"+{model.tech_blocks}"))
    if model.lost_level:
        return (Term("no:tech", str(model.lost_level)),)
    if model.building_blocks:
        terms: Terms = (Term("build"), Term("block", f"+{model.building_blocks}"))
        return (*terms, Term(OR), Term("corn", f"+{model.building_corn}")) if model.building_corn else terms
    if model.food:
        return (Term("worker"), Term("corn", f"+{model.food}"))
    cost = max(model.place_corn.values(), default=0)
    return (Term("skull"), Term("worker"), Term("corn", f"+{cost}"))


PROPHECY_ICONS: dict[str, str] = {
    "wrathful_gods": "temple",
    "angry_god_chaac": "temple:chaac",
    "angry_god_quetzalcoatl": "temple:quetzalcoatl",
    "angry_god_kukulcan": "temple:kukulcan",
    "forest_fires": "forest-fire",
    "drought": "desert",
    "gold_shortage": "no:gold",
    "desecration": "earth-crack",
    "teacher_shortage": "teacher",
    "forgotten_lore": "lore",
    "crowded_cities": "build",
    "hunger": "food",
    "high_floodwaters": "flood",
}
"""A picture for the prophecies we know by name; others show the eye."""


def prophecy_icon(name: str) -> str:
    """The sign of a prophecy."""
    return PROPHECY_ICONS.get(name, "prophecy")


def wealth(tile: WealthModel) -> tuple[Terms, ...]:
    """What a wealth tile gives: goods, then steps."""
    groups: list[Terms] = [(term,) for term in goods_numbered(tile)]
    groups += [(numbered(f"temple:{name}", n),) for name, n in tile.temple.items()]
    groups += [(Term(f"tech:{name}", f"+{n}"),) for name, n in tile.tech.items()]
    if tile.worker:
        groups.append((Term("worker", f"+{tile.worker}"),))
    if tile.feed_workers:
        groups.append((numbered("worker", tile.feed_workers), Term("corn", "−2")))
    return tuple(groups)


def joined(groups: Iterable[Terms]) -> Terms:
    """All groups in one row."""
    return tuple(term for group in groups for term in group)
