import type { GameState, ShipInPlay } from '../../game/state'
import { own } from '../../kernel/own'
import type { ShipId } from '../../kernel/ids'
import type { Condition, RulesPack } from '../pack/rules-pack'

/** A ship of a table as her card shows her: with what event cards do to her figures for as long as they last. */
export function onCard(pack: RulesPack, state: GameState, id: ShipId): ShipInPlay | undefined {
  const ship = own(state.ships, id)
  return ship && (pack.events?.onCard?.shown(state, ship) ?? ship)
}

/**
 * Her speed: what she made, but no more than she can make now. `madeMore` is what she made where that is above it,
 * because her engines were hit or an event slows her.
 */
export function speedNow({ speed, maximumSpeed }: Pick<Condition, 'speed' | 'maximumSpeed'>): {
  readonly speed: number
  readonly madeMore: number | null
} {
  return speed > maximumSpeed ? { speed: maximumSpeed, madeMore: speed } : { speed, madeMore: null }
}
