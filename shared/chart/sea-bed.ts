import type { Box } from '../card/path-data'

/**
 * The sea bed of a chart that shows no real place: a few banks on a falling floor, the same for the same name.
 * Soundings and depth curves are read from one field, so that they never contradict each other.
 */
export interface SeaBed {
  /** Whole fathoms at a place, as a lead finds them; `x` and `y` run from 0 to 1 over the chart. */
  depthAt(x: number, y: number): number
  /** The same between whole fathoms: curves drawn from it do not run in steps. */
  floorAt(x: number, y: number): number
}

/** Decorative chance only: the same seed draws the same chart. No die is ever cast with it. */
function scatter(seed: string): () => number {
  let state = [...seed].reduce((hash, letter) => Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193), 0x811c9dc5)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

interface Bank {
  readonly x: number
  readonly y: number
  readonly reach: number
  readonly rise: number
  readonly stretch: number
}

export function seaBed(name: string): SeaBed {
  const chance = scatter(`bed ${name}`)
  const banks = [...Array(3)].map((_, place): Bank => ({
    x: 0.42 + 0.22 * place + 0.14 * chance(),
    y: 0.3 + 0.45 * chance(),
    reach: 0.13 + 0.1 * chance(),
    rise: 44 + 22 * chance(),
    stretch: 0.7 + 0.7 * chance(),
  }))
  const [slope, swell, turn] = [14 + 10 * chance(), 3 + 3 * chance(), 6 * chance()] as const

  function floorAt(x: number, y: number): number {
    const floor = 78 - slope * x + swell * (Math.sin(9 * x + turn) + Math.cos(8 * y - turn) + Math.sin(17 * (x + y)))
    const raised = banks.reduce((sum, bank) => {
      const [across, down] = [(x - bank.x) / bank.reach, (y - bank.y) / (bank.reach * bank.stretch)]
      const ragged = 1 + 0.22 * Math.sin(3 * Math.atan2(down, across) + turn) + 0.12 * Math.sin(7 * across + 5 * down)
      return sum + bank.rise * Math.exp(-(across * across + down * down) * ragged)
    }, 0)
    return Math.max(6, floor - raised)
  }
  return { floorAt, depthAt: (x, y) => Math.round(floorAt(x, y)) }
}

/**
 * Areas shallower than `fathoms`, as one SVG path over a chart of this size. Each square of a fine grid gives the
 * part of it that is shallow (marching squares with straight cuts); neighbours share their cut, so no seam shows.
 * `edge` is the curve itself.
 */
export function shallows(bed: SeaBed, fathoms: number, width: number, height: number, cell = 8) {
  const columns = Math.ceil(width / cell)
  const rows = Math.ceil(height / cell)
  const depths = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (_, column) => bed.floorAt((column * cell) / width, (row * cell) / height)),
  )
  let area = ''
  let edge = ''
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const from = column
      while (column < columns && isShallow(depths, row, column, fathoms)) column++
      // Squares that are shallow all over are one strip.
      if (column > from) area += `M${point(from * cell, row * cell)}H${column * cell}v${cell}H${from * cell}z`
      const square = cut(depths, row, column, fathoms)
      if (column === columns || square.area.length < 3) continue
      area += `M${square.area.map(([x, y]) => point(x * cell, y * cell)).join('L')}z`
      edge += square.edges
        .map(([from, to]) => `M${point(from[0] * cell, from[1] * cell)}L${point(to[0] * cell, to[1] * cell)}`)
        .join('')
    }
  return { area, edge }
}

function isShallow(depths: readonly (readonly number[])[], row: number, column: number, fathoms: number): boolean {
  return [row, row + 1].every((down) => depths[down]![column]! < fathoms && depths[down]![column + 1]! < fathoms)
}

type Place = readonly [x: number, y: number]

function cut(depths: readonly (readonly number[])[], row: number, column: number, fathoms: number) {
  const corners: readonly Place[] = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ] as const
  const depth = ([x, y]: Place) => depths[row + y]?.[column + x] ?? Infinity
  const area: Place[] = []
  const crossings: Place[] = []
  corners.forEach((corner, place) => {
    const next = corners[(place + 1) % 4]!
    const [here, there] = [depth(corner), depth(next)]
    if (here < fathoms) area.push([column + corner[0], row + corner[1]])
    if (here < fathoms !== there < fathoms) {
      const along = (fathoms - here) / (there - here)
      const crossing: Place = [
        column + corner[0] + along * (next[0] - corner[0]),
        row + corner[1] + along * (next[1] - corner[1]),
      ]
      area.push(crossing)
      crossings.push(crossing)
    }
  })
  const edges: (readonly [Place, Place])[] = []
  for (let place = 0; place + 1 < crossings.length; place += 2) edges.push([crossings[place]!, crossings[place + 1]!])
  return { area, edges }
}

const point = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`

export interface Sounding {
  readonly x: number
  readonly y: number
  readonly fathoms: number
}

/** A part of the chart that is kept clear: the title, the rose, a name, a column of ships. Px. */
export type Clear = Box

/** Soundings on a loose grid, as a surveyor's boat would leave them, where nothing else is drawn. */
export function soundings(
  name: string,
  bed: SeaBed,
  width: number,
  height: number,
  clear: readonly Clear[],
): readonly Sounding[] {
  const chance = scatter(`soundings ${name}`)
  const [across, down] = [58, 46] as const
  const found: Sounding[] = []
  for (let row = 0.6; row < height / down; row++)
    for (let column = 0.6; column < width / across; column++) {
      const x = (column + (chance() - 0.5) * 0.62) * across
      const y = (row + (chance() - 0.5) * 0.62) * down
      const left = chance() < 0.16
      if (left || x < 18 || y < 20 || x > width - 18 || y > height - 10) continue
      if (clear.some((part) => inside(x, y, part))) continue
      found.push({ x, y, fathoms: bed.depthAt(x / width, y / height) })
    }
  return found
}

const inside = (x: number, y: number, part: Clear) =>
  x > part.x - 16 && x < part.x + part.width + 16 && y > part.y - 6 && y < part.y + part.height + 16
