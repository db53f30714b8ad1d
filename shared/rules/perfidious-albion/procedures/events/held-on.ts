import { inForce, type InForce } from '../../../../game/decks/in-force'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { own } from '../../../../kernel/own'
import { refused, type Refusal } from '../../../../kernel/result'
import type { GunLetter } from '../../ship/ship'
import { isGone } from '../damage/gone'
import { hindrance } from '../gunnery/hindrance'
import { mountsOf, type Mount } from '../gunnery/mounts'
import { shipById, squadronOf } from '../../../kit/on-table'
import { mainLetter } from './silence'

/**
 * The ship that an event holds her guns on this turn: all of them on one of her own side, or the main battery on
 * another than was ordered. Of several the last counts, and none while its target is no longer there.
 */
function heldOn(state: GameState, ship: ShipInPlay, letter: GunLetter): ShipInPlay | undefined {
  const held = inForce(state, ship.id).findLast((each) => holds(each, ship, letter))
  const target = held && shipById(state, own(held.event.noted, 'target'))
  return target && !isGone(target) ? target : undefined
}

function holds({ effect }: InForce, { document }: ShipInPlay, letter: GunLetter): boolean {
  if (effect.code === 'fireOnFriend') return true
  return effect.code === 'retarget' && effect.weapon === 'mainBattery' && letter === mainLetter(document)
}

/** The targets of her guns that have yet to fire and that an event holds, the heaviest guns first. */
export function targetsHeldOn(state: GameState, ship: ShipInPlay): readonly ShipInPlay[] {
  if (inForce(state, ship.id).length === 0) return []
  return [...new Set(ready(state, ship).flatMap(({ letter }) => heldOn(state, ship, letter) ?? []))]
}

/** Guns of one letter are refused a target that an event keeps them from, and one of their own side it does not hold them on. */
export function badOrder(
  state: GameState,
  ships: readonly ShipInPlay[],
  letter: GunLetter,
  target: ShipInPlay,
): Refusal | undefined {
  for (const ship of ships) {
    const held = heldOn(state, ship, letter)
    const isAstray = held ? held.id !== target.id : areFriends(state, ship, target)
    if (!isAstray || !ready(state, ship).some((mount) => mount.letter === letter)) continue
    if (!held) return refused('target-own-side', { field: 'target', ship: shipName(target) })
    const values = { ship: shipName(ship), letter, other: shipName(held) }
    return refused('guns-held-on-another', { field: 'letters', ...values })
  }
  return undefined
}

function ready(state: GameState, ship: ShipInPlay): readonly Mount[] {
  return mountsOf(ship.document).filter((mount) => !hindrance(state, ship, mount))
}

/** Of one side. */
export function areFriends(state: GameState, one: ShipInPlay, other: ShipInPlay): boolean {
  const side = squadronOf(state, one.id)?.side
  return side !== undefined && side === squadronOf(state, other.id)?.side
}
