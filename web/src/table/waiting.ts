// The names of those we are waiting for: people first, and whether they are away; bots need no call.
import type { PlaceInfo, Update } from '../net/wire.gen'
import { say } from '../ui/words.svelte'

/** The places of people, other than the reader's, that an open question asks. */
function awaited({ view, table }: Update, mine: string[]): PlaceInfo[] {
  const asked = new Set(view.questions.map(({ seat }) => seat).filter((seat) => !mine.includes(seat)))
  return table.places.filter(({ seats, bot, names }) => !bot && names.length && seats.some((seat) => asked.has(seat)))
}

export function waitsFor(update: Update, mine: string[]): string {
  const who = awaited(update, mine).map(({ names, online }) => {
    const name = names.join(', ')
    return online ? name : `${name} (${say('page-away')})`
  })
  return who.length ? say('page-waiting-for', { who: who.join(', ') }) : ''
}

const campOf = (seat: string | undefined): string => seat?.split('-')[0] ?? ''

/** Those of them who are away: somebody who plays may call them. The host may let a bot play for them, and their own
 * camp may ask for one. */
export function awayPlaces(update: Update, mine: string[]): { place: number; name: string; bot: string }[] {
  if (!mine.length) return []
  const ask = (seats: readonly string[]): string => (campOf(seats[0]) === campOf(mine[0]) ? 'page-ask-bot' : '')
  return awaited(update, mine)
    .filter(({ online }) => !online)
    .map(({ place, names, seats }) => ({
      place,
      name: names.join(', '),
      bot: update.owner ? 'page-give-to-bot' : ask(seats),
    }))
}
