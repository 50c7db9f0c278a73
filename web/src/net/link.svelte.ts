// The socket of one table: keeps the last whole view, the log and the reasons asked for; it reconnects by itself.
import { isClosing, type Choice } from '../state/options'
import type { Happening } from '../log/sentences'
import { HUNG_UP } from './facts.gen'
import type { FromPage, FromServer, Note, Reasons, Refused, Update, Why } from './wire.gen'

const FINAL: number[] = Object.values(HUNG_UP)
const BURST = 30 // "why" questions at once; the server closes the socket of a page that asks too fast
const PATIENCE = 3000 // milliseconds to wait for the server after an answer that ends a question
const EVERY = 80 // milliseconds between further "why" questions

export class Link {
  update = $state.raw<Update | null>(null)
  log = $state.raw<Happening[]>([])
  fresh = $state.raw<Happening[]>([])
  refused = $state.raw<Refused | null>(null)
  note = $state.raw<Note | null>(null)
  reasons = $state.raw<ReadonlyMap<string, Reasons>>(new Map())
  state = $state<'opening' | 'open' | 'lost' | 'closed'>('opening')
  /** Why this page can no longer use the table. */
  gone = $state<'' | 'left' | 'removed'>('')
  /** Called with every update, before anything is drawn; `again` means that it has nothing new. */
  heard: (update: Update, again: boolean) => void = () => undefined
  /** Called before an answer is sent. */
  acting: () => void = () => undefined

  private socket: WebSocket | null = null
  private table: string
  private place: string
  private wait = 500
  private acted = 0
  private closed = new Map<number, number>()
  private wanted: Why[] = []
  private asked = new Set<string>()
  private budget = BURST
  private timer: ReturnType<typeof setInterval> | null = null
  private again: ReturnType<typeof setTimeout> | null = null

  constructor(table: string, place: string) {
    this.table = table
    this.place = place
    this.timer = setInterval(() => this.drain(), EVERY)
    this.open()
  }

  open(): void {
    const address = new URL(`/ws/${this.table}`, location.href.replace(/^http/, 'ws'))
    if (this.place) address.searchParams.set('place', this.place)
    if (this.update) {
      address.searchParams.set('story', String(this.update.story))
      address.searchParams.set('heard', String(this.update.version))
    }
    this.closed.clear()
    const socket = new WebSocket(address)
    this.socket = socket
    socket.onmessage = ({ data }) => this.hear(JSON.parse(String(data)) as FromServer)
    socket.onclose = ({ code }) => {
      if (this.socket !== socket) return
      this.state = FINAL.includes(code) ? 'closed' : 'lost'
      this.gone = code === HUNG_UP.closed ? 'removed' : code === HUNG_UP['not-here'] ? 'left' : ''
      if (this.state === 'lost') this.again = setTimeout(() => this.open(), this.wait)
      this.wait = Math.min(this.wait * 2, 8000)
    }
  }

  close(): void {
    if (this.timer) clearInterval(this.timer)
    if (this.again) clearTimeout(this.again)
    const socket = this.socket
    this.socket = null
    socket?.close()
  }

  private hear(message: FromServer): void {
    if (message.type === 'update') this.take(message)
    else if (message.type === 'note') this.note = message
    else if (message.type === 'reasons')
      this.reasons = new Map([...this.reasons, [`${message.question} ${message.action}`, message]])
    // A "why" question may come too late; do not show that refusal.
    else if (message.key !== 'stale-question' || Date.now() - this.acted < 1500) {
      this.refused = message
      this.closed.clear()
    }
  }

  private take(update: Update): void {
    // Events that are sent again, after an undo or when the page opens, are not news.
    const again = this.update?.story !== update.story
    this.state = 'open'
    this.wait = 500
    this.log = [...this.log.slice(0, update.since), ...update.told]
    this.fresh = again ? [] : update.told
    if (update.told.length) {
      this.reasons = new Map()
      this.asked.clear()
      this.wanted = []
    }
    this.update = update
    this.heard(update, again)
  }

  /** Send a message; false if the connection is lost. */
  send(message: FromPage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  act(choice: Choice): void {
    // Ignore a second press on the same answer.
    if (Date.now() - (this.closed.get(choice.question) ?? 0) < PATIENCE) return
    if (isClosing(choice.action)) this.closed.set(choice.question, Date.now())
    this.refused = null
    this.acted = Date.now()
    this.acting()
    this.send({ type: 'act', question: choice.question, action: choice.text })
  }

  undo(): void {
    this.refused = null
    this.acting()
    this.closed.clear()
    this.send({ type: 'undo' })
  }

  /** Ask how the numbers of these answers are made up, no faster than the server allows; earlier requests wait. */
  why(choices: { question: number; text: string }[], behind: Why[] = []): void {
    const wanted = choices
      .filter(({ question, text }) => !this.asked.has(`${question} ${text}`))
      .map(({ question, text }): Why => ({ type: 'why', question, action: text }))
    this.wanted = [...wanted, ...behind]
    this.drain(BURST)
  }

  /** Ask about one more answer. */
  wonder(choice: { question: number; text: string }): void {
    this.why([choice], this.wanted)
  }

  private drain(most = 1): void {
    if (!this.wanted.length) {
      this.budget = Math.min(BURST, this.budget + 1)
      return
    }
    for (let n = 0; n < most && this.wanted.length && (this.budget > 0 || most === 1); n++) {
      const next = this.wanted.shift()
      if (!next) return
      this.budget = Math.max(0, this.budget - 1)
      this.asked.add(`${next.question} ${String(next.action)}`)
      this.send(next)
    }
  }
}
