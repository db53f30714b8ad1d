import type { GameState, ShipInPlay, Squadron } from '../../../../game/state'
import { actingShips } from '../turn/acting'
import { isWithin, legalSpeeds, type LegalSpeeds, type Speeds, type Way } from './legal-speeds'

export interface ShipSpeeds {
  readonly ship: ShipInPlay
  readonly legal: LegalSpeeds
}

/** Each ship of a squadron that acts, with what she may make. */
export function speedsOf(state: GameState, squadron: Squadron): readonly ShipSpeeds[] {
  return actingShips(state, squadron).map((ship) => ({ ship, legal: legalSpeeds(state, ship) }))
}

/** Speeds that all of them can make together; `undefined` where there is none. */
export function commonSpeeds(ships: readonly ShipSpeeds[], way: Way): Speeds | undefined {
  const each = ships.flatMap(({ legal }) => legal[way] ?? [])
  if (each.length === 0 || each.length < ships.length) return undefined
  const least = Math.max(...each.map((speeds) => speeds.least))
  const most = Math.min(...each.map((speeds) => speeds.most))
  return least <= most ? { least, most } : undefined
}

/** Speeds that at least one of them can make. */
export function widestSpeeds(ships: readonly ShipSpeeds[], way: Way): Speeds | undefined {
  const each = ships.flatMap(({ legal }) => legal[way] ?? [])
  if (each.length === 0) return undefined
  return {
    least: Math.min(...each.map((speeds) => speeds.least)),
    most: Math.max(...each.map((speeds) => speeds.most)),
  }
}

/** What the slowest of them can make: where no speed suits all, the others are asked whether they stay with her. */
export function slowestMost(ships: readonly ShipSpeeds[], way: Way): number | undefined {
  const each = ships.flatMap(({ legal }) => legal[way] ?? [])
  return each.length > 0 ? Math.min(...each.map((speeds) => speeds.most)) : undefined
}

/** Those who cannot make a speed: too slow for it, or unable to come down to it. */
export function cannotKeep(ships: readonly ShipSpeeds[], way: Way, speed: number): readonly ShipInPlay[] {
  return ships.filter(({ legal }) => !isWithin(legal[way], speed)).map(({ ship }) => ship)
}
