import type { Point } from '../../../card/drawn-shapes'

/** A drawing, in metres: across from the bow, up from the water or the ground. */
export class Drawing {
  readonly solids: (readonly Point[])[] = []
  /** Masts, rigging, wires: too thin to fill. */
  readonly lines: (readonly Point[])[] = []
  /** Lines over the fill in the colour of the ground. */
  readonly light: (readonly Point[])[] = []

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
}

/** How far a drawing reaches, in its metres. */
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
  return {
    left: Math.min(...across),
    right: Math.max(...across),
    top: Math.max(...up),
    bottom: Math.min(...up),
  }
}
