// Where the figures of a unit stand on its base: those that are left, and the places of those that were lost.
import { looks } from './looks'

type Place = [number, number]
type Unit = { kind: string; figures: number; strength: number }
export type Formation = { size: number; left: Place[]; lost: Place[] }

/** Null for a model that is one piece on the table, or a unit with more figures than have a place. */
export function formation({ kind, figures, strength }: Unit): Formation | null {
  const found = looks.figures[Math.max(figures, strength)]
  if (!found || looks.models.single.includes(kind)) return null
  return {
    size: found.size,
    left: found.at.slice(0, figures).sort((a, b) => a[1] - b[1]),
    lost: found.at.slice(figures),
  }
}
