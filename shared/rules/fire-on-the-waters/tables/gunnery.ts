import type { Nation, ShipType } from '../ship/ship'

/** Added to the hit number by the target's type. @source Sheet, "Target Size Table — Gunnery" */
export const gunneryTargetSize: Readonly<Record<ShipType, number>> = {
  ...{ TB: -4, DE: -4, DD: -3, CL: -1, CA: 0, CVL: 0, CVE: 0, CV: 2, BC: 1, BB: 2, AS: -2, AM: -1, AL: 0 },
}

/**
 * Rulings: whom the tables mean by "DD and smaller", "CL and larger" and "CA or larger"; merchants do not spot.
 * @source Ruling, "Gunfire"
 */
export const ddOrSmaller: readonly ShipType[] = ['TB', 'DE', 'DD', 'AS']
/** @source Ruling, "Gunfire" */
export const clOrLarger: readonly ShipType[] = ['CL', 'CA', 'CVL', 'CVE', 'CV', 'BC', 'BB', 'AM', 'AL']
/** @source Ruling, "Gunfire" */
export const caOrLarger: readonly ShipType[] = ['CA', 'CVL', 'CVE', 'CV', 'BC', 'BB']
/** @source Sheet, "Mount Values" @source Ruling, "Gunfire" */
export const spotterTypes: readonly ShipType[] = ['CL', 'CA', 'CVL', 'CVE', 'CV', 'BC', 'BB']

/**
 * Basic modifiers, in the order of the sheet. Turning counts for whole steps of `perDegrees`; that of a firer of DD
 * size or smaller counts twice. The sheet writes "<3.00" and ">2.75"; speeds step by a quarter.
 * @source Sheet, "Basic Hit Number Modifiers — Gunnery"
 */
export const basicModifiers = {
  targetTurningSlow: { modifier: -1, perDegrees: 90, speedAtMost: 2.75 },
  targetTurningFast: { modifier: -1, perDegrees: 60 },
  targetSlow: { modifier: 3, speedBelow: 1.25 },
  firerTurningSlow: { modifier: -1, perDegrees: 60, speedAtMost: 2.75 },
  firerTurningFast: { modifier: -1, perDegrees: 30 },
  earlyFireControlRadar: { modifier: 1 },
  laterFireControlRadar: { modifier: 2 },
  localControl: { modifier: -1, perInchesRange: 5 },
  plotOut: { modifier: -2 },
  additionalBattery: { modifier: -1 },
} as const

/** Optional modifiers, each switched by itself. @source Sheet, "Optional Hit Number Modifiers — Gunnery" */
export const optionalModifiers = {
  shieldedSecondaryInterference: { modifier: -1 },
  openSecondaryInterference: { modifier: -2 },
  notVisuallySpotted: { modifier: -8 },
  gunFlashesOnly: { modifier: -2 },
  nightTargetDark: { modifier: -3 },
  moreThan10Guns: { modifier: 1, gunsAbove: 10 },
  fewerThan4Guns: { modifier: -1, gunsBelow: 4 },
  hitLastTurnSameCourse: { modifier: 3 },
  firerFast: { modifier: -1, speedAbove: 3.5 },
  steadySecondaries: { modifier: 1, lightCruiserInches: 5 },
  notEngaged: { modifier: 2, gunsBelow: 4 },
  heavySeas: { modifier: -1 },
  sunOrSpray: { modifier: -1 },
} as const

/** The two aids to the D10 that decides whether a battery goes on. @source Sheet, "Mount Values" */
export const initialAids = { spotterPlane: 2, spotterShip: -1 } as const

export type MishapId = 'radarsOut' | 'radarsAndRadiosOut' | 'mountOut' | 'mountOutAndFire' | 'mountOutAndRoll'

/** Gunfire mishaps, on the natural D100 of a hit roll; 1 to 84 is none. @source Sheet, "Gunfire Mishap Table (D100)" */
export const gunfireMishaps: readonly {
  readonly from: number
  readonly to: number
  readonly id: MishapId
  readonly only?: 'Axis'
}[] = [
  { from: 85, to: 89, id: 'radarsOut', only: 'Axis' },
  { from: 90, to: 94, id: 'radarsAndRadiosOut' },
  { from: 95, to: 97, id: 'mountOut' },
  { from: 98, to: 99, id: 'mountOutAndFire' },
  { from: 100, to: 100, id: 'mountOutAndRoll' },
]

/**
 * D6 of face 100 and of the X chit: up to this the ship explodes, beyond it a mount burns.
 * @source Sheet, "Gunfire Mishap Table (D100)" @source Sheet, "Hit Resolution (Chit Pull Method)"
 */
export const shipExplodesAtMost = 1

/** @source Sheet, "Gunfire Mishap Table (D100)" */
export const axis: readonly Nation[] = ['JUN', 'RM', 'KM', 'KKM']

/** The mishap of a natural face; nothing for most. */
export function mishapOf(face: number, nation: Nation): MishapId | undefined {
  const row = gunfireMishaps.find(({ from, to }) => face >= from && face <= to)
  return row?.only === 'Axis' && !axis.includes(nation) ? undefined : row?.id
}

/**
 * Chits hit by themselves from 10 on; 17 and 18 are rulings, from the D100 table.
 * @source Sheet, "Hit Resolution (Chit Pull Method)" @source Ruling, "Gunfire"
 */
export const chitAutomaticHits = [
  { from: 10, to: 12, hitsPerMount: 1 },
  { from: 13, to: 14, hitsPerMount: 2 },
  { from: 15, to: 15, hitsPerMount: 3 },
  { from: 16, to: 16, hitsPerMount: 4 },
  { from: 17, to: 17, hitsPerMount: 5 },
  { from: 18, to: 18, hitsPerMount: 6 },
] as const

/**
 * Under -10: so much is added, and the D10 has to show this first.
 * @source Sheet, "Hit Resolution (Chit Pull Method)"
 */
export const chitsBelow = { hitNumber: -10, add: 10, mustRoll: 1 } as const

/**
 * Ruling `chitCup`: a hundred chits that give each hit number the chance of the D100 table.
 * @source Ruling, "Gunfire"
 */
export const usualCup = {
  ...{ '-10': 1, '-9': 0, '-8': 1, '-7': 0, '-6': 1, '-5': 0, '-4': 1, '-3': 1, '-2': 1, '-1': 2 },
  ...{ '0': 2, '1': 3, '2': 2, '3': 5, '4': 5, '5': 5, '6': 10, '7': 10, '8': 15, '9': 15 },
  ...{ miss: 4, A: 2, B: 3, C: 5, D: 5, X: 1 },
} as const
export type Chit = keyof typeof usualCup
