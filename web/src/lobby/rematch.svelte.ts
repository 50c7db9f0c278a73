// Asks for the same battle again with camps exchanged and goes there; if it cannot be, it knows why.
import { Denied, rematch } from '../api'
import { refusal } from '../stories'
import { say } from '../words.svelte'

export class Rematch {
  busy = $state(false)
  problem = $state('')

  async ask(table: string): Promise<void> {
    this.busy = true
    try {
      location.assign((await rematch(table)).page)
    } catch (error) {
      this.problem = error instanceof Denied ? refusal(error.refused) : say('page-no-server')
      this.busy = false
    }
  }
}
