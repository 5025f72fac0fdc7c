"""Reads a tile file: the pictures of the tiles, with every defect in its place (Rules 15.2, 15.3)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal, NamedTuple

from pydantic import Field

from tabletop.hexgrid import Hex, edge_corners
from tabletop.layouts import (
    Defect,
    Document,
    FileModel,
    Loc,
    Sentence,
    Severity,
    excerpt,
    has_errors,
    in_order,
    nearest,
    sentence,
    validate,
)
from tabletop.text.catalogue import _
from yucatan.tiles import (
    CELLS,
    CITY,
    CITY_KIND,
    CORNERS,
    FACES_OF_KIND,
    KINDS,
    LATTICE,
    MOUNTAIN,
    ONE_RIVER,
    RIVER,
    ROW_LENGTHS,
    TILES_OF_KIND,
    Face,
    Tile,
    Word,
    course,
    crossing_letters,
    read_word,
)

TILES_FORMAT = "yucatan-tiles/1"
MAX_TILES = 60
MAX_FACES = 6
MAX_WORDS = 20


class LatticeModel(FileModel):
    """Where neighbouring tiles lie; a statement to check, there is only one."""

    SE: tuple[int, int]
    S: tuple[int, int]


class TileFileModel(FileModel):
    """The outer parts of a tile file; the tiles themselves are read one by one."""

    format: Literal["yucatan-tiles/1"]
    lattice: LatticeModel | None = None
    tiles: dict[str, object] = Field(min_length=1, max_length=MAX_TILES)


class TileModel(FileModel):
    """One tile: drawn, or like another one."""

    kind: str | None = None
    faces: dict[str, list[str]] | None = None
    like: str | None = None


@dataclass(frozen=True, slots=True)
class TileSet:
    """The tiles of one file. ``broken``: names of tiles that stand in it but cannot be used."""

    tiles: Mapping[str, Tile]
    broken: frozenset[str] = frozenset()


def tiles_in(document: Document) -> tuple[TileSet, list[Defect]]:
    """Every tile without errors in a tile file, and all defects of the file; never raises for them."""
    if document.root is None:
        return TileSet({}), list(document.defects)
    return _TileReader(document).read()


class _Spot(NamedTuple):
    """A word of a picture, where it was written, and what people call the place."""

    text: str
    loc: Loc
    offset: int
    place: str


def _well_shaped(rows: list[str]) -> bool:
    return tuple(len(row.split()) for row in rows) == ROW_LENGTHS


def _face_name(loc: Loc) -> str:
    return f"{excerpt(loc[1])}, {excerpt(loc[3])}"


class _TileReader:
    """Reads the tiles of one document and gathers what is wrong with them."""

    def __init__(self, document: Document) -> None:
        self.document = document
        self.defects: list[Defect] = list(document.defects)
        self.tiles: dict[str, Tile] = {}
        self.names: list[str] = []

    def read(self) -> tuple[TileSet, list[Defect]]:
        """The whole file."""
        header, defects = validate(TileFileModel, self.document)
        self.defects += defects
        if header is not None and header.lattice is not None:
            self._lattice(header.lattice)
        written = self.document.value(("tiles",))
        self.names = list(written)[:MAX_TILES] if isinstance(written, dict) else []
        models = {name: self._model(name) for name in self.names}
        for name, model in models.items():
            if model is not None and model.like is None:
                self._drawn(name, model)
        for name, model in models.items():
            if model is not None and model.like is not None:
                self._alike(name, model)
        broken = frozenset(name for name in self.names if name not in self.tiles)
        if not has_errors(self.defects):
            self._count()
        ordered = {name: self.tiles[name] for name in self.names if name in self.tiles}
        return TileSet(ordered, broken), in_order(self.defects)

    def _complain(
        self, words: Sentence, loc: Loc, offset: int = 0, severity: Severity = "error", place: str = ""
    ) -> None:
        mark = self.document.letter_mark(loc, offset) if offset >= 0 else self.document.key_mark(loc)
        self.defects.append(self.document.defect(words, mark, severity, place or str(loc[1])))

    def _lattice(self, lattice: LatticeModel) -> None:
        for side, step in LATTICE.items():
            if getattr(lattice, side) != step:
                words = _("the tiles lie in one lattice only: {side} is [{q}, {r}]")
                facts = {"side": side, "q": step[0], "r": step[1]}
                self._complain(sentence(words, **facts), ("lattice", side), place="lattice")

    def _model(self, name: str) -> TileModel | None:
        model, defects = validate(TileModel, self.document, ("tiles", name))
        self.defects += defects
        return model

    def _drawn(self, name: str, model: TileModel) -> None:
        loc: Loc = ("tiles", name)
        if model.kind is None or model.faces is None:
            key = "kind" if model.kind is None else "faces"
            words = _("{tile} needs '{key}', or 'like' and the name of a tile that is drawn")
            self._complain(sentence(words, tile=excerpt(name), key=key), loc, -1)
            return
        wanted = FACES_OF_KIND.get(model.kind)
        if wanted is None:
            words = _("'{kind}' is no kind of tile; the kinds are {kinds}")
            facts = {"kind": excerpt(model.kind), "kinds": ", ".join(KINDS)}
            self._complain(sentence(words, **facts), (*loc, "kind"))
        elif sorted(model.faces) != sorted(wanted):
            words = _("a tile of kind {kind} has these faces: {faces}")
            facts = {"kind": model.kind, "faces": ", ".join(wanted)}
            self._complain(sentence(words, **facts), (*loc, "faces"), -1)
        drawn = list(model.faces.items())[:MAX_FACES]
        faces = {face: self._face(name, model.kind, face, rows) for face, rows in drawn}
        sound = {face: picture for face, picture in faces.items() if picture is not None}
        if wanted is not None and sorted(sound) == sorted(wanted):
            self.tiles[name] = Tile(name, model.kind, sound)

    def _alike(self, name: str, model: TileModel) -> None:
        loc: Loc = ("tiles", name)
        for key in ("kind", "faces"):
            if getattr(model, key) is not None:
                words = _("{tile} is like another tile, so '{key}' does not belong here")
                self._complain(sentence(words, tile=excerpt(name), key=key), (*loc, key), -1)
        other = str(model.like)
        if other in self.tiles and self.tiles[other].name == other and not self._is_alike(other):
            original = self.tiles[other]
            self.tiles[name] = Tile(name, original.kind, original.faces)
        elif other not in self.names:
            near = nearest(other, self.names)
            words = (
                _("there is no tile '{other}' to be like")
                if near is None
                else _("there is no tile '{other}' to be like; did you mean '{near}'?")
            )
            self._complain(sentence(words, other=excerpt(other), near=near), (*loc, "like"))
        elif self._is_alike(other):
            words = _("'{other}' is like another tile itself; name the tile that is drawn")
            self._complain(sentence(words, other=other), (*loc, "like"))

    def _is_alike(self, name: str) -> bool:
        return self.document.node(("tiles", name, "like")) is not None

    def _face(self, name: str, kind: str, face: str, rows: list[str]) -> Face | None:
        loc: Loc = ("tiles", name, "faces", face)
        before = len(self.defects)
        spots = self._split(loc, rows)
        words = [self._word(spot) for spot in spots]
        if not _well_shaped(rows) or None in words:
            return None
        picture = {cell: word for cell, word in zip(CELLS, words, strict=True) if word is not None}
        whole = _Spot("", loc, -1, _face_name(loc))
        for problem in face_problems(kind, face, picture):
            spot = whole if problem.cell is None else spots[CELLS.index(problem.cell)]
            self._at(spot, problem.words, problem.severity)
        return None if has_errors(self.defects[before:]) else Face(tuple(picture.values()))

    def _at(self, spot: "_Spot", words: Sentence, severity: Severity = "error") -> None:
        """Complain about a word of a picture, naming tile, face and space."""
        told = sentence(_("{place}: {what}"), place=spot.place, what=words)
        self._complain(told, spot.loc, spot.offset, severity, spot.place)

    def _split(self, loc: Loc, rows: list[str]) -> list["_Spot"]:
        """The words of a face and where each was written; complains where their numbers are wrong."""
        place = _face_name(loc)
        if len(rows) != len(ROW_LENGTHS):
            words = _("a face has {want} rows of words, of 3, 4, 5, 4 and 3; here are {have}")
            told = sentence(words, want=len(ROW_LENGTHS), have=len(rows))
            self._at(_Spot("", loc, -1, place), told)
            return []
        found: list[_Spot] = []
        for number, (row, want) in enumerate(zip(rows, ROW_LENGTHS, strict=True)):
            at = 0
            texts = row.split()
            if len(texts) != want:
                words = _("row {row} has {want} words, not {have}")
                told = sentence(words, row=number + 1, want=want, have=len(texts))
                self._at(_Spot("", (*loc, number), -1, place), told)
            for text in texts[:MAX_WORDS]:
                at = row.index(text, at)
                found.append(_Spot(text, (*loc, number), at, place))
                at += len(text)
        if not _well_shaped(rows):
            return found
        return [
            _Spot(spot.text, spot.loc, spot.offset, f"{place}, space {cell.q},{cell.r}")
            for cell, spot in zip(CELLS, found, strict=True)
        ]

    def _word(self, spot: "_Spot") -> Word | None:
        word = read_word(spot.text)
        if word is None:
            words = _("'{word}' cannot be read; a word is . ^ ~ or @, then the letters of its rivers")
            self._at(spot, sentence(words, word=excerpt(spot.text, 20)))
            return None
        for told in word_problems(word):
            self._at(spot, told)
        return word

    def _count(self) -> None:
        """The game's own set: anything else can be played on, but not be laid with the real tiles."""
        for kind, want in TILES_OF_KIND.items():
            have = sum(tile.kind == kind for tile in self.tiles.values())
            if have != want:
                words = _("tiles of kind {kind}: {have}; the game has {want}")
                facts = {"kind": kind, "have": have, "want": want}
                self._complain(sentence(words, **facts), ("tiles",), -1, "warning", "tiles")


@dataclass(frozen=True, slots=True)
class FaceProblem:
    """Something wrong with the picture of a face; ``cell`` is the space it concerns, if it concerns one."""

    words: Sentence
    cell: Hex | None = None
    severity: Severity = "error"


def face_problems(kind: str, face: str, words: Mapping[Hex, Word]) -> Iterator[FaceProblem]:
    """What the picture of a face must satisfy (Rules 15.2, 15.3). ``words`` holds all 19 spaces."""
    yield from _courses(words)
    yield from _crossings(words)
    cities = [cell for cell, word in words.items() if word.ground == CITY]
    if kind != CITY_KIND:
        if cities:
            message = _("only a tile of the kind city shows a city")
            yield FaceProblem(sentence(message), cities[0])
        return
    if len(cities) != 1:
        message = _("a city tile shows one city '@'; here are {have}")
        yield FaceProblem(sentence(message, have=len(cities)), cities[1] if cities else None)
        return
    rivers = len({letter.lower() for letter in words[cities[0]].letters})
    wanted = 1 if face == ONE_RIVER else 2
    if rivers != wanted:
        message = _("the city of the face {face} stands on rivers: {want}; here on {have}")
        yield FaceProblem(sentence(message, face=excerpt(face), want=wanted, have=rivers), cities[0])


def word_problems(word: Word) -> Iterator[Sentence]:
    """What a single word of a picture must satisfy."""
    ground, letters = word
    if letters and ground in (MOUNTAIN, RIVER):
        yield sentence(_("a mountain or Great River space is no bank of a small river"))
    if len(set(letters)) != len(letters):
        yield sentence(_("the same letter stands twice in '{word}'"), word=letters)
    if len(set(letters.lower())) != len(set(letters)):
        yield sentence(_("'{word}' puts a space on both banks of one river"), word=letters)


def _courses(words: Mapping[Hex, Word]) -> Iterator[FaceProblem]:
    rivers = Face(tuple(words.values())).rivers
    marked: dict[str, list[Hex]] = {}
    for cell, word in words.items():
        for low in dict.fromkeys(word.letters.lower()):
            marked.setdefault(low, []).append(cell)
    corners: dict[str, set[frozenset[Hex]]] = {}
    for low, cells in sorted(marked.items()):
        edges = rivers.get(low, ())
        path = course(edges)
        if path is None:
            message = _("river {letter} is not one unbroken line between its banks '{low}' and '{high}'")
            yield FaceProblem(sentence(message, letter=low, low=low, high=low.upper()), cells[0])
        beside = {cell for edge in edges for cell in edge}
        for cell in cells:
            if cell not in beside and edges:
                message = _("this space is marked as a bank of river {letter} but does not touch it")
                yield FaceProblem(sentence(message, letter=low), cell)
        corners[low] = {corner for a, b in edges for corner in edge_corners(a, b)}
        for other in sorted(corners):
            if other < low and corners[other] & corners[low]:
                message = _("rivers {one} and {two} touch")
                yield FaceProblem(sentence(message, one=other, two=low), cells[0])


def _crossings(words: Mapping[Hex, Word]) -> Iterator[FaceProblem]:
    for side in range(6):
        letters = crossing_letters(words, side)
        if len(letters) > 1:
            message = _("rivers {letters} leave by the same side")
            yield FaceProblem(sentence(message, letters=", ".join(letters)), CORNERS[side])
        if words[CORNERS[side]].ground == RIVER:
            message = _("the Great River leaves a tile at the middle of a side, not at its corner")
            yield FaceProblem(sentence(message), CORNERS[side], "warning")
