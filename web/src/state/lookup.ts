// What every part of the table can ask of the whole: light up hexes, go to one, open something to read.

export const LOOKUP = Symbol('lookup')
export type Topic = {
  kind: 'hex' | 'card' | 'rule' | 'terrain' | 'unit' | 'keys' | 'dice' | 'combat' | 'standing'
  key: string
}
export type Lookup = {
  show: (hexes: string[]) => void
  goTo: (hex: string) => void
  open: (topic: Topic) => void
}
