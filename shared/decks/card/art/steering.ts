import { hollow, line, solid, turned, type ArtPart } from './art-part'
import { circle } from './shapes'

/** A steering wheel of eight spokes; `rim` is the radius to the middle of the rim. */
function wheel(x: number, y: number): readonly ArtPart[] {
  const spoke = [
    line(`M${x - 4.5} ${y - 18.4}L${x - 3} ${y - 90.2}M${x + 4.5} ${y - 18.4}L${x + 3} ${y - 90.2}`, 2.4),
    hollow(`M${x - 6} ${y - 92}c-3 -8.3 -7 -13.8 -3.5 -23c2 -4.6 17 -4.6 19 0c3.5 9.2 -.5 14.7 -3.5 23z`, 2.6),
  ]
  return [
    line(circle(x, y, 84.6), 18.4),
    line(circle(x, y, 84.6), 12, { tone: 'sheet' }),
    line(circle(x, y, 84.6), 1.5),
    ...[0, 45, 90, 135, 180, 225, 270, 315].flatMap((at) => turned(spoke, at, x, y)),
    hollow(circle(x, y, 22), 3),
    solid(circle(x, y, 9.2)),
  ]
}

/** The course of a ship that nobody steers. */
export const steeringCasualty = (): readonly ArtPart[] => [
  ...wheel(238, 140),
  line('M60 292c60 -34 96 24 160 -4s70 -40 196 -14', 5, { dash: [16, 10] }),
  solid('M438 282l-34 -22 3 30z', 'red'),
]
