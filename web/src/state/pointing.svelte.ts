// What the user points at and what that can mean: the path so far, what is highlighted, and the answers behind it.
import type { Link } from '../net/link.svelte'
import {
  choicesOf,
  drafted,
  keyOf,
  narrow,
  passing,
  press,
  settled,
  upcoming,
  wish,
  type Choice,
  type Handle,
  type Action,
} from './options'
import { repeats } from '../log/sentences'
import type { Reasons } from '../net/wire.gen'

export type Light = 'pick' | 'go' | 'far' | 'target' | 'air'
export type Sight = { from: string; to: string; clear: boolean }

const STRIKES: string[] = ['battle', 'target'] satisfies Action['type'][]
const FLIGHTS: string[] = ['fly', 'enter', 'activate'] satisfies Action['type'][]
const COUNTER = 'counter-attack' // the one card whose effect depends on what the enemy played
const GIVING: string[] = ['give', 'keep', 'play'] satisfies Action['type'][]
const TAKEN_BACK: string[] = ['move', 'order', 'activate'] satisfies Action['type'][] // these can usually be undone

export class Pointing {
  path = $state.raw<Handle[]>([])
  many = $state.raw<Choice[]>([])
  /** The answer that would end a phase with something left to do: it was pressed once and waits for a second press. */
  armed = $state('')
  /** The hex under the pointer or the focus. */
  over = $state('')
  /** What a finger has aimed at but not yet confirmed: a slip must not roll dice. */
  aimed = $state.raw<Choice | null>(null)
  /** The answer that was tried but is not legal, until the next gesture. */
  wished = $state('')
  private link: Link

  constructor(link: Link) {
    this.link = link
  }

  /** The hex that the explanation is about. */
  readonly hex = $derived.by(() => this.aimed?.handles.at(-1)?.slice(4) ?? this.over)
  readonly choices = $derived.by(() => choicesOf(this.link.update?.asked ?? []))
  readonly at = $derived.by(() => settled(this.choices, this.path))
  readonly next = $derived.by(() => upcoming(this.choices, this.at))
  /** The unit that was chosen, directly or after a Combat card played on it. */
  readonly unit = $derived.by(() => this.at.find((handle) => handle.startsWith('hex:'))?.slice(4) ?? '')
  readonly card = $derived.by(() => (this.at[0]?.startsWith('card:') ? this.at[0].slice(5) : ''))
  /** The cards that some answer begins with. */
  readonly playable = $derived.by(
    () => new Set(this.choices.flatMap(({ handles: [first] }) => (first?.startsWith('card:') ? [first.slice(5)] : []))),
  )
  readonly sections = $derived.by(() =>
    [...this.next.keys()].filter((h) => /^section:s\d$/.test(h)).map((h) => h.slice(8)),
  )
  readonly named = $derived.by(() =>
    ['order', 'target', 'activate']
      .flatMap((verb) => drafted(this.link.update?.asked ?? [], verb))
      .map((part) => part[1] ?? ''),
  )
  private readonly camps = $derived.by(() => new Map(this.link.update?.view.units.map((unit) => [unit.hex, unit.camp])))
  private readonly camp = $derived.by(() => this.link.update?.asked[0]?.seat.split('-')[0] ?? '')

  readonly lights = $derived.by(() => {
    const found = new Map<string, Light>()
    for (const [handle, behind] of this.next) {
      const first = behind[0]
      if (!handle.startsWith('hex:') || !first) continue
      const hex = handle.slice(4)
      const { type } = first.action
      if (FLIGHTS.includes(type)) found.set(hex, 'air')
      else if (this.card && (type === 'combat' || type === 'special'))
        found.set(hex, this.strikes(hex) ? 'target' : 'pick')
      else if (type === 'air') found.set(hex, this.at.length === 0 ? 'air' : this.strikes(hex) ? 'target' : 'pick')
      else if (this.at.length === 0) found.set(hex, type === 'target' && this.strikes(hex) ? 'target' : 'pick')
      else found.set(hex, STRIKES.includes(type) ? 'target' : this.canStillBattle(first) ? 'go' : 'far')
    }
    for (const hex of this.flights.flat()) if (!found.has(hex)) found.set(hex, 'air')
    return found
  })
  /** The flight paths to show while one of several must be chosen. */
  readonly flights = $derived.by(() =>
    this.many.flatMap(({ action }) => (action.type === 'fly' ? [[action.unit, ...action.via, action.to]] : [])),
  )
  readonly dice = $derived.by(() => {
    const found = new Map<string, string>()
    for (const [handle, behind] of this.next) {
      const odds = this.reason(behind[0])?.odds
      if (odds && handle.startsWith('hex:') && this.lights.get(handle.slice(4)) === 'target')
        found.set(handle.slice(4), String(odds.dice))
    }
    return found
  })
  /** What to say about the hex under the pointer: how the number is made up, or why it is not a legal answer. */
  readonly told = $derived.by(
    () =>
      this.reason(this.next.get(`hex:${this.hex}`)?.[0]) ??
      (this.hoverWish ? this.link.reasons.get(this.hoverWish) : undefined),
  )
  /** Why the last press was not a legal answer. */
  readonly refused = $derived.by(() => (this.wished ? (this.link.reasons.get(this.wished)?.refused ?? null) : null))
  /** The line from the chosen unit to the enemy under the pointer. */
  readonly sight = $derived.by((): Sight | null => {
    if (!this.unit || !this.hex) return null
    if (this.lights.get(this.hex) === 'target') return { from: this.unit, to: this.hex, clear: true }
    const key = this.told?.refused?.key
    return key === 'no-line-of-sight' || key === 'too-dark' ? { from: this.unit, to: this.hex, clear: false } : null
  })
  /** An enemy under the pointer that the chosen unit cannot battle; the user may want to know why. */
  private readonly hoverWish = $derived.by(() => {
    const enemy = this.camps.get(this.hex)
    if (!this.unit || !enemy || enemy === this.camp || this.next.has(`hex:${this.hex}`)) return ''
    const battle = narrow(this.choices, this.at).find(({ action }) => action.type === 'battle')
    const question = battle?.question ?? this.choices.find(({ kind }) => kind === 'battle')?.question
    return question === undefined ? '' : `${question} battle ${this.unit} ${this.hex}`
  })

  private strikes(hex: string): boolean {
    return (this.camps.get(hex) ?? this.camp) !== this.camp
  }

  private canStillBattle(choice: Choice): boolean {
    return this.reason(choice)?.parts.every(({ amount }) => amount !== 0) ?? true
  }

  /** What a Counter-Attack would repeat by this answer, in words; empty for any other answer. */
  repeats(choice: Choice | undefined): string {
    return choice && GIVING.includes(choice.action.type) ? repeats(this.reason(choice)?.parts ?? []) : ''
  }

  private reason(choice: Choice | undefined): Reasons | undefined {
    return choice && this.link.reasons.get(keyOf(choice))
  }

  /** Ask for the numbers of the lit answers, battles first, and why the enemy under the pointer is not a target. */
  ask(): void {
    const wanted = narrow(this.choices, this.at)
      .filter(({ action: { type } }) =>
        this.card === COUNTER
          ? GIVING.includes(type)
          : this.at.length
            ? type === 'battle' || type === 'move'
            : type === 'target',
      )
      .sort((a, b) => Number(a.action.type === 'move') - Number(b.action.type === 'move'))
      .map(({ question, text }) => ({ question, text }))
    const [question, ...words] = this.hoverWish.split(' ')
    if (question && words.length) wanted.unshift({ question: Number(question), text: words.join(' ') })
    this.link.why(wanted)
  }

  /** Orders that were taken back on the way to an earlier one, to be given again. */
  private again: string[] = []
  private kept = 0

  /** An ordered unit pressed again loses its order; the server takes back one answer after the other. */
  unorder(hex: string): boolean {
    const asked = this.link.update?.asked ?? []
    const orders = drafted(asked, 'order').map((part) => part[1] ?? '')
    const at = orders.lastIndexOf(hex)
    if (at < 0 || asked.length !== 1 || !this.link.update?.undo || this.next.has(`hex:${hex}`)) return false
    this.clear()
    this.again = orders.slice(at + 1)
    this.kept = at
    for (let n = at; n < orders.length; n++) this.link.undo()
    return true
  }

  private orderAgain(): void {
    const given = drafted(this.link.update?.asked ?? [], 'order').length
    const [next] = this.again
    if (next === undefined || given > this.kept) return
    const choice = this.choices.find(({ action }) => action.type === 'order' && action.unit === next)
    this.again = choice ? this.again.slice(1) : []
    this.kept++
    if (choice) this.link.act(choice)
  }

  /** An update came, perhaps between two taps: keep what was begun, unless it is no longer a legal answer. */
  renew(): void {
    this.orderAgain()
    const open = new Set(this.choices.map(keyOf))
    if (this.path.length && !narrow(this.choices, this.path).length) this.path = []
    if (!this.many.every((choice) => open.has(keyOf(choice)))) this.many = []
    if (!open.has(this.armed)) this.armed = ''
    if (this.aimed && !open.has(keyOf(this.aimed))) this.aimed = null
    this.wished = ''
  }

  /** A finger cannot hover: an answer that cannot be undone needs two taps, and the odds are shown in between. */
  private aims(act: Choice): boolean {
    const drafts = this.choices.some(({ question, action }) => question === act.question && action.type === 'confirm')
    return !drafts && !TAKEN_BACK.includes(act.action.type) && (act.handles.at(-1)?.startsWith('hex:') ?? false)
  }

  press(handle: Handle, finger = false): void {
    this.armed = ''
    const before = this.aimed
    this.aimed = null
    const left = passing(this.many, handle)
    if (left.length && left.length < this.many.length) {
      const [only] = left
      if (left.length === 1 && only) this.answer(only)
      else this.many = left
      return
    }
    const result = press(this.choices, this.at, handle)
    const nothing = !result.act && !result.many && !result.path.length && this.at[0] !== handle
    const asked = nothing ? wish(this.choices, this.at, handle) : null
    this.wished = ''
    if (asked) {
      this.wished = keyOf(asked)
      this.link.wonder(asked)
      return
    }
    if (result.act && finger && this.aims(result.act) && (!before || keyOf(before) !== keyOf(result.act))) {
      this.aimed = result.act
      return
    }
    this.path = result.path
    this.many = result.many ?? []
    if (result.act) this.answer(result.act)
  }

  answer(choice: Choice): void {
    this.clear()
    this.link.act(choice)
  }

  clear(): void {
    this.path = []
    this.aimed = null
    this.many = []
    this.wished = ''
    this.armed = ''
  }
}
