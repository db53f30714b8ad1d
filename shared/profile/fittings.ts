import { pairs, type Parts, type Point } from './parts'
import type { Profile } from './record'

/** Cowls, boats in their davits, cranes, seaplanes. */
export function drawFittings({ vents, boats, cranes, planes, length }: Profile, parts: Parts): void {
  const x = (at: number) => (at / 100) * length
  const size = Math.min(1, 0.3 + length / 150)
  for (const [at, up] of vents) {
    parts.rod([x(at), up, x(at), up + 3 * size], 0.55 * size, 1)
    const cowl = [-1.3, 2.6, -1.2, 3.6, -0.5, 4, 0.3, 3.5, 0.4, 2.6]
    parts.solid(
      pairs(cowl, (across, rise) => [x(at) + across * size, up + rise * size]),
      'house',
      1,
    )
  }
  for (const [at, up, long] of boats) drawBoat(x(at), up, long, parts)
  for (const [at, up] of planes) drawPlane(x(at), up, parts)
  for (const [at, up, faces] of cranes) {
    const way = (faces === 'aft' ? 1 : -1) * size
    parts.rod([x(at), up, x(at), up + 5.5 * size], 0.7 * size)
    parts.rod([x(at), up + 1.6 * size, x(at) + way * 8, up + 7.6 * size], 0.45 * size)
    parts.rod([x(at) + way * 8, up + 7.6 * size, x(at), up + 5.5 * size], 0.2 * size, 1)
  }
}

/** A biplane on a float, on the beam of its catapult. */
function drawPlane(x: number, up: number, parts: Parts): void {
  const place = (across: number, rise: number): Point => [x + across, up + rise]
  parts.box(x - 1, x + 1, up, up + 1, 'house')
  parts.box(x - 8.5, x + 8.5, up + 0.9, up + 1.6, 'house')
  const body = [-3.9, 3.4, -3.4, 4.2, -0.6, 4.4, 3.6, 3.9, 3.9, 5.2, 4.8, 5.2, 4.9, 3.6, -3.4, 3]
  parts.solid(pairs([-4, 2.2, -3.4, 1.8, 3, 1.7, -2.6, 2.6], place), 'boat')
  parts.solid(pairs(body, place), 'boat', 0, true)
  for (const strut of [-2.2, -0.6]) parts.rod(pairs([strut - 0.3, 5.2, strut, 2.4], place).flat(), 0.14, 1)
  for (const wing of [3.1, 5.2]) parts.rod(pairs([-2.8, wing, -0.6, wing], place).flat(), 0.3)
}

function drawBoat(x: number, up: number, long: number, parts: Parts): void {
  const deep = Math.min(1, long / 7)
  const side = [-0.5, 1.5, -0.4, 0.3, -0.28, 0, 0.4, 0, 0.5, 1.5, 0.2, 1.15, -0.2, 1.15]
  parts.solid(
    pairs(side, (across, rise) => [x + across * long, up + rise * deep]),
    'boat',
    1,
    true,
  )
  for (const davit of [-0.32, 0.32]) {
    parts.rod(
      [x + davit * long, up - 2 * deep, x + davit * long, up + 2.4 * deep, x + (davit + 0.12) * long, up + 3 * deep],
      0.2,
      1,
    )
  }
}
