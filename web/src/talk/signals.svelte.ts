// Fixed signals on the page: the one that waits for its hex, and those just heard; who may send and hear them the
// server decides.
import { TABLE } from '../net/facts.gen'
import type { Link } from '../net/link.svelte'
import type { Happening } from '../log/sentences'

export type Heard = Extract<Happening, { type: 'signalled' }>
const SHOWN = 7000 // milliseconds
const MOST = 3

export class Signals {
  /** A signal of the field that may still get a hex. */
  pending = $state.raw<{ channel: string; signal: string } | null>(null)
  recent = $state.raw<Heard[]>([])
  /** The hexes that those speak of. */
  readonly lit = $derived.by(() => this.recent.map(({ hex }) => hex).filter(Boolean))
  private link: Link

  constructor(link: Link) {
    this.link = link
  }

  /** A courtesy to everybody. */
  greet(signal: string): void {
    this.link.refused = null
    this.link.send({ type: 'signal', channel: TABLE, signal })
  }

  send(hex = ''): void {
    if (!this.pending) return
    this.link.refused = null
    this.link.send({ type: 'signal', ...this.pending, hex })
    this.pending = null
  }

  /** Whether the hex that was pressed belongs to a signal; then it is sent. */
  takes(hex: string): boolean {
    const waits = this.pending !== null
    this.send(hex)
    return waits
  }

  /** News came; what is a signal stays to be seen for a while. */
  hear(fresh: Happening[]): void {
    const heard = fresh.filter((event): event is Heard => event.type === 'signalled')
    if (!heard.length) return
    this.recent = [...this.recent, ...heard].slice(-MOST)
    setTimeout(() => (this.recent = this.recent.filter((event) => !heard.includes(event))), SHOWN)
  }
}
