import type { GameState, ShipInPlay } from '../../../../game/state'
import { own } from '../../../../kernel/own'
import type { BoxId } from '../../../../kernel/ids'
import { tubesTrack, works } from '../../ship/boxes'
import { inForce } from '../../../kit/casualties'
import type { TorpedoMount } from '../../ship/ship'
import { itemsOf, shipOf } from '../../ship/ship-data'

/** Torpedo mounts of a ship, whatever state they are in. */
export function torpedoMounts(ship: ShipInPlay): readonly TorpedoMount[] {
  return shipOf(ship.document).torpedoes?.mounts ?? []
}

/** Torpedoes ready in a mount. */
export function readyIn(ship: ShipInPlay, mount: TorpedoMount): number {
  return own(ship.tracks, tubesTrack(mount.id)) ?? mount.tubes
}

export type MountFault = 'lost' | 'empty' | 'silenced'

/** Why a mount cannot launch now; nothing where it can. */
export function faultOf(state: GameState, ship: ShipInPlay, mount: TorpedoMount): MountFault | undefined {
  if (boxesOf(ship, mount.id).some((box) => !works(ship, box))) return 'lost'
  if (inForce(ship, state.turn).some(({ id }) => id === 'silenced' || id === 'torpedoesSilent')) return 'silenced'
  return readyIn(ship, mount) === 0 ? 'empty' : undefined
}

/** It launches on the bearing that it has, and on no other. */
export function isJammed(state: GameState, ship: ShipInPlay, mount: TorpedoMount): boolean {
  return inForce(ship, state.turn).some(({ id, of }) => id === 'torpedoMountJammed' && of === mount.id)
}

/** A control station that was hit makes her a turn late to launch. */
export function isDelayed(state: GameState, ship: ShipInPlay): boolean {
  return inForce(ship, state.turn).some(({ id }) => id === 'secondaryDelay')
}

export function canLaunch(state: GameState, ship: ShipInPlay): readonly TorpedoMount[] {
  return torpedoMounts(ship).filter((mount) => faultOf(state, ship, mount) === undefined)
}

/** How many of her torpedo directors are gone; a ship without any aims by eye and loses nothing. */
export function torpedoDirectors(state: GameState, ship: ShipInPlay): { readonly lost: number; readonly of: number } {
  const directors = itemsOf(shipOf(ship.document), 'director').filter(({ item }) => item.director.startsWith('torpedo'))
  const lost = inForce(ship, state.turn).map(({ id }) => id)
  const isLost = (director: string) =>
    (director === 'torpedoPort' && lost.includes('portTorpedoDirectorOut')) ||
    (director === 'torpedoStarboard' && lost.includes('starboardTorpedoDirectorOut'))
  const gone = directors.filter(({ box, item }) => !works(ship, box) || isLost(item.director))
  return { lost: gone.length, of: directors.length }
}

function boxesOf(ship: ShipInPlay, mount: string): readonly BoxId[] {
  return itemsOf(shipOf(ship.document), 'torpedoMount').flatMap(({ box, item }) => (item.mount === mount ? [box] : []))
}
