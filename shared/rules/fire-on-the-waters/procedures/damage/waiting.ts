import { shipName } from '../../../../game/ship-name'
import type { GameState } from '../../../../game/state'
import type { Phrase } from '../../../../kernel/phrase'
import { shipById } from '../../../kit/on-table'
import type { Hits } from '../../table/markers'
import { says } from './says'

/** The choice of all waiting markers. */
export const allThatWait = 'all'

/** Waiting hits in a list: `3 hits of 8″ on Furutaka`. */
export function callHits(state: GameState, hits: Hits): Phrase {
  const target = shipById(state, hits.target)
  const values = { ship: target ? shipName(target) : hits.target, n: hits.count, inches: hits.inches }
  return says(`waiting.${hits.weapon}`, values)
}
