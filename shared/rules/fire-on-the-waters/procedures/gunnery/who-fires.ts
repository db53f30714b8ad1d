import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay, Squadron } from '../../../../game/state'
import type { ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import { aimedAtBy } from '../../../kit/at-whom'
import { shipById, squadronOf } from '../../../kit/on-table'
import { ownerOf } from '../../../kit/owner'
import { sentencesOf } from '../../sentence'
import { standingOf } from '../../ship/state'
import { courseOf } from '../movement/courses'
import { orderedBy } from '../spotting/friendly-fire'
import { acts, floats, isDoneThisTurn } from '../turn/acting'
import { lastFire } from './firing-record'
import { faultOf, faultToSay, mountsOf } from './mounts'
import { isSpottedByPlane, mayHavePlane } from './spotter-plane'

const says = sentencesOf('gunnery')

/** Where a target lies off the bow of whoever fires, clockwise, in steps of 30 degrees. */
export const bearings = ['0', '30', '60', '90', '120', '150', '180', '210', '240', '270', '300', '330'] as const
export type Bearing = (typeof bearings)[number]

/** A salvo as far as it has been entered. */
export interface Aiming {
  readonly ships?: readonly ShipInPlay[] | undefined
  readonly rangeInches?: number | undefined
  /** Of ships that are nearer or farther than the others. */
  readonly rangeOf?: ReadonlyMap<string, number> | undefined
  readonly bearing?: Bearing | undefined
}

export function shipsOffer(state: GameState, { squadron }: { readonly squadron: Squadron }) {
  const among = shipsIn(state, squadron)
  const cannot = (ship: ShipInPlay) => silent(state, ship)
  const able = among.filter((ship) => !cannot(ship))
  const waiting = able.filter((ship) => !isDoneThisTurn(state, 'fired', ship.id))
  const together = waiting.filter((ship) => firesAlike(state, ship, waiting[0]!))
  return { among, cannot, default: together.length > 0 ? together : able.slice(0, 1) }
}

/**
 * They go on at one target, or have none yet, and have turned alike; of two with a plane of their own it is up for both or
 * neither: one form serves both.
 */
function firesAlike(state: GameState, one: ShipInPlay, other: ShipInPlay): boolean {
  const degrees = ({ id }: ShipInPlay) => courseOf(state, id)?.degrees
  const planes = [one, other].filter((ship) => mayHavePlane(state, ship))
  return (
    targetOf(state, one) === targetOf(state, other) &&
    degrees(one) === degrees(other) &&
    new Set(planes.map((ship) => isSpottedByPlane(state, ship))).size < 2
  )
}

/** At whom she is ordered to fire, or fired at last, while that ship floats. */
export function targetOf(state: GameState, ship: ShipInPlay): ShipId | undefined {
  const before: readonly string[] = [
    orderedBy(state, ship.id) ?? [],
    aimsOf(state, [ship]).map(({ target }) => target),
  ].flat()
  return before.map((id) => shipById(state, id)).find((target) => target && floats(target))?.id
}

export function firesAtFriend(state: GameState, ship: ShipInPlay): boolean {
  const target = targetOf(state, ship)
  return target !== undefined && ownerOf(state, target) === ownerOf(state, ship.id)
}

/** Her range to the target, in inches. */
export const rangeTo = ({ rangeInches = 0, rangeOf }: Aiming, { id }: ShipInPlay): number =>
  rangeOf?.get(id) ?? rangeInches

/** The range at which the target has fired at these ships, or others at her: what is known of a first salvo. */
export function rangeBetween(state: GameState, ships: readonly ShipInPlay[], target?: ShipInPlay): number | undefined {
  const [leader] = ships
  if (!target || !leader) return undefined
  const back = aimsOf(state, [target]).find((aim) => ships.some(({ id }) => id === aim.target))
  const side = squadronOf(state, leader.id)?.side
  const friends = state.squadrons.filter((each) => each.side === side).flatMap((each) => shipsIn(state, each))
  const beside = aimsOf(state, friends).find((aim) => aim.target === target.id)
  return (back ?? beside)?.rangeInches
}

/** Of several ships each may have a range of her own. */
export function rangesOffer(_state: GameState, { ships = [], rangeInches = 0 }: Aiming) {
  const among = ships.length > 1 ? ships : []
  return new Map(
    among.map((ship) => [
      ship.id,
      {
        ...{
          mostInches: Math.max(rangeInches, reachOf([ship])),
          bandsInches: [],
          default: rangeInches,
          folded: true as const,
        },
        of: says('shipName', { ship: shipName(ship) }),
      },
    ]),
  )
}

const shipsIn = (state: GameState, { order }: Squadron) => order.flatMap((id) => own(state.ships, id) ?? [])

/** The ships of a squadron that can fire, and have neither fired nor held their fire. */
export function waitingShips(state: GameState, squadron: Squadron): readonly ShipInPlay[] {
  const isDone = ({ id }: ShipInPlay) => isDoneThisTurn(state, 'fired', id) || isDoneThisTurn(state, 'heldFire', id)
  return shipsIn(state, squadron).filter((ship) => !isDone(ship) && !silent(state, ship))
}

/** Why a ship fires nothing more this turn. */
export function silent(state: GameState, ship: ShipInPlay): Phrase | undefined {
  if (!acts(ship)) return says(`silent.${standingOf(ship)}`)
  const mounts = mountsOf(ship)
  const faults = mounts.map(({ battery, mount }) => faultOf(state, ship, battery, mount))
  return faults.includes(undefined) ? undefined : says(`none.${faultToSay(mounts, faults) ?? 'noGuns'}`)
}

/** What she fired at last while it is there, else the leading ship of the first squadron of the enemy. */
export function targetOffer(
  state: GameState,
  {
    squadron,
    ships = [],
    friendsToo,
  }: Aiming & { readonly squadron: Squadron; readonly friendsToo?: boolean | undefined },
) {
  const there = state.squadrons.flatMap((each) =>
    shipsIn(state, each).filter((ship) => floats(ship) && !ships.includes(ship)),
  )
  const among = aimedAtBy(state, squadron.side, there, friendsToo)
  const last = ships.map((ship) => targetOf(state, ship))
  return { among, default: among.find(({ id }) => last.includes(id)) }
}

export function aimsOf(state: GameState, ships: readonly ShipInPlay[]) {
  return mountsOfAll(ships).flatMap(({ ship, battery }) => lastFire(state, ship.id, battery.id) ?? [])
}

export const mountsOfAll = (ships: readonly ShipInPlay[]) => ships.flatMap((ship) => mountsOf(ship))
export const batteriesOf = (ships: readonly ShipInPlay[]) => mountsOfAll(ships).map(({ battery }) => battery)

/** How far the farthest of their guns reaches. */
export function reachOf(ships: readonly ShipInPlay[]): number {
  return Math.max(0, ...batteriesOf(ships).flatMap(({ bands }) => bands.map(({ toInches }) => toInches)))
}
