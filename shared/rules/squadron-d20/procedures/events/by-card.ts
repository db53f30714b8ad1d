import { targetByCard } from '../../../../game/decks/in-force'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import type { Phrase } from '../../../../kernel/phrase'
import { inForce as casualtiesInForce } from '../../../kit/casualties'
import { shipById } from '../../../kit/on-table'
import { sentencesOf } from '../../sentence'

/** A sentence of what event cards do under these rules. */
export const says = sentencesOf('events')

/** A card has named another target for her guns than the form. */
export function warnAimed(state: GameState, firer: ShipInPlay, target: ShipInPlay): readonly Phrase[] {
  const named = shipById(state, targetByCard(state, firer.id))
  if (!named || named.id === target.id) return []
  return [says('aims', { ship: shipName(firer), target: shipName(named) })]
}

/** A card has silenced all her weapons; those without mounts only as a casualty on the card. */
export function warnSilenced(state: GameState, firer: ShipInPlay): readonly Phrase[] {
  const isSilenced = casualtiesInForce(firer, state.turn).some(({ id }) => id === 'silenced')
  return isSilenced ? [says('silenced', { ship: shipName(firer) })] : []
}
