import { hollow, line, solid, turned, type ArtPart } from './art-part'
import { box } from './shapes'

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
