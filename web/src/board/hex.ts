// Where hexes lie on the screen: names, centres and sections; a hex is 100 wide, corner up. No rules.
import { COLUMNS, ROWS, SECTION_LINES } from '../net/facts.gen'

export type Point = { x: number; y: number }
export type Board = { size: string; flipped: boolean }

export const SIDE = 100 / Math.sqrt(3)
export const PITCH = 1.5 * SIDE
export const HEIGHT = (ROWS - 1) * PITCH + 2 * SIDE

const lines: Record<string, readonly number[]> = SECTION_LINES
const widths: Record<string, number> = COLUMNS
const CORNERS: Point[] = [0, 1, 2, 3, 4, 5].map((k) => {
  const angle = ((30 - 60 * k) * Math.PI) / 180
  return { x: SIDE * Math.cos(angle), y: SIDE * Math.sin(angle) }
})

export function columns(size: string): number {
  return widths[size] ?? COLUMNS.standard
}

export function boardWidth(size: string): number {
  return columns(size) * 100
}

/** The doubled column and the row of a name such as `a8` or `B7`. */
export function place(name: string): { col: number; row: number } {
  const letter = name.charCodeAt(0)
  const lower = letter >= 97
  return { col: 2 * (letter - (lower ? 97 : 65)) + (lower ? 1 : 0), row: ROWS - Number(name.slice(1)) }
}

export function nameOf(col: number, row: number): string {
  return String.fromCharCode((col % 2 ? 97 : 65) + (col >> 1)) + String(ROWS - row)
}

export function isOn(size: string, col: number, row: number): boolean {
  return row >= 0 && row < ROWS && col >= 0 && col <= 2 * columns(size) - 2 && (col + row) % 2 === 0
}

/** How many hexes apart two places are. */
export function distance(a: { col: number; row: number }, b: { col: number; row: number }): number {
  const rows = Math.abs(a.row - b.row)
  return rows + Math.max(0, (Math.abs(a.col - b.col) - rows) / 2)
}

/** All names of a board, row by row, as the reader sees the board. */
export function names({ size, flipped }: Board): string[] {
  const found: string[] = []
  for (let row = 0; row < ROWS; row++)
    for (let col = row % 2; isOn(size, col, row); col += 2) found.push(nameOf(col, row))
  return flipped ? found.reverse() : found
}

export function centre(board: Board, name: string): Point {
  const { col, row } = place(name)
  const point = { x: 50 + 50 * col, y: SIDE + PITCH * row }
  return board.flipped ? { x: boardWidth(board.size) - point.x, y: HEIGHT - point.y } : point
}

export function outline(at: Point, scale = 1): string {
  return `M${CORNERS.map((p) => `${num(at.x + p.x * scale)} ${num(at.y + p.y * scale)}`).join('L')}Z`
}

export function num(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** The lines between sections: where they are, and whether each also divides two flanks. */
export function sectionLines(board: Board): { x: number; flank: boolean }[] {
  return (lines[board.size] ?? []).map((col, index) => {
    const x = 50 + 50 * col
    return {
      x: board.flipped ? boardWidth(board.size) - x : x,
      flank: board.size === 'overlord' && index % 2 === 1,
    }
  })
}

/** The left and right edge of a section `s1` to `s6` on the screen. */
export function sectionSpan(board: Board, section: string): [number, number] {
  const here = lines[board.size] ?? []
  const index = Number(section.slice(1)) - 1
  const width = boardWidth(board.size)
  const from = index <= 0 ? 0 : 50 + 50 * (here[index - 1] ?? 0)
  const to = index >= here.length ? width : 50 + 50 * (here[index] ?? 0)
  return board.flipped ? [width - to, width - from] : [from, to]
}

/** The next hex in the direction of an arrow key, as the reader sees the board. */
export function step(board: Board, name: string, key: string): string | null {
  const all = names(board)
  if (key === 'Home') return all[0] ?? null
  if (key === 'End') return all.at(-1) ?? null
  const here = centre(board, name)
  const { x, y } = { ArrowLeft: { x: -100, y: 0 }, ArrowRight: { x: 100, y: 0 } }[key] ?? {
    x: 0,
    y: key === 'ArrowUp' ? -PITCH : PITCH,
  }
  let best: string | null = null
  let nearest = 60
  for (const other of all) {
    const p = centre(board, other)
    const away = Math.hypot(p.x - here.x - x, p.y - here.y - y)
    if (other !== name && away < nearest) {
      nearest = away
      best = other
    }
  }
  return best
}

/** A line through the centres of hexes. */
export function trail(board: Board, hexes: string[]): string {
  return `M${hexes.map((hex) => `${centre(board, hex).x} ${centre(board, hex).y}`).join('L')}`
}
