// What this place sees of its battle, now or at the step it looks back to: the view and what follows from it. It sends
// no answers.
import { boardWidth, sectionSpan, type Board } from '../board/hex'
import type { Happening } from '../log/sentences'
import type { Link } from '../net/link.svelte'
import { drafted, without, type QuestionKind } from './options'
import type { Pointing } from './pointing.svelte'
import type { Showing } from './showing.svelte'
import type { Story } from '../replay/story.svelte'
import { say, words } from '../ui/words.svelte'

const OPEN: string[] = [
  'combat',
  'peek',
  'reroll',
  'withdraw',
  'retarget',
  'relocate',
  'move-after',
] satisfies QuestionKind[]
/** Questions about dice that lie on the table. */
export const OF_DICE: string[] = [
  'react-rolled',
  'react-loss',
  'react-flags',
  'reroll',
  'flags',
] satisfies QuestionKind[]
const TRACED: string[] = [
  'ordered',
  'moved',
  'retreated',
  'tookground',
  'shifted',
  'planeflew',
  'declared',
  'rolled',
  'ambushed',
] satisfies Happening['type'][]

export class Seen {
  /** The step that the user looks back to. */
  story = $state.raw<Story | null>(null)
  private link: Link
  private pointing: Pointing
  private showing: Showing

  constructor(link: Link, pointing: Pointing, showing: Showing) {
    this.link = link
    this.pointing = pointing
    this.showing = showing
  }

  readonly update = $derived.by(() => this.link.update)
  readonly live = $derived.by(() => this.update?.view)
  /** What is known: hands, questions, who may speak. */
  readonly known = $derived.by(() => this.story?.step?.view ?? this.live)
  /** What is shown on the board, which may be a few beats behind. */
  readonly view = $derived.by(() => this.story?.step?.view ?? this.showing.view ?? undefined)
  readonly log = $derived.by(() => (this.story ? this.story.log : this.showing.log))
  readonly overlord = $derived.by(() => this.view?.board === 'overlord')
  readonly mine = $derived.by(
    () => this.update?.table.places.find(({ place }) => place === this.update?.place)?.seats ?? [],
  )
  readonly camp = $derived.by(() => this.mine[0]?.split('-')[0] ?? '')
  readonly flipped = $derived.by(() => this.camp !== '' && this.view?.edges[this.camp === 'axis' ? 0 : 1] === 'top')
  readonly size = $derived.by(() => this.view?.board ?? 'standard')
  readonly board = $derived.by((): Board => ({ size: this.size, flipped: this.flipped }))
  readonly hand = $derived.by(() => this.known?.hands.find((hand) => hand.seat.startsWith(`${this.camp}-`)))
  readonly asked = $derived.by(() => (this.story ? [] : (this.update?.asked ?? [])))
  readonly cards = $derived.by(() => {
    const given = (this.known?.given ?? [])
      .filter(({ seat }) => this.mine.includes(seat))
      .flatMap(({ cards }) => cards ?? [])
    const away = ['give', 'keep'].flatMap((verb) => drafted(this.asked, verb)).map((part) => part[1] ?? '')
    return this.camp ? without([...given, ...(this.hand?.cards ?? []), ...(this.hand?.due_cards ?? [])], away) : []
  })
  readonly combat = $derived.by(() =>
    (this.known?.combat ?? []).flatMap(({ seat, cards }) =>
      this.mine.includes(seat) && cards ? [{ seat, cards }] : [],
    ),
  )
  readonly held = $derived.by(() => [...this.cards, ...this.combat.flatMap(({ cards }) => cards)])
  // While a Combat card asks for a choice, its text is shown.
  readonly subject = $derived.by(() => {
    const question = this.asked.find(({ kind }) => OPEN.includes(kind))
    if (!question) return ''
    if (question.kind === 'peek') {
      const seen = this.link.log.findLast(({ type }) => type === 'combatpeeked')
      return seen?.type === 'combatpeeked' && Array.isArray(seen.cards.value) ? (seen.cards.value[0] ?? '') : ''
    }
    const played = this.link.log.findLast(({ type }) => type === 'combatplayed')
    return played?.type === 'combatplayed' && !played.special ? played.card : ''
  })
  /** Orders, paths, shots and retreats: of the turn looked back to, else since the user last acted. */
  readonly traces = $derived.by(() => {
    const turns = this.log.flatMap(({ type }, n) => (type === 'turnstarted' ? [n] : []))
    const from = this.story ? (turns.at(-1) ?? 0) : Math.max(this.showing.since, turns.at(-2) ?? 0)
    return this.log.slice(from).filter(({ type }) => TRACED.includes(type))
  })
  /** The dice that the question is about. */
  readonly lying = $derived.by(() =>
    this.asked.some(({ kind }) => OF_DICE.includes(kind))
      ? (this.link.log.findLast(({ type }) => type === 'rolled') ?? null)
      : null,
  )
  /** Who is choosing what; seats that do the same at the same time are listed together. */
  readonly doing = $derived.by(() => {
    const all = this.known?.questions ?? []
    const groups = new Map<string, string[]>()
    for (const { seat, kind } of all) {
      const key = `${kind} ${seat.split('-')[0]} ${this.mine.includes(seat)}`
      groups.set(key, [...(groups.get(key) ?? []), seat])
    }
    return [...groups].map(([key, seats]) => {
      const [kind = '', camp, mine] = key.split(' ')
      const me = mine === 'true'
      // A general of the reader's camp is named by flank alone, in short if several act; for spectators, so are those
      // of the active camp. Other generals are named with their camp, because both camps have the same flank names.
      const theirs = camp !== (this.camp || this.known?.active)
      const several = all.length > 1
      const names = seats
        .map((seat) => {
          const role = seat.split('-')[1] ?? ''
          if (theirs && !several) return say(`seat-${seat}`)
          return several && role !== 'cic' ? say(`page-flank-${role}`) : say(`role-${role}`)
        })
        .join(', ')
      const whole = seats.length === 4
      const short = whole ? say(`camp-${camp}`) : names
      const who = me
        ? say('page-you', { seat: short })
        : theirs && several && !whole
          ? say('page-camp-of', { camp: say(`camp-${camp}`), names })
          : short
      return {
        key,
        me,
        who,
        text: say('page-pair', {
          first: who,
          second: words.has(`page-doing-${kind}`) ? say(`page-doing-${kind}`, { n: whole ? 1 : seats.length }) : kind,
        }),
      }
    })
  })
  readonly turn = $derived.by(() => {
    const event = this.log.findLast(({ type }) => type === 'turnstarted')
    return event?.type === 'turnstarted' ? event.turn : 0
  })
  /** Where parachutes landed this turn. */
  readonly drops = $derived.by(() =>
    this.log
      .slice(this.log.findLastIndex(({ type }) => type === 'turnstarted') + 1)
      .flatMap((event) => (event.type === 'dropped' && event.landed ? [event.path.at(-1) ?? event.aim] : [])),
  )
  /** The units that the open questions to the reader are about. */
  readonly about = $derived.by(() => [
    ...new Set(
      (this.story ? [] : (this.known?.questions ?? [])).flatMap(({ seat, about }) =>
        about && this.mine.includes(seat) ? [about] : [],
      ),
    ),
  ])
  readonly focus = $derived.by(() => {
    const role = this.mine.length === 1 ? this.mine[0]?.split('-')[1] : ''
    const middle = { left: 1, center: 3, right: 5 }[role ?? '']
    if (!middle || !this.overlord) return boardWidth(this.size) / 2
    const from = this.flipped ? 6 - middle : middle
    return (
      (sectionSpan(this.board, `s${from}`)[this.flipped ? 0 : 1] +
        sectionSpan(this.board, `s${from + 1}`)[this.flipped ? 1 : 0]) /
      2
    )
  })
  readonly waits = $derived.by(
    () => (this.live?.questions.length ?? 0) > 0 && !this.pointing.choices.length && !this.live?.outcome,
  )
  readonly byBots = $derived.by(() =>
    (this.live?.questions ?? []).some(({ seat }) =>
      this.update?.table.places.some(({ seats, bot }) => bot && seats.includes(seat)),
    ),
  )
  // In a standard battle the view has no sections for the card that was laid; its event has them.
  readonly laid = $derived.by(() =>
    (this.view?.table ?? []).map((card) => {
      const event = this.log.findLast(
        (event) => event.type === 'cardlaid' && event.seat === card.seat && event.card === card.card,
      )
      return card.sections.length || event?.type !== 'cardlaid' ? card : { ...card, sections: event.sections }
    }),
  )
  /** How many Combat cards the enemy's generals hold. */
  readonly enemies = $derived.by(() => {
    const theirs = (this.known?.combat ?? []).filter(({ seat }) => this.camp && !seat.startsWith(`${this.camp}-`))
    return theirs.length
      ? say('page-pair', {
          first: say(`camp-${theirs[0]?.seat.split('-')[0]}`),
          second: theirs.map(({ size }) => size).join(' · '),
        })
      : ''
  })
}
