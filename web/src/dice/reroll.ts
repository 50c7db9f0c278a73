// Which dice are rolled again: the dice on the table as the answers name them, and the answer that some of them make.
import type { Choice } from '../state/options'

export const facesOf = ({ action }: Choice): string => (action.type === 'reroll' ? action.faces : '')

/** The dice that can be pointed at: of each face as many as some answer takes up. */
export function lying(choices: Choice[]): string[] {
  const most = new Map<string, number>()
  for (const faces of choices.map(facesOf))
    for (const face of faces) most.set(face, Math.max(most.get(face) ?? 0, faces.split(face).length - 1))
  return [...most].sort(([a], [b]) => a.localeCompare(b)).flatMap(([face, n]) => Array<string>(n).fill(face))
}

/** The answer that takes up these dice, by their places. */
export function taking(choices: Choice[], picked: number[]): Choice | undefined {
  const dice = lying(choices)
  const faces = picked
    .map((n) => dice[n])
    .sort()
    .join('')
  return choices.find((choice) => facesOf(choice) === faces)
}

/** Point at a die: it is taken up or put back; where no more may be taken up, the first one is put back for it. */
export function point(choices: Choice[], picked: number[], die: number): number[] {
  if (picked.includes(die)) return picked.filter((n) => n !== die)
  const more = [...picked, die]
  return taking(choices, more) ? more : more.slice(1)
}
