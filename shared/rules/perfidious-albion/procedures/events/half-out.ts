import { askHalf, endNoted, mountsFrom, type PlacedMount } from '../../../event-cards/half-battery'
import type { RuleDraft } from '../../../../game/rule-draft'
import type { Marker } from '../../../../game/mark'
import type { Dialogue } from '../../../../kernel/dialogue'
import type { BoxId, ShipId } from '../../../../kernel/ids'
import type { Noted } from '../../../pack/event-application'
import type { Sector } from '../../ship/ship'
import { place } from '../../ship/ship-data'
import { says } from './says'

/** Guns or tubes of one cell, or of one beam of it. */
interface Standing {
  readonly key: string
  readonly box: BoxId
  readonly sectors: readonly Sector[]
}

/** Half of a battery: the mounts that fall silent are noted by their keys, whatever becomes of the others. */
export function* noteHalf(table: RuleDraft, ship: ShipId, mounts: readonly Standing[]): Dialogue<Noted> {
  const { from, lost } = yield* askHalf(table, ship, mounts.map(placed), says)
  return { from, mounts: lost.length, silent: lost.map(({ key }) => key).join(' ') }
}

/** Keys of the mounts that a marker says are out. Markers of before counted so many of all from an end. */
export function halfOut(mounts: readonly Standing[], noted: Marker['values']): readonly string[] {
  const silent = noted['silent']
  if (typeof silent === 'string') return silent.split(' ')
  const lost = mountsFrom(mounts.map(placed), endNoted(noted['from']), Number(noted['mounts'] ?? 0))
  return lost.map(({ key }) => key)
}

function placed(mount: Standing): Standing & PlacedMount {
  return { ...mount, along: place(mount.box).section, side: sideOf(mount) }
}

/** The one side of the ship that it is on: a turret amidships is on neither. */
export function sideOf({ sectors }: Pick<Standing, 'sectors'>): 'port' | 'starboard' | null {
  const [port, starboard] = [sectors.includes('port'), sectors.includes('starboard')]
  if (port === starboard) return null
  return port ? 'port' : 'starboard'
}
