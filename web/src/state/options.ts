// Maps clicks to options: every listed answer is indexed by the things it mentions, and each click narrows the list.
import { SEATS, type QUESTIONS } from '../net/facts.gen'
import type { Act, Asked } from '../net/wire.gen'
import { words } from '../ui/words.svelte'

export type Action = Exclude<Act['action'], string>
export type QuestionKind = (typeof QUESTIONS)[number]
/** Something that can be clicked: `hex:a8`, `card:probe-left`, `seat:axis-left`, `section:s1`, or a single word. */
export type Handle = string
/** These answers end a question. */
const CLOSING: string[] = ['confirm', 'done', 'pass', 'ready', 'end-visit'] satisfies Action['type'][]
export const isClosing = ({ type }: Action): boolean => CLOSING.includes(type)
export type Choice = {
  question: number
  seat: string
  kind: string
  action: Action
  text: string
  handles: Handle[]
}

/** Identifies one answer to one question, also in the next update. */
export const keyOf = ({ question, text }: { question: number; text: string }): string => `${question} ${text}`

/** The one-line text of an action: its verb and its fields. */
export function textOf(action: Action): string {
  return Object.values(action as object)
    .flat()
    .filter((word) => word !== '')
    .join(' ')
}

export function handlesOf(action: Action): Handle[] {
  switch (action.type) {
    case 'play':
    case 'keep':
    case 'discard':
    case 'chip':
      return [`card:${action.card}`, action.type]
    case 'give':
      return [`card:${action.card}`, `seat:${action.seat}`]
    case 'lay':
      return [`card:${action.card}`, `section:${action.section}`]
    case 'order':
    case 'target':
      return [`hex:${action.unit}`]
    case 'move':
    case 'retreat':
      return [`hex:${action.unit}`, `hex:${action.to}`]
    case 'battle':
      return [`hex:${action.unit}`, `hex:${action.target}`]
    case 'exit':
      return [`hex:${action.unit}`, `exit:${action.by}`]
    case 'special': {
      const { unit, target } = action as { unit?: string; target?: string }
      const behind = target ? [`hex:${target}`] : []
      if (words.combatCard(action.key))
        return [`card:${action.key}`, 'as:special', ...(unit ? [`hex:${unit}`] : []), ...behind]
      return [...(unit ? [`hex:${unit}`] : []), `special:${action.key}`, ...behind]
    }
    case 'combat': {
      // A card that names s2 may mean the section or, on an Overlord board, the hex with that name.
      const kind = words.combatCard(action.card)?.who === 'section' ? 'section' : 'hex'
      return [`card:${action.card}`, 'as:written', ...(action.at ?? []).map((name) => `${kind}:${name}`)]
    }
    case 'enter':
      return [`hex:${action.at}`]
    case 'activate':
      return [`hex:${action.unit}`]
    case 'fly':
      return [`hex:${action.unit}`, `hex:${action.to}`]
    case 'land':
      return [`hex:${action.unit}`, 'land']
    case 'air':
      return [`hex:${action.unit}`, `air:${action.key}`, ...(action.target ? [`hex:${action.target}`] : [])]
    case 'ambush':
    case 'visit':
    case 'gung-ho':
      return [`seat:${action.seat}`]
    case 'ignore':
      return [`flags:${action.flags}`]
    default:
      return anyHandles(action)
  }
}

const HEX = /^[A-Za-z][1-9]$/
const isSeat = (word: string): boolean => (SEATS as readonly string[]).includes(word)

/** The handles of an answer without special treatment: the card, hexes, seats and sections it names, else a button. */
function anyHandles(action: Action): Handle[] {
  const { type, ...fields } = action as { type: string } & Record<string, unknown>
  const handles = Object.entries(fields).flatMap(([field, value]) =>
    [value]
      .flat()
      .map(String)
      .filter((word) => word !== '')
      .map((word) => {
        if (field === 'card') return `card:${word}`
        return `${HEX.test(word) ? 'hex' : isSeat(word) ? 'seat' : type}:${word}`
      }),
  )
  // Clicking a card alone only picks it up; playing it takes another click.
  const alone = handles.every((handle) => handle.startsWith('card:'))
  return alone ? [...handles, type] : handles
}

export function choicesOf(asked: Asked[]): Choice[] {
  return asked.flatMap(({ question, seat, kind, options }) =>
    options.map((action) => {
      // A declared battle already has its unit and target, so it needs only a button.
      const handles = kind === 'declare' && action.type === 'battle' ? ['fight'] : handlesOf(action)
      return { question, seat, kind, action, text: textOf(action), handles }
    }),
  )
}

/** The answers that are left after these things were clicked, in this order. */
export function narrow(choices: Choice[], path: Handle[]): Choice[] {
  return choices.filter((choice) => path.every((handle, index) => choice.handles[index] === handle))
}

/** What can be clicked next, and the answers behind each. */
export function upcoming(choices: Choice[], path: Handle[]): Map<Handle, Choice[]> {
  const found = new Map<Handle, Choice[]>()
  for (const choice of narrow(choices, path)) {
    const handle = choice.handles[path.length]
    if (handle !== undefined) found.set(handle, [...(found.get(handle) ?? []), choice])
  }
  return found
}

/** If only one way of playing a card, or one air action, is left, it need not be chosen. */
function named(choices: Choice[], path: Handle[]): Handle[] {
  const next = upcoming(choices, path)
  const [only] = next.keys()
  if (next.size !== 1 || !only || !/^(as|air):/.test(only)) return path
  const whole = narrow(choices, [...path, only])
  return whole.every(({ handles }) => handles.length > path.length + 1) ? [...path, only] : path
}

/** Questions about one unit: only its goal or its target has to be chosen. */
const OF_ONE: string[] = [
  'retreat',
  'withdraw',
  'retarget',
  'relocate',
  'move-after',
  'overrun',
  'battle-back',
] satisfies QuestionKind[]

/** If only one unit or card is possible, it need not be clicked. */
export function settled(choices: Choice[], path: Handle[]): Handle[] {
  if (path.length && narrow(choices, path).length) return named(choices, path)
  const long = choices.filter((choice) => choice.handles.length > 1)
  const first = new Set(long.map((choice) => choice.handles[0]))
  const [only] = first
  const direct = choices.some((choice) => choice.handles.length === 1 && choice.handles[0]?.startsWith('hex:'))
  return first.size === 1 &&
    only !== undefined &&
    !direct &&
    long.some(({ kind, action }) => OF_ONE.includes(kind) || action.type === 'lay')
    ? [only]
    : []
}

/** What was drafted so far in the open questions with this verb: `give probe-left allies-left` as a list of words. */
export function drafted(asked: Asked[], verb: string): string[][] {
  return asked.flatMap(({ draft }) => draft.map((text) => text.split(' '))).filter(([first]) => first === verb)
}

/** A list without one copy of each of these. */
export function without(list: string[], gone: string[]): string[] {
  const left = [...list]
  for (const item of gone) if (left.includes(item)) left.splice(left.indexOf(item), 1)
  return left
}

/** The answer that this click would be if it were listed; used to ask why it is not. */
export function wish(choices: Choice[], path: Handle[], handle: Handle): { question: number; text: string } | null {
  const [kind, name] = [handle.slice(0, handle.indexOf(':')), handle.slice(handle.indexOf(':') + 1)]
  const [start] = path
  const like = narrow(choices, path).find(({ handles }) => handles[path.length]?.startsWith(`${kind}:`))
  if (start && like) {
    if (like.action.type === 'air') return null
    const named = path
      .filter((handle) => !handle.startsWith('as:'))
      .map((handle) => handle.slice(handle.indexOf(':') + 1))
    return { question: like.question, text: [like.action.type, ...named, name].join(' ') }
  }
  if (start) return null
  const direct = choices.find(({ handles }) => handles.length === 1 && handles[0]?.startsWith(`${kind}:`))
  if (direct) return { question: direct.question, text: `${direct.action.type} ${name}` }
  const unit = kind === 'hex' && choices.find(({ action }) => action.type === 'move' || action.type === 'battle')
  const sample = unit && unit.handles[1]?.slice(4)
  return unit && sample ? { question: unit.question, text: `${unit.action.type} ${name} ${sample}` } : null
}

/** Of several ways to the same hex, those that pass through this one. */
export function passing(many: Choice[], handle: Handle): Choice[] {
  const hex = handle.startsWith('hex:') ? handle.slice(4) : ''
  return many.filter(({ action }) => 'via' in action && hex && action.via.includes(hex))
}

export type Press = { path: Handle[]; act?: Choice; many?: Choice[] }

/** What a click leads to: one answer, several answers to choose from, or a longer path. */
export function press(choices: Choice[], path: Handle[], handle: Handle): Press {
  if (path[0] === handle && !narrow(choices, [...path, handle]).length) return { path: [] }
  const found = narrow(choices, [...path, handle])
  const [first] = found
  if (!first) {
    if (path.length) return press(choices, [], handle)
    const behind = choices.filter((choice) => choice.handles[1] === handle)
    const starts = new Set(behind.map((choice) => choice.handles[0]))
    const [start] = starts
    return { path: starts.size === 1 && start !== undefined ? [start] : [] }
  }
  if (found.some((choice) => choice.handles.length > path.length + 1)) return { path: [...path, handle] }
  return found.length === 1 ? { path: [], act: first } : { path, many: found }
}
