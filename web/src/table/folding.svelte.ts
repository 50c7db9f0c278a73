// Whether the cards and panels below the board are folded away; the browser remembers it.
const KEPT = 'overlord-folded'

export class Folding {
  on = $state(read())

  set(on: boolean): void {
    this.on = on
    try {
      localStorage.setItem(KEPT, on ? 'yes' : '')
    } catch {
      // the browser stores nothing, but folding still works
    }
  }
}

function read(): boolean {
  try {
    return localStorage.getItem(KEPT) === 'yes'
  } catch {
    return false
  }
}
