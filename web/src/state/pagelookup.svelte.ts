// One desk for each page with a board: which hexes are lit up from the words, and what is open to read.
import { setContext } from 'svelte'
import { DESK, type Desk, type Topic } from './lookup'

export class Desks implements Desk {
  shown = $state.raw<string[]>([])
  topic = $state.raw<Topic | null>(null)
  goTo: (hex: string) => void

  constructor(goTo: (hex: string) => void) {
    this.goTo = (hex) => {
      this.shown = [hex]
      goTo(hex)
    }
    setContext<Desk>(DESK, this)
  }

  show = (hexes: string[]): void => {
    this.shown = hexes
  }

  open = (topic: Topic): void => {
    this.topic = topic
  }
}
