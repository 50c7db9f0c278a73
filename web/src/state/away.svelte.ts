// What happened while the user was away: remembers how much of the story was seen, across reloads and hidden tabs.
import type { Happening } from '../log/sentences'

const TELLING = new Set<string>([
  'turnstarted',
  'cardplayed',
  'cardlaid',
  'rolled',
  'lost',
  'eliminated',
  'retreated',
  'medalswon',
  'medalslost',
  'ambushed',
  'exited',
  'captured',
  'bridgeblown',
  'talked',
  'signalled',
  'ended',
] satisfies Happening['type'][])
const LEAST = 2
const MOST = 14

/** The events worth showing to a user who comes back; if there are too many, the last ones. */
export function digest(log: Happening[], seen: number): Happening[] {
  return log
    .slice(seen)
    .filter(({ type }) => TELLING.has(type))
    .slice(-MOST)
}

export class Away {
  /** How many events had been seen when the user came back; -1 if there is nothing to show. */
  from = $state(-1)
  private key: string
  private seen = -1
  private story = 0
  private away = false

  constructor(table: string, place: string) {
    this.key = `overlord-seen-${table}-${place}`
    try {
      const [story, seen] = (localStorage.getItem(this.key) ?? '').split(' ').map(Number)
      if (seen !== undefined && Number.isFinite(seen)) {
        this.story = story ?? 0
        this.seen = seen
        this.away = true
      }
    } catch {
      this.seen = -1
    }
  }

  /** The page was hidden or became visible again. */
  turned(hidden: boolean, story: number, version: number): void {
    if (hidden) {
      this.away = true
      this.keep(story, version)
    } else this.heard(story, version)
  }

  /** An update came; while the page is visible, it counts as seen. */
  heard(story: number, version: number): void {
    if (document.hidden) return
    if (this.away && this.story === story && this.seen >= 0 && version - this.seen >= LEAST) this.from = this.seen
    this.away = false
    this.keep(story, version)
  }

  done(): void {
    this.from = -1
  }

  private keep(story: number, version: number): void {
    if (this.seen === version && this.story === story) return
    this.story = story
    this.seen = version
    try {
      localStorage.setItem(this.key, `${story} ${version}`)
    } catch {
      // the browser stores nothing, so nothing can be shown
    }
  }
}
