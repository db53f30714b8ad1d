import { armours, type Armour, type Band, type Nation, type Reliability, type ShipType, type Space } from '../ship/ship'

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

/** How much sea a location takes in, against each other. Fitted to the two worked examples of the sheet. */
const weights: Readonly<Record<Space['kind'], number>> = {
  engineRoom: 10,
  boilerRoom: 8,
  cargo: 6,
  magazine: 4,
  fuel: 2,
  aviationGas: 2,
  plot: 1,
  cic: 1,
  steering: 1,
  stores: 0.75,
}

/** The fine ends, six locations each, take in half. */
const endLocations = 6

/** Points of each location: her total shared out by weight, whole points to the largest remainders, amidships first. */
export function flotationByPlace(tons: number, spaces: readonly Space[]): readonly number[] {
  const total = flotationPoints(tons)
  const weight = spaces.map(({ kind }, index) => weights[kind] * (isEnd(index, spaces.length) ? 0.5 : 1))
  const sum = weight.reduce((all, each) => all + each, 0)
  const shares = weight.map((each) => (each / sum) * total)
  const points = shares.map(Math.floor)
  const byRemainder = shares
    .map((share, index) => ({ index, rest: share - Math.floor(share), off: Math.abs(index - spaces.length / 2 + 0.5) }))
    .sort((a, b) => b.rest - a.rest || a.off - b.off || a.index - b.index)
  const left = total - points.reduce((all, each) => all + each, 0)
  for (const { index } of byRemainder.slice(0, left)) points[index]! += 1
  return points
}

function isEnd(index: number, of: number): boolean {
  return index < endLocations || index >= of - endLocations
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

/** Upper edges of the range bands, inches of a thousand yards. The last band of a gun ends where she reaches. */
const edges = [2.5, 5, 7.5, 10, 15, 20, 25, 30] as const

/** Minutes in a turn: the time for a thousand yards, one inch, at eight knots. */
const minutes = 3.75
/** In action a crew keeps up half of its drill. */
const ofDrill = 0.5
/** Hits of a round and inch of bore at point-blank range on a target the size of a heavy cruiser. */
const pointBlank = 0.01

/**
 * Range bands of a battery. The law behind the hit tables is hits a mount = 10^((hit number - 10) / 10): a mount value
 * is that law turned round, for the hits that so many guns make in a turn at the far end of the band.
 */
export function gunBands(gun: {
  readonly inches: number
  readonly drillRounds: number
  readonly reachYards: number
  readonly guns: readonly number[]
}): Band[] {
  const reach = Math.floor((gun.reachYards / 1000) * 2) / 2
  const within = edges.filter((edge) => edge < reach)
  // A last band of less than two and a half inches is one with the band before.
  const inner = within.filter((edge) => reach - edge >= 2.5)
  return [...inner, reach].map((toInches) => ({
    toInches,
    initial: initialRoll(toInches / reach, gun.inches),
    values: Object.fromEntries(
      [...new Set(gun.guns)].map((guns) => [String(guns), mountValue({ ...gun, guns, toInches })]),
    ),
  }))
}

export function mountValue(gun: {
  readonly inches: number
  readonly drillRounds: number
  readonly guns: number
  readonly toInches: number
}): number {
  const rounds = gun.guns * gun.drillRounds * ofDrill * minutes
  const hits = rounds * pointBlank * gun.inches * Math.exp(-gun.toInches / (6 + gun.inches / 2))
  // Adding 0 turns -0 into 0.
  return Math.min(18, Math.max(-20, Math.round(10 + 10 * Math.log10(hits)))) + 0
}

/** Share of her reach up to which the number counts; beyond, the next. */
const rolls = [
  { toShare: 0.2, roll: 'A' },
  { toShare: 0.35, roll: 9 },
  { toShare: 0.5, roll: 7 },
  { toShare: 0.65, roll: 6 },
  { toShare: 0.8, roll: 4 },
  { toShare: 1, roll: 2 },
] as const

/** Guns of 11 inches and more have the better rangefinders; of less than 4.7 the worse. */
function initialRoll(share: number, inches: number): Band['initial'] {
  const { roll } = rolls.find(({ toShare }) => share <= toShare) ?? rolls[rolls.length - 1]!
  if (roll === 'A') return roll
  if (inches >= 11) return Math.min(10, roll + 1)
  return inches < 4.7 ? Math.max(1, roll - 1) : roll
}
