// What the enemy did in the turn that has just ended, in numbers; a strip over the board shows it in three lines.
import type { Happening } from '../log/sentences'
import type { UnitView } from '../net/wire.gen'

type Count = { figures: number; units: number }
export type Told = {
  camp: string
  turn: number
  /** How many events there were when the turn began. */
  from: number
  cards: string[]
  moves: number
  battles: number
  retreats: number
  /** What each camp lost, the reader's first. */
  losses: ({ camp: string } & Count)[]
  medals: { camp: string; medals: number }[]
}

function count(units: UnitView[], camp: string): Count {
  const theirs = units.filter((unit) => unit.camp === camp)
  return { figures: theirs.reduce((sum, { figures }) => sum + figures, 0), units: theirs.length }
}

/** The numbers of a turn, from its events and from the units before and after it. */
export function sumUp(events: Happening[], before: UnitView[], after: UnitView[], mine: string): Omit<Told, 'from'> {
  const [start] = events
  const { camp, turn } = start?.type === 'turnstarted' ? start : { camp: '', turn: 0 }
  const number = (type: Happening['type']): number => events.filter((event) => event.type === type).length
  return {
    camp,
    turn,
    cards: [
      ...new Set(
        events.flatMap((event) =>
          (event.type === 'cardlaid' || event.type === 'cardplayed' || event.type === 'combatplayed') &&
          event.seat.startsWith(`${camp}-`)
            ? [event.card]
            : [],
        ),
      ),
    ],
    moves: number('moved'),
    battles: events.filter((event) => event.type === 'rolled' && event.purpose === 'battle').length,
    retreats: number('retreated'),
    losses: [mine, camp].map((side) => {
      const [was, is] = [count(before, side), count(after, side)]
      return { camp: side, figures: Math.max(0, was.figures - is.figures), units: Math.max(0, was.units - is.units) }
    }),
    medals: events.flatMap((event) =>
      event.type === 'medalswon'
        ? [{ camp: event.camp, medals: event.medals }]
        : event.type === 'medalslost'
          ? [{ camp: event.camp, medals: -event.medals }]
          : [],
    ),
  }
}

export class TurnTold {
  told = $state.raw<Told | null>(null)
  /** The camp of the reader; spectators have none and get no summary. */
  mine = ''
  private start: { units: UnitView[]; from: number } | null = null
  private events: Happening[] = []

  /** One beat, the units before it, and the number of events up to its end. */
  hear(beat: Happening[], units: UnitView[], heard: number): void {
    const [starts] = beat
    if (starts?.type !== 'turnstarted') {
      this.events.push(...beat)
      return
    }
    if (this.start && starts.camp === this.mine) {
      const { from, units: before } = this.start
      const told = sumUp(this.events, before, units, this.mine)
      this.told = told.camp === this.mine ? null : { ...told, from }
    }
    this.start = { units, from: heard - beat.length }
    this.events = [...beat]
  }

  /** The story was sent again: a turn whose beginning is not known gets no summary. */
  forget(): void {
    this.start = null
    this.told = null
    this.events = []
  }

  close(): void {
    this.told = null
  }
}
