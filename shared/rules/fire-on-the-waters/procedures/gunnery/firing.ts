import type { ShipInPlay } from '../../../../game/state'
import { onceEach } from '../../../../kernel/once-each'
import type { Band, Battery, GunMount, WaterShip } from '../../ship/ship'
import { shipOf } from '../../ship/ship-data'
import { bandAt } from './mount-faults'

/** One gun mount of a ship, with the battery it belongs to. */
export interface ShipMount {
  /** The value in the form: ids of ship and mount. */
  readonly key: string
  readonly ship: ShipInPlay
  readonly battery: Battery
  readonly mount: GunMount
}

/** Every gun mount of hers, battery by battery; a form asks at every change. */
export const mountsOf = onceEach((ship: ShipInPlay): readonly ShipMount[] =>
  shipOf(ship.document).batteries.flatMap((battery) =>
    battery.mounts.map((mount) => ({ key: `${ship.id}:${mount.id}`, ship, battery, mount })),
  ),
)

/** The value in the form, for batteries of one kind on several ships: `main-8`. */
export const batteryKind = ({ is, inches }: Battery): string => `${is}-${inches}`

/** Mounts of one battery with the same number of guns: they fire at one hit number. */
export interface FiringKind {
  readonly guns: number
  readonly mounts: readonly GunMount[]
}

/** A battery with those of its mounts that fire. */
export interface FiringBattery {
  readonly ship: ShipInPlay
  readonly form: WaterShip
  readonly battery: Battery
  readonly band: Band
  /** Larger mounts first. */
  readonly kinds: readonly FiringKind[]
  readonly guns: number
}

/** Mounts by ship and battery, in the order they were named. */
export function firingBatteries(mounts: readonly ShipMount[], rangeInches: number): readonly FiringBattery[] {
  const byBattery = new Map<string, ShipMount[]>()
  for (const each of mounts) {
    const key = `${each.ship.id} ${each.battery.id}`
    const known = byBattery.get(key)
    if (known) known.push(each)
    else byBattery.set(key, [each])
  }
  return [...byBattery.values()].flatMap((each) => firingBattery(each, rangeInches) ?? [])
}

function firingBattery(each: readonly ShipMount[], rangeInches: number): FiringBattery | undefined {
  const { ship, battery } = each[0]!
  const band = bandAt(battery, rangeInches)
  if (!band) return undefined
  const kinds = kindsOf(each.map(({ mount }) => mount))
  const guns = kinds.reduce((sum, kind) => sum + kind.guns * kind.mounts.length, 0)
  return { ship, form: shipOf(ship.document), battery, band, kinds, guns }
}

function kindsOf(mounts: readonly GunMount[]): readonly FiringKind[] {
  const sizes = [...new Set(mounts.map(({ guns }) => guns))].sort((one, other) => other - one)
  return sizes.map((guns) => ({ guns, mounts: mounts.filter((mount) => mount.guns === guns) }))
}
