// Dice rolled against dice expected, a row for each seat; every face of the die is as likely as another.
import type { Happening } from '../log/sentences'

export const FACES = ['I', 'A', 'G', 'F', 'S'] as const
/** Two of the six sides show infantry. */
export const CHANCE: Record<string, number> = { I: 2 / 6, A: 1 / 6, G: 1 / 6, F: 1 / 6, S: 1 / 6 }
export type Row = { seat: string; dice: number; rolled: Record<string, number>; expected: Record<string, number> }

export function statistics(log: Happening[]): Row[] {
  const rows = new Map<string, Row>()
  for (const event of log) {
    if (event.type !== 'rolled') continue
    const row = rows.get(event.seat) ?? { seat: event.seat, dice: 0, rolled: {}, expected: {} }
    rows.set(event.seat, row)
    for (const face of event.faces) {
      row.dice += 1
      row.rolled[face] = (row.rolled[face] ?? 0) + 1
    }
    for (const face of FACES) row.expected[face] = row.dice * (CHANCE[face] ?? 0)
  }
  return [...rows.values()].sort((a, b) => a.seat.localeCompare(b.seat))
}
