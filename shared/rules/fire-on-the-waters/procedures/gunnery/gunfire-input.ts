import type { GameState, ShipInPlay, Squadron } from '../../../../game/state'
import { own } from '../../../../kernel/own'
import type { Scalar } from '../../../../kernel/scalar'
import { shipById, squadronById } from '../../../kit/on-table'
import type { Input } from '../../../pack/input'
import { bearings, type Bearing } from './bearing'
import { sights, type Circumstances } from './circumstances'
import { firingBatteries, mountsOf, type ShipMount } from './firing'
import type { FireInputs } from './fire-sum'

/** The inputs of gunfire as far as they can be read; `undefined` is unreadable. */
export interface GunfireInput {
  readonly squadron: Squadron | undefined
  readonly ships: readonly (ShipInPlay | undefined)[]
  readonly target: ShipInPlay | undefined
  readonly rangeInches: number | undefined
  readonly bearing: Bearing | undefined
  readonly batteries: readonly string[]
  readonly mounts: readonly (ShipMount | undefined)[]
}

export function readGunfire(state: GameState, input: Input): GunfireInput {
  const range = own(input, 'rangeInches')
  const ships = listed(own(input, 'ships')).map((id) => shipById(state, id))
  const theirs = ships.flatMap((ship) => (ship ? mountsOf(ship) : []))
  return {
    squadron: squadronById(state, own(input, 'squadron')),
    ships,
    target: shipById(state, own(input, 'target')),
    rangeInches: typeof range === 'number' && range >= 0 ? range : undefined,
    bearing: bearings.find((bearing) => bearing === own(input, 'bearing')),
    batteries: listed(own(input, 'batteries')),
    mounts: listed(own(input, 'mounts')).map((key) => theirs.find((each) => each.key === key)),
  }
}

/** The inputs of gunfire, read from an input that `check` has passed. */
export interface Gunfire extends FireInputs {
  readonly squadron: Squadron
  readonly ships: readonly ShipInPlay[]
  readonly bearing: Bearing
}

export function gunfireOf(state: GameState, input: Input): Gunfire {
  const { squadron, ships, target, rangeInches, bearing, mounts } = readGunfire(state, input)
  const complete = [squadron, target, rangeInches, bearing, ...ships, ...mounts]
  if (complete.includes(undefined)) throw new Error('gunfire that was not checked')
  return {
    squadron: squadron!,
    ships: [...new Set(ships as readonly ShipInPlay[])],
    target: target!,
    rangeInches: rangeInches!,
    bearing: bearing!,
    firing: firingBatteries([...new Set(mounts as readonly ShipMount[])], rangeInches!),
    circumstances: circumstancesOf(state, input),
  }
}

/** Fields that were not asked have neutral values. */
function circumstancesOf(state: GameState, input: Input): Circumstances {
  const figure = (name: string, otherwise: number) => {
    const value = own(input, name)
    return typeof value === 'number' ? value : otherwise
  }
  const says = (name: string) => own(input, name) === true
  const spotter = shipById(state, own(input, 'spotterShip'))
  return {
    targetTurnedDegrees: figure('targetTurnedDegrees', 0),
    targetFollows: says('targetFollows'),
    firerTurnedDegrees: figure('firerTurnedDegrees', 0),
    batteriesOnTarget: figure('batteriesOnTarget', 1),
    visibility: figure('visibility', 0),
    sight: sights.find((sight) => sight === own(input, 'sight')) ?? 'seen',
    targetShows: says('targetShows'),
    hitLastTurn: says('hitLastTurn'),
    sunOrSpray: says('sunOrSpray'),
    spotterPlane: says('spotterPlane'),
    spotterShip: spotter ? { ship: spotter, rangeInches: figure('spotterRangeInches', 0) } : null,
  }
}

/** Ids of a list, separated by blanks. */
function listed(value: Scalar | undefined): readonly string[] {
  return typeof value === 'string' ? value.split(' ').filter((part) => part !== '') : []
}
