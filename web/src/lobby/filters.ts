// Which battles somebody wants to see: by board, theatre, length and number of people.
import type { BattleInfo } from '../net/wire.gen'

export type Filters = { board: string; theatre: string; length: string; players: string }
export const ANY = ''
export const NO_FILTERS: Filters = { board: ANY, theatre: ANY, length: ANY, players: ANY }
export const LENGTHS = ['short', 'medium', 'long'] as const
const SHORT = 5 // most medals of a short battle
const MEDIUM = 12
const SCENERY = ['urban', 'jungle', 'winter', 'desert']

/** Where a battle is fought: the scenery of its Combat deck, else that of its board. */
export function theatreOf({ options, face }: BattleInfo): string {
  const deck = String(options.combat_deck ?? '').split('+')[0] ?? ''
  return SCENERY.includes(deck) ? deck : face
}

/** How long a battle takes, by the medals that win it. */
export function lengthOf({ camps }: BattleInfo): (typeof LENGTHS)[number] {
  const most = Math.max(0, ...Object.values(camps).map(({ medals }) => medals))
  return most <= SHORT ? 'short' : most <= MEDIUM ? 'medium' : 'long'
}

/** The most people who can play a battle. */
export const mostPlayers = ({ board }: BattleInfo): number => (board === 'overlord' ? 8 : 2)

export function matches(battle: BattleInfo, { board, theatre, length, players }: Filters): boolean {
  return (
    (board === ANY || battle.board === board) &&
    (theatre === ANY || theatreOf(battle) === theatre) &&
    (length === ANY || lengthOf(battle) === length) &&
    (players === ANY || Number(players) <= mostPlayers(battle))
  )
}
