import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { Squadron } from '../../../../game/state'
import { chance, confirm, type Dialogue } from '../../../../kernel/dialogue'
import { fieldId } from '../../../../kernel/ids'
import type { Phrase } from '../../../../kernel/phrase'
import { done, refused } from '../../../../kernel/result'
import type { Procedure } from '../../../pack/procedure'
import { rulingOf } from '../../table/house-rules'
import { condition } from '../../ship/state'
import { onSheet } from '../../reference/look-up'
import { umpire } from '../../../kit/owner'
import { moraleOf, reckonTest } from '../test-reckoning'
import { actingShips, actingSquadrons } from '../turn/acting'
import { squadronById } from '../../../kit/on-table'
import { note, type Noted } from '../turn/once-a-turn'
import { says } from '../turn/says'
import { isDetachedSquadron } from './detached'
import { moraleNumber } from './morale-number'
import { maySurrender } from './surrender'
import { moraleDue, triggers, type Trigger } from './triggers'
import type { Input } from '../../../pack/input'

const standing = fieldId('standing')

/** Roll equal to or under crew quality; failure: leave the table by the safest route. */
export const moraleTest: Procedure = {
  name: 'moraleTest',
  phases: ['morale'],
  lookUp: onSheet.morale.umpire,
  fields(state, input) {
    const due = moraleDue(state)
    const among = actingSquadrons(state).map(({ id }) => id)
    const squadron = input['squadron'] ?? due[0]?.squadron ?? among[0] ?? null
    const trigger = due.find((test) => test.squadron === squadron)?.trigger
    return [
      { kind: 'squadron', name: 'squadron', among, default: squadron },
      { kind: 'choice', name: 'trigger', among: [...triggers, 'umpire'], default: trigger ?? 'umpire' },
    ]
  },
  check(state, input) {
    const squadron = squadronById(state, input['squadron'])
    if (!squadron) return refused('no-such-squadron', { field: 'squadron' })
    const ships = actingShips(state, squadron)
    const values = { field: 'squadron', squadron: squadron.name }
    if (ships.length === 0) return refused('squadron-out-of-action', values)
    if (ships.every((ship) => condition(ship).standing === 'withdrawing')) return refused('withdraws-already', values)
    const known = [...triggers, 'umpire'].some((trigger) => trigger === input['trigger'])
    return known ? done(null) : refused('no-such-trigger', { field: 'trigger' })
  },
  reckoning(state, input) {
    const squadron = squadronById(state, input['squadron'])
    if (!squadron) return []
    return reckonTest(state, moraleOf(squadron), (table) => moraleNumber(table, squadron))
  },
  run,
}

const noted: Readonly<Record<Trigger, Noted>> = {
  halfStrength: 'testedHalfStrength',
  detached: 'testedDetached',
  forceGone: 'testedForceGone',
}

function* run(table: RuleDraft, input: Input): Dialogue<Phrase> {
  const squadron = squadronById(table.state, input['squadron'])
  if (!squadron) throw new Error('no such squadron')
  const trigger = triggers.find((known) => known === input['trigger'])
  const values = { squadron: squadron.name }
  table.because(says(`morale.trigger.${trigger ?? 'umpire'}`, values))
  const isTested = trigger !== 'forceGone' || (yield* isForceGoneTested(table, squadron))
  const label = isTested ? yield* tests(table, squadron, trigger ?? 'umpire') : says('morale.spared', values)
  const [leader] = squadron.order
  if (trigger) note(table, noted[trigger], trigger === 'detached' && leader ? leader : squadron.id)
  return label
}

function* tests(table: RuleDraft, squadron: Squadron, trigger: Trigger | 'umpire'): Dialogue<Phrase> {
  const values = { squadron: squadron.name }
  const { atMost, because } = moraleNumber(table, squadron)
  const prompt = { to: squadron.side, ask: says('morale.roll', values), because, lookUp: onSheet.morale[trigger] }
  const passed = yield* chance('morale', 'D6', atMost, prompt)
  table.because(...because)
  if (passed) return says('morale.passed', { ...values, atMost })
  return yield* fails(table, squadron)
}

function* isForceGoneTested(table: RuleDraft, { name }: Squadron): Dialogue<boolean> {
  if (rulingOf(table.state, 'forceGoneTest') !== 'ask') return true
  const ask = says('morale.askForceGone', { squadron: name })
  return yield* confirm('tested', true, { to: umpire, ask, lookUp: onSheet.morale.forceGone })
}

function* fails(table: RuleDraft, squadron: Squadron): Dialogue<Phrase> {
  const ships = actingShips(table.state, squadron)
  const [only] = ships
  const values = { squadron: squadron.name }
  if (only && isDetachedSquadron(table.state, squadron) && (yield* maySurrender(table, only.id))) {
    return says('morale.struck', values)
  }
  for (const ship of ships) {
    if (table.field(ship.id, standing) === 'withdrawing') continue
    const said = says('morale.withdraws', { ship: shipName(ship) })
    table.apply({ type: 'fieldSet', ship: ship.id, field: standing, to: 'withdrawing' }, said)
  }
  return says('morale.failed', values)
}
