import { shipName } from '../../../../game/ship-name'
import type { GameState } from '../../../../game/state'
import type { Phrase } from '../../../../kernel/phrase'
import { shipById } from '../../../kit/on-table'
import type { Input } from '../../../pack/input'
import type { Hits } from '../../table/markers'
import { waitingHits, type WaitingHits } from '../../table/markers-on-table'
import { says } from './says'

/** The choice of all waiting markers. */
export const allThatWait = 'all'

/** Waiting hits in a list: `3 hits of 8″ on Furutaka`. */
export function callHits(state: GameState, hits: Hits): Phrase {
  const target = shipById(state, hits.target)
  const values = { ship: target ? shipName(target) : hits.target, n: hits.count, inches: hits.inches }
  return says(`waiting.${hits.weapon}`, values)
}

/** Those of one marker, or of all in the order they were scored. */
export function chosenHits(state: GameState, { hits }: Input): readonly WaitingHits[] {
  return waitingHits(state).filter(({ id }) => hits === allThatWait || hits === id)
}
