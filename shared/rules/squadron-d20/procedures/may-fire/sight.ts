import { isLitUp } from '../../../../game/decks/in-force'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { own } from '../../../../kernel/own'
import { refused, type Refusal } from '../../../../kernel/result'
import { dataOf } from '../../ship/stand-data'
import { standsOn } from '../../ship/state'
import { rangeBand, mayFire, type MayFire, type MayFireCase } from '../../tables/gunnery'
import { says } from '../throws/on-target'

const centimetresPerInch = 2.54
/** A range measured to the edge of a band is in that band, even if the conversion of units rounds. */
const slackCentimetres = 0.05
export const mostBands = 5

/** Ends of the bands: 25 cm are 9.84 inches. */
export const bandsInches: readonly number[] = Array.from({ length: mostBands }, (_, at) => inchesOf(at + 1))

/** Where a band ends, in inches to two places. */
export function inchesOf(bands: number): number {
  return Math.round((100 * bands * rangeBand.centimetres) / centimetresPerInch) / 100
}

/** The first band that a range does not exceed (ruling), from 1; beyond the last one 6 and more. */
export function bandAt(rangeInches: number): number {
  const bands = (rangeInches * centimetresPerInch - slackCentimetres) / rangeBand.centimetres
  return Math.max(1, Math.ceil(bands))
}

/** Arms, each with a column of its own in 9.1. */
export const arms = ['guns', 'torpedoesAimed', 'wideSpread'] as const
export type Arm = (typeof arms)[number]

/** Everything 9.1 asks about, in its order. Distances are range bands. */
export interface Sight {
  readonly isNight: boolean
  /** A clear line of sight: neither smoke nor land nor weather between. */
  readonly isClear: boolean
  /** The target is within TVR. */
  readonly isWithin: boolean
  /** By night: star shell, searchlight, fires. */
  readonly isLit: boolean
  readonly band: number
  /** TVR. */
  readonly visibility: number
  /** SD of the firer. */
  readonly spotting: number
}

/** What only the players know of a sight, as the fields of a form. */
interface SightValues {
  readonly rangeInches: number
  readonly clear: boolean
  readonly lit: boolean
}

/** A range with its five bands, each by its number. */
const rangeInBands = {
  mostInches: bandsInches.at(-1)!,
  bandsInches,
  inBands: { say: says('bands'), figures: bandsInches.map((_inches, at) => `${at + 1}`) },
  measuredIn: 'centimetres',
} as const

/** By default the second band. */
export const rangeOffer = { ...rangeInBands, default: inchesOf(2), wrong: 'range-no-figure' } as const

/** No shot goes beyond the last band. */
export function beyondBands(_state: GameState, { rangeInches }: { readonly rangeInches: number }): Refusal | undefined {
  return bandAt(rangeInches) > mostBands ? refused('range-beyond-bands', { most: mostBands }) : undefined
}

export const clearOffer = { default: true, wrong: 'not-yes-or-no' } as const

/** Asked by night: her own fires light a target up, or aircraft of an event card. */
export function litOffer(state: GameState, { target }: { readonly target?: ShipInPlay | undefined }) {
  const isLit = target !== undefined && (standsOn(target, 'fires') > 0 || isLitUp(state, target.id))
  return { default: isNight(state) && isLit, hidden: !isNight(state), wrong: 'not-yes-or-no' }
}

export function sightOf(state: GameState, firer: ShipInPlay, { rangeInches, clear, lit }: SightValues): Sight {
  const band = bandAt(rangeInches)
  const visibility = visibilityOf(state)
  return {
    isNight: isNight(state),
    isClear: clear,
    isWithin: band <= visibility,
    isLit: lit,
    band,
    visibility,
    spotting: spottingOf(firer),
  }
}

export function isNight(state: Pick<GameState, 'table'>): boolean {
  return own(state.table, 'light') === 'night'
}

/** TVR of the table. */
export function visibilityOf(state: Pick<GameState, 'table'>): number {
  const said = own(state.table, 'tacticalVisibility')
  return typeof said === 'number' ? said : mostBands
}

/** SD now; of small craft the printed one. */
export function spottingOf(stand: ShipInPlay): number {
  const data = dataOf(stand.document)
  return data.kind === 'smallCraft' ? data.spottingBands : standsOn(stand, 'spotting')
}

/** Which row of 9.1 holds. */
export function caseOf(sight: Pick<Sight, 'isNight' | 'isClear' | 'isWithin' | 'isLit'>): MayFireCase {
  if (!sight.isClear || !sight.isWithin) return 'unseen'
  if (!sight.isNight) return 'daySeen'
  return sight.isLit ? 'nightLit' : 'nightDark'
}

/** What 9.1 says of an arm, and why it may not: beyond the limit, no radar, nothing seen to aim at. */
export interface FireAssessment {
  readonly case: MayFireCase
  /** `shipTest`: after a crew test of the ship, `batteryTest`: after one of each battery. */
  readonly verdict: 'may' | 'shipTest' | 'batteryTest' | 'no'
  /** The farthest band: the lower of SD and TVR, or SD alone. */
  readonly limit: number
  readonly isToSpotting: boolean
  readonly why: 'beyond' | 'noRadar' | 'unseen' | null
}

/** The band of a wide spread is that of the area it goes into. */
export function assessFire(arm: Arm, sight: Sight, hasRadar: boolean): FireAssessment {
  const which = caseOf(sight)
  const row: MayFire = mayFire[which]
  const isToSpotting = arm === 'guns' && row.gunsTo === 'spotting'
  const limit = isToSpotting ? sight.spotting : Math.min(sight.spotting, sight.visibility)
  const of = { case: which, limit, isToSpotting }
  const verdict = row[arm]
  if (verdict === 'no') return { ...of, verdict, why: 'unseen' }
  if (arm === 'guns' && row.gunsNeedRadar && !hasRadar) return { ...of, verdict: 'no', why: 'noRadar' }
  return sight.band > limit ? { ...of, verdict: 'no', why: 'beyond' } : { ...of, verdict, why: null }
}
