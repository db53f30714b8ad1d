import type { ShipInPlay } from '../../../../game/state'
import type { Phrase } from '../../../../kernel/phrase'
import { mountBox, torpedoBattery } from '../../ship/card-parts'
import { isLost, standsOn, torpedoMountsThatFire } from '../../ship/state'
import { dataOf, torpedoesOf } from '../../ship/stand-data'
import { says } from '../on-target/says'
import { settingsOf } from './attacks'

/** Names of the torpedo mounts of a card, as a form lists them. */
export const tubeKey = (at: number): string => `tt-${at}`

/** Attacks that small craft have left in their tubes; `null` for a ship, whose mounts are counted. */
export function attacksLeft(stand: ShipInPlay): number | null {
  return dataOf(stand.document).kind === 'smallCraft' ? standsOn(stand, 'torpedoAttacks') : null
}

/** Whether there is a torpedo left in her. */
export function canLaunch(stand: ShipInPlay): boolean {
  if (settingsOf(stand).length === 0) return false
  return (attacksLeft(stand) ?? torpedoMountsThatFire(stand).length) > 0
}

/** Every mount of hers: those that cannot launch say so. */
export function tubesListed(stand: ShipInPlay): {
  readonly among: readonly string[]
  readonly names: Readonly<Record<string, Phrase>>
  readonly cannot: Readonly<Record<string, Phrase>>
  readonly ready: readonly string[]
} {
  const mounts = torpedoesOf(dataOf(stand.document))?.mounts ?? []
  const ready = torpedoMountsThatFire(stand).map(tubeKey)
  const among = mounts.map((_mount, at) => tubeKey(at))
  return {
    among,
    names: Object.fromEntries(
      mounts.map(({ tubes }, at) => [tubeKey(at), says('torpedoes.mount', { at: at + 1, n: tubes })]),
    ),
    cannot: Object.fromEntries(
      among.flatMap((key, at) => {
        const fault = isLost(stand, mountBox('torpedoes', torpedoBattery, at)) ? 'lost' : 'out'
        return ready.includes(key) ? [] : [[key, says(`torpedoes.mountFault.${fault}`)]]
      }),
    ),
    ready,
  }
}

/** Tubes of the mounts that were chosen. */
export function tubesOf(stand: ShipInPlay, chosen: readonly string[]): number {
  const mounts = torpedoesOf(dataOf(stand.document))?.mounts ?? []
  return mounts.reduce((sum, { tubes }, at) => (chosen.includes(tubeKey(at)) ? sum + tubes : sum), 0)
}
