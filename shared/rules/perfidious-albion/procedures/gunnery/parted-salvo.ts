import type { DraftChanges } from '../../../../game/rule-draft'
import type { Effect, Premise } from '../../../../game/effect'
import type { GameState } from '../../../../game/state'
import type { Parted } from '../../../pack/procedure'
import { rulingOf } from '../../table/house-rules'
import { isFiredFact } from './guns-fired'
import { isAim } from './last-aim'
import { isOfTheSea } from './sea'
import type { SalvoValues } from './salvo-form'

/**
 * Under `fireTiming: simultaneous` damage waits until the firing step ends: hits read it, firing, speed and damage
 * control do not. What was fired is booked at once.
 */
export function partedSalvo(
  state: GameState,
  { target }: Pick<SalvoValues, 'target'>,
  { effects, given, why }: DraftChanges,
): Parted | null {
  if (rulingOf(state, 'fireTiming') !== 'simultaneous') return null
  const waits = (premise: Premise) => 'ship' in premise && premise.ship === target.id
  return {
    until: 'gunnery',
    atOnce: { effects: effects.filter(isBooking), given: given.filter((premise) => !waits(premise)), why: [] },
    waits: { effects: effects.filter((effect) => !isBooking(effect)), given: given.filter(waits), why },
  }
}

function isBooking(effect: Effect): boolean {
  return effect.type === 'tableSet' && [isFiredFact, isAim, isOfTheSea].some((books) => books(effect.key))
}
