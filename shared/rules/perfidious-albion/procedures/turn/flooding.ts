import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { overridable, type Dialogue } from '../../../../kernel/dialogue'
import { trackId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import { done, refused } from '../../../../kernel/result'
import type { Procedure } from '../../../pack/procedure'
import { onSheet } from '../../reference/look-up'
import { loseFlotation } from '../damage/flooding'
import { umpire } from '../../../kit/owner'
import { floats } from './acting'
import { isDoneThisTurn, note } from './once-a-turn'
import { says } from './says'

const flooding = trackId('flooding')

/** Boxes that an umpire may set against a level, at most: the flotation of the largest card. */
const mostBoxes = 40

/** Each turn every leaking ship crosses off flotation boxes equal to her flooding level; with the last she sinks. */
export const floodingTakes: Procedure = {
  name: 'floodingTakes',
  phases: ['torpedoes', 'morale'],
  fields: () => [],
  lookUp: onSheet.flooding,
  check(state) {
    if (isDoneThisTurn(state, 'floodingTaken', 'fleet')) return refused('flooding-has-taken')
    return leaking(state).length > 0 ? done(null) : refused('nothing-floods')
  },
  run,
}

/** Ships that lose boxes when the flooding of the turn is worked out. */
export function leaking(state: GameState): readonly ShipInPlay[] {
  return Object.values(state.ships).filter((ship) => (own(ship.tracks, flooding) ?? 0) > 0 && floats(ship))
}

function* run(table: RuleDraft): Dialogue<Phrase> {
  const ships = leaking(table.state)
  for (const { id } of ships) {
    const ship = shipName(table.ship(id))
    const level = table.track(id, flooding)
    const ask = says('flooding.takes', { ship, level })
    const prompt = { to: umpire, ask, because: [says('flooding.level', { level })], lookUp: onSheet.flooding }
    const boxes = yield* overridable(`flooding/${id}`, level, { least: 0, most: mostBoxes }, prompt)
    table.because(ask)
    loseFlotation(table, id, boxes)
  }
  note(table, 'floodingTaken', 'fleet')
  return says('flooding.done', { n: ships.length })
}
