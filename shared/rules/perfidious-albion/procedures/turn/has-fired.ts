import type { RuleDraft } from '../../../../game/rule-draft'
import type { GameState } from '../../../../game/state'
import { confirm, type Dialogue } from '../../../../kernel/dialogue'
import type { Phrase } from '../../../../kernel/phrase'
import { done, refused } from '../../../../kernel/result'
import type { Procedure } from '../../../pack/procedure'
import { onSheet } from '../../reference/look-up'
import { squadronHasFired } from '../gunnery/guns-fired'
import { actingShips } from './acting'
import { squadronById } from '../../../kit/on-table'
import { isDoneThisTurn, note } from './once-a-turn'
import { firingOrder } from './firing-order'
import { says } from './says'
import type { Input } from '../../../pack/input'

/** A squadron has fired or passes: the other side is next, and her ships make their damage control. */
export const hasFired: Procedure = {
  name: 'hasFired',
  phases: ['gunnery'],
  fields(state) {
    const { waiting } = firingOrder(state)
    return [{ kind: 'squadron', name: 'squadron', among: waiting, default: waiting[0] ?? null }]
  },
  check(state, input) {
    const squadron = squadronById(state, input['squadron'])
    if (!squadron) return refused('no-such-squadron', { field: 'squadron' })
    const values = { field: 'squadron', squadron: squadron.name }
    if (actingShips(state, squadron).length === 0) return refused('squadron-out-of-action', values)
    if (isDoneThisTurn(state, 'squadronFired', squadron.id)) return refused('squadron-has-fired', values)
    return done(null)
  },
  run,
}

function* run(table: RuleDraft, input: Input): Dialogue<Phrase> {
  const squadron = squadronById(table.state, input['squadron'])
  if (!squadron) throw new Error('no such squadron')
  const usual = !isOutOfTurn(table.state, input)
  const to = squadron.side
  const fires =
    usual || (yield* confirm('outOfTurn', true, { to, ask: says('firing.outOfTurn'), lookUp: onSheet.fireOrder }))
  if (!fires) return says('firing.waits', { squadron: squadron.name })
  note(table, 'squadronFired', squadron.id)
  table.apply({ type: 'tableSet', key: 'lastToFire', to: squadron.id })
  return says(squadronHasFired(table.state, squadron) ? 'firing.done' : 'firing.passes', { squadron: squadron.name })
}

/** Her side is not next: offered, never forced, so that it is only asked. */
function isOutOfTurn(state: GameState, input: Input): boolean {
  const next = squadronById(state, firingOrder(state).waiting[0])
  return next !== undefined && next.side !== squadronById(state, input['squadron'])?.side
}
