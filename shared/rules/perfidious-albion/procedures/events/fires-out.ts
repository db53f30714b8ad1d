import type { RuleDraft } from '../../../../game/rule-draft'
import type { GameState, ShipInPlay } from '../../../../game/state'
import type { Dialogue } from '../../../../kernel/dialogue'
import type { Phrase } from '../../../../kernel/phrase'
import { done, refused } from '../../../../kernel/result'
import type { Procedure } from '../../../pack/procedure'
import { lowerFire } from '../damage/fire'
import { floats } from '../turn/acting'
import { unasked } from '../../../kit/unasked'
import { firesOfOneTurn } from './fires-of-one-turn'
import { says } from './says'

/** A fire that an event card lit for one turn goes out at the end of it. */
export const firesOut: Procedure = {
  name: 'firesOut',
  settlesFirst: 'gunnery',
  phases: ['gunnery'],
  fields: () => [],
  check: (state) => (burningOut(state).length > 0 ? done(null) : refused('nothing-burns')),
  run,
}

/** Ships above water in which such a fire still burns. */
export function burningOut(state: GameState): readonly ShipInPlay[] {
  return Object.values(state.ships).filter((ship) => floats(ship) && firesOfOneTurn(state, ship.id).length > 0)
}

function* run(table: RuleDraft): Dialogue<Phrase> {
  return yield* unasked(() => {
    const ships = burningOut(table.state)
    for (const { id } of ships) {
      const events = firesOfOneTurn(table.state, id)
      for (const { marker } of events) table.apply({ type: 'markerLifted', marker })
      for (const _ of events) lowerFire(table, id)
    }
    return says('firesOut', { n: ships.length })
  })
}
