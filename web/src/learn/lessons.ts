// The lessons as data: each step has a text and a condition that completes it. Steps watch the battle, not the screen.
import type { Happening } from '../log/sentences'
import { LESSONS as TAUGHT } from '../net/facts.gen'
import type { Asked, NewTable } from '../net/wire.gen'

/**
 * A step is completed by an event of the pupil's camp (or of anybody), by a question that is asked, by a draft, or by
 * the "go on" button; it lights up hexes.
 */
export type Step = { key: string; event?: string; whose?: string; asked?: string; draft?: string; spot?: string[] }
/** An event with these values; `steps` is the least length of a path. */
export type Mark = { event: string; match?: Record<string, string | number>; steps?: number }
export type Lesson = {
  steps: Step[]
  /** A position with a goal, victory unless it names another; without it a whole battle. */
  position?: { goal?: Mark; blunders: (Mark & { key: string })[] }
}
type Taught = { steps: Step[]; goal?: Mark; blunders: (Mark & { key: string })[] }

const FIRST: Lesson = {
  steps: [
    { key: 'welcome' },
    { key: 'card', event: 'cardplayed' },
    { key: 'order', draft: 'order', event: 'ordered' },
    { key: 'confirm', event: 'ordered' },
    { key: 'move', event: 'moved' },
    { key: 'moved', asked: 'battle', event: 'declared' },
    { key: 'battle', event: 'declared' },
    { key: 'dice' },
    { key: 'enemy', event: 'turnstarted', whose: 'any' },
    { key: 'retreat', event: 'retreated', whose: 'any' },
    { key: 'win', event: 'medalswon' },
    { key: 'end' },
  ],
}
const FIRST_BATTLE = 'first-steps'
const PREFIX = 'lesson-' // of the battles of all other lessons

export const LESSONS: Record<string, Lesson> = {
  first: FIRST,
  ...Object.fromEntries(
    Object.entries(TAUGHT as unknown as Record<string, Taught>).map(([name, { steps, goal, blunders }]) => [
      name,
      { steps, position: { ...(goal && { goal }), blunders } } satisfies Lesson,
    ]),
  ),
}

/** The lesson that a battle belongs to; empty if it belongs to none. */
export function lessonOf(battle: string): string {
  const name = battle === FIRST_BATTLE ? 'first' : battle.startsWith(PREFIX) ? battle.slice(PREFIX.length) : ''
  return name in LESSONS ? name : ''
}

/** What the server is asked for when a lesson begins. */
export const wishOf = (name: string): Omit<NewTable, 'name'> =>
  name === 'first'
    ? { battle: FIRST_BATTLE, me: ['allies'], seed: 3320, speed: 'normal' }
    : { battle: PREFIX + name, lesson: name, speed: 'normal' }

/** Whether an event is the one that a mark describes. */
function isMarked(event: Happening, { event: type, match = {}, steps = 0 }: Mark): boolean {
  if (event.type !== type) return false
  const values = event as unknown as Record<string, unknown>
  if (steps && !(Array.isArray(values.path) && values.path.length >= steps)) return false
  return Object.entries(match).every(([field, wanted]) => {
    const found = values[field]
    return Array.isArray(found) ? found.includes(wanted) : found === wanted
  })
}

export type Standing = { state: 'open' | 'learned' | 'failed'; blunder: string }

/** Whether the goal of a position was reached before the enemy's turn, and the last blunder of the pupil. */
export function standing({ position }: Lesson, log: Happening[], camp: string): Standing {
  if (!position) return { state: 'open', blunder: '' }
  const goal = position.goal ?? { event: 'ended', match: { winner: camp } }
  let blunder = ''
  let mine = true
  for (const event of log) {
    if (isMarked(event, goal)) return { state: 'learned', blunder }
    if (event.type === 'turnstarted') mine = event.camp === camp
    if (event.type === 'ended' || !mine) return { state: 'failed', blunder }
    blunder = position.blunders.find((mark) => isMarked(event, mark))?.key ?? blunder
  }
  return { state: 'open', blunder }
}

/** Whether an event belongs to this camp: by the seat or camp it names, else by whose turn it was. */
function isMine(event: Happening, camp: string, turn: string): boolean {
  if ('seat' in event) return event.seat.startsWith(`${camp}-`)
  if ('camp' in event) return event.camp === camp
  return turn === camp
}

export type Moment = { log: Happening[]; asked: Asked[]; camp: string; pressed: number }

/** The current step: every step before it was completed, or skipped because of what has happened since. */
export function stepAt(steps: Step[], { log, asked, camp, pressed }: Moment): number {
  let turn = ''
  const turns = log.map((event) => (turn = event.type === 'turnstarted' ? event.camp : turn))
  let from = 0
  let at = 0
  for (const [n, step] of steps.entries()) {
    const last = n === steps.length - 1
    const found = step.event
      ? log.findIndex(
          (event, k) =>
            k >= from && event.type === step.event && (step.whose === 'any' || isMine(event, camp, turns[k] ?? '')),
        )
      : -1
    const drafted =
      step.draft !== undefined && asked.some(({ draft }) => draft.some((text) => text.startsWith(`${step.draft} `)))
    const questioned = step.asked !== undefined && asked.some(({ kind }) => kind === step.asked)
    // The lesson waits for what others do, but the pupil may act ahead of the lesson.
    if (found >= 0 && (step.whose !== 'any' || at === n)) {
      if (!step.draft && !step.asked) from = found + 1
      at = n + 1
    } else if (at === n && (drafted || questioned)) at = n + 1
    else if (at === n && pressed > n && !last) at = n + 1
  }
  return Math.min(at, steps.length - 1)
}
