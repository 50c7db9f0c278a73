// The end of a battle from the reader's side, and what its figures add up to; it draws nothing.
import type { BattleInfo, Luck, OutcomeView, Summary, UnitTale } from '../net/wire.gen'

/** How the battle ended for the reader; a spectator only watches. */
export type Side = 'won' | 'lost' | 'drawn' | 'watch'

export function sideOf(outcome: OutcomeView, camp: string): Side {
  if (!outcome.winner) return 'drawn'
  if (!camp) return 'watch'
  return outcome.winner === camp ? 'won' : 'lost'
}

/** The words that say why, the first that exist: from the reader's side, else for everybody. */
export const reasons = (outcome: OutcomeView, side: Side): string[] => [
  `end-${outcome.reason}-${side}`,
  `outcome-${outcome.reason}`,
]

export const total = (units: UnitTale[], what: (unit: UnitTale) => number): number =>
  units.reduce((sum, unit) => sum + what(unit), 0)

/** The units of a camp: those that took most first, then those that lost most. */
export const unitsOf = (summary: Summary, camp: string): UnitTale[] =>
  summary.units
    .filter((unit) => unit.camp === camp)
    .sort((a, b) => b.took - a.took || b.eliminated - a.eliminated || b.lost - a.lost)

/** Whether there were more or fewer hits than chance alone usually gives. */
export const verdict = ({ hits, low, high }: Luck): 'more' | 'fewer' | 'inside' =>
  hits > high ? 'more' : hits < low ? 'fewer' : 'inside'

/** The battle after this one in the list, of the same board; none if the list does not have this one. */
export function nextBattle(all: BattleInfo[], key: string): BattleInfo | undefined {
  const now = all.find((battle) => battle.key === key)
  const alike = all.filter(({ board }) => board === now?.board)
  const at = alike.findIndex((battle) => battle.key === key)
  return alike.length > 1 ? alike[(at + 1) % alike.length] : undefined
}
