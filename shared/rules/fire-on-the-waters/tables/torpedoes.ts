import type { ShipType } from '../ship/ship'

/** Added to the hit number by the target's type. @source Sheet, "Target Size Table — Torpedoes" */
export const torpedoTargetSize: Readonly<Record<ShipType, number>> = {
  ...{ TB: -1, DE: -1, DD: 0, CL: 1, CA: 2, CVL: 2, BC: 3, BB: 4, CV: 4, AS: 1, AM: 2, AL: 3, CVE: 3 },
}

/**
 * Ruling: launch point to interception, inches. A range reads the first row that it does not exceed.
 * @source Sheet, "Range Modifiers" @source Ruling, "Torpedoes"
 */
export const torpedoRanges = [
  { upToInches: 2.5, modifier: 2 },
  { upToInches: 5, modifier: 0 },
  { upToInches: 7.5, modifier: -2 },
  { upToInches: 10, modifier: -4 },
  { upToInches: 15, modifier: -6 },
  { upToInches: Infinity, modifier: -8 },
] as const

/**
 * 0 is bow or stern on to the torpedoes, 90 the beam. Erratum: 45 is printed in two rows and belongs to the lower.
 * @source Sheet, "Target Aspect Modifiers"
 */
export const torpedoAspects = [
  { fromDegrees: 0, toDegrees: 15, modifier: -10 },
  { fromDegrees: 16, toDegrees: 45, modifier: -3 },
  { fromDegrees: 46, toDegrees: 75, modifier: -1 },
  { fromDegrees: 76, toDegrees: 90, modifier: 0 },
] as const

/** Other basic modifiers, in the order of the sheet. @source Sheet, "Other Basic Modifiers" */
export const torpedoModifiers = {
  japanese: 2,
  usBeforeJuly1943: -3,
  germanBefore1942Small: -6,
  germanBefore1942Larger: -3,
  otherThanListedTarget: -6,
  torpedoDirectorOut: -3,
  targetNotMoving: 2,
  directedByRadar: 1,
  targetKeptCourseAndSpeed: 3,
} as const
export type TorpedoModifier = keyof typeof torpedoModifiers

/** No sum is read lower than this. @source Sheet, "Torpedo Combat Calculations" */
export const torpedoFloor = -19

export interface TorpedoType {
  readonly navy: 'USN' | 'IJN' | 'RN' | 'RM' | 'KM'
  readonly type: string
  readonly inches: number
  readonly runs: readonly { readonly rangeInches: number; readonly speed: number }[]
  /** No hit number is higher. */
  readonly maximumValue: number
  /** The lower cap until that month. */
  readonly cappedBefore?: { readonly before: Month; readonly maximumValue: number }
  readonly wake: boolean
}

/** `1943-07`: sorted as text. */
export type Month = `${number}-${number}`

/** By name: `IJN T93`. @source Sheet, "Surface Torpedo Characteristics" */
export const torpedoTypes: Readonly<Record<string, TorpedoType>> = Object.fromEntries(
  (
    [
      ['USN', 'Mk8', 21, ['6@5.75', '10@4.25', '15@3.25'], 8, true],
      ['USN', 'Mk17', 21, ['6@5.50', '10@4.25', '15@3.25'], 9, true, ['1943-07', 7]],
      ['IJN', 'T6', 21, ['8@4.25', '16@3.25'], 9, true],
      ['IJN', 'T90', 24, ['8@5.50', '16@4.50'], 9, true],
      ['IJN', 'T93', 24, ['22@6.00', '35@5.50', '44@4.50'], 9, false],
      ['RN', 'MkV', 21, ['8@4.75', '10@3.50', '13@3.00'], 9, true],
      ['RN', 'MkIX', 21, ['11@5.00', '15@4.25'], 9, true],
      ['RM', 'SI270', 21, ['5@6.00', '9@4.75', '14@3.75'], 8, true],
      ['RM', 'A110', 17.7, ['2@4.75', '6@3.75'], 8, true],
      ['KM', 'G7a', 21, ['6@5.50', '8@5.00', '15@3.75'], 9, true, ['1943-01', 6]],
      ['KM', 'G7e', 21, ['5@3.75'], 9, false, ['1943-01', 6]],
    ] as const
  ).map(([navy, type, inches, runs, maximumValue, wake, capped]): [string, TorpedoType] => [
    `${navy} ${type}`,
    {
      navy,
      type,
      inches,
      runs: runs.map(runOf),
      maximumValue,
      wake,
      ...(capped && { cappedBefore: { before: capped[0], maximumValue: capped[1] } }),
    },
  ]),
)

/** `22@6.00`, as the sheet writes it: range in inches at inches a turn. */
function runOf(written: string) {
  const [rangeInches, speed] = written.split('@').map(Number)
  return { rangeInches: rangeInches ?? 0, speed: speed ?? 0 }
}

/** Mounts launch over 120 degrees: four arcs of 30. @source Sheet, "Torpedo Combat Calculations" */
export const launchArcs = [1, 2, 3, 4] as const

/**
 * On this face of the hit roll one torpedo of the spread has come back at the launcher.
 * @source Sheet, "Torpedo Combat Calculations"
 */
export const circlesOn = 100

/**
 * Lead estimator: angle and speed of the target give a value, the value and the torpedo's speed so many arcs to lead.
 * Erratum: the first figure of the second row is printed 4; the sine law of all others gives 7.
 * @source Sheet, "Torpedo Lead Estimator"
 */
export const leadEstimator = {
  /** An edge belongs to the lower row. */
  anglesUpToDegrees: [30, 60, 90],
  targetSpeedsUpTo: [1.75, 3, 4.25, Infinity],
  targetValues: [
    [3, 5, 8, 11],
    [7, 14, 21, 29],
    [10, 20, 29, 39],
  ],
  torpedoSpeedsUpTo: [3, 4.25, 5.5, Infinity],
  /** By lead of one, two and three arcs; Infinity is never reached. */
  torpedoValues: [
    [5, 8, 11, 13],
    [14, 21, 29, 35],
    [20, 29, 39, Infinity],
  ],
} as const

/** The optional surprise of the long lance. @source Sheet, "Optional Torpedo Modifiers" */
export const t93Surprise = { type: 'IJN T93', before: '1943-10', aboveInches: 6, belowInches: 15 } as const

/** Optional evasion: this or less on a D6 combs the wakes. @source Sheet, "Optional Torpedo Modifiers" */
export const combsAtMost = 3
