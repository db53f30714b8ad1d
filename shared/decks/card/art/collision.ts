import { hollow, line, placed, solid, turned, type ArtPart } from './art-part'
import { box, circle, ellipse } from './shapes'

/** A ship of the line from above, bow to the left, 336 units long about her middle. */
export const hullFromAbove: readonly ArtPart[] = [
  solid(
    'M-170 0C-150 -22 -90 -36 -10 -36C70 -36 140 -30 160 -12C166 -4 166 4 160 12C140 30 70 36 -10 36C-90 36 -150 22 -170 0Z',
  ),
  line(
    'M-158 0C-136 -17 -80 -29 -10 -29C64 -29 132 -24 151 -9C155 -3 155 3 151 9C132 24 64 29 -10 29C-80 29 -136 17 -158 0Z',
    1.8,
    { tone: 'sheet' },
  ),
  ...[circle(-88, 0, 17), circle(92, 0, 17), ellipse(-14, -13, 13, 9), ellipse(-14, 13, 13, 9)].map((d) =>
    hollow(d, 2),
  ),
  hollow(box(-54, -20, 18, 40), 2),
  hollow(box(36, -16, 14, 32), 2),
  line('M-104 -5H-140M-104 5H-140M108 -5H142M108 5H142', 3.6, { tone: 'sheet' }),
]

const burst = 'M232 132l6 -34 15 25 27 -16 -10 29 32 6 -29 15 17 27 -31 -10 -13 29 -11 -30 -29 14 12 -30 -31 -9z'

/** Splinters about a point, the one thing in red. */
export function burstAt(x: number, y: number, scale = 1): readonly ArtPart[] {
  return placed([hollow(burst, 5, 'red', 'round')], x - 251 * scale, y - 143 * scale, scale)
}

export const collision = (): readonly ArtPart[] => [
  ...placed(turned(hullFromAbove, -4), 262, 108),
  line('M430 84c24 -4 36 -10 58 -8M432 98c24 0 36 -2 56 2M430 112c22 4 36 6 54 14', 2.5),
  ...placed(turned(hullFromAbove, 126), 128, 226, 0.92),
  line('M26 310c-8 18 -16 22 -24 40M44 316c-6 16 -8 22 -14 34M8 298c-12 14 -18 18 -30 30', 2.5),
  ...burstAt(216, 97),
]
