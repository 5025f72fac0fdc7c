"""Reads a board file: which tile lies where, with every defect in its place (Rules 15.4)."""

from collections import abc
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BeforeValidator, Field

from tabletop.layouts import (
    Defect,
    Document,
    FileModel,
    Loc,
    Mapping,
    Mark,
    Sentence,
    Unfit,
    document_from_data,
    excerpt,
    has_errors,
    nearest,
    read_document,
    sentence,
    validate,
)
from tabletop.text.catalogue import _
from yucatan.boardchecks import Finding, Gaps
from yucatan.layout import At, Layout, Placement
from yucatan.tilefile import TILES_FORMAT, TileSet, tiles_in
from yucatan.tiles import CITY_KIND, FRONT, Tile

BOARD_FORMAT = "yucatan-board/1"
TILES_FILE = "tiles.yaml"
MAX_PLACEMENTS = 60

FARTHEST = 99


def _two_numbers(value: object) -> object:
    if isinstance(value, list) and len(value) == 2 and all(isinstance(part, str) for part in value):
        return value
    raise Unfit(sentence(_("'at' is two whole numbers, [steps SE, steps S]")))


def _one_line(value: str) -> str:
    if value.isprintable() and value.strip():
        return value.strip()
    raise Unfit(sentence(_("a name is one line of letters")))


Step = Annotated[int, Field(ge=-FARTHEST, le=FARTHEST)]
Place = Annotated[tuple[Step, Step], BeforeValidator(_two_numbers)]
Name = Annotated[str, Field(min_length=1, max_length=60), AfterValidator(_one_line)]


class BoardFileModel(FileModel):
    """The outer parts of a board file; the placements are read one by one."""

    format: Literal["yucatan-board/1"]
    name: Name
    players: int = Field(ge=2, le=4)
    practice: bool = False
    tiles_file: str = Field(TILES_FILE, min_length=1, max_length=200)
    tiles: list[object] = Field(min_length=1, max_length=MAX_PLACEMENTS)


class PlacementModel(FileModel):
    """One tile of a board."""

    tile: str
    at: Place
    face: str | None = None
    turn: int = Field(0, ge=0, le=5)
    seat: int | None = Field(None, ge=1, le=4)


@dataclass(frozen=True, slots=True)
class BoardSource:
    """A board as it was written: what could be understood of it, and where each placement stands."""

    document: Document
    layout: Layout
    items: tuple[int, ...]
    gaps: Gaps
    defects: tuple[Defect, ...]

    def defect(self, finding: Finding) -> Defect:
        """A finding on the layout as a defect of the file."""
        return self.document.defect(finding.words, self._mark(finding), finding.severity, finding.place)

    def _mark(self, finding: Finding) -> Mark:
        if finding.placement is None:
            return self.document.key_mark((finding.key,))
        item: Loc = ("tiles", self.items[finding.placement])
        return self.document.mark((*item, finding.key))


def source_in(document: Document) -> BoardSource:
    """The board of a document, with the tile file beside it. Never raises for what the files hold."""
    if document.root is None:
        return _BoardReader(document, TileSet({})).read()
    wanted = document.text(("tiles_file",)) or TILES_FILE
    tile_document = read_document(Path(document.name).parent / wanted)
    tiles, defects = tiles_in(tile_document)
    if tile_document.root is None:
        words = sentence(
            _("the tiles in '{file}' cannot be used: {why}"), file=wanted, why=defects[0].sentence
        )
        mark = document.key_mark(("tiles_file",))
        defects = [document.defect(words, mark, place="tiles_file")]
    return _BoardReader(document, tiles, defects).read()


def board_from_data(data: object) -> BoardSource:
    """The board that ``board_to_data`` described; defects have no true places."""
    parts: abc.Mapping[str, Any] = data if isinstance(data, dict) else {}
    drawn = document_from_data({"format": TILES_FORMAT, "tiles": parts.get("drawn")}, "board")
    tiles, defects = tiles_in(drawn)
    written = {key: value for key, value in parts.items() if key != "drawn"}
    return _BoardReader(document_from_data(written, "board"), tiles, defects).read()


def board_to_data(layout: Layout) -> dict[str, Any]:
    """A layout in JSON-able parts: the words of a board file, and under ``drawn`` the tiles it uses."""
    drawn = {}
    for placed in layout.placements:
        faces = {face: picture.rows() for face, picture in placed.tile.faces.items()}
        drawn[placed.tile.name] = {"kind": placed.tile.kind, "faces": faces}
    return {
        "format": BOARD_FORMAT,
        "name": layout.name,
        "players": layout.players,
        "practice": layout.practice,
        "tiles": [_placement_data(placed) for placed in layout.placements],
        "drawn": drawn,
    }


def _placement_data(placed: Placement) -> dict[str, Any]:
    data: dict[str, Any] = {"tile": placed.tile.name, "at": list(placed.at), "turn": placed.turn}
    if placed.tile.kind == CITY_KIND:
        data |= {"face": placed.face, "seat": placed.seat}
    return data


class _BoardReader:
    """Reads one board document against a set of tiles and gathers what is wrong."""

    def __init__(self, document: Document, tiles: TileSet, tile_defects: list[Defect] | None = None) -> None:
        self.document = document
        self.tiles = tiles
        self.defects: list[Defect] = [*document.defects, *(tile_defects or [])]
        self.tiles_unsure = not tiles.tiles and has_errors(tile_defects or [])
        self.placements: dict[int, Placement] = {}
        self.gap_places: set[At] = set()
        self.lost = False
        self.seats: frozenset[int] | None = frozenset()

    def read(self) -> BoardSource:
        """The whole board."""
        header, defects = validate(BoardFileModel, self.document)
        self.defects += defects
        items = self.document.value(("tiles",))
        for number in range(len(items[:MAX_PLACEMENTS]) if isinstance(items, list) else 0):
            self._item(number)
        layout = Layout(
            header.name if header else "",
            header.players if header else 0,
            tuple(self.placements.values()),
            header.practice if header else False,
        )
        taken = {placed.at for placed in self.placements.values()}
        gaps = Gaps(frozenset(self.gap_places - taken), self.lost, self.seats)
        return BoardSource(self.document, layout, tuple(self.placements), gaps, tuple(self.defects))

    def _complain(self, words: Sentence, number: int, key: str, place: str) -> None:
        mark = self.document.mark(("tiles", number, key))
        self.defects.append(self.document.defect(words, mark, place=place))

    def _item(self, number: int) -> None:
        """Read one placement; what cannot be placed leaves a gap, so that nothing false is said around it."""
        loc: Loc = ("tiles", number)
        model, defects = validate(PlacementModel, self.document, loc)
        name = excerpt(self.document.text((*loc, "tile")))
        for defect in defects:
            told = sentence(_("{place}: {what}"), place=name, what=defect.words) if name else defect.words
            self.defects.append(defect._replace(words=told))
        if model is None:
            self._gap(number)
            return
        place = f"{excerpt(model.tile)} at [{model.at[0]}, {model.at[1]}]"
        tile = self.tiles.tiles.get(model.tile)
        occupant = next((p for p in self.placements.values() if p.at == model.at), None)
        if occupant is not None:
            words = _("{tile} lies on top of {other} at [{a}, {b}]")
            facts = {
                "tile": excerpt(model.tile),
                "other": occupant.tile.name,
                "a": model.at[0],
                "b": model.at[1],
            }
            self._complain(sentence(words, **facts), number, "at", place)
            if any(placed.tile.name == model.tile for placed in self.placements.values()):
                words = _("{tile} is used twice")
                self._complain(sentence(words, tile=excerpt(model.tile)), number, "tile", place)
            self._claim_seat(number)
            self.lost = True
        if tile is None:
            self._unknown(model, number, place)
            return
        face = self._face(model, tile, number, place)
        if model.seat is not None and tile.kind != CITY_KIND:
            words = _("{tile} is no city, so it has no seat")
            self._complain(sentence(words, tile=place), number, "seat", place)
        if face is None:
            self._gap(number)
        elif occupant is None:
            seat = model.seat or 0 if tile.kind == CITY_KIND else 0
            self.placements[number] = Placement(tile, face, model.at, model.turn, seat)

    def _unknown(self, model: PlacementModel, number: int, place: str) -> None:
        self._gap(number)
        if model.tile in self.tiles.broken or self.tiles_unsure:
            return  # what is wrong stands in the tile file
        near = nearest(model.tile, self.tiles.tiles)
        if near is None:
            words = sentence(_("there is no tile '{tile}'"), tile=excerpt(model.tile))
        else:
            message = _("there is no tile '{tile}'; did you mean '{near}'?")
            words = sentence(message, tile=excerpt(model.tile), near=near)
        self._complain(words, number, "tile", place)

    def _face(self, model: PlacementModel, tile: Tile, number: int, place: str) -> str | None:
        if model.face is None and FRONT in tile.faces:
            return FRONT
        if model.face in tile.faces:
            return model.face
        faces = ", ".join(tile.faces)
        if model.face is None:
            words = sentence(_("{tile} needs its face: {faces}"), tile=tile.name, faces=faces)
            self._complain(words, number, "tile", place)
        else:
            message = _("{tile} has no face '{face}'; it has {faces}")
            words = sentence(message, tile=tile.name, face=excerpt(model.face), faces=faces)
            self._complain(words, number, "face", place)
        return None

    def _gap(self, number: int) -> None:
        """Remember place and seat of a tile that is not understood, if at least these can be read."""
        self._claim_seat(number)
        at, _defects = validate(_OnlyPlace, self.document, ("tiles", number))
        if at is None:
            self.lost = True
        else:
            self.gap_places.add(at.at)

    def _claim_seat(self, number: int) -> None:
        """Count the seat of a tile that is not placed as taken."""
        item: Loc = ("tiles", number)
        if not isinstance(self.document.node(item), Mapping):
            self.seats = None
        elif self.document.node((*item, "seat")) is not None:
            written, _defects = validate(_OnlySeat, self.document, item)
            if written is None:
                self.seats = None
            elif self.seats is not None:
                self.seats |= {written.seat}


class _OnlySeat(FileModel, extra="ignore"):
    """The seat of a tile of which nothing else may be readable."""

    seat: int


class _OnlyPlace(FileModel, extra="ignore"):
    """The place of a tile of which nothing else may be readable."""

    at: Place
