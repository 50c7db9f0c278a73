// The lookup of a page with a board: which hexes are highlighted from texts, and what is open to read.
import { setContext } from 'svelte'
import { LOOKUP, type Lookup, type Topic } from './lookup'

export class PageLookup implements Lookup {
  shown = $state.raw<string[]>([])
  topic = $state.raw<Topic | null>(null)
  goTo: (hex: string) => void

  constructor(goTo: (hex: string) => void) {
    this.goTo = (hex) => {
      this.shown = [hex]
      goTo(hex)
    }
    setContext<Lookup>(LOOKUP, this)
  }

  show = (hexes: string[]): void => {
    this.shown = hexes
  }

  open = (topic: Topic): void => {
    this.topic = topic
  }
}
