// Cards laid in front of their sections: side by side, never overlapping.

type Laid = { x: number; y: number; w: number }
const GAP = 8

/** Each card as near to its place as its neighbours allow. */
export function sideBySide<Card extends Laid>(cards: Card[], most: (y: number) => number): Card[] {
  return [...new Set(cards.map(({ y }) => y))].flatMap((y) => {
    const row = cards
      .filter((card) => card.y === y)
      .sort((a, b) => a.x - b.x)
      .map((card) => ({ ...card }))
    let edge = 0
    for (const card of row) {
      card.x = Math.max(card.x, edge + card.w / 2)
      edge = card.x + card.w / 2 + GAP
    }
    edge = most(y)
    for (const card of row.reverse()) {
      card.x = Math.min(card.x, edge - card.w / 2)
      edge = card.x - card.w / 2 - GAP
    }
    return row.reverse()
  })
}
