import { inForce, inForceOf } from '../../../../game/decks/in-force'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { shipId, type BoxId, type ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
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

/** Aircraft light up her formation tonight: she counts as lit for look-outs and guns. */
export function isLitUp(state: GameState, ship: ShipId): boolean {
  return inForceOf(state, ship, 'illuminate').some(({ event }) => event.noted['light'] === 'night')
}

/** The target that a card gives her main battery this turn: a friend, or another ship than she was ordered. */
export function targetByCard(state: GameState, ship: ShipId): ShipId | undefined {
  for (const { effect, event } of inForce(state, ship)) {
    const target = own(event.noted, 'target')
    const aims = effect.code === 'fireOnFriend' || effect.code === 'retarget'
    if (aims && typeof target === 'string') return shipId(target)
  }
  return undefined
}

/** By day a card has a plane spot for her guns this turn. */
export function isSpottedByCard(state: GameState, ship: ShipId): boolean {
  return inForceOf(state, ship, 'spotterBonus').some(({ event }) => event.noted['light'] === 'day')
}
