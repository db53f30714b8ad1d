import { inForceOf } from '../../../../game/decks/in-force'
import type { GameState, ShipInPlay } from '../../../../game/state'
import type { BoxId, ShipId } from '../../../../kernel/ids'
import { bearings, type Arc, type GunMount } from '../../ship/ship'
import { boxesOfMount, boxesOfTubes, shipOf, works } from '../../ship/ship-data'

/** A gun or torpedo mount that an event can put out. */
export interface StruckMount {
  readonly id: string
  readonly boxes: readonly BoxId[]
  readonly arc: Arc
}

type Guns = 'main' | 'secondary'

/** Mounts of a battery that still work, bow to stern. */
export function gunMounts(ship: ShipInPlay, is: Guns): readonly StruckMount[] {
  const form = shipOf(ship.document)
  const mounts = form.batteries.filter((battery) => battery.is === is).flatMap((battery) => battery.mounts)
  return atWork(
    ship,
    mounts.map(({ id, arc }) => ({ id, arc, boxes: boxesOfMount(form, id) })),
  )
}

export function torpedoMounts(ship: ShipInPlay): readonly StruckMount[] {
  const form = shipOf(ship.document)
  const mounts = form.torpedoes?.mounts ?? []
  return atWork(
    ship,
    mounts.map(({ id, arc }) => ({ id, arc, boxes: boxesOfTubes(form, id) })),
  )
}

const atWork = (ship: ShipInPlay, mounts: readonly StruckMount[]) =>
  mounts.filter(({ boxes }) => boxes.every((box) => works(ship, box)))

/** The side that a mount is on; none for one amidships. */
export function sideOf({ arc }: Pick<GunMount, 'arc'>): 'port' | 'starboard' | null {
  const side = bearings(arc)
  return side === 'port' || side === 'starboard' ? side : null
}

/** Whether a card has silenced the secondary mounts on this one's side. */
export function isSideSilent(state: GameState, ship: ShipInPlay, mount: GunMount): boolean {
  return inForceOf(state, ship.id, 'silence').some(
    ({ effect, event }) =>
      'side' in effect && sideOf(mount) === (event.noted['side'] === 'port' ? 'port' : 'starboard'),
  )
}

/** By day a card has a plane spot for her guns this turn. */
export function isSpottedByCard(state: GameState, ship: ShipId): boolean {
  return inForceOf(state, ship, 'spotterBonus').some(({ event }) => event.noted['light'] === 'day')
}
