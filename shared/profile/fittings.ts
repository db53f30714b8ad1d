import { pairs, type Parts } from './parts'
import type { Profile } from './record'

/** Cowls, boats in their davits, cranes. */
export function drawFittings({ vents, boats, cranes, length }: Profile, parts: Parts): void {
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
  for (const [at, up, faces] of cranes) {
    const way = (faces === 'aft' ? 1 : -1) * size
    parts.rod([x(at), up, x(at), up + 5.5 * size], 0.7 * size)
    parts.rod([x(at), up + 1.6 * size, x(at) + way * 8, up + 7.6 * size], 0.45 * size)
    parts.rod([x(at) + way * 8, up + 7.6 * size, x(at), up + 5.5 * size], 0.2 * size, 1)
  }
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
