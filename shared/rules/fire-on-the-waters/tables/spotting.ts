import type { ShipType } from '../ship/ship'

/**
 * Added to the D6 of a side and the visibility base; all that apply. Ruling: a negative range is kept and sees nothing.
 * @source Sheet, "Visual Spotting Modifiers"
 */
export const spottingModifiers = {
  alertJapaneseNight: 3,
  onRadar: 1,
  formationOf4: 1,
  nightTargetFast: 1,
  targetBeforeShore: -2,
  italiansNight: -6,
  italiansDay: -2,
  targetFiring: 5,
  targetLit: 10,
  spotterFineOnBow: -2,
  spotterFiringElsewhere: -3,
} as const
export type SpottingModifier = keyof typeof spottingModifiers

/**
 * A ship of the enemy that moves so much in a turn counts as fast by night.
 * @source Sheet, "Visual Spotting Modifiers"
 */
export const fastFromInches = 3

export interface FireControlSet {
  readonly navy: 'USN' | 'RN' | 'KM'
  readonly names: readonly string[]
  readonly kind: 'early' | 'late'
  readonly rangeDdOrSmaller: number
  readonly rangeClOrLarger: number
}

/** @source Sheet, "Fire Control Radar Types" */
export const fireControlSets: readonly FireControlSet[] = [
  { navy: 'USN', names: ['Mk 3', 'Mk 4'], kind: 'early', rangeDdOrSmaller: 7.5, rangeClOrLarger: 10 },
  { navy: 'USN', names: ['Mk 8', 'Mk 12'], kind: 'late', rangeDdOrSmaller: 10, rangeClOrLarger: 20 },
  { navy: 'RN', names: ['Type 284'], kind: 'late', rangeDdOrSmaller: 10, rangeClOrLarger: 20 },
  { navy: 'RN', names: ['Type 285'], kind: 'late', rangeDdOrSmaller: 7.5, rangeClOrLarger: 15 },
  { navy: 'KM', names: ['FuMo'], kind: 'early', rangeDdOrSmaller: 7.5, rangeClOrLarger: 15 },
]

/** M and S spot by themselves and show number and size; L only helps eyes. */
export interface SearchSet {
  readonly name: string
  readonly band: 'L' | 'M' | 'S'
  readonly rangeInches: number
  /** Print gives none; it is ours. */
  readonly navy: 'USN' | 'RN' | 'KM'
}

/** @source Sheet, "Search Radar Type Table" */
export const searchSets: readonly SearchSet[] = [
  { name: 'SC', band: 'L', rangeInches: 5, navy: 'USN' },
  { name: 'SG', band: 'S', rangeInches: 15, navy: 'USN' },
  { name: '281', band: 'M', rangeInches: 10, navy: 'RN' },
  { name: '286', band: 'M', rangeInches: 5, navy: 'RN' },
  { name: '290', band: 'M', rangeInches: 5, navy: 'RN' },
  { name: '279', band: 'L', rangeInches: 5, navy: 'RN' },
  { name: '271', band: 'S', rangeInches: 10, navy: 'RN' },
  { name: '273Q', band: 'S', rangeInches: 20, navy: 'RN' },
  { name: 'FuMo', band: 'M', rangeInches: 5, navy: 'KM' },
]

/**
 * The only sizes that a search set distinguishes: AS counts with the second, AL with the third.
 * @source Sheet, "Radar Spotting"
 */
export const sizesShown = ['destroyer', 'lightCruiser', 'heavyCruiser', 'battleship'] as const
export type SizeShown = (typeof sizesShown)[number]

/**
 * Print names no carriers and no medium merchant: they show as the type of the same size in the gunfire table.
 * @source Sheet, "Radar Spotting" @source Ruling, "Spotting"
 */
export const sizeShown: Readonly<Record<ShipType, SizeShown>> = {
  ...{ DD: 'destroyer', DE: 'destroyer', TB: 'destroyer', CL: 'lightCruiser', AS: 'lightCruiser', AM: 'lightCruiser' },
  ...{ CA: 'heavyCruiser', AL: 'heavyCruiser', CVE: 'heavyCruiser', CVL: 'heavyCruiser' },
  ...{ BC: 'battleship', BB: 'battleship', CV: 'battleship' },
}

/** Added to the range of a search set, all that apply; not below 0. @source Sheet, "Radar Range Modifiers" */
export const radarRangeModifiers = { noCic: -5, targetBeforeShore: -5, small: 5, medium: 10, large: 15 } as const

/** Which size modifier a type reads. @source Sheet, "Radar Range Modifiers" */
export const radarSize: Readonly<Record<ShipType, 'small' | 'medium' | 'large'>> = {
  ...{ DD: 'small', DE: 'small', TB: 'small', AS: 'small', CV: 'large', BB: 'large', BC: 'large' },
  ...{ CVE: 'medium', CVL: 'medium', CA: 'medium', CL: 'medium', AM: 'medium', AL: 'medium' },
}

/** 2D6 by night; this or more and she fires at her friend. @source Sheet, "Friendly Fire Table (2D6)" */
export const friendlyFireFrom = 10
/** @source Sheet, "Friendly Fire Table (2D6)" */
export const friendlyFireModifiers = { nearerTheTarget: 1, onTheLine: 1 } as const

/**
 * 2D6 for a ship that is neither a flagship nor in a formation with one.
 * @source Sheet, "Independent Movement Table (2D6)"
 */
export const independentMovement = [
  { from: 2, to: 2, id: 'left180' },
  { from: 3, to: 3, id: 'left90' },
  { from: 4, to: 4, id: 'straight' },
  { from: 5, to: 9, id: 'asPlotted' },
  { from: 10, to: 10, id: 'straight' },
  { from: 11, to: 11, id: 'right90' },
  { from: 12, to: 12, id: 'right180' },
] as const
