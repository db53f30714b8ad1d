import type { Point } from '../../../card/drawn-shapes'

/** A drawing of a ship: across in locations from the bow, 0 to 36, up in metres above the water. */
export class SilhouetteDrawing {
  readonly solids: (readonly Point[])[] = []
  /** Masts, rigging, barrels too thin to fill. */
  readonly lines: (readonly Point[])[] = []
  /** Lines over the fill in the colour of the ground. */
  readonly light: (readonly Point[])[] = []

  constructor(readonly locationMetres: number) {}

  /** Metres along the ship, in locations. */
  along(metres: number): number {
    return metres / this.locationMetres
  }

  solid(...points: readonly Point[]): void {
    this.solids.push(points)
  }

  box(from: number, to: number, foot: number, top: number): void {
    this.solids.push([
      [from, foot],
      [from, top],
      [to, top],
      [to, foot],
    ])
  }

  line(...points: readonly Point[]): void {
    this.lines.push(points)
  }

  cut(...points: readonly Point[]): void {
    this.light.push(points)
  }
}
