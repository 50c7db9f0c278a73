// Divides events into beats, actions that a person can follow one by one, and says how long each is shown.
import type { Happening } from '../log/sentences'
import type { UnitView } from '../net/wire.gen'

/** How long dice tumble before their result is shown, in milliseconds. */
export const TUMBLE = 800

type Type = Happening['type']
/** These events begin a beat; any other event belongs to the beat before it. */
const HEADS = new Set<Type>([
  'turnstarted',
  'cardplayed',
  'cardlaid',
  'combatplayed',
  'ordered',
  'moved',
  'tookground',
  'retreated',
  'shifted',
  'exited',
  'declared',
  'ambushed',
  'rolled',
  'dropped',
  'deployed',
  'planeentered',
  'planeflew',
  'airaction',
])
const LASTS: Partial<Record<Type, number>> = {
  turnstarted: 900,
  cardplayed: 1000,
  cardlaid: 800,
  combatplayed: 1300,
  tookground: 700,
  retreated: 900,
  shifted: 700,
  exited: 900,
  declared: 250,
  ambushed: 900,
  rolled: TUMBLE + 1100,
  eliminated: 700,
  medalswon: 900,
  medalslost: 900,
  captured: 400,
  dropped: 1000,
  deployed: 600,
  planeentered: 700,
  airaction: 700,
  bridgeblown: 800,
  healed: 500,
  mineshown: 500,
  ended: 600,
}
/** Several of one kind are one beat: all orders of a general, all cards that are laid at once. */
const TOGETHER = new Set<Type>(['ordered', 'cardlaid', 'deployed'])

/** The dice of a battle belong to the battle that was declared just before. */
function goesOn(beat: Happening[], event: Happening): boolean {
  const [first] = beat
  if (!first || !HEADS.has(event.type)) return true
  if (TOGETHER.has(event.type)) return beat.at(-1)?.type === event.type
  return event.type === 'rolled' && beat.every(({ type }) => type === 'declared')
}

export function cut(told: Happening[]): Happening[][] {
  const beats: Happening[][] = []
  for (const event of told) {
    const last = beats.at(-1)
    if (last && goesOn(last, event)) last.push(event)
    else beats.push([event])
  }
  return beats
}

/** How long a person needs for a beat, in milliseconds; 0 if it changes nothing on the board. */
export function lasts(beat: Happening[]): number {
  let sum = 0
  let orders = 0
  for (const event of beat) {
    if (event.type === 'ordered') orders = 700
    else if (event.type === 'moved' || event.type === 'planeflew') sum += 400 + 180 * event.path.length
    else if (event.type !== 'cardlaid' || event === beat[0]) sum += LASTS[event.type] ?? 0
  }
  return sum + orders
}

/** Where the units stand after a beat, as far as its events say; the next view corrects the rest. */
export function advance(units: UnitView[], beat: Happening[]): UnitView[] {
  let now = units
  const change = (hex: string, to: Partial<UnitView>): void => {
    now = now.map((unit) => (unit.hex === hex ? { ...unit, ...to } : unit))
  }
  for (const event of beat) {
    if (event.type === 'lost') change(event.unit, { figures: event.left })
    else if (event.type === 'eliminated' || event.type === 'exited') now = now.filter(({ hex }) => hex !== event.unit)
    else if (event.type === 'moved') change(event.unit, { hex: event.path.at(-1) ?? event.unit })
    else if (event.type === 'retreated' || event.type === 'tookground' || event.type === 'shifted')
      change(event.unit, { hex: event.to })
  }
  return now.filter(({ figures }) => figures > 0)
}

export type Fallen = { unit: UnitView; figures: number; last: boolean }

/** The figures that fall in a beat, each with its unit as it stood before. */
export function fallen(units: UnitView[], beat: Happening[]): Fallen[] {
  return beat.flatMap((event) => {
    if (event.type !== 'lost') return []
    const unit = units.find(({ hex }) => hex === event.unit)
    return unit ? [{ unit, figures: unit.figures - event.left, last: event.left === 0 }] : []
  })
}
