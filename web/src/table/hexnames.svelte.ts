// Whether the names of the hexes are shown along the edges of the board; the browser remembers it.
const KEPT = 'overlord-hex-names'

class HexNames {
  on = $state(read())

  set(on: boolean): void {
    this.on = on
    try {
      localStorage.setItem(KEPT, on ? 'yes' : 'no')
    } catch {
      // the browser stores nothing, but the switch still works
    }
  }
}

function read(): boolean {
  try {
    return localStorage.getItem(KEPT) !== 'no'
  } catch {
    return true
  }
}

export const hexNames = new HexNames()
