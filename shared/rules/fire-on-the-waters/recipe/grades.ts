import type { Nation, Reliability, ShipType } from '../ship/ship'
import { armours, type Armour } from '../ship/ship'

/** From so many millimetres of side, turret face or barbette. */
const sideFrom = [13, 50, 100, 175, 280] as const
/** The same of a deck or a turret top: shells fall on it at a slant. */
const topFrom = [13, 30, 55, 90, 130] as const

/** Grade of vertical plate. 76 mm, the belt of the first worked example, is light. */
export function sideGrade(millimetres: number): Armour {
  return grade(millimetres, sideFrom)
}

export function topGrade(millimetres: number): Armour {
  return grade(millimetres, topFrom)
}

function grade(millimetres: number, from: readonly number[]): Armour {
  return armours[from.filter((least) => millimetres >= least).length] ?? 'none'
}

/** Knots to inches a turn, to the quarter, half up: eight knots an inch. */
export function speedInches(knots: number): number {
  return Math.floor((knots / 8) * 4 + 0.5) / 4
}

/** Total flotation points: by the root of her tons, a multiple of four, so that half and a quarter of them are whole. */
export function flotationPoints(tons: number): number {
  return Math.max(12, 4 * Math.round(Math.sqrt(tons) / 5.8))
}

/** Lower limits of length in metres of turn classes 2 to 6. */
const turnClassFrom = [100, 125, 165, 200, 235] as const

export function turnClass(lengthMetres: number): number {
  return 1 + turnClassFrom.filter((least) => lengthMetres >= least).length
}

const trained: Readonly<Record<Nation, number>> = { USN: 4, RN: 4, KM: 4, KKM: 4, JUN: 3, RM: 3, other: 3 }
const large: readonly ShipType[] = ['BC', 'BB', 'CV']
const small: readonly ShipType[] = ['TB', 'DE', 'DD']
const merchants: readonly ShipType[] = ['AS', 'AM', 'AL']

/** By navy; one more for a large crew, one less for a small one; merchants 2. */
export function damageControl(nation: Nation, type: ShipType): number {
  if (merchants.includes(type)) return 2
  const size = large.includes(type) ? 1 : small.includes(type) ? -1 : 0
  return Math.min(5, Math.max(2, trained[nation] + size))
}

/** By the mounting: hand-worked single and open twin mounts are the surest, triple turrets the least. */
export function mountReliability(mostGuns: number, isShielded: boolean): Reliability {
  if (mostGuns === 1 || (mostGuns === 2 && !isShielded)) return 'A'
  if (mostGuns === 2) return 'B'
  return mostGuns === 3 ? 'C' : 'D'
}

const torpedoTrust: Readonly<Record<string, Reliability>> = { IJN: 'A', RN: 'B', RM: 'B', KM: 'C', USN: 'D' }

/** By the navy that made the torpedo, as it was at the beginning of its war. */
export function torpedoReliability(type: string): Reliability {
  return torpedoTrust[type.split(' ')[0] ?? ''] ?? 'C'
}

/** Length of side that a hit opens, metres. */
const holeMetres = [
  { inches: 17.7, metres: 10, bulges: 70, bulkheads: 50 },
  { inches: 21, metres: 13, bulges: 85, bulkheads: 70 },
  { inches: 24, metres: 17, bulges: 100, bulkheads: 85 },
] as const

/** Locations either side that a torpedo damages: its hole over the length of a location. */
export function torpedoReach(lengthMetres: number, underwater?: 'bulges' | 'bulkheads') {
  return holeMetres.map(({ inches, metres, ...percent }) => ({
    inches,
    locations: Math.min(12, Math.round(metres / (lengthMetres / 36))),
    effectivePercent: underwater ? percent[underwater] : 100,
  }))
}
