import type { RuleDraft } from '../../../../game/rule-draft'
import type { GameState } from '../../../../game/state'
import { shipName } from '../../../../game/ship-name'
import { confirm, type Dialogue } from '../../../../kernel/dialogue'
import type { Phrase } from '../../../../kernel/phrase'
import { done, refused } from '../../../../kernel/result'
import type { Procedure } from '../../../pack/procedure'
import { onSheet } from '../../reference/look-up'
import { umpire } from '../../../kit/owner'
import { shipById } from '../../../kit/on-table'
import { says } from '../turn/says'
import { runInches, templatesOnTable, type Template } from './templates'

/** At the start of a turn spent templates are lifted; one of the modern kind stays for a second turn, moved on by 6 inches. */
export const torpedoesRunOn: Procedure = {
  name: 'torpedoesRunOn',
  phases: ['torpedoes'],
  fields: () => [],
  lookUp: onSheet.torpedo.range,
  check: (state) => (runningOn(state).length > 0 ? done(null) : refused('no-template-runs')),
  run,
}

/** Templates of earlier turns that have not been lifted or moved on yet. */
export function runningOn(state: GameState): readonly Template[] {
  return templatesOnTable(state).filter(
    ({ isSpent, turnLaunched, ranInches }) => isSpent || ranInches < runInches * (state.turn - turnLaunched + 1),
  )
}

function* run(table: RuleDraft): Dialogue<Phrase> {
  const templates = runningOn(table.state)
  for (const template of templates) {
    const { id, by, isSpent, ranInches, turnLaunched } = template
    const ship = shipById(table.state, by)
    const values = { ship: ship ? shipName(ship) : by, turn: turnLaunched, inches: runInches }
    const ask = says(isSpent ? 'torpedo.askLifted' : 'torpedo.askMoved', values)
    const prompt = { to: umpire, ask, lookUp: onSheet.torpedo.range }
    if (!(yield* confirm(`template/${id}`, true, prompt))) continue
    if (isSpent) table.apply({ type: 'markerLifted', marker: id }, says('torpedo.lifted', values))
    else {
      const moved = { ranInches: ranInches + runInches }
      table.apply({ type: 'markerMoved', marker: id, values: moved }, says('torpedo.movedOn', values))
    }
  }
  return says('torpedo.runOn', { n: templates.length })
}
