import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { overridable, under, type Dialogue } from '../../../../kernel/dialogue'
import { trackId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import { done, refused } from '../../../../kernel/result'
import type { Procedure } from '../../../pack/procedure'
import { rulingOf } from '../../table/house-rules'
import { onSheet } from '../../reference/look-up'
import { isExploding, raiseFire } from '../damage/fire'
import { umpire } from '../../../kit/owner'
import { firesOfOneTurn } from '../events/fires-of-one-turn'
import { floats } from './acting'
import { isDoneThisTurn, note } from './once-a-turn'
import { says } from './says'

const fire = trackId('fire')

/** At the end of the firing step every fire that was not brought down this turn grows, until it explodes. */
export const fireGrows: Procedure = {
  name: 'fireGrows',
  settlesFirst: 'gunnery',
  phases: ['gunnery'],
  isPlayed: (state) => growth(state) > 0,
  fields: () => [],
  lookUp: onSheet.fireGrowth,
  check(state) {
    if (isDoneThisTurn(state, 'firesGrown', 'fleet')) return refused('fires-have-grown')
    if (growth(state) === 0) return refused('fires-do-not-grow')
    return growing(state).length > 0 ? done(null) : refused('nothing-burns')
  },
  run,
}

/** Ships whose fire still grows this turn. At `Explosion!` it does not: there only fire hits make more. */
export function growing(state: GameState): readonly ShipInPlay[] {
  if (growth(state) === 0) return []
  return Object.values(state.ships).filter((ship) => {
    // A fire that burns for one turn does not spread.
    const burns = (own(ship.tracks, fire) ?? 0) > firesOfOneTurn(state, ship.id).length && !isExploding(ship)
    return burns && floats(ship) && !isDoneThisTurn(state, 'fireBroughtDown', ship.id)
  })
}

function growth(state: Pick<GameState, 'houseRules'>): number {
  const by = rulingOf(state, 'fireGrowth')
  return typeof by === 'number' ? by : 0
}

function* run(table: RuleDraft): Dialogue<Phrase> {
  const ships = growing(table.state)
  for (const { id } of ships) {
    const ship = shipName(table.ship(id))
    const by = growth(table.state)
    const level = table.track(id, fire)
    const because = [says('fire.unchecked', { by })]
    const prompt = { to: umpire, ask: says('fire.grows', { ship, level }), because, lookUp: onSheet.fireGrowth }
    const grown = yield* overridable(`growth/${id}`, by, { least: 0, most: 8 }, prompt)
    table.because(says('fire.unchecked', { by: grown }))
    yield* under(id, raiseFire(table, id, { by: grown, cause: 'growth' }))
  }
  note(table, 'firesGrown', 'fleet')
  return says('fire.done', { n: ships.length })
}
