// A reader for the part of TOML that looks.toml uses: tables, strings, numbers, booleans, arrays, inline tables.

export type Toml = string | number | boolean | Toml[] | { [key: string]: Toml }

export function readToml(text: string): Record<string, Record<string, Toml>> {
  const tables: Record<string, Record<string, Toml>> = {}
  let table: Record<string, Toml> = {}
  for (const [index, line] of text.split('\n').entries()) {
    const row = line.trim()
    const heading = /^\[([\w.-]+)\]$/.exec(row)
    const pair = /^"?([\w-]+)"?\s*=\s*(.*)$/.exec(row)
    if (heading?.[1]) tables[heading[1]] = table = {}
    else if (pair?.[1] && pair[2]) table[pair[1]] = new Value(pair[2], index + 1).whole()
    else if (row && !row.startsWith('#')) throw new Error(`looks.toml:${index + 1}: cannot be read: ${row}`)
  }
  return tables
}

class Value {
  private rest: string
  private line: number

  constructor(rest: string, line: number) {
    this.rest = rest
    this.line = line
  }

  whole(): Toml {
    const value = this.value()
    if (this.rest.trim() && !this.rest.trim().startsWith('#')) this.fail()
    return value
  }

  private value(): Toml {
    const text = this.take(/^"([^"\\]*)"/)
    if (text) return text[1] ?? ''
    const word = this.take(/^(true|false)/)
    if (word) return word[1] === 'true'
    const number = this.take(/^-?\d+(\.\d+)?/)
    if (number) return Number(number[0])
    if (this.take(/^\[/)) return this.list(/^\]/, () => this.value())
    if (this.take(/^\{/)) return Object.fromEntries(this.list(/^\}/, () => this.pair()))
    return this.fail()
  }

  private pair(): [string, Toml] {
    const key = this.take(/^(?:([\w-]+)|"([^"\\]*)")\s*=/)
    return key ? [key[1] ?? key[2] ?? '', this.value()] : this.fail()
  }

  private list<T>(end: RegExp, item: () => T): T[] {
    const found: T[] = []
    while (!this.take(end)) {
      found.push(item())
      this.take(/^,/)
    }
    return found
  }

  private take(pattern: RegExp): RegExpExecArray | null {
    this.rest = this.rest.trimStart()
    const found = pattern.exec(this.rest)
    if (found) this.rest = this.rest.slice(found[0].length)
    return found
  }

  private fail(): never {
    throw new Error(`looks.toml:${this.line}: cannot be read: ${this.rest}`)
  }
}
