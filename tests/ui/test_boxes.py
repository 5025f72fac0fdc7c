"""Boxes share out the room by what their children measure."""

from __future__ import annotations

import pytest

from tabletop.text.catalogue import Catalogue
from tabletop.ui.boxes import Column, Empty, Flex, Flow, Grid, Pad, Row, Sized, Spring
from tabletop.ui.kit import Kit
from tabletop.ui.paint.atlas import Atlas
from tabletop.ui.theme import Step, Theme
from tabletop.ui.widgets.widget import Widget
from tabletop.ui.widgets.words import Paragraph


@pytest.fixture(scope="module")
def kit() -> Kit:
    return Kit(Theme((1920, 1080)), Atlas(), Catalogue())


class Block(Widget):
    """A widget of a fixed size."""

    def __init__(self, w: int, h: int) -> None:
        super().__init__("block")
        self.size = (w, h)

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:  # noqa: ARG002
        return self.size


def test_a_row_gives_what_is_left_to_the_flexible(kit: Kit) -> None:
    a, b, c = Block(100, 20), Block(10, 40), Block(10, 10)
    row = Row([a, Flex(b, 2), Flex(c, 1)], gap=10)
    assert row.measure(kit, 420) == (420, 40)
    row.place(kit, 0, 0, 420, 60)
    assert (a.rect.x, a.rect.w) == (0, 100)
    assert (b.rect.x, b.rect.w) == (110, 200)
    assert (c.rect.x, c.rect.w) == (320, 100)
    assert a.rect.y == 20, "centred in the height"


def test_a_row_says_when_it_cannot_be_so_narrow(kit: Kit) -> None:
    row = Row([Block(300, 10), Flex(Block(200, 10))], gap=20)
    assert row.measure(kit, 400)[0] == 520
    assert Sized(Block(300, 10), w=100).measure(kit, 400)[0] == 300


def test_a_column_springs_apart_and_tells_what_overflows(kit: Kit) -> None:
    a, b = Block(50, 30), Block(80, 30)
    column = Column([a, Spring(), b], gap=5)
    assert column.measure(kit, 200) == (80, 70)
    column.place(kit, 0, 0, 200, 200)
    assert (a.rect.y, b.rect.y, column.overflow) == (0, 170, 0)
    assert a.rect.w == 200, "stretched"
    column.place(kit, 0, 0, 200, 60)
    assert column.overflow == 10


def test_a_flexible_child_of_a_column_keeps_its_least_height(kit: Kit) -> None:
    tall, low = Block(10, 90), Block(10, 10)
    Column([Flex(tall), Flex(low)]).place(kit, 0, 0, 50, 120)
    assert (tall.rect.h, low.rect.h) == (90, 30)


def test_a_flow_begins_a_new_line_where_the_width_ends(kit: Kit) -> None:
    blocks = [Block(60, 20) for _ in range(3)]
    flow = Flow(blocks, gap=10, line_gap=5, align="end")
    assert flow.measure(kit, 140) == (130, 45)
    flow.place(kit, 0, 0, 140, 45)
    assert [(b.rect.x, b.rect.y) for b in blocks] == [(10, 0), (80, 0), (80, 25)]


def test_a_grid_has_equal_columns_and_rows_as_high_as_their_highest(kit: Kit) -> None:
    blocks = [Block(10, h) for h in (10, 30, 20, 5)]
    grid = Grid(blocks, 2, gap=10)
    assert grid.measure(kit, 110) == (110, 60)
    grid.place(kit, 0, 0, 110, 60)
    assert [(b.rect.x, b.rect.y, b.rect.w) for b in blocks] == [
        (0, 0, 50),
        (60, 0, 50),
        (0, 40, 50),
        (60, 40, 50),
    ]


def test_padding_and_fixed_sizes(kit: Kit) -> None:
    block = Block(10, 10)
    box = Pad.all(Sized(block, h=40, least_w=70), 5)
    assert box.measure(kit, 200) == (80, 50)
    box.place(kit, 10, 10, 80, 50)
    assert block.rect.topleft == (15, 15)
    assert Empty(3, 4).measure(kit, 100) == (3, 4)


def test_a_paragraph_grows_with_the_text_size_and_never_breaks_its_longest_word(kit: Kit) -> None:
    words = Paragraph("p", "Wiśka’s warrior stands on the only space between.", Step.BODY)
    normal, large = words.measure(kit, 300), words.measure(kit.with_text(2.0), 300)
    assert large[1] > 1.9 * normal[1]
    narrow = words.measure(kit, 5)
    assert narrow[0] >= kit.longest_word(words.text, Step.BODY)
