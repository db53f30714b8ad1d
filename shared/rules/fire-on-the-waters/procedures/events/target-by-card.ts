import { lastingOn } from '../../../../decks/lasting'
import { navalEventOf } from '../../../../decks/naval/events'
import type { GameState } from '../../../../game/state'
import { shipId, type ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'

/** At whom a card has her main battery fire this turn: a friend, or another ship than she was ordered. */
export function targetByCard(state: GameState, ship: ShipId): ShipId | undefined {
  if (state.markers.length === 0) return undefined
  for (const { isApplied, face, noted } of lastingOn(state, ship)) {
    const target = own(noted, 'target')
    const aims = (navalEventOf(face)?.effects ?? []).some(({ code }) => code === 'fireOnFriend' || code === 'retarget')
    if (isApplied && aims && typeof target === 'string') return shipId(target)
  }
  return undefined
}

/** By day a card has a plane spot for her guns this turn. */
export function isSpottedByCard(state: GameState, ship: ShipId): boolean {
  if (state.markers.length === 0) return false
  return lastingOn(state, ship).some(
    ({ isApplied, face, noted }) =>
      isApplied &&
      noted['light'] === 'day' &&
      (navalEventOf(face)?.effects ?? []).some(({ code }) => code === 'spotterBonus'),
  )
}
