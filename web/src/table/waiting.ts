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

/** Those of them who are away: somebody who plays may call them. */
export function awayPlaces(update: Update, mine: string[]): { place: number; name: string }[] {
  if (!mine.length) return []
  return awaited(update, mine)
    .filter(({ online }) => !online)
    .map(({ place, names }) => ({ place, name: names.join(', ') }))
}
