import type { ShipInPlay } from '../../../../game/state'
import { standsOn } from '../../ship/state'
import { dataOf } from '../../ship/stand-data'
import type { GroupName } from '../../ship/weapons'
import { mountsOf } from '../criticals/mounts'
import { isDamageable } from '../criticals/target-on-table'
import type { Mount } from '../criticals/target'

/** Names of batteries on event cards, by the weapons groups of a ship. */
export const groupOf = {
  mainBattery: 'main',
  secondaryBattery: 'other',
  torpedoes: 'torpedoes',
} as const satisfies Record<string, GroupName>

/** Mounts of a group, or of all groups, that fire: neither lost nor out already. */
export function mountsAtWork(ship: ShipInPlay, group?: GroupName): readonly Mount[] {
  const data = dataOf(ship.document)
  if (!isDamageable(data)) return []
  return mountsOf(data).filter((mount) => (group ? mount.group === group : true) && works(ship, mount))
}

function works(ship: ShipInPlay, { box }: Mount): boolean {
  const marks = ship.boxes[box] ?? []
  return !marks.includes('out') && (!marks.includes('struck') || marks.includes('repaired'))
}

/** Whether anything at all is left that can be silenced: factors and attacks of small craft among it. */
export function hasWeapons(ship: ShipInPlay): boolean {
  const factors = (['asw', 'lrf', 'mrf', 'crf', 'torpedoAttacks'] as const).some((name) => standsOn(ship, name) > 0)
  const data = dataOf(ship.document)
  return factors || mountsAtWork(ship).length > 0 || data.kind === 'smallCraft'
}

/** Whether a ship or a stand of small craft has torpedoes to launch. */
export function hasTorpedoes(ship: ShipInPlay): boolean {
  return mountsAtWork(ship, 'torpedoes').length > 0 || standsOn(ship, 'torpedoAttacks') > 0
}
