import { line, solid, type ArtPart } from './art-part'
import { burstAt } from './collision'
import { battleship } from './ships'
import { sea } from './sea'
import { box } from './shapes'

/** Two ships under one flag, and the fall of shot between them. */
export const friendlyFire = (): readonly ArtPart[] => [
  ...battleship(262, 112, 0.2),
  sea(117, { from: 240, to: 475, rows: 3, start: 3 }),
  ...ensign(330, 20, 44),
  ...burstAt(416, 92, 0.62),
  ...battleship(282, 268, 0.3, -0.3),
  ...ensign(178, 134, 56),
  // Flash and flight of the shell.
  solid('M256 247l34 -16 -9 15 26 -3 -22 13 20 8 -26 0 8 13z', 'red'),
  line('M306 222C340 172 372 134 402 106', 3, { dash: [12, 9] }),
  sea(274, { rows: 5, start: 11 }),
]

/** A flag of our own: a bend between two fields. */
function ensign(x: number, y: number, width: number): readonly ArtPart[] {
  const height = width * 0.64
  return [
    line(`M${x} ${y - 4}V${y + height * 2}`, 2.6),
    solid(box(x, y, width, height), 'sheet'),
    solid(
      `M${x} ${y}H${x + width * 0.3}L${x + width} ${y + height * 0.7}V${y + height}H${x + width * 0.7}L${x} ${y + height * 0.3}Z`,
    ),
    line(box(x, y, width, height), 2.2),
  ]
}
