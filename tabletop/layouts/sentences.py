"""Pydantic's errors in words for a person who writes a file and has never heard of pydantic."""

from collections.abc import Iterable, Mapping
from difflib import get_close_matches

from pydantic_core import ErrorDetails

from tabletop.layouts.defects import Sentence, Unfit, sentence
from tabletop.text.catalogue import _

_WORDS: Mapping[str, str] = {
    "missing": _("{key} is missing"),
    "string_type": _("{key} should be a text"),
    "string_too_short": _("{key} is too short; it needs at least {min_length} letters"),
    "string_too_long": _("{key} is too long; it may have {max_length} letters"),
    "string_pattern_mismatch": _("'{value}' is not written as {key} should be"),
    "int_type": _("{key} should be a whole number"),
    "int_parsing": _("{key} should be a whole number, not '{value}'"),
    "int_from_float": _("{key} should be a whole number, not '{value}'"),
    "int_parsing_size": _("{key} is a number far too large"),
    "float_type": _("{key} should be a number"),
    "float_parsing": _("{key} should be a number, not '{value}'"),
    "finite_number": _("{key} should be a number, not '{value}'"),
    "bool_type": _("{key} should be true or false"),
    "bool_parsing": _("{key} should be true or false, not '{value}'"),
    "list_type": _("{key} should be a list"),
    "tuple_type": _("{key} should be a list"),
    "set_type": _("{key} should be a list"),
    "dict_type": _("{key} should be a mapping, a line 'key: value' for each part"),
    "model_type": _("{key} should be a mapping, a line 'key: value' for each part"),
    "model_attributes_type": _("{key} should be a mapping, a line 'key: value' for each part"),
    "too_short": _("{key} has too few items; it needs at least {min_length}"),
    "too_long": _("{key} has too many items; it may have {max_length}"),
    "greater_than": _("{key} should be more than {gt}, not {value}"),
    "greater_than_equal": _("{key} should be {ge} or more, not {value}"),
    "less_than": _("{key} should be less than {lt}, not {value}"),
    "less_than_equal": _("{key} should be {le} or less, not {value}"),
    "multiple_of": _("{key} should be a multiple of {multiple_of}, not {value}"),
    "literal_error": _("{key} should be {expected}, not '{value}'"),
    "enum": _("{key} should be {expected}, not '{value}'"),
    "union_tag_invalid": _("'{tag}' is none of the kinds known here: {expected_tags}"),
    "union_tag_not_found": _("{key} does not say which kind it is; {discriminator} is missing"),
}
_OTHER = _("{key} is not as it should be: {message}")
_WHOLE = _("the file")
_NUMBERED = _("item {n} of '{key}'")


def words_for(error: ErrorDetails, loc: tuple[str | int, ...]) -> Sentence:
    """The sentence for one of pydantic's errors; ``loc`` is its place in the whole file."""
    context = dict(error.get("ctx", {}))
    problem = context.pop("error", None)
    if isinstance(problem, Unfit):
        return problem.words
    if error["type"] in ("value_error", "assertion_error") and problem is not None:
        return sentence("{problem}", problem=str(problem))
    facts: dict[str, object] = {key: excerpt(value) for key, value in context.items()}
    facts["key"] = _name(loc)
    facts["value"] = excerpt(error["input"])
    facts.setdefault("message", error["msg"])
    return sentence(_WORDS.get(error["type"], _OTHER), **facts)


def unknown_key(key: str, known: Iterable[str]) -> Sentence:
    """The sentence for a key that nobody reads, with the nearest known one."""
    near = nearest(key, known)
    if near is None:
        return sentence(_("'{key}' is not known here"), key=excerpt(key))
    return sentence(_("'{key}' is not known here; did you mean '{near}'?"), key=excerpt(key), near=near)


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word that looks most like ``word``, or None if none does."""
    if len(word) > 60:
        return None
    found = get_close_matches(word.lower(), sorted(known), n=1, cutoff=0.6)
    return found[0] if found else None


def excerpt(value: object, most: int = 40) -> str:
    """A value as it may stand in a sentence: bounded, on one line, without braces of Python."""
    if value is None:
        return ""
    if isinstance(value, dict):
        return _("a mapping")
    if isinstance(value, list | tuple):
        value = ", ".join(str(v) for v in value[:8] if isinstance(v, str | int | float))
    words = " ".join(str(value)[: 4 * most].split())
    return words if len(words) <= most else words[: most - 1] + "…"


def _name(loc: tuple[str | int, ...]) -> str:
    """What to call the place of an error: its key, or its number in a list."""
    steps = [step for step in loc if isinstance(step, int) or not step.endswith("]")]
    if not steps:
        return _WHOLE
    last = steps[-1]
    if isinstance(last, str):
        return f"'{excerpt(last)}'"
    owner = next((step for step in reversed(steps) if isinstance(step, str)), None)
    return str(last + 1) if owner is None else _NUMBERED.format(n=last + 1, key=excerpt(owner))
