// The ground of a board as SVG, drawn from the table of looks; what stands on the ground is drawn elsewhere.
import { centre, corner, names, neighbour, num, outline, side, turned, type Board, type Point } from './hex'
import { looks, type Terrain, type Way } from './looks'

export type HexLook = { hex: string; features: string[]; owner?: string; road?: number; rail?: number; ends?: number }

/** Repeatable noise: a number from 0 up to 1 that is always the same for the same arguments. */
export function grain(...what: (string | number)[]): number {
  let hash = 2166136261
  for (const letter of what.join('/')) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619)
  return ((hash ^ (hash >>> 15)) >>> 0) / 4294967296
}

const use = (symbol: string, at: Point, rest = ''): string =>
  `<use href="#${symbol}" transform="translate(${num(at.x)} ${num(at.y)})${rest}"/>`
const plus = (a: Point, b: Point, by = 1): Point => ({ x: a.x + b.x * by, y: a.y + b.y * by })
const spot = (p: Point): string => `${num(p.x)} ${num(p.y)}`

export function drawGround(board: Board, face: string, hexes: HexLook[]): string {
  return new Drawing(board, face, hexes).whole()
}

class Drawing {
  private known: Map<string, HexLook>
  private all: string[]
  private board: Board
  private face: string

  constructor(board: Board, face: string, hexes: HexLook[]) {
    this.board = board
    this.face = face
    this.known = new Map(hexes.map((hex) => [hex.hex, hex]))
    this.all = names(board)
  }

  whole(): string {
    return [
      this.base(),
      this.grounds(),
      this.symbols('ground'),
      this.grid(),
      this.symbols('wood'),
      `<clipPath id="rim"><path d="${this.all.map((name) => outline(this.at(name), 1.004)).join('')}"/></clipPath>`,
      `<g clip-path="url(#rim)">${this.ways()}${this.roads()}</g>`,
      this.symbols('way'),
      this.symbols('building'),
      this.pieces(),
      this.obstacles(),
    ].join('')
  }

  private terrain(name: string | null): Terrain[] {
    const features = name ? (this.known.get(name)?.features ?? []) : []
    return features.map((key) => looks.terrain[key]).filter((row) => row !== undefined)
  }

  private at(name: string): Point {
    return centre(this.board, name)
  }

  private base(): string {
    const face = looks.faces[this.face] ?? looks.faces.country
    if (!face) return ''
    return this.all
      .map((name) => {
        const tone = face.tones[Math.floor(grain('tone', name) * face.tones.length)]
        const scatter = this.terrain(name).some((row) => row.ground) ? '' : this.scatter(name, face.scatter)
        return `<path d="${outline(this.at(name), 1.004)}" fill="${tone}"/>${scatter}`
      })
      .join('')
  }

  /** A few strokes on most of the plain hexes. */
  private scatter(name: string, symbols: string[]): string {
    const symbol = symbols[Math.floor(grain('kind', name) * symbols.length)]
    if (!symbol || grain('scatter', name) >= 0.7) return ''
    return use(symbol, this.at(name), grain('flip', name) < 0.5 ? ' scale(-1 1)' : '')
  }

  private groundOf(name: string | null): string {
    return this.terrain(name).find((row) => row.ground)?.ground ?? ''
  }

  /** Coloured areas below terrain: neighbours with the same ground join, and only the outer sides have an edge. */
  private grounds(): string {
    const washes: string[] = []
    const edges: string[] = []
    for (const name of this.all) {
      const key = this.groundOf(name)
      const row = looks.grounds[key]
      if (!row) continue
      const fills = (this.face === 'winter' && row.winter) || (this.face === 'desert' && row.desert) || row.fills
      const at = this.at(name)
      washes.push(`<path d="${outline(at, 1.004)}" fill="${fills[0]}"/>`)
      for (let d = 0; d < 6; d++) {
        if (this.groundOf(neighbour(this.board.size, name, d)) === key) continue
        const s = turned(this.board, d)
        edges.push(
          `<path d="M${spot(plus(at, corner(s, 0.97)))}L${spot(plus(at, corner(s + 1, 0.97)))}" stroke="${row.edge}"/>`,
        )
        if (row.teeth) edges.push(this.teeth(at, s, row.teeth, row.edge))
      }
      for (const [step, fill] of fills.slice(1).entries()) {
        const scale = 0.68 - 0.3 * step
        const top = { x: at.x - 2 * step, y: at.y - 3 * (step + 1) }
        washes.push(
          `<path d="${outline(top, scale)}" fill="${fill}" stroke="${row.edge}" stroke-opacity=".45" stroke-width="1.6" stroke-linejoin="round"/>`,
        )
      }
    }
    return `${washes.join('')}<g fill="none" stroke-width="2.6" stroke-linecap="round">${edges.join('')}</g>`
  }

  private teeth(at: Point, s: number, length: number, colour: string): string {
    const from = corner(s, 0.95)
    const to = corner(s + 1, 0.95)
    const strokes = [0.2, 0.4, 0.6, 0.8].map((t) => {
      const p = plus(at, { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t })
      const inward = side(s)
      return `M${spot(p)}l${spot({ x: (-inward.x / 50) * length, y: (-inward.y / 50) * length })}`
    })
    return `<path d="${strokes.join('')}" stroke="${colour}" stroke-width="1.6" stroke-opacity=".7"/>`
  }

  private grid(): string {
    const face = looks.faces[this.face] ?? looks.faces.country
    const lines = this.all.map((name) => outline(this.at(name), 1)).join('')
    return `<path d="${lines}" fill="none" stroke="${face?.grid}" stroke-opacity=".42" stroke-width="1.4"/>`
  }

  private symbols(layer: string): string {
    const found: string[] = []
    for (const name of this.all)
      for (const row of this.terrain(name)) {
        if (row.layer !== layer || !row.symbols?.length) continue
        const symbol = row.symbols[Math.floor(grain('symbol', name) * row.symbols.length)] ?? ''
        found.push(use(symbol, this.at(name), row.flip && grain('turn', name) < 0.5 ? ' scale(-1 1)' : ''))
      }
    return found.join('')
  }

  /** Bands of water, trenches and dry beds, through the sides shared with their neighbours. */
  private ways(): string {
    const bands: Band[] = []
    for (const name of this.all)
      for (const row of this.terrain(name)) {
        const way = row.way ? looks.ways[row.way] : undefined
        if (!way || way.family === 'road' || way.family === 'rail') continue
        bands.push({ way, at: this.at(name), sides: this.open(name, way.family), bend: this.bend(name, 16) })
      }
    return drawBands(bands, this.face)
  }

  private open(name: string, family: string): number[] {
    const found: number[] = []
    const outside: number[] = []
    for (let d = 0; d < 6; d++) {
      const other = neighbour(this.board.size, name, d)
      const shared = this.terrain(other).some(
        (row) => row.mouth?.includes(family) || (row.way && looks.ways[row.way]?.family === family),
      )
      if (shared) found.push(d)
      else if (!other) outside.push(d)
    }
    const only = found[0]
    if (found.length === 1 && only !== undefined && outside.length) {
      const across = (only + 3) % 6
      found.push(outside.includes(across) ? across : (outside[0] ?? across))
    }
    if (!found.length) found.push(0, 3)
    return found.map((d) => turned(this.board, d))
  }

  private roads(): string {
    const bands: Band[] = []
    for (const name of this.all) {
      const hex = this.known.get(name)
      for (const [mask, key] of [
        [hex?.road ?? 0, 'road'],
        [hex?.rail ?? 0, 'railroad'],
      ] as const) {
        const way = looks.ways[key]
        if (mask && way)
          bands.push({
            way,
            at: this.at(name),
            sides: this.through(name, mask),
            bend: key === 'railroad' ? 0 : this.bend(name, 6),
          })
      }
    }
    return drawBands(bands, this.face)
  }

  /** A band runs straight through a hex with a piece. */
  private bend(name: string, most: number): number {
    const piece = this.known.get(name)?.features.some((key) => looks.pieces[key])
    return piece ? 0 : (grain('bend', name) - 0.5) * 2 * most
  }

  /** A road that ends at the edge of the board runs off the board. */
  private through(name: string, mask: number): number[] {
    const sides = [0, 1, 2, 3, 4, 5].filter((d) => mask & (1 << d))
    const [only] = sides
    if (sides.length === 1 && only !== undefined) {
      const outside = [0, 1, 2, 3, 4, 5].filter((d) => !neighbour(this.board.size, name, d))
      const across = (only + 3) % 6
      if (outside.length) sides.push(outside.includes(across) ? across : (outside[0] ?? across))
    }
    return sides.map((d) => turned(this.board, d))
  }

  private bits(mask: number): number[] {
    return [0, 1, 2, 3, 4, 5].filter((d) => mask & (1 << d)).map((d) => turned(this.board, d))
  }

  private pieces(): string {
    const found: string[] = []
    for (const name of this.all) {
      const hex = this.known.get(name)
      for (const key of hex?.features ?? []) {
        const piece = looks.pieces[key]
        if (!piece || !hex) continue
        found.push(use(piece.symbol, this.at(name), piece.along ? ` rotate(${num(this.angle(hex))})` : ''))
        const owner = hex.owner ? looks.marks[`owner-${hex.owner}`] : ''
        if (owner && !piece.along) found.push(use(owner, plus(this.at(name), { x: 34, y: -22 })))
      }
    }
    return found.join('')
  }

  /** A piece lies along its road, rails or open ends; without these, across the water. */
  private angle(hex: HexLook): number {
    const along = this.bits(hex.ends || hex.road || hex.rail || 0)
    const sides = along.length ? along : this.open(hex.hex, 'water')
    const from = side(sides[0] ?? 0)
    const to = sides.length > 1 ? side(sides[1] ?? 3) : { x: -from.x, y: -from.y }
    const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI + (along.length ? 0 : 90)
    return ((((angle + 90) % 180) + 180) % 180) - 90
  }

  private obstacles(): string {
    const found: string[] = []
    for (const name of this.all)
      for (const key of this.known.get(name)?.features ?? []) {
        const symbol = looks.obstacles[key]
        if (symbol && key !== 'minefield') found.push(use(symbol, this.at(name)))
      }
    return found.join('')
  }
}

type Band = { way: Way; at: Point; sides: number[]; bend: number }

/** A straight band curves a little; it leaves the hex in the direction it entered, so that neighbours join. */
function meander(a: Point, at: Point, b: Point, bend: number): string {
  const along = { x: (b.x - a.x) / 4, y: (b.y - a.y) / 4 }
  const middle = { x: at.x - (along.y / 25) * bend, y: at.y + (along.x / 25) * bend }
  const c = [plus(a, along), plus(middle, along, -1), middle, plus(middle, along), plus(b, along, -1), b].map(spot)
  return `M${spot(a)}C${c.slice(0, 3).join(' ')}C${c.slice(3).join(' ')}`
}

function bandPath({ at, sides, bend }: Band): string {
  const points = sides.map((s) => plus(at, side(s), 1.03))
  const [a, b] = points
  if (points.length === 2 && a && b && (sides[0] ?? 0) % 3 === (sides[1] ?? 0) % 3) return meander(a, at, b, bend)
  if (points.length === 2 && a && b) return `M${spot(a)}Q${spot(at)} ${spot(b)}`
  return points.map((p) => `M${spot(p)}L${spot(at)}`).join('')
}

/** One of the two rails, beside the middle of the band. */
function railPath({ at, sides }: Band, off: number): string {
  const [a, b] = sides.map(side)
  if (!a) return ''
  const out = b ?? { x: 0, y: 0 }
  const across = (p: Point): Point => {
    const length = Math.hypot(p.x, p.y) || 1
    return { x: (-p.y / length) * off, y: (p.x / length) * off }
  }
  const first = across({ x: -a.x, y: -a.y })
  const last = b ? across(b) : first
  const middle = { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 }
  return `M${spot(plus(plus(at, a, 1.03), first))}Q${spot(plus(at, middle))} ${spot(plus(plus(at, out, 1.03), last))}`
}

/** All edges first, then all fills, so that bands join without seams. */
function drawBands(bands: Band[], face: string): string {
  const stroke = (width: number, colour: string, band: Band, rest = ''): string =>
    `<path d="${bandPath(band)}" stroke="${colour}" stroke-width="${num(width)}"${rest}/>`
  const fill = (way: Way): string => (face === 'winter' && way.winter ? way.winter : way.fill)
  const isRail = ({ way }: Band): boolean => way.family === 'rail'
  const layers = [
    bands.map((band) => (isRail(band) ? '' : stroke(band.way.width + 5, band.way.edge, band))),
    bands.map((band) =>
      isRail(band)
        ? stroke(band.way.width, band.way.fill, band, ' stroke-dasharray="3.6 6.4" stroke-linecap="butt"')
        : stroke(band.way.width, fill(band.way), band),
    ),
    bands
      .filter(isRail)
      .map(
        (band) =>
          `<path d="${railPath(band, -4.2)}${railPath(band, 4.2)}" stroke="${band.way.edge}" stroke-width="2.3"/>`,
      ),
    bands.map((band) => (band.way.core ? stroke(band.way.width * 0.5, band.way.core, band) : '')),
    bands.map((band) =>
      band.way.ripple ? stroke(2.4, band.way.ripple, band, ' stroke-dasharray="14 18" stroke-opacity=".8"') : '',
    ),
    bands.map((band) => {
      const [a, b] = band.sides.map(side)
      const angle = a && b ? (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI : 0
      return band.way.mark ? use(band.way.mark, band.at, ` rotate(${num(angle)})`) : ''
    }),
  ]
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${layers.flat().join('')}</g>`
}
