"""The boards: rows, names, distances, sections and the hexes that a line of sight meets."""

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import pairwise

import pytest

from overlord.engine.model.hexes import (
    BOTTOM,
    CENTER,
    FAR,
    HEX,
    LEFT,
    NAME,
    NOWHERE,
    REACH,
    RIGHT,
    ROWS,
    SIZE,
    TOP,
    WIDTH,
    Geometry,
    Line,
    col_of,
    direction,
    flank_sections,
    geometry,
    hex_at,
    opposite,
    row_of,
    standard_section,
)

STANDARD = geometry("standard")
OVERLORD = geometry("overlord")
BOARDS = pytest.mark.parametrize("board", [STANDARD, OVERLORD], ids=["standard", "overlord"])
STEPS = [(2, 0), (1, -1), (-1, -1), (-2, 0), (-1, 1), (1, 1)]

Cell = tuple[int, int]
Cells = list[Cell]


def cell(h: int) -> Cell:
    return col_of(h), row_of(h)


@cache
def cells(board: Geometry) -> set[Cell]:
    return {cell(h) for h in board.hexes}


def sections(board: Geometry, c: int, r: int) -> list[int]:
    """The section numbers of a hex, from 1."""
    bits = board.sections[hex_at(c, r)]
    return [k for k in range(1, board.section_count + 1) if bits >> (k - 1) & 1]


def split_cells(board: Geometry) -> set[Cell]:
    return {cell(h) for h in board.hexes if board.sections[h].bit_count() == 2}


def row_lengths(board: Geometry) -> list[int]:
    return [sum(row_of(h) == r for h in board.hexes) for r in range(ROWS)]


# --- Hexes and rows -------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-GEO-01")
def test_the_standard_board_has_113_hexes_in_rows_of_13_and_12() -> None:
    assert row_lengths(STANDARD) == [13, 12, 13, 12, 13, 12, 13, 12, 13]
    assert len(STANDARD.hexes) == 113


@pytest.mark.rule("R-GEO-02", "O-BRD-01", "O-BRD-02")
def test_the_overlord_board_has_230_hexes_in_rows_of_26_and_25() -> None:
    assert row_lengths(OVERLORD) == [26, 25, 26, 25, 26, 25, 26, 25, 26]
    assert len(OVERLORD.hexes) == 230
    assert OVERLORD.section_count == 6


@pytest.mark.rule("R-GEO-03", "O-BRD-03")
@pytest.mark.parametrize(("board", "last"), [(STANDARD, 24), (OVERLORD, 50)], ids=["standard", "overlord"])
def test_columns_are_doubled(board: Geometry, last: int) -> None:
    assert cells(board) == {(c, r) for r in range(9) for c in range(last + 1) if (c + r) % 2 == 0}
    assert board.hexes == sorted(board.hexes)
    assert [h for h in range(SIZE) if board.on_board[h]] == board.hexes


@pytest.mark.rule("R-GEO-03")
def test_a_hex_is_the_same_int_on_both_boards() -> None:
    for row in range(-1, ROWS + 1):
        for col in range(-2, 53):
            h = hex_at(col, row)
            if h == NOWHERE:
                assert (col, row) not in cells(OVERLORD)
            else:
                assert h == row * WIDTH + col // 2
                assert cell(h) == (col, row)
                assert STANDARD.on_board[h] == (col <= 24)


@pytest.mark.rule("R-GEO-04", "O-BRD-06", "R-RET-02")
@BOARDS
def test_rows_lead_toward_the_two_baselines(board: Geometry) -> None:
    for h in board.hexes:
        c, r = cell(h)
        for edge, row in ((TOP, r - 1), (BOTTOM, r + 1)):
            expected = {(c - 1, row), (c + 1, row)} & cells(board)
            assert {cell(n) for n in board.toward[edge][h]} == expected
            assert len(board.toward[edge][h]) == len(expected)
    assert {row_of(h) for h in board.hexes if not board.toward[TOP][h]} == {0}
    assert {row_of(h) for h in board.hexes if not board.toward[BOTTOM][h]} == {8}


@pytest.mark.rule("R-GEO-05", "O-BRD-04")
@BOARDS
def test_neighbours(board: Geometry) -> None:
    for h in range(SIZE):
        if not board.on_board[h]:
            assert board.neighbours[h] == []
            assert board.beside[h] == [NOWHERE] * 6
            continue
        c, r = cell(h)
        around = [(c + dc, r + dr) for dc, dr in STEPS]
        assert board.beside[h] == [hex_at(*n) if n in cells(board) else NOWHERE for n in around]
        assert board.neighbours[h] == [n for n in board.beside[h] if n != NOWHERE]
    assert len(board.neighbours[HEX["d8"]]) == 6
    assert len(board.neighbours[HEX["A9"]]) == 2


@pytest.mark.rule("R-GEO-05")
def test_directions_name_neighbours_and_nothing_else() -> None:
    for a in OVERLORD.hexes:
        for b in OVERLORD.hexes:
            expected = OVERLORD.beside[a].index(b) if b in OVERLORD.beside[a] else -1
            assert direction(a, b) == expected
            if expected >= 0:
                assert direction(b, a) == opposite(expected)
        assert direction(a, NOWHERE) == -1
        assert direction(NOWHERE, a) == -1


# --- Distance -------------------------------------------------------------------------------------------------------


def walked(board: Geometry, start: int) -> dict[int, int]:
    """Steps to every hex, by walking."""
    steps = {start: 0}
    edge = [start]
    while edge:
        edge = [n for h in edge for n in board.neighbours[h] if n not in steps and not steps.update({n: steps[h] + 1})]
    return steps


@pytest.mark.rule("R-GEO-06", "O-BRD-04", "O-BRD-05")
@BOARDS
def test_distance_is_the_number_of_steps(board: Geometry) -> None:
    for a in range(SIZE):
        steps = walked(board, a) if board.on_board[a] else {}
        assert board.distance[a] == [steps.get(b, FAR) for b in range(SIZE)]


@pytest.mark.rule("R-GEO-06", "O-BRD-04")
@BOARDS
def test_distance_follows_the_three_formulas(board: Geometry) -> None:
    for a in board.hexes:
        for b in board.hexes:
            dc, dr = abs(col_of(a) - col_of(b)), abs(row_of(a) - row_of(b))
            q = (col_of(a) - row_of(a)) // 2 - (col_of(b) - row_of(b)) // 2
            r = row_of(a) - row_of(b)
            assert board.distance[a][b] == dr + max(0, (dc - dr) // 2)
            assert board.distance[a][b] == max(dr, (dc + dr) // 2)
            assert board.distance[a][b] == max(abs(q), abs(r), abs(q + r))


@pytest.mark.rule("R-GEO-06")
@BOARDS
def test_rings_hold_the_hexes_at_each_distance(board: Geometry) -> None:
    for a in range(SIZE):
        assert len(board.within[a]) == REACH + 1 == 9
        for d in range(REACH + 1):
            assert board.within[a][d] == [b for b in board.hexes if board.distance[a][b] == d]
    assert [len(ring) for ring in OVERLORD.within[hex_at(24, 4)][:5]] == [1, 6, 12, 18, 24]


# --- Names and seats ------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-GEO-07")
@pytest.mark.parametrize(
    ("col", "row", "name"),
    [(0, 0, "A9"), (1, 1, "a8"), (24, 8, "M1"), (25, 1, "m8"), (50, 8, "Z1"), (49, 7, "y2"), (10, 4, "F5")],
)
def test_printed_names(col: int, row: int, name: str) -> None:
    assert NAME[hex_at(col, row)] == name
    assert HEX[name] == hex_at(col, row)


@pytest.mark.rule("R-GEO-07")
def test_every_hex_has_a_name_of_its_own() -> None:
    assert len(NAME) == SIZE
    assert len(HEX) == 230
    assert [h for h in range(SIZE) if NAME[h]] == OVERLORD.hexes
    for name, h in HEX.items():
        assert NAME[h] == name
        assert name[0].isupper() == (col_of(h) % 2 == 0)


@pytest.mark.rule("R-GEO-08")
def test_one_player_s_left_is_the_other_s_right() -> None:
    assert [standard_section(side, BOTTOM) for side in (LEFT, CENTER, RIGHT)] == [1, 2, 4]
    assert [standard_section(side, TOP) for side in (LEFT, CENTER, RIGHT)] == [4, 2, 1]
    assert STANDARD.sections[hex_at(0, 8)] == standard_section(LEFT, BOTTOM) == standard_section(RIGHT, TOP)
    assert STANDARD.sections[hex_at(24, 0)] == standard_section(LEFT, TOP) == standard_section(RIGHT, BOTTOM)


# --- Sections -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-SEC-01")
def test_standard_sections() -> None:
    assert STANDARD.lines_at == (7, 17)
    assert STANDARD.section_count == 3
    for c, r in cells(STANDARD):
        assert sections(STANDARD, c, r) == [k for k, there in ((1, c <= 7), (2, 7 <= c <= 17), (3, c >= 17)) if there]
    for r in range(0, 9, 2):
        widths = [sum(sections(STANDARD, c, r) == [k] for c in range(0, 25, 2)) for k in (1, 2, 3)]
        assert widths == [4, 5, 4]


@pytest.mark.rule("R-SEC-02")
def test_the_standard_board_has_8_split_hexes() -> None:
    assert split_cells(STANDARD) == {(c, r) for c in (7, 17) for r in (1, 3, 5, 7)}
    assert sections(STANDARD, 7, 3) == [1, 2]
    assert sections(STANDARD, 17, 3) == [2, 3]


@pytest.mark.rule("R-SEC-04", "O-BRD-07", "O-BRD-08")
@pytest.mark.parametrize(
    ("k", "first", "last", "whole", "with_splits"),
    [
        (1, 0, 7, 32, 36),
        (2, 7, 17, 41, 49),
        (3, 17, 25, 32, 40),
        (4, 25, 33, 32, 40),
        (5, 33, 43, 41, 49),
        (6, 43, 50, 32, 36),
    ],
)
def test_overlord_sections(k: int, first: int, last: int, whole: int, with_splits: int) -> None:
    there = {(c, r) for c, r in cells(OVERLORD) if k in sections(OVERLORD, c, r)}
    assert there == {(c, r) for c, r in cells(OVERLORD) if first <= c <= last}
    assert len(there) == with_splits
    assert len(there - split_cells(OVERLORD)) == whole


@pytest.mark.rule("R-SEC-04", "O-BRD-09")
def test_the_overlord_board_has_20_split_hexes() -> None:
    assert OVERLORD.lines_at == (7, 17, 25, 33, 43)
    assert split_cells(OVERLORD) == {(c, r) for c in (7, 17, 25, 33, 43) for r in (1, 3, 5, 7)}
    assert len(split_cells(OVERLORD)) == 20
    for west, east in ((6, 8), (16, 18), (24, 26), (32, 34), (42, 44)):
        for r in range(0, 9, 2):
            assert [sections(OVERLORD, west, r)[0] + 1] == sections(OVERLORD, east, r)


@pytest.mark.rule("O-BRD-07", "O-BRD-08")
@BOARDS
def test_only_hexes_of_the_board_lie_in_a_section(board: Geometry) -> None:
    for h in range(SIZE):
        assert (board.sections[h] > 0) == board.on_board[h]


@pytest.mark.rule("R-SEC-05", "O-BRD-10", "O-BRD-11")
def test_each_general_commands_two_sections_and_the_camps_are_mirrored() -> None:
    west, middle, east = 0b000011, 0b001100, 0b110000
    assert [flank_sections(side, BOTTOM) for side in (LEFT, CENTER, RIGHT)] == [west, middle, east]
    assert [flank_sections(side, TOP) for side in (LEFT, CENTER, RIGHT)] == [east, middle, west]


@pytest.mark.rule("O-BRD-12")
def test_a_general_faces_the_one_with_the_same_sections() -> None:
    for side in (LEFT, CENTER, RIGHT):
        facing = [
            other for other in (LEFT, CENTER, RIGHT) if flank_sections(other, TOP) == flank_sections(side, BOTTOM)
        ]
        assert facing == [2 - side]


@pytest.mark.rule("R-SEC-05", "O-BRD-13")
@pytest.mark.parametrize(("side", "own", "shared"), [(LEFT, 77, 4), (CENTER, 68, 8), (RIGHT, 77, 4)])
@pytest.mark.parametrize("edge", [TOP, BOTTOM])
def test_flank_sizes(side: int, own: int, shared: int, edge: int) -> None:
    flank = flank_sections(side, edge)
    touched = [OVERLORD.sections[h] for h in OVERLORD.hexes if OVERLORD.sections[h] & flank]
    assert sum(bits & ~flank == 0 for bits in touched) == own
    assert sum(bits & ~flank != 0 for bits in touched) == shared


@pytest.mark.rule("R-SEC-05", "O-BRD-14")
@pytest.mark.parametrize(
    ("col", "pair", "generals"),
    [(7, [1, 2], 1), (17, [2, 3], 2), (25, [3, 4], 1), (33, [4, 5], 2), (43, [5, 6], 1)],
)
def test_splits_inside_a_flank_and_on_its_border(col: int, pair: list[int], generals: int) -> None:
    for row in (1, 3, 5, 7):
        assert sections(OVERLORD, col, row) == pair
        bits = OVERLORD.sections[hex_at(col, row)]
        assert sum(bits & flank_sections(side, TOP) != 0 for side in (LEFT, CENTER, RIGHT)) == generals


@pytest.mark.rule("O-BRD-05")
def test_two_boards_and_four_hexes_at_the_join_make_the_overlord_board() -> None:
    board_b = {(c + 26, r) for c, r in cells(STANDARD)}
    join = {(25, 1), (25, 3), (25, 5), (25, 7)}
    assert cells(OVERLORD) == cells(STANDARD) | board_b | join
    assert len(cells(STANDARD)) + len(board_b) + len(join) == 230
    assert all(len(OVERLORD.neighbours[hex_at(c, r)]) == 6 for c, r in join)
    assert OVERLORD.distance[hex_at(24, 4)][hex_at(26, 4)] == 1
    assert OVERLORD.distance[hex_at(23, 3)][hex_at(27, 3)] == 2
    assert OVERLORD.line(hex_at(23, 3), hex_at(27, 3)) == ((hex_at(25, 3),), (), ())


@pytest.mark.rule("O-BRD-19")
def test_a_scenario_may_move_the_section_lines() -> None:
    moved = geometry("overlord", (9, 17, 25, 33, 41))
    assert split_cells(moved) == {(c, r) for c in (9, 17, 25, 33, 41) for r in (1, 3, 5, 7)}
    assert sections(moved, 7, 1) == [1]
    assert moved.distance == OVERLORD.distance
    assert geometry("overlord") is geometry("overlord", (7, 17, 25, 33, 43)) is OVERLORD


@pytest.mark.rule("O-BRD-19", "O-BRD-20")
@pytest.mark.parametrize(
    ("key", "lines"),
    [
        ("breakthrough", None),
        ("overlord", (7, 17)),
        ("standard", (17, 7)),
        ("standard", (7, 7)),
        ("standard", (0, 17)),
        ("standard", (7, 24)),
    ],
)
def test_other_boards_and_impossible_lines_are_refused(key: str, lines: tuple[int, ...] | None) -> None:
    with pytest.raises(ValueError):
        geometry(key, lines)


# --- Lines ----------------------------------------------------------------------------------------------------------

# R-LOS-05 as it stands there: end, interior hexes, one side, the other side (R-RUL-20).
LISTED: list[tuple[Cell, Cells, Cells, Cells]] = [
    ((4, 0), [(2, 0)], [], []),
    ((2, 2), [(1, 1)], [], []),
    ((3, 1), [], [(1, 1)], [(2, 0)]),
    ((0, 2), [], [(-1, 1)], [(1, 1)]),
    ((6, 0), [(2, 0), (4, 0)], [], []),
    ((3, 3), [(1, 1), (2, 2)], [], []),
    ((5, 1), [(2, 0), (3, 1)], [], []),
    ((4, 2), [(1, 1), (3, 1)], [], []),
    ((1, 3), [(1, 1), (0, 2)], [], []),
    ((8, 0), [(2, 0), (4, 0), (6, 0)], [], []),
    ((4, 4), [(1, 1), (2, 2), (3, 3)], [], []),
    ((7, 1), [(2, 0), (3, 1), (4, 0), (5, 1)], [], []),
    ((5, 3), [(1, 1), (2, 2), (3, 1), (4, 2)], [], []),
    ((2, 4), [(1, 1), (0, 2), (2, 2), (1, 3)], [], []),
    ((6, 2), [(3, 1)], [(1, 1), (4, 2)], [(2, 0), (5, 1)]),
    ((0, 4), [(0, 2)], [(-1, 1), (-1, 3)], [(1, 1), (1, 3)]),
    ((9, 1), [(2, 0), (4, 0), (5, 1), (7, 1)], [(3, 1)], [(6, 0)]),
    ((6, 4), [(1, 1), (2, 2), (4, 2), (5, 3)], [(3, 1)], [(3, 3)]),
    ((3, 5), [(1, 1), (2, 2), (1, 3), (2, 4)], [(0, 2)], [(3, 3)]),
]


def steps_long(dc: int, dr: int) -> int:
    return max(abs(dr), (abs(dc) + abs(dr)) // 2)


def turned(at: Cell, image: int) -> Cell:
    """One of the twelve images of an offset: turned by sixths, and mirrored left to right."""
    c, r = at
    for _ in range(image % 6):
        c, r = (c - 3 * r) // 2, (c + r) // 2
    return (-c, r) if image >= 6 else (c, r)


def images() -> Iterator[tuple[Cell, Cells, Cells, Cells]]:
    for end, inside, one, other in LISTED:
        for image in range(12):
            moved = [[turned(at, image) for at in part] for part in (inside, one, other)]
            yield turned(end, image), moved[0], moved[1], moved[2]


def offset(a: int, b: int) -> Cell:
    return col_of(b) - col_of(a), row_of(b) - row_of(a)


def placed(board: Geometry, a: int, part: Cells) -> list[int]:
    """Offsets from a as hexes of the board, NOWHERE off it, sorted."""
    spots = [(col_of(a) + c, row_of(a) + r) for c, r in part]
    return sorted(hex_at(*spot) if spot in cells(board) else NOWHERE for spot in spots)


def sides(line: Line) -> list[list[int]]:
    """Both sides of a line without telling which is which (R-RUL-20)."""
    return sorted([sorted(line[1]), sorted(line[2])])


@pytest.mark.rule("R-LOS-05", "R-RUL-20")
def test_the_listed_lines_and_their_images_cover_every_line_to_range_4() -> None:
    ends = {end for end, _, _, _ in images()}
    for d, count in ((2, 12), (3, 18), (4, 24), (5, 12)):
        assert sum(steps_long(*end) == d for end in ends) == count


@pytest.mark.rule("R-LOS-01", "R-LOS-05", "R-RUL-20", "O-BRD-05")
@BOARDS
def test_the_listed_lines_from_everywhere(board: Geometry) -> None:
    listed = {end: (inside, one, other) for end, inside, one, other in images()}
    seen = set()
    on_board = cells(board)
    for a in board.hexes:
        for end, (inside, one, other) in listed.items():
            if (col_of(a) + end[0], row_of(a) + end[1]) in on_board:
                line = board.line(a, hex_at(col_of(a) + end[0], row_of(a) + end[1]))
                assert sorted(line[0]) == placed(board, a, inside)
                assert sides(line) == sorted([placed(board, a, one), placed(board, a, other)])
                seen.add(end)
    assert seen == set(listed)


@pytest.mark.rule("R-LOS-05")
def test_only_the_listed_lines_touch_a_side_or_a_corner() -> None:
    touching = {end for end, _, one, _ in images() if one}
    for a in OVERLORD.hexes:
        for d in range(2, 6):
            for b in OVERLORD.within[a][d]:
                line = OVERLORD.line(a, b)
                assert bool(line[1] or line[2]) == (offset(a, b) in touching)
                assert bool(line[1]) == bool(line[2])


@pytest.mark.rule("R-LOS-05")
@pytest.mark.parametrize(
    ("target", "inside", "touched"),
    [
        ((10, 4), [], [(9, 3), (11, 3)]),
        ((13, 3), [], [(11, 3), (12, 2)]),
        ((14, 2), [(12, 2)], []),
        ((11, 5), [(11, 3), (10, 4)], []),
        ((14, 4), [(11, 3), (13, 3)], []),
    ],
    ids=["Q-LOS-01", "Q-LOS-03", "Q-LOS-04", "Q-LOS-05", "Q-LOS-06"],
)
def test_the_lines_of_the_rulings(target: Cell, inside: Cells, touched: Cells) -> None:
    for board in (STANDARD, OVERLORD):
        line = board.line(hex_at(10, 2), hex_at(*target))
        assert [cell(h) for h in line[0]] == inside
        assert sorted(cell(h) for h in line[1] + line[2]) == touched


@pytest.mark.rule("R-LOS-03")
def test_the_first_side_is_the_left_one() -> None:
    up = OVERLORD.line(hex_at(10, 4), hex_at(10, 2))
    assert [[cell(h) for h in side] for side in up] == [[], [(9, 3)], [(11, 3)]]
    down = OVERLORD.line(hex_at(10, 2), hex_at(10, 4))
    assert [[cell(h) for h in side] for side in down] == [[], [(11, 3)], [(9, 3)]]


@pytest.mark.rule("R-LOS-02")
@BOARDS
def test_interior_hexes_are_a_path_in_order(board: Geometry) -> None:
    for a in board.hexes:
        for d in range(2, 6):
            for b in board.within[a][d]:
                inside, left, right = board.line(a, b)
                for part in (inside, left, right):
                    if NOWHERE not in part:
                        assert [board.distance[a][h] for h in part] == sorted(board.distance[a][h] for h in part)
                        assert [board.distance[b][h] for h in part][::-1] == sorted(board.distance[b][h] for h in part)
                if not left:
                    whole = (a, *inside, b)
                    assert all(board.distance[x][y] == 1 for x, y in pairwise(whole))


@pytest.mark.rule("R-LOS-01")
@BOARDS
def test_nothing_lies_between_neighbours(board: Geometry) -> None:
    for a in board.hexes:
        for b in (a, *board.neighbours[a]):
            assert board.line(a, b) == ((), (), ())


@pytest.mark.rule("R-LOS-11")
def test_lines_are_the_same_both_ways() -> None:
    for a in STANDARD.hexes:
        for b in STANDARD.hexes:
            there, back = STANDARD.line(a, b), STANDARD.line(b, a)
            assert back == (there[0][::-1], there[2][::-1], there[1][::-1])
    for a in OVERLORD.hexes:
        for d in range(2, 6):
            for b in OVERLORD.within[a][d]:
                assert sorted(OVERLORD.line(a, b)[0]) == sorted(OVERLORD.line(b, a)[0])
                assert sides(OVERLORD.line(a, b)) == sides(OVERLORD.line(b, a))


@pytest.mark.rule("R-LOS-06")
@pytest.mark.parametrize(("board", "edge"), [(STANDARD, 24), (OVERLORD, 50)], ids=["standard", "overlord"])
def test_a_line_along_the_short_edge_touches_places_off_the_board(board: Geometry, edge: int) -> None:
    for col, inner in ((0, 1), (edge, edge - 1)):
        for row in range(0, 7, 2):
            line = board.line(hex_at(col, row), hex_at(col, row + 2))
            assert line[0] == ()
            assert sides(line) == [[NOWHERE], [hex_at(inner, row + 1)]]
        long = board.line(hex_at(col, 0), hex_at(col, 8))
        assert [cell(h) for h in long[0]] == [(col, 2), (col, 4), (col, 6)]
        assert sides(long) == [[NOWHERE] * 4, [hex_at(inner, row) for row in (1, 3, 5, 7)]]


@pytest.mark.rule("R-LOS-06", "O-BRD-05")
@BOARDS
def test_no_other_line_leaves_the_board(board: Geometry) -> None:
    short_edges = {0, max(c for c, _ in cells(board))}
    for a in board.hexes:
        for b in board.hexes if board is STANDARD else [b for d in range(2, 6) for b in board.within[a][d]]:
            inside, left, right = board.line(a, b)
            assert all(board.on_board[h] for h in inside)
            if NOWHERE in left + right:
                assert col_of(a) == col_of(b)
                assert col_of(a) in short_edges
            assert all(h == NOWHERE or board.on_board[h] for h in left + right)
    assert NOWHERE not in sum(OVERLORD.line(hex_at(24, 0), hex_at(24, 2)), ())


CORNERS = [(0, -2), (3, -1), (3, 1), (0, 2), (-3, 1), (-3, -1)]


def cut(at: Cell, end: Cell) -> tuple[Fraction, bool] | None:
    """Where the middle of the segment's part in the closed hex lies, and whether it lies inside: six exact cuts."""
    low, high = Fraction(0), Fraction(1)
    cuts = []
    for (u, v), (next_u, next_v) in pairwise([*CORNERS, CORNERS[0]]):
        du, dv = next_u - u, next_v - v
        start = dv * (3 * at[0] + u) - du * (3 * at[1] + v)  # how far (0,0) lies inside this side of the hex
        rise = 3 * (du * end[1] - dv * end[0])
        cuts.append((start, rise))
        if rise > 0:
            low = max(low, Fraction(-start, rise))
        elif rise < 0:
            high = min(high, Fraction(-start, rise))
    middle = (low + high) / 2
    depth = min(start + rise * middle for start, rise in cuts)
    return (middle, depth > 0) if low <= high and depth >= 0 else None


def drawn(end: Cell) -> list[Cells]:
    """A line with a ruler: interior hexes in order, and those touched on the left and on the right."""
    found: list[tuple[Fraction, int, Cell]] = []
    for r in range(min(0, end[1]) - 1, max(0, end[1]) + 2):
        for c in range(min(0, end[0]) - 2, max(0, end[0]) + 3):
            part = cut((c, r), end) if (c + r) % 2 == 0 and (c, r) not in ((0, 0), end) else None
            if part is not None:
                left = end[0] * r < end[1] * c
                found.append((part[0], 0 if part[1] else 1 if left else 2, (c, r)))
    return [[at for _, kind, at in sorted(found) if kind == wanted] for wanted in range(3)]


@pytest.mark.rule("R-LOS-01", "R-LOS-02", "R-LOS-03", "R-LOS-05")
@pytest.mark.parametrize("start", [(24, 0), (25, 3), (24, 8), (23, 7)])
def test_lines_agree_with_a_ruler_at_any_range(start: Cell) -> None:
    a = hex_at(*start)
    for d in range(2, REACH + 1):
        for b in OVERLORD.within[a][d]:
            line = OVERLORD.line(a, b)
            assert [[offset(a, h) for h in part] for part in line] == drawn(offset(a, b))
