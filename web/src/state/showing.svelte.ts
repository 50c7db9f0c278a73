// Shows what happens one beat after another, at a pace that a person can follow. Questions and answers never wait for
// it: a user who acts sees the newest board at once.
import type { Happening } from '../log/sentences'
import type { Link } from '../net/link.svelte'
import type { Update, View } from '../net/wire.gen'
import { advance, cut, fallen, lasts, TUMBLE, type Fallen } from './beats'
import { still } from '../ui/still'
import { TurnTold } from './turntold.svelte'

type Beat = { events: Happening[]; log: Happening[]; view: View | null; time: number }

/** Beats are shown at the speed that is set for the bots. */
const PACES: Record<string, number> = { slow: 1.5, normal: 1, fast: 0.5, instant: 0 }
/** If it is more than this many milliseconds behind, it goes faster, so that nobody waits long. */
const BEHIND = 6000
const FASTEST = 0.3
/** While the user is asked something, the board hurries to the position of the question. */
const ASKED = 0.6

export class Showing {
  view = $state.raw<View | null>(null)
  log = $state.raw<Happening[]>([])
  /** The beat that is shown now. */
  fresh = $state.raw<Happening[]>([])
  /** The figures that fall in it. */
  fallen = $state.raw<Fallen[]>([])
  /** Whether its dice still tumble; until they stop, the board stays as it was before. */
  rolling = $state(false)
  busy = $state(false)
  /** How many beats wait behind it. */
  behind = $state(0)
  /** How fast it is shown: 1 is the usual pace, less is faster. */
  pace = $state(1)
  /** The first event whose trace stays on the board. */
  since = $state(0)
  readonly turn = new TurnTold()
  private queue: Beat[] = []
  private held: Beat | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private link: Link

  constructor(link: Link) {
    this.link = link
    link.heard = (update, again) => this.hear(update, again)
    link.acting = () => this.act()
  }

  /** Everything so far is shown at once. */
  finish(): void {
    clearTimeout(this.timer)
    if (!this.busy) return
    const held = this.rolling ? this.held : null
    this.tell([...(held ? [held] : []), ...this.queue].map(({ events }) => events))
    this.queue = []
    this.rest()
    this.fresh = []
    this.fallen = []
    this.log = this.link.log
    this.view = this.link.update?.view ?? null
  }

  /** The user acts: show the newest board; in the user's own turn, also remove the traces of what came before. */
  act(): void {
    this.finish()
    this.fresh = []
    this.fallen = []
    if (this.link.update?.view.active !== this.turn.mine) return
    this.since = this.link.log.length
    this.turn.close()
  }

  private hear(update: Update, again: boolean): void {
    const hurried = PACES[update.table.speed] === 0 || document.hidden
    if (again || hurried) this.finish()
    if (again) this.begin(update)
    else if (hurried && (still() || document.hidden)) {
      this.tell(cut(update.told))
      this.fallen = []
      this.fresh = update.told
      this.log = this.link.log
      this.view = update.view
    } else {
      this.add(update)
      this.behind = this.queue.length
      if (!this.busy) this.next()
    }
  }

  /** The page was opened, or an answer was taken back: nothing of this is news. */
  private begin(update: Update): void {
    const place = update.table.places.find(({ place }) => place === update.place)
    this.turn.mine = place?.seats[0]?.split('-')[0] ?? ''
    this.turn.forget()
    this.since = this.link.log.length
    this.fallen = []
    this.fresh = []
    this.log = this.link.log
    this.view = update.view
  }

  /** Beats that are not shown one by one still belong to their turn. */
  private tell(beats: Happening[][]): void {
    let units = this.view?.units ?? []
    let heard = this.link.log.length - beats.reduce((sum, { length }) => sum + length, 0)
    for (const beat of beats) {
      heard += beat.length
      this.turn.hear(beat, units, heard)
      units = advance(units, beat)
    }
  }

  private add(update: Update): void {
    const beats = cut(update.told)
    let upTo = this.link.log.length - update.told.length
    for (const events of beats) {
      upTo += events.length
      const log = this.link.log.slice(0, upTo)
      this.queue.push({ events, log, view: null, time: lasts(events) })
    }
    const last = this.queue.at(-1) ?? (this.rolling ? this.held : null)
    if (last) last.view = update.view
    else this.view = update.view
  }

  private next(): void {
    const beat = this.queue.shift()
    this.behind = this.queue.length
    if (!beat) return this.rest()
    this.busy = true
    this.pace = this.paceOf(this.link.update)
    this.fallen = []
    this.fresh = beat.events
    const time = beat.time * this.pace
    const roll = beat.events.findIndex(({ type }) => type === 'rolled')
    this.rolling = roll >= 0 && time > 0 && !still()
    if (!this.rolling) return this.shown(beat, time)
    // The log and the dice panel do not reveal dice that still tumble.
    this.log = beat.log.slice(0, roll - beat.events.length)
    this.held = beat
    this.timer = setTimeout(() => this.shown(beat, time - TUMBLE * this.pace), TUMBLE * this.pace)
  }

  /** Change the board; the next beat comes when a person has had time to see this one. */
  private shown(beat: Beat, time: number): void {
    const before = this.view
    this.rolling = false
    this.log = beat.log
    this.turn.hear(beat.events, before?.units ?? [], beat.log.length)
    if (before) this.fallen = fallen(before.units, beat.events)
    if (beat.view) this.view = beat.view
    else if (before) this.view = { ...before, units: advance(before.units, beat.events) }
    if (time > 0) this.timer = setTimeout(() => this.next(), time)
    else this.next()
  }

  private rest(): void {
    this.busy = false
    this.rolling = false
    this.behind = 0
  }

  private paceOf(update: Update | null): number {
    const waiting = this.queue.reduce((sum, { time }) => sum + time, 0)
    const speed = PACES[update?.table.speed ?? ''] || 1
    const hurry = waiting > BEHIND ? Math.max(FASTEST, BEHIND / waiting) : 1
    return speed * hurry * (update?.asked.length && this.queue.length ? ASKED : 1)
  }
}
