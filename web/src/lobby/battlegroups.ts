// The parts in which battles are offered.
import type { BattleInfo } from '../net/wire.gen'

export type Group = { key: string; battles: BattleInfo[] }

/** Wide boards, then small ones. */
export const bySize = (all: BattleInfo[]): Group[] =>
  ['overlord', 'standard']
    .map((key) => ({ key, battles: all.filter(({ board }) => (board === 'overlord') === (key === 'overlord')) }))
    .filter(({ battles }) => battles.length)

/** One's own, then ours by their size. */
export function groupsOf(all: BattleInfo[]): Group[] {
  const battles = all.filter(({ own }) => own)
  return [...(battles.length ? [{ key: 'own', battles }] : []), ...bySize(all.filter(({ own }) => !own))]
}
