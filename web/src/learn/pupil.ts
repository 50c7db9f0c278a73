// Begins lessons and remembers which ones were learned; the browser keeps that, the server does not.
import { me, newTable, removeTable } from '../net/api'
import { say } from '../ui/words.svelte'
import { wishOf } from './lessons'

const KEPT = 'overlord-lessons'

export function learned(): string[] {
  try {
    return (localStorage.getItem(KEPT) ?? '').split(' ').filter(Boolean)
  } catch {
    return []
  }
}

export function remember(name: string): void {
  try {
    localStorage.setItem(KEPT, [...new Set([...learned(), name])].join(' '))
  } catch {
    // the browser stores nothing: the lesson is learned all the same
  }
}

/** Set up the table of a lesson and go there; the table of an earlier attempt is removed. */
export async function begin(name: string, before = ''): Promise<void> {
  const known = await me()
  const made = await newTable({ ...wishOf(name), name: known || say('page-guest') })
  if (before) await removeTable(before).catch(() => undefined)
  location.assign(made.page)
}
