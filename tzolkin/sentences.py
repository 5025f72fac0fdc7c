"""The sentences of Tzolk'in, by event, refusal and decision. English; translated when they are said."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop.text.catalogue import _

NAMES: Mapping[str, str] = {
    "palenque": _("Palenque"),
    "yaxchilan": _("Yaxchilán"),
    "tikal": _("Tikal"),
    "uxmal": _("Uxmal"),
    "chichen": _("Chichén Itzá"),
    "start": _("the starting player space"),
    "quick": _("a quick action space"),
    "chaac": _("Chaac"),
    "quetzalcoatl": _("Quetzalcóatl"),
    "kukulcan": _("Kukulcán"),
    "agriculture": _("Agriculture"),
    "extraction": _("Extraction"),
    "architecture": _("Architecture"),
    "theology": _("Theology"),
    "wood": _("wood"),
    "stone": _("stone"),
    "gold": _("gold"),
    "corn": _("corn"),
    "skull": _("crystal skull"),
    "step": _("this temple"),
    "worker": _("worker"),
    "corn3": _("3 corn"),
    "wood_corn": _("1 wood and 1 corn"),
    "tech": _("a technology"),
    "market": _("the market"),
    "build": _("construct a building"),
    "none": _("nothing"),
}
"""Nouns, by the word that rules and data use; cards have their names in the data files."""

AMOUNTS: Mapping[str, tuple[str, str]] = {
    "corn": (_("{n} corn"), _("{n} corn")),
    "wood": (_("{n} wood"), _("{n} wood")),
    "stone": (_("{n} stone"), _("{n} stone")),
    "gold": (_("{n} gold"), _("{n} gold")),
    "skull": (_("{n} crystal skull"), _("{n} crystal skulls")),
    "vp": (_("{n} point"), _("{n} points")),
}

EVENTS: Mapping[str, str] = {
    "tile-turned": _("Turned up for dummy workers: {tile}"),
    "dummy-placed": _("A dummy worker stands on {gear} {space}"),
    "chose": _("{name} has chosen"),
    "temple-up": _("{name} rises to level {level} of {temple}"),
    "board-light": _("{name} may speed time again"),
    "board-dark": _("{name} lets {days} days go by"),
    "tech-up": _("{name} reaches level {level} of {track}"),
    "tech-down": _("{name} falls to level {level} of {track}"),
    "tech-bonus": _("{name} takes the bonus of {track}"),
    "action-used": _("{name} uses {gear} {space}"),
    "mercy": _("{name} is shown mercy and gives all corn"),
    "begged": _("{name} begs and has {total} corn"),
    "passed": _("{name} passes"),
    "worker-picked": _("{name} picks up a worker from {gear} {space}"),
    "no-action": _("{name} uses no action"),
    "block-saved": _("Architecture saves {name} a block of {block}"),
    "torn-down": _("{name} tears down {card}"),
    "constructed": _("{name} constructs {card}"),
    "quick-used": _("{name} performs the quick action: {tile}"),
    "calendar-corn-taken": _("{name} takes {amount} corn from the calendar"),
    "marker-moved": _("{to} is starting player"),
    "worker-returned": _("{name} takes a worker back from the quick actions"),
    "pushed-off": _("A worker of {name} is pushed off {gear}"),
    "day-began": _("Day {day} begins"),
    "prophecy-began": _("A prophecy comes true: {prophecy}"),
    "quick-tile": _("The quick action is now: {tile}"),
    "building-revealed": _("A building appears: {card}"),
    "food-day": _("Food Day {number}"),
    "age-changed": _("The second age begins"),
    "calendar-corn": _("The calendar holds {total} corn"),
}
"""Log lines that need no choosing. What is not here is composed by the speaker, or has no line of its own."""

SILENT = frozenset(("laid-out", "offered", "own-choice", "declined"))
"""Events that no line of the log tells."""

TRADES: Mapping[str, str] = {
    "buy": _("{name} buys {block} for {corn} corn"),
    "sell": _("{name} sells {block} for {corn} corn"),
}

LOST: Mapping[str, str] = {
    "top": _("{name} cannot rise in {what}"),
    "bank": _("The bank has no crystal skull for {name}"),
    "unpaid": _("{name} goes without {what}"),
    "all": _("{name} has all workers already"),
}

HARVESTS: Mapping[str, str] = {
    "corn": _("{name} harvests corn at Palenque {space}"),
    "wood": _("{name} fells wood at Palenque {space}"),
    "burn": _("{name} burns the forest at Palenque {space}"),
}

REFUSALS: Mapping[str, tuple[str, str]] = {
    "tribe-not-offered": (_("Not yours"), _("This tribe was not offered to you.")),
    "tile-not-offered": (_("Not yours"), _("This tile was not offered to you.")),
    "tiles-kept": (_("Wrong number"), _("Keep {count} different wealth tiles.")),
    "temple-at-bottom": (_("At the bottom"), _("You stand at the bottom of {temple} already.")),
    "all-temples-at-bottom": (_("At the bottom"), _("You stand at the bottom of all temples.")),
    "begged-already": (_("Once a turn"), _("One begs once a turn.")),
    "too-rich-to-beg": (_("Too much corn"), _("One begs with {limit} corn or less; you have {corn}.")),
    "no-worker-in-hand": (_("No worker"), _("None of your {owned} workers is in hand.")),
    "too-little-corn": (_("Too little corn"), _("This needs {needs} corn; you have {corn}.")),
    "quick-not-performable": (
        _("Quick action"),
        _("The quick action must be performed at the end of the turn; it could not be."),
    ),
    "start-space-taken": (_("Taken"), _("{name} stands on the starting player space.")),
    "no-such-placement": (_("Not possible"), _("No worker can be placed like this.")),
    "no-quick-actions": (_("Not in play"), _("This game is played without quick actions.")),
    "one-quick-space": (_("One a turn"), _("One worker a turn can take a quick action space.")),
    "quick-spaces-full": (_("Full"), _("All quick action spaces are taken.")),
    "gear-full": (_("Full"), _("{gear} has no free space.")),
    "no-discount": (_("No discount"), _("No discount can be used on this worker.")),
    "not-lowest-space": (
        _("Not the lowest"),
        _("A worker takes the lowest free space of {gear}, now {space}."),
    ),
    "no-passing": (_("No passing"), _("You must place workers or pick workers up.")),
    "days": (_("Too many"), _("Time can be sped to {most} days at most.")),
    "no-worker-on-gears": (_("No worker"), _("None of your workers stands on a gear.")),
    "placed-this-turn": (_("Just placed"), _("This worker was placed in this turn.")),
    "not-your-worker": (_("Not yours"), _("No worker of yours stands on {gear} {space}.")),
    "no-action-possible": (_("No action"), _("No action can be used from here with {corn} corn.")),
    "action-out-of-reach": (_("Out of reach"), _("This worker cannot use {gear} {action}.")),
    "nothing-to-harvest": (_("Nothing to harvest"), _("Nothing is left at Palenque {space} for you.")),
    "skull-slot-full": (_("Skull placed"), _("A skull lies on Chichén Itzá {space} already.")),
    "no-skull": (_("No skull"), _("You have no crystal skull.")),
    "no-building-payable": (
        _("Cannot be paid"),
        _("You can pay for nothing here with {blocks} blocks and {corn} corn."),
    ),
    "too-few-blocks": (_("Too few blocks"), _("This needs {needs} blocks; you have {blocks}.")),
    "not-optional": (_("No choice"), _("This cannot be left out.")),
    "no-irrigation": (_("No irrigation"), _("Corn without a tile needs level 2 of Agriculture.")),
    "gods-cannot-anger": (_("At the bottom"), _("You cannot fall any deeper in the temples.")),
    "cannot-corn": (_("No corn"), _("No corn tile lies open here: {corn} are left, {wood} under wood.")),
    "cannot-wood": (_("No wood"), _("No wood tile is left here.")),
    "cannot-burn": (_("No wood"), _("There is no wood to burn here.")),
    "cannot-irrigate": (_("Corn lies open"), _("A corn tile lies open here: take it.")),
    "different-temples": (_("Another temple"), _("You have risen in {temple}; choose another temple.")),
    "no-such-block": (_("None left"), _("You have no {block}.")),
    "no-level-to-lose": (_("Level 0"), _("You have no level of {track} to lose.")),
    "no-levels-to-lose": (_("Level 0"), _("You have no level of any technology to lose.")),
    "nothing-to-trade": (_("Nothing to trade"), _("You have no block, and {corn} corn buy none.")),
    "back-and-forth": (
        _("There and back"),
        _("You have traded {block} the other way; back again would change nothing."),
    ),
    "temple-full": (_("Cannot rise"), _("You cannot rise any further in {temple}.")),
    "temples-full": (_("Cannot rise"), _("You cannot rise any further in any temple.")),
    "all-workers": (_("All workers"), _("You have all {most} workers.")),
    "nothing-to-settle-with": (_("Cannot pay"), _("You cannot pay for this.")),
    "cannot-settle": (_("Cannot pay"), _("This cannot be paid with {means}.")),
    "card-not-there": (_("Not there"), _("{card} is not on display.")),
    "no-monument-now": (_("No monument"), _("A monument cannot be constructed with this.")),
    "monument-only": (_("Monument only"), _("Only a monument can be constructed with this.")),
    "no-renovation": (_("No renovation"), _("{card} is no building of yours that can be torn down.")),
    "renovation-useless": (_("No use"), _("Tearing down {card} would pay for nothing here.")),
    "architecture-use": (_("Architecture"), _("Architecture helps one of the two buildings only.")),
    "blocks-missing": (
        _("Blocks missing"),
        _(
            "Needed are {needs_wood} wood, {needs_stone} stone and {needs_gold} gold; "
            "you have {wood}, {stone} and {gold}."
        ),
    ),
    "nothing-to-decline": (
        _("Nothing to decline"),
        _("{card} brings nothing by itself that could be declined."),
    ),
    "cannot-save": (_("Not this one"), _("With {block} saved the rest could not be paid.")),
    "no-sale": (_("No sale"), _("Your tribe sells no blocks.")),
    "sold-already": (_("Once a turn"), _("Your tribe has sold in this turn already.")),
    "sale-out-of-turn": (_("Not your turn"), _("Your tribe sells in your own turn only.")),
    "block-needed": (_("Needed"), _("This {block} is needed for what has been begun.")),
    "blocks-needed": (_("Needed"), _("Your blocks are needed for what has been begun.")),
}
"""For every code of a refusal: a heading of a word or two, and the sentence."""

PROMPTS: Mapping[str, str] = {
    "keep": _("choose what to begin with"),
    "down": _("choose a temple to go down in"),
    "turn": _("place workers or pick workers up"),
    "placing": _("place another worker, or stop"),
    "extra": _("pick up a worker as well, or not"),
    "closing": _("sell a block, or end the turn"),
    "picking": _("pick up another worker, or stop"),
    "use": _("choose what the worker does"),
    "any": _("choose an action"),
    "harvest": _("choose what to harvest"),
    "advance": _("choose a technology"),
    "pay": _("choose a block to pay"),
    "bonus": _("choose a bonus"),
    "shift": _("choose the technology that goes down"),
    "build": _("choose what to construct"),
    "save": _("choose the block that is saved"),
    "raise": _("choose a temple to go up in"),
    "take": _("choose a block"),
    "trade": _("trade, or stop"),
    "devotion": _("pay a block for a step in a temple, or not"),
    "worker": _("take another worker, or not"),
    "benefit": _("take what the building brings, or do without"),
    "levy": _("pay for it, or do without"),
    "speed": _("choose how many days go by"),
}

LEVIES: Mapping[str, str] = {
    "gold": _("pay {corn} corn for gold, or do without"),
    "skull": _("go down in a temple for a crystal skull, or do without"),
    "temple": _("pay for rising in {what}, or do without"),
    "tech": _("pay a block for {what}, or do without"),
}

SECTIONS: Mapping[str, str] = {
    "3": _("Set-up"),
    "5": _("Turns"),
    "6": _("Starting player"),
    "7": _("Actions"),
    "8": _("Technologies"),
    "9": _("Temples"),
    "10": _("Buildings"),
    "11": _("Food Days"),
    "15": _("Tribes"),
    "16": _("Prophecies"),
    "17": _("New buildings"),
    "19": _("Quick actions"),
}
"""The headings of the rules, by number."""

SOURCES: Mapping[str, str] = {
    "game": _("During the game"),
    "goods": _("Corn and blocks"),
    "skulls": _("Crystal skulls"),
    "workers-on-gears": _("Workers on gears"),
}
"""Where final points come from; monuments have their names in the data files."""
