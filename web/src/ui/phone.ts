// Whether the window is a phone's: narrow, or too low for all panels at once. The style sheets ask the same of the
// window.
import { MediaQuery } from 'svelte/reactivity'

export const phone = new MediaQuery('(max-width: 900px), (max-height: 520px)')
/** Upright and short, as under the bars of a browser: the board and the cards do not both have room. */
export const short = new MediaQuery('(max-width: 900px) and (min-height: 520.02px) and (max-height: 780px)')
/** On its side: the panels stand beside the board, and there is nothing to fold. */
export const aside = new MediaQuery('(max-height: 520px)')
/** A wide window that is low: in front of a general one line instead of cards. */
export const low = new MediaQuery('(max-width: 900px), (max-height: 780px)')
