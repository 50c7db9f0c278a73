// Asks for the same battle again with camps exchanged and goes there; if that fails, it knows why.
import { rematch } from '../net/api'
import { trouble } from '../log/sentences'

export class Rematch {
  busy = $state(false)
  problem = $state('')

  async ask(table: string): Promise<void> {
    this.busy = true
    try {
      location.assign((await rematch(table)).page)
    } catch (error) {
      this.problem = trouble(error)
      this.busy = false
    }
  }
}
