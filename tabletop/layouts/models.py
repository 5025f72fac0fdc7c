"""Makes a pydantic model of a document, or all the defects that stand in the way, each in its place."""

from typing import TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError
from pydantic_core import ErrorDetails

from tabletop.layouts.defects import Defect, has_errors, in_order, sentence
from tabletop.layouts.document import Document, Loc, Mark, loc_text
from tabletop.layouts.reader import MAX_DEFECTS
from tabletop.layouts.sentences import unknown_key, words_for
from tabletop.text.catalogue import _

M = TypeVar("M", bound=BaseModel)


class FileModel(BaseModel):
    """The base of models of hand-written files: unknown keys are defects, and what was read never changes."""

    model_config = ConfigDict(extra="forbid", frozen=True)


def parse(model: type[M], document: Document) -> tuple[M | None, list[Defect]]:
    """The model of a whole document, and every defect of its writing and its content, sorted by place.

    The model is None as soon as there is an error.
    """
    found, defects = validate(model, document)
    everything = in_order([*document.defects, *defects])
    return (None if has_errors(everything) else found), everything


def validate(model: type[M], document: Document, loc: Loc = ()) -> tuple[M | None, list[Defect]]:
    """The model of one part of a document, and the defects of that part alone.

    Use it to read the parts of a file one by one, so that a defect in one leaves the others readable. Where
    the reader has complained already, nothing is said a second time.
    """
    if document.root is None:
        return None, []
    if document.node(loc) is None:
        words = sentence(_("'{key}' is missing"), key=loc_text(loc))
        return None, [document.defect(words, document.mark(loc), place=loc_text(loc))]
    try:
        return model.model_validate(document.value(loc)), []
    except ValidationError as err:
        said = {(d.line, d.column) for d in document.defects}
        defects = [_defect(model, document, loc, error) for error in err.errors(include_url=False)]
        return None, in_order(d for d in defects[:MAX_DEFECTS] if (d.line, d.column) not in said)


def _defect(model: type[BaseModel], document: Document, base: Loc, error: ErrorDetails) -> Defect:
    """One of pydantic's errors as a defect; its place is the nearest node that was really written."""
    loc = (*base, *error["loc"])
    kind = error["type"]
    if kind == "extra_forbidden":
        known = _known_keys(model, error["loc"][:-1])
        return document.defect(unknown_key(str(loc[-1]), known), document.key_mark(loc), place=loc_text(loc))
    if loc and loc[-1] == "[key]":
        loc = loc[:-1]
        mark: Mark = document.key_mark(loc)
    elif kind == "missing":
        mark = document.mark(loc[:-1])
    else:
        mark = document.mark(loc)
    return document.defect(words_for(error, loc), mark, place=loc_text(loc))


def _known_keys(model: type[BaseModel], loc: Loc) -> list[str]:
    """The keys that a model takes at a location inside it, as far as its annotations tell."""
    here: list[type[BaseModel]] = [model]
    for step in loc:
        inner = []
        for owner in here:
            for name, info in owner.model_fields.items():
                if isinstance(step, int) or step == (info.alias or name) or step not in owner.model_fields:
                    inner += _models_in(info.annotation)
        here = inner or here
    return sorted({info.alias or name for owner in here for name, info in owner.model_fields.items()})


def _models_in(annotation: object) -> list[type[BaseModel]]:
    """All models named anywhere in an annotation such as ``dict[str, list[Tile]] | None``."""
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return [annotation]
    return [m for part in getattr(annotation, "__args__", ()) for m in _models_in(part)]
