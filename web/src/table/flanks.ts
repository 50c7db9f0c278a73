// Which units a chosen card may order, by the arrows in its corner; the server knows which it really orders.
import { centre, sectionSpan, type Board } from '../board/hex'
import type { CardLook } from '../cards/cards'
import type { View } from '../net/wire.gen'

const SECTIONS: Record<string, Record<string, string[]>> = {
  overlord: { left: ['s1', 's2'], center: ['s3', 's4'], right: ['s5', 's6'] },
  standard: { left: ['s1'], center: ['s2'], right: ['s3'] },
}

/** The hexes of our units in the flanks that the arrows of a Section card point to. */
export function unitsFor({ family, to }: CardLook, view: View | undefined, board: Board, camp: string): string[] {
  if (!view || family !== 'section') return []
  // Sections are counted from the edge at the bottom of the printed board; a camp at the top has its left at their end.
  const mirrored = board.flipped
  const spans = to
    .flatMap((role) => SECTIONS[board.size]?.[role] ?? [])
    .map((name) => {
      const count = board.size === 'overlord' ? 6 : 3
      return sectionSpan(board, mirrored ? `s${count + 1 - Number(name.slice(1))}` : name)
    })
  return view.units
    .filter((unit) => unit.camp === camp)
    .map(({ hex }) => hex)
    .filter((hex) => spans.some(([from, till]) => centre(board, hex).x >= from && centre(board, hex).x <= till))
}
