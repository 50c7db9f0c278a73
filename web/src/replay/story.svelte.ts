// A replay of a battle, step by step: loads its pages, knows the current step, and plays on by itself if asked.
import type { Happening } from '../log/sentences'
import { lasts } from '../state/beats'
import type { HandbookChanges, Refused, StoryPage, View } from '../net/wire.gen'
import { words } from '../ui/words.svelte'

export const SPEEDS = [0.5, 1, 2, 4] as const
export type Step = { view: View; told: Happening[]; heard: number }

export type MedalAt = { step: number; camp: string; lost: boolean }

/** The steps at which medals were won or lost. */
export const medalsOf = (steps: Step[]): MedalAt[] =>
  steps.flatMap(({ told }, step) =>
    told.flatMap((event) =>
      event.type === 'medalswon' || event.type === 'medalslost'
        ? [{ step, camp: event.camp, lost: event.type === 'medalslost' }]
        : [],
    ),
  )

/** The step that an address names (`#turn-7`, `#step-120`); -1 if it names none. */
export function momentOf(steps: Step[], hash: string): number {
  const [, kind, digits] = /^#(turn|step)-(\d{1,6})$/.exec(hash) ?? []
  const n = Number(digits)
  if (kind === 'step') return Math.min(n, steps.length) - 1
  return steps.findIndex(({ told }) => told.some((event) => event.type === 'turnstarted' && event.turn === n))
}

/** How an address names this step: by its turn where the turn begins, else by its number. */
export function hashOf(steps: Step[], at: number): string {
  const begun = steps[at]?.told.findLast((event) => event.type === 'turnstarted')
  const turn = begun?.type === 'turnstarted' ? `#turn-${begun.turn}` : ''
  return turn && momentOf(steps, turn) === at ? turn : `#step-${at + 1}`
}

/** Builds whole views from the changes of each step. */
export function unfold(before: Step[], page: StoryPage): Step[] {
  const steps = before.slice(0, page.from)
  let last: View | undefined
  let heard = steps.at(-1)?.heard ?? 0
  for (const { view, told } of page.steps) {
    last = { ...last, ...view } as View
    heard += told.length
    steps.push({ view: last, told, heard })
  }
  return steps
}

export class Story {
  steps = $state.raw<Step[]>([])
  total = $state(0)
  open = $state(false)
  text = $state.raw<StoryPage['text']>({})
  /**
   * Whether it is built from events because its rules are no longer in use; then also what the user can do at its
   * table.
   */
  older = $state(false)
  rematch = $state('')
  seated = $state(false)
  mine = $state.raw<string[]>([])
  at = $state(0)
  playing = $state(false)
  speed = $state<number>(1)
  /** What ground and units do differently by the rules of this battle. */
  changes = $state.raw<HandbookChanges | null>(null)
  /** Where playing starts again after the end. */
  private home = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  readonly step = $derived.by(() => this.steps[Math.min(this.at, this.steps.length - 1)])
  readonly log = $derived.by(() => this.steps.slice(0, this.at + 1).flatMap(({ told }) => told))
  readonly turns = $derived.by(() =>
    this.steps.flatMap(({ told }, n) => (told.some(({ type }) => type === 'turnstarted') ? [n] : [])),
  )

  readonly medals = $derived.by(() => medalsOf(this.steps))

  take(page: StoryPage): void {
    this.steps = unfold(this.steps, page)
    this.total = page.total
    this.open = page.open
    this.text = page.text
    this.older = page.older
    this.rematch = page.rematch ?? ''
    this.seated = page.seated ?? false
    this.mine = page.mine ?? []
    words.decks = page.decks
    this.changes = page.handbook
  }

  /** Load all pages of a table's replay, in order; without a place, from the first that the reader has. */
  async load(table: string, place?: number): Promise<void> {
    const where = place === undefined ? '' : `place=${place}&`
    do {
      const response = await fetch(`/api/tables/${table}/story?${where}from=${this.steps.length}`)
      if (!response.ok) throw new Error(((await response.json()) as Refused).key)
      const before = this.steps.length
      this.take((await response.json()) as StoryPage)
      if (this.steps.length === before) break
    } while (this.steps.length < this.total)
  }

  go(step: number): void {
    this.at = Math.max(0, Math.min(step, this.steps.length - 1))
  }

  /** The turn before or after the current one. */
  turn(by: 1 | -1): void {
    const found = by > 0 ? this.turns.find((n) => n > this.at) : this.turns.findLast((n) => n < this.at)
    this.go(found ?? (by > 0 ? this.steps.length - 1 : 0))
  }

  /** The medal before or after the current step. */
  medal(by: 1 | -1): void {
    const found =
      by > 0 ? this.medals.find(({ step }) => step > this.at) : this.medals.findLast(({ step }) => step < this.at)
    if (found) this.go(found.step)
  }

  play(): void {
    clearTimeout(this.timer)
    if (this.at >= this.steps.length - 1) this.at = this.home
    this.playing = true
    const next = (): void => {
      this.go(this.at + 1)
      if (this.at >= this.steps.length - 1) this.playing = false
      else this.timer = setTimeout(next, this.rest)
    }
    this.timer = setTimeout(next, this.rest)
  }

  /** How long the current step is shown, in milliseconds: very briefly if it shows nothing new. */
  private get rest(): number {
    return Math.max(120, 0.8 * lasts(this.step?.told ?? [])) / this.speed
  }

  pause(): void {
    clearTimeout(this.timer)
    this.playing = false
  }

  /** Open it where this many events have happened; played again after its end, it starts with that turn. */
  openAt(heard: number): void {
    const found = this.steps.findIndex((step) => step.heard >= heard)
    this.go(found < 0 ? this.steps.length - 1 : found)
    this.home = this.turns.findLast((n) => n < this.steps.length - 1 && n <= this.at) ?? 0
  }
}
