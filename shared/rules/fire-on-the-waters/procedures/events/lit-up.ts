import { lastingOn } from '../../../../decks/lasting'
import { navalEventOf } from '../../../../decks/naval/events'
import type { GameState } from '../../../../game/state'
import type { ShipId } from '../../../../kernel/ids'

/** Aircraft light up her formation tonight: she counts as lit for look-outs and guns. */
export function isLitUp(state: GameState, ship: ShipId): boolean {
  if (state.markers.length === 0) return false
  return lastingOn(state, ship).some(
    ({ isApplied, face, noted }) =>
      isApplied &&
      noted['light'] === 'night' &&
      (navalEventOf(face)?.effects ?? []).some(({ code }) => code === 'illuminate'),
  )
}
