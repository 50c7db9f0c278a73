// What every part of the table can ask the page to do: highlight hexes, go to a hex, open something to read.

export const LOOKUP = Symbol('lookup')
export type Topic = {
  kind: 'hex' | 'card' | 'rule' | 'terrain' | 'unit' | 'keys' | 'dice' | 'combat' | 'standing' | 'briefing'
  key: string
}
export type Lookup = {
  show: (hexes: string[]) => void
  goTo: (hex: string) => void
  open: (topic: Topic) => void
}
