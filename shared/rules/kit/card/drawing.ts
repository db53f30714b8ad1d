import { line, polygon, type Point } from '../../../card/drawn-shapes'
import type { Silhouette } from '../../pack/rules-pack'

/**
 * A drawing of a ship or a stand: up in metres from the water or the ground, across from the bow in units of so many
 * metres.
 */
export class Drawing {
  readonly solids: (readonly Point[])[] = []
  /** Masts, rigging, barrels: too thin to fill. */
  readonly lines: (readonly Point[])[] = []
  /** Lines over the fill in the colour of the ground. */
  readonly light: (readonly Point[])[] = []

  constructor(private readonly metresAcross = 1) {}

  /** Metres along the ship, in the units of the drawing. */
  along(metres: number): number {
    return metres / this.metresAcross
  }

  solid(...points: readonly Point[]): void {
    this.solids.push(points)
  }

  box(from: number, to: number, foot: number, top: number): void {
    this.solid([from, foot], [from, top], [to, top], [to, foot])
  }

  line(...points: readonly Point[]): void {
    this.lines.push(points)
  }

  cut(...points: readonly Point[]): void {
    this.light.push(points)
  }

  /** Another drawing added to this one, each of its points moved. */
  add(other: Drawing, moved: (point: Point) => Point): void {
    this.solids.push(...other.solids.map((points) => points.map(moved)))
    this.lines.push(...other.lines.map((points) => points.map(moved)))
    this.light.push(...other.light.map((points) => points.map(moved)))
  }
}

/**
 * The points of a shape in shares of the thing it belongs to, as SVG writes them: `-1,0 0.5,1`. The thing has its middle
 * or foot at `x`, `y`; a share of 1 is `across` and `up` in the units of the drawing, negative where it is turned round.
 */
export function placed(x: number, y: number, across = 1, up = 1): (shape: string) => readonly Point[] {
  return (shape) =>
    shape.split(' ').map((point) => {
      const [share = 0, rise = 0] = point.split(',').map(Number)
      return [x + across * share, y + up * rise]
    })
}

/** The height of a curve at so many places and one more, from one end to the other. */
export function along(from: number, to: number, parts: number, up: (at: number) => number): readonly Point[] {
  return Array.from({ length: parts + 1 }, (_, part): Point => {
    const at = from + ((to - from) * part) / parts
    return [at, up(at)]
  })
}

/** A weather deck from stem to stern: even places but those near a break, and both heights at each break. */
export function deckLine(
  even: readonly number[],
  breaks: readonly number[],
  near: number,
  up: (at: number) => number,
): readonly Point[] {
  const kept = even.filter((at) => !breaks.some((each) => Math.abs(each - at) < near))
  return [...kept, ...breaks]
    .sort((one, other) => one - other)
    .flatMap((at) => (breaks.includes(at) ? [at - 0.01, at + 0.01] : [at]).map((place): Point => [at, up(place)]))
}

/** How far a drawing reaches, in its own units. */
export interface Extent {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export function extentOf({ solids, lines, light }: Drawing): Extent {
  const all = [...solids, ...lines, ...light].flat()
  const across = all.map(([x]) => x)
  const up = all.map(([, y]) => y)
  return { left: Math.min(...across), right: Math.max(...across), top: Math.max(...up), bottom: Math.min(...up) }
}

/** The paths of a drawing as a silhouette, each point placed on it. */
export function silhouettePaths(
  { solids, lines, light }: Drawing,
  at: (point: Point) => Point,
): Pick<Silhouette, 'fill' | 'lines' | 'light'> {
  const open = (drawn: Drawing['lines']) => drawn.map((points) => line(...points.map(at))).join('')
  return { fill: solids.map((points) => polygon(...points.map(at))).join(''), lines: open(lines), light: open(light) }
}
