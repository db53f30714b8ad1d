import type { ShipInPlay } from '../../../../game/state'
import type { Phrase } from '../../../../kernel/phrase'
import { has, isLost, mountsThatFire } from '../../ship/state'
import { batteriesOf, dataOf, type BatteryOfGroup } from '../../ship/stand-data'
import { mountBox } from '../../ship/card-parts'
import { nameOf } from '../on-target'
import { says } from '../on-target/says'

/** A battery of a stand as a dialogue knows it. */
export interface BatteryInPlay extends BatteryOfGroup {
  /** `main-quad`: one name on one card. */
  readonly key: string
  readonly firer: ShipInPlay
  /** `Thunderbolt 14″`. */
  readonly who: string
  readonly hasRadar: boolean
}

export function batteriesInPlay(firer: ShipInPlay): readonly BatteryInPlay[] {
  return batteriesOf(dataOf(firer.document)).map((of) => ({
    ...of,
    key: `${of.group}-${of.battery.id}`,
    firer,
    who: `${nameOf(firer)} ${of.battery.inches}″`,
    hasRadar: of.battery.radar && has(firer, 'gunneryRadar'),
  }))
}

/** A mount of a battery: `main-quad-0`. */
export const mountKey = ({ key }: BatteryInPlay, at: number): string => `${key}-${at}`

/** Why a battery does not fire at all: every mount lost, or out. */
export function batteryFault(battery: BatteryInPlay): 'lost' | 'out' | undefined {
  if (mountsThatFire(battery.firer, battery).length > 0) return undefined
  const { group, battery: of, firer } = battery
  return of.mounts.every((_mount, at) => isLost(firer, mountBox(group, of.id, at))) ? 'lost' : 'out'
}

/** `MAIN 14″, 2 mounts`. */
export function sayBattery({ group, battery }: BatteryInPlay): Phrase {
  return says(`battery.${group}`, { inches: battery.inches, n: battery.mounts.length })
}
