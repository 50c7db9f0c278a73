// The guided first battles as data: each step has a text and a condition that completes it. Steps watch the battle, not
// the screen.
import type { Happening } from '../log/sentences'
import type { Asked } from '../net/wire.gen'

/**
 * A step is completed by an event of the pupil's camp (or of anybody), by a question that is asked, by a draft, or by
 * the "go on" button.
 */
export type Step = { key: string; event?: string; whose?: 'mine' | 'any'; asked?: string; draft?: string }
export type Lesson = { battle: string; me: string[]; seed: number; steps: Step[] }

export const LESSONS: Record<string, Lesson> = {
  first: {
    battle: 'first-steps',
    me: ['allies'],
    seed: 3320,
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
  },
  orders: {
    battle: 'two-bridges',
    me: ['allies-cic'],
    seed: 44,
    steps: [
      { key: 'welcome' },
      { key: 'ready', event: 'huddled', whose: 'any' },
      { key: 'give', draft: 'give', event: 'cardsgiven' },
      { key: 'confirm', event: 'cardsgiven' },
      { key: 'visit', event: 'visited' },
      { key: 'lay', event: 'cardlaid' },
      { key: 'end' },
    ],
  },
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
    // The lesson waits for what others do; what the pupil does may run ahead of the lesson.
    if (found >= 0 && (step.whose !== 'any' || at === n)) {
      if (!step.draft && !step.asked) from = found + 1
      at = n + 1
    } else if (at === n && (drafted || questioned)) at = n + 1
    else if (at === n && pressed > n && !last) at = n + 1
  }
  return Math.min(at, steps.length - 1)
}
