// Dice rolled and dice expected, a row for each seat; every face of the die is equally likely.
import type { Happening } from '../log/sentences'
import { FACES, SIDES_OF_DIE } from '../net/facts.gen'

const ALL_SIDES = Object.values(SIDES_OF_DIE).reduce((sum, sides) => sum + sides, 0)
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
    for (const face of FACES) row.expected[face] = (row.dice * SIDES_OF_DIE[face]) / ALL_SIDES
  }
  return [...rows.values()].sort((a, b) => a.seat.localeCompare(b.seat))
}
