import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import { choose, confirm, type Dialogue } from '../../../../kernel/dialogue'
import type { ShipId } from '../../../../kernel/ids'
import { rulingOf } from '../../table/house-rules'
import { onSheet } from '../../reference/look-up'
import { crewTest } from '../damage/crew-test'
import { ownerOf, umpire } from '../../../kit/owner'
import { helmIsHit, steeringDamaged } from '../damage/steering'
import { steeredByDie } from '../events/course'
import { says as saysOfEvents } from '../events/says'
import { says } from '../turn/says'

const troubles = ['free', 'straightAhead', 'crewTestToTurn'] as const
type Trouble = (typeof troubles)[number]

/** A hit on the conning tower or the steering gear may cause movement problems: `steeringDamage` says which. */
export function* takesHelm(table: RuleDraft, ship: ShipId): Dialogue<void> {
  if (yield* steeredByDie(table, ship)) return
  if (!steeringDamaged(table.state, ship)) return
  const values = { ship: shipName(table.ship(ship)) }
  const trouble = yield* troubleOf(table, ship)
  if (trouble === 'free') return table.because(says('helm.free', values))
  if (trouble === 'straightAhead') return table.because(says('helm.straightAhead', values))
  const to = ownerOf(table.state, ship)
  const turns = yield* confirm('turns', true, { to, ask: says('helm.askTurns', values), lookUp: onSheet.helm })
  if (!turns) return table.because(says('helm.holdsOn', values))
  const passed = yield* crewTest(table, ship, 'helm', says('helm.test', values), onSheet.helm)
  table.because(says(passed ? 'helm.turns' : 'helm.straightAhead', values))
}

function* troubleOf(table: RuleDraft, ship: ShipId): Dialogue<Trouble> {
  const rule = rulingOf(table.state, 'steeringDamage')
  if (rule !== 'ask') return rule === 'crewTestToTurn' ? 'crewTestToTurn' : 'straightAhead'
  const values = { ship: shipName(table.ship(ship)) }
  const options = troubles.map((value) => ({ value, say: says(`helm.option.${value}`, values) }))
  const ask = helmIsHit(table.state, ship) ? says('helm.ask', values) : saysOfEvents('helm', values)
  return yield* choose<Trouble>('trouble', options, 'straightAhead', { to: umpire, ask })
}
