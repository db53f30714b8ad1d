import type { GameState, ShipInPlay } from '../../../../game/state'
import { own } from '../../../../kernel/own'
import { standsOn } from '../../ship/state'
import { dataOf } from '../../ship/stand-data'
import { mayFire, type MayFire, type MayFireCase } from '../../tables/may-fire'
import { bandAt, mostBands } from './ranges'

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

/** Inputs of a sight that only the players know. */
export interface SightInputs {
  readonly rangeInches: number
  readonly isClear: boolean
  readonly isLit: boolean
}

export function sightOf(state: GameState, firer: ShipInPlay, { rangeInches, isClear, isLit }: SightInputs): Sight {
  const band = bandAt(rangeInches)
  const visibility = visibilityOf(state)
  const isWithin = band <= visibility
  return { isNight: isNight(state), isClear, isWithin, isLit, band, visibility, spotting: spottingOf(firer) }
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

/** `shipTest`: after a crew test of the ship, `batteryTest`: after one of each battery. */
type Verdict = 'may' | 'shipTest' | 'batteryTest' | 'no'

/** What 9.1 says of an arm, and why it may not: beyond the limit, no radar, nothing seen to aim at. */
export interface FireAssessment {
  readonly case: MayFireCase
  readonly verdict: Verdict
  /** The farthest band: the lower of SD and TVR, or SD alone. */
  readonly limit: number
  readonly isToSpotting: boolean
  readonly why: 'beyond' | 'noRadar' | 'unseen' | null
}

/** The band of a wide spread is that of the area it goes into. */
export function assessFire(arm: Arm, sight: Sight, hasRadar: boolean): FireAssessment {
  const which = caseOf(sight)
  const row = mayFire[which]
  const isToSpotting = arm === 'guns' && row.gunsTo === 'spotting'
  const limit = isToSpotting ? sight.spotting : Math.min(sight.spotting, sight.visibility)
  const of = { case: which, limit, isToSpotting }
  const verdict = verdictIn(row, arm)
  if (verdict === 'no') return { ...of, verdict, why: 'unseen' }
  if (arm === 'guns' && row.gunsNeedRadar && !hasRadar) return { ...of, verdict: 'no', why: 'noRadar' }
  return sight.band > limit ? { ...of, verdict: 'no', why: 'beyond' } : { ...of, verdict, why: null }
}

function verdictIn(row: MayFire, arm: Arm): Verdict {
  switch (arm) {
    case 'guns':
      return row.guns
    case 'torpedoesAimed':
      return row.torpedoesAimed
    case 'wideSpread':
      return row.wideSpread
  }
}
