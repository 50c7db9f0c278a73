// Which dice are rolled again: the dice on the table that answers mention, and the answer for the chosen dice.
import type { Choice } from '../state/options'

export const facesOf = ({ action }: Choice): string => (action.type === 'reroll' ? action.faces : '')

/** The dice that can be chosen: of each face as many as any answer rolls again. */
export function lying(choices: Choice[]): string[] {
  const most = new Map<string, number>()
  for (const faces of choices.map(facesOf))
    for (const face of faces) most.set(face, Math.max(most.get(face) ?? 0, faces.split(face).length - 1))
  return [...most].sort(([a], [b]) => a.localeCompare(b)).flatMap(([face, n]) => Array<string>(n).fill(face))
}

/** The answer that rolls these dice again, by their positions. */
export function taking(choices: Choice[], picked: number[]): Choice | undefined {
  const dice = lying(choices)
  const faces = picked
    .map((n) => dice[n])
    .sort()
    .join('')
  return choices.find((choice) => facesOf(choice) === faces)
}

/** Choose a die or unchoose it; if no more dice may be chosen, the first chosen one is dropped. */
export function point(choices: Choice[], picked: number[], die: number): number[] {
  if (picked.includes(die)) return picked.filter((n) => n !== die)
  const more = [...picked, die]
  return taking(choices, more) ? more : more.slice(1)
}
