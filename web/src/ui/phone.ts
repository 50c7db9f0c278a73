// Whether the window is as small as a phone's: narrow, or too low for all panels at once. The style sheets use the same
// media queries.
import { MediaQuery } from 'svelte/reactivity'

export const phone = new MediaQuery('(max-width: 900px), (max-height: 520px)')
/** Portrait and short, as with the bars of a browser: no room for both the board and the cards. */
export const short = new MediaQuery('(max-width: 900px) and (min-height: 520.02px) and (max-height: 780px)')
/** Landscape: the panels are beside the board, and nothing is folded. */
export const aside = new MediaQuery('(max-height: 520px)')
/** A wide but low window: one line in front of a general instead of cards. */
export const low = new MediaQuery('(max-width: 900px), (max-height: 780px)')
/** A wide but low window, as on a laptop: log and talk open over the board. */
export const laptop = new MediaQuery('(min-width: 900.02px) and (min-height: 520.02px) and (max-height: 780px)')
