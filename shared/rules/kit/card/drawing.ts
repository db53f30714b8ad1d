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
