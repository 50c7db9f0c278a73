// The groups in which battles are listed.
import type { BattleInfo } from '../net/wire.gen'

export type Group = { key: string; battles: BattleInfo[] }

/** Small battles first: newcomers should see them first. */
export const bySize = (all: BattleInfo[]): Group[] =>
  ['standard', 'overlord']
    .map((key) => ({ key, battles: all.filter(({ board }) => (board === 'overlord') === (key === 'overlord')) }))
    .filter(({ battles }) => battles.length)

/** The user's own battles, then ours by size. */
export function groupsOf(all: BattleInfo[]): Group[] {
  const battles = all.filter(({ own }) => own)
  return [...(battles.length ? [{ key: 'own', battles }] : []), ...bySize(all.filter(({ own }) => !own))]
}
