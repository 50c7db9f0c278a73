// What happened while nobody looked: remembers how much of the story was seen, across reloads and hidden tabs.
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

/** The events worth telling somebody who comes back, the last ones if there are too many. */
export function digest(log: Happening[], seen: number): Happening[] {
  return log
    .slice(seen)
    .filter(({ type }) => TELLING.has(type))
    .slice(-MOST)
}

export class Away {
  /** So many events had been seen when somebody came back; -1 while there is nothing to tell. */
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

  /** The page was hidden or is to be seen again. */
  turned(hidden: boolean, story: number, version: number): void {
    if (hidden) {
      this.away = true
      this.keep(story, version)
    } else this.heard(story, version)
  }

  /** News came; whoever looks has seen it. */
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
      // a browser that keeps nothing tells nothing back
    }
  }
}
