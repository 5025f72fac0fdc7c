"""Files that people write by hand: read with the place of every word, judged with all defects at once.

``read_document`` reads a file, ``parse`` makes a pydantic model of it; both answer with ``Defect`` lists and
never raise for what a file holds.
"""

from tabletop.layouts.defects import Defect, Sentence, Severity, Unfit, has_errors, in_order, sentence
from tabletop.layouts.document import (
    Document,
    Loc,
    Mapping,
    Mark,
    Scalar,
    Sequence,
    document_from_data,
    loc_text,
)
from tabletop.layouts.models import FileModel, parse, validate
from tabletop.layouts.reader import document_from_text, read_document
from tabletop.layouts.sentences import excerpt, nearest

__all__ = [
    "Defect",
    "Document",
    "FileModel",
    "Loc",
    "Mapping",
    "Mark",
    "Scalar",
    "Sentence",
    "Sequence",
    "Severity",
    "Unfit",
    "document_from_data",
    "document_from_text",
    "excerpt",
    "has_errors",
    "in_order",
    "loc_text",
    "nearest",
    "parse",
    "read_document",
    "sentence",
    "validate",
]
