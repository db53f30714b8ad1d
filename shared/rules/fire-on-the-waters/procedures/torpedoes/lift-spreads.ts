import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState } from '../../../../game/state'
import { confirm, type Dialogue } from '../../../../kernel/dialogue'
import type { Phrase } from '../../../../kernel/phrase'
import { refused } from '../../../../kernel/result'
import { shipById } from '../../../kit/on-table'
import { umpire } from '../../../kit/owner'
import { form } from '../../../kit/form'
import { procedure } from '../../../kit/procedure'
import { says } from './says'
import { onTorpedoes } from './look-up'
import { isSpent, spreadsOnTable, type RunningSpread } from './spreads'

/** Spreads that have run their range are lifted; what somebody wants to leave on the table stays. */
export const liftSpreads = procedure({
  name: 'liftSpreads',
  phases: ['movement'],
  form: form().refuses((state) => (spentSpreads(state).length > 0 ? undefined : refused('no-such-spread'))),
  lookUp: onTorpedoes.launch,
  run: lift,
})

export function spentSpreads(state: GameState): readonly RunningSpread[] {
  return spreadsOnTable(state).filter((spread) => isSpent(spread, state.turn))
}

function* lift(table: RuleDraft): Dialogue<Phrase> {
  let lifted = 0
  for (const { id, by, turnLaunched } of spentSpreads(table.state)) {
    const ship = shipById(table.state, by)
    const values = { ship: ship ? shipName(ship) : by, turn: turnLaunched }
    const prompt = { to: umpire, ask: says('askLift', values), lookUp: onTorpedoes.launch }
    if (!(yield* confirm(`spread/${id}`, true, prompt))) continue
    table.apply({ type: 'markerLifted', marker: id }, says('spent', values))
    lifted += 1
  }
  return says('lifted', { n: lifted })
}
