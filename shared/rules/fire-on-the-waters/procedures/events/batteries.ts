import type { NavalEffect } from '../../../../decks/naval/effect'
import { navalEventOf } from '../../../../decks/naval/events'
import { lastingOn } from '../../../../decks/lasting'
import type { GameState, ShipInPlay } from '../../../../game/state'
import type { BoxId } from '../../../../kernel/ids'
import { bearings } from '../../bearings'
import type { Arc, GunMount } from '../../ship'
import { itemsOf, shipOf } from '../../ship-data'
import { works } from '../../working'
import { boxesOfMount } from '../damage/supply'

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
  const boxes = itemsOf(form, 'torpedoMount')
  return atWork(
    ship,
    (form.torpedoes?.mounts ?? []).map(({ id, arc }) => ({
      id,
      arc,
      boxes: boxes.flatMap(({ box, item }) => (item.mount === id ? [box] : [])),
    })),
  )
}

const atWork = (ship: ShipInPlay, mounts: readonly StruckMount[]) =>
  mounts.filter(({ boxes }) => boxes.every((box) => works(ship, box)))

/** On one side of her and not on the other: a mount amidships stands on neither. */
export function standsOn({ arc }: Pick<GunMount, 'arc'>, side: 'port' | 'starboard'): boolean {
  return bearings(arc) === side
}

/** Whether a card has silenced the secondary mounts of the side on which this one stands. */
export function isSideSilent(state: GameState, ship: ShipInPlay, mount: GunMount): boolean {
  if (state.markers.length === 0) return false
  return lastingOn(state, ship.id).some(
    ({ isApplied, face, noted }) =>
      isApplied &&
      (navalEventOf(face)?.effects ?? []).some(isOfSide) &&
      standsOn(mount, noted['side'] === 'port' ? 'port' : 'starboard'),
  )
}

const isOfSide = (effect: NavalEffect) => effect.code === 'silence' && 'side' in effect
