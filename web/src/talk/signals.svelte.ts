// Fixed signals on the page: the one that waits for a hex, and the latest ones; the server decides who may send and see
// them.
import { TABLE } from '../net/facts.gen'
import type { Link } from '../net/link.svelte'
import type { Happening } from '../log/sentences'

export type Heard = Extract<Happening, { type: 'signalled' }>
const SHOWN = 7000 // milliseconds
const MOST = 3

export class Signals {
  /** A field signal that may still get a hex. */
  pending = $state.raw<{ channel: string; signal: string } | null>(null)
  recent = $state.raw<Heard[]>([])
  /** The hexes of the latest signals. */
  readonly lit = $derived.by(() => this.recent.map(({ hex }) => hex).filter(Boolean))
  private link: Link

  constructor(link: Link) {
    this.link = link
  }

  /** Send a courtesy to everybody. */
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

  /** Whether the pressed hex belongs to a waiting signal, which is then sent. */
  takes(hex: string): boolean {
    const waits = this.pending !== null
    this.send(hex)
    return waits
  }

  /** An update came; new signals are shown for a while. */
  hear(fresh: Happening[]): void {
    const heard = fresh.filter((event): event is Heard => event.type === 'signalled')
    if (!heard.length) return
    this.recent = [...this.recent, ...heard].slice(-MOST)
    setTimeout(() => (this.recent = this.recent.filter((event) => !heard.includes(event))), SHOWN)
  }
}
