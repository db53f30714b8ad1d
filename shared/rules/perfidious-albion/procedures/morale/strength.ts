import type { GameState, Squadron } from '../../../../game/state'
import { squadronStrength } from '../../ship/state'
import { asItBegan } from './detached'

/** What a squadron has left of what it began with, in ships or flotation boxes as `halfStrength` says. */
export function strengthOf(state: GameState, squadron: Squadron): { readonly left: number; readonly of: number } {
  return squadronStrength(state, asItBegan(state, squadron))
}

/** Half or more is lost. */
export function isAtHalfStrength(state: GameState, squadron: Squadron): boolean {
  const { left, of } = strengthOf(state, squadron)
  return of > 0 && 2 * left <= of
}
