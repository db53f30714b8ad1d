import type { GameState, ShipInPlay } from '../../../../game/state'
import { own } from '../../../../kernel/own'
import type { Scalar } from '../../../../kernel/scalar'
import { shipById } from '../../../kit/on-table'
import type { Input } from '../../../pack/input'
import { mountBox } from '../../ship/card-parts'
import { isLost, mountsThatFire } from '../../ship/state'
import { dataOf } from '../../ship/stand-data'
import { gunsAtTypeX } from '../../tables/gunnery'
import { batteriesInPlay, batteryFault, mountKey, sightIn, type BatteryInPlay } from '../may-fire'
import type { SightInputs } from '../may-fire/sight'

/** A battery that fires, with those of its mounts that bear. */
export interface FiringBattery extends BatteryInPlay {
  readonly mounts: readonly number[]
  readonly guns: number
}

/** Inputs of a salvo. */
export interface GunInputs {
  readonly firer: ShipInPlay
  readonly target: ShipInPlay
  readonly sight: SightInputs
  readonly firing: readonly FiringBattery[]
  /** Bases of ships in the line of fire. */
  readonly bases: number
  /** Along her length: horizontal armour counts. */
  readonly isRaking: boolean
}

/** Why a battery cannot fire at a target: all mounts lost or out, or small craft and the wrong calibre. */
export type BatteryFault = 'lost' | 'out' | 'calibre'

export function faultAt(battery: BatteryInPlay, target: ShipInPlay | undefined): BatteryFault | undefined {
  const fault = batteryFault(battery)
  if (fault || !target || !isTypeX(target)) return fault
  const { from, to } = gunsAtTypeX.inches
  const { inches } = battery.battery
  return inches < from || inches > to ? 'calibre' : undefined
}

export function isTypeX(target: ShipInPlay): boolean {
  return dataOf(target.document).kind === 'smallCraft'
}

export const isMountReady = (battery: BatteryInPlay, at: number) => mountsThatFire(battery.firer, battery).includes(at)

/** Why a mount is not ready. */
export const mountFault = ({ firer, group, battery }: BatteryInPlay, at: number): 'lost' | 'out' =>
  isLost(firer, mountBox(group, battery.id, at)) ? 'lost' : 'out'

/** An input that `checkGuns` has passed. */
export function gunsOf(state: GameState, input: Input): GunInputs {
  const firer = shipById(state, own(input, 'ship'))
  const target = shipById(state, own(input, 'target'))
  if (!firer || !target) throw new Error('guns that were not checked')
  const chosen = listed(own(input, 'batteries'))
  const mounts = own(input, 'mounts')
  const bearing = typeof mounts === 'string' ? listed(mounts) : undefined
  const bases = own(input, 'bases')
  return {
    firer,
    target,
    sight: sightIn(input),
    firing: batteriesInPlay(firer)
      .filter(({ key }) => chosen.includes(key))
      .map((battery) => firingOf(battery, bearing))
      .filter(({ guns }) => guns > 0),
    bases: typeof bases === 'number' ? bases : 0,
    isRaking: own(input, 'raking') === true,
  }
}

/** Without chosen mounts all that are ready bear. */
function firingOf(battery: BatteryInPlay, bearing: readonly string[] | undefined): FiringBattery {
  const mounts = mountsThatFire(battery.firer, battery).filter(
    (at) => bearing === undefined || bearing.includes(mountKey(battery, at)),
  )
  const guns = mounts.reduce((sum, at) => sum + (battery.battery.mounts[at]?.guns ?? 0), 0)
  return { ...battery, mounts, guns }
}

/** Names in a list are separated by spaces. */
export function listed(value: Scalar | undefined): readonly string[] {
  return typeof value === 'string' ? value.split(' ').filter((part) => part !== '') : []
}
