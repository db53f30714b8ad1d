import { hollow, line, solid, turned, type ArtPart, box } from './art-part'
import { burstAt, battleship, sea } from './ships'

const cloth = { width: 76, height: 50 } as const

function flag(x: number, y: number, device: readonly ArtPart[], width = 76, height = 50): readonly ArtPart[] {
  return [solid(box(x, y, width, height), 'sheet'), ...device, line(box(x, y, width, height), 2.4)]
}

function level(x: number, y: number, width: number, height: number): ArtPart {
  let d = ''
  for (let at = y + 5; at < y + height; at += 5) d += `M${x} ${at}h${width}`
  return line(d, 1.5)
}

/** Hatched on the half at the staff. */
function upright(x: number, y: number): ArtPart {
  let d = ''
  for (let at = x + 5; at <= x + cloth.width / 2; at += 5) d += `M${at} ${y}v${cloth.height}`
  return line(`${d}M${x + 38} ${y}v50`, 1.5)
}

/** A hoist that nobody can read: one flag upside down, one adrift. */
export const signalingError = (): readonly ArtPart[] => [
  line('M238 8V300', 9),
  line('M40 58H436', 6),
  line('M92 58V264M150 58V264M330 58V264M392 58V264M238 20L40 58M238 20L436 58', 1.6),
  ...flag(56, 78, [level(56, 78, 76, 50), line('M94 78v50M56 103h76', 13, { tone: 'sheet' })]),
  ...flag(56, 138, [solid('M56 138h38v25h-38zM94 163h38v25h-38z')]),
  ...flag(56, 198, [upright(56, 198)]),
  ...flag(300, 78, [line('M300 78L376 128M376 78L300 128', 10)]),
  ...turned(flag(300, 138, [upright(300, 138)]), 180, 338, 163),
  ...flag(300, 198, [line('M300 206.3h76M300 223h76M300 239.7h76', 8.3)]),
  ...flag(386, 108, [level(386, 108, 62, 42), hollow(box(404.6, 119.8, 24.8, 18.5), 1.5)], 62, 42),
  solid('M150 92l60 18 -60 20z', 'red'),
  hollow('M150 152l60 18 -60 20z', 2.4),
  solid('M198 288h80l-14 24h-52z'),
]

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
