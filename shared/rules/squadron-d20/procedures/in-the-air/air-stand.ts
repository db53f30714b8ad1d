import type { GameState, ShipInPlay } from '../../../../game/state'
import type { ShipId } from '../../../../kernel/ids'
import type { Phrase } from '../../../../kernel/phrase'
import { shipById, squadronOf } from '../../../kit/on-table'
import { dataOf } from '../../ship/stand-data'
import { says as cardSays, standingOf, standsOn } from '../../ship/state'
import { attackTypes, type AircraftData, type AttackType } from '../../ship/aircraft'
import { says } from './says'

/** A stand of aircraft that is still in the air. */
export interface AirStand {
  readonly ship: ShipInPlay
  readonly data: AircraftData
  /** Left of it, 1 or more. */
  readonly aircraft: number
}

/** Whether a stand of any kind is still there: not sunk or shot down, no wreck, not off the table. */
export function isThere(ship: ShipInPlay): boolean {
  const is = standingOf(ship)
  return is !== 'sunk' && is !== 'wreck' && is !== 'left'
}

export function airStandOf(ship: ShipInPlay | undefined): AirStand | undefined {
  if (!ship || !isThere(ship)) return undefined
  const data = dataOf(ship.document)
  const aircraft = standsOn(ship, 'aircraft')
  return data.kind === 'aircraft' && aircraft > 0 ? { ship, data, aircraft } : undefined
}

export function airStandById(state: GameState, id: unknown): AirStand | undefined {
  return airStandOf(shipById(state, id))
}

/** Every stand in the air. */
export function airStands(state: GameState): readonly AirStand[] {
  return Object.values(state.ships).flatMap((ship) => airStandOf(ship) ?? [])
}

/** What it carries now; `undefined` for nothing. */
export function loadOf({ ship }: AirStand): AttackType | undefined {
  const load = cardSays(ship, 'load')
  return attackTypes.find((type) => type === load)
}

/** The first of another side than she is, or of any. */
export function firstEnemy(state: GameState, of: unknown, among: readonly ShipId[]): ShipId | null {
  const own = squadronOf(state, of as ShipId)?.side
  return among.find((id) => id !== of && squadronOf(state, id)?.side !== own) ?? among.find((id) => id !== of) ?? null
}

/** The default target: the first enemy stand with a load, as it is the one to stop. */
export function firstRaider(state: GameState, of: unknown, stands: readonly AirStand[]): ShipId | null {
  const loaded = stands.filter((stand) => loadOf(stand))
  return firstEnemy(
    state,
    of,
    [...loaded, ...stands].map(({ ship }) => ship.id),
  )
}

/** Whether both stands are of one side: worth a warning. */
export function areFriends(state: GameState, one: unknown, other: unknown): boolean {
  const side = squadronOf(state, one as ShipId)?.side
  return side !== undefined && side === squadronOf(state, other as ShipId)?.side
}

/** Beside a stand in a list: `9 aircraft, 2 flak markers`. */
export function sayAirStand({ ship, aircraft }: AirStand): Phrase {
  const flak = standsOn(ship, 'flak')
  return flak > 0 ? says('beside.underFlak', { n: flak, aircraft }) : says('beside.aircraft', { n: aircraft })
}
