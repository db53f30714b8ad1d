import type { Band } from '../ship/ship'

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
export function initialRoll(share: number, inches: number): Band['initial'] {
  const { roll } = rolls.find(({ toShare }) => share <= toShare) ?? rolls[rolls.length - 1]!
  if (roll === 'A') return roll
  if (inches >= 11) return Math.min(10, roll + 1)
  return inches < 4.7 ? Math.max(1, roll - 1) : roll
}
