/** Across and down, in the units of the drawing. */
export type Point = readonly [number, number]

/** What a part is made of: it decides the fill of a plate. */
export type Tone = 'hull' | 'house' | 'funnel' | 'cap' | 'mast' | 'gun' | 'boat'

/** The smallest size in which a part is drawn: an icon, a card, a plate. */
export type Level = 0 | 1 | 2

/**
 * A part of a ship or an aircraft, in metres. `solid` is filled, `rod` a line of a width in metres, `hole` shows what
 * is behind her, `cut` is a thin line in the colour of the ground.
 */
export type Part =
  | {
      readonly is: 'solid'
      readonly points: readonly Point[]
      readonly tone: Tone
      readonly level: Level
      readonly edge: boolean
    }
  | { readonly is: 'rod'; readonly points: readonly Point[]; readonly width: number; readonly level: Level }
  | { readonly is: 'hole'; readonly points: readonly Point[]; readonly level: Level }
  | { readonly is: 'cut'; readonly points: readonly Point[]; readonly level: Level }

/** Flat figures as points: x and y by turns. */
export function pairs(figures: readonly number[], place: (x: number, y: number) => Point = (x, y) => [x, y]): Point[] {
  const points: Point[] = []
  for (let at = 0; at + 1 < figures.length; at += 2) points.push(place(figures[at]!, figures[at + 1]!))
  return points
}

/** The parts of a drawing, in painting order. */
export class Parts {
  readonly list: Part[] = []

  solid(points: readonly Point[], tone: Tone, level: Level = 0, edge = false): void {
    this.list.push({ is: 'solid', points, tone, level, edge })
  }

  box(from: number, to: number, foot: number, top: number, tone: Tone, level: Level = 0): void {
    this.solid(pairs([from, foot, from, top, to, top, to, foot]), tone, level)
  }

  rod(figures: readonly number[], width: number, level: Level = 0): void {
    this.list.push({ is: 'rod', points: pairs(figures), width, level })
  }

  cut(figures: readonly number[], level: Level = 1): void {
    this.list.push({ is: 'cut', points: pairs(figures), level })
  }

  hole(figures: readonly number[], level: Level = 1): void {
    this.list.push({ is: 'hole', points: pairs(figures), level })
  }
}

/** Points of a cubic curve after its first. */
export function curve(from: Point, one: Point, other: Point, to: Point, steps = 4): Point[] {
  return Array.from({ length: steps }, (_, index): Point => {
    const t = (index + 1) / steps
    const u = 1 - t
    const on = (a: number, b: number, c: number, d: number) =>
      u ** 3 * a + 3 * u * u * t * b + 3 * u * t * t * c + t ** 3 * d
    return [on(from[0], one[0], other[0], to[0]), on(from[1], one[1], other[1], to[1])]
  })
}
