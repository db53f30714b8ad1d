import type { GameState, ShipInPlay } from '../../../../game/state'
import type { Phrase } from '../../../../kernel/phrase'
import { inForce } from '../../../kit/casualties'
import { shipById } from '../../../kit/on-table'
import { nameOf } from '../on-target/on-target'
import { targetByCard } from './by-card'
import { says } from './says'

/** A card has named another target for her guns than the form. */
export function warnAimed(state: GameState, firer: ShipInPlay, target: ShipInPlay): readonly Phrase[] {
  const named = shipById(state, targetByCard(state, firer.id))
  if (!named || named.id === target.id) return []
  return [says('aims', { ship: nameOf(firer), target: nameOf(named) })]
}

/** A card has silenced all her weapons; those without mounts only as a casualty on the card. */
export function warnSilenced(state: GameState, firer: ShipInPlay): readonly Phrase[] {
  const isSilenced = inForce(firer, state.turn).some(({ id }) => id === 'silenced')
  return isSilenced ? [says('silenced', { ship: nameOf(firer) })] : []
}
