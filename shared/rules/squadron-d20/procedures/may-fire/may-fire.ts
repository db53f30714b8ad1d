import type { RuleDraft } from '../../../../game/rule-draft'
import type { GameState, ShipInPlay } from '../../../../game/state'
import type { Dialogue } from '../../../../kernel/dialogue'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import { done, refused, type Result } from '../../../../kernel/result'
import { shipById } from '../../../kit/on-table'
import type { FormField, Procedure } from '../../../pack/procedure'
import { torpedoMountsThatFire } from '../../ship/state'
import { dataOf } from '../../ship/stand-data'
import { nameOf } from '../on-target'
import { says } from '../on-target/says'
import { batteriesInPlay, batteryFault } from './batteries'
import { agreedSight, checklist, cleared, sayLimit, sayVerdict, type Wishing } from './checklist'
import { firerProblem, sightProblem, targetProblem, firersOf, sightFields, sightIn, targetsOf } from './form'
import { onFire } from './look-up'
import { arms, assessFire, sightOf, type Arm } from './sight'
import type { Input } from '../../../pack/input'

const kinds = ['ship', 'smallCraft', 'shore'] as const

/** 9.1 as a checklist: who may fire at what he sees, after which crew tests, and why not. */
export const mayFire: Procedure = {
  name: 'mayFire',
  phases: ['shipMovement', 'action'],
  lookUp: onFire.mayFire,
  fields: inputs,
  check,
  warnings,
  run,
}

function inputs(state: GameState, input: Input): readonly FormField[] {
  const among = firersOf(state, (stand) => hers(stand).length > 0)
  const firer = shipById(state, input['ship'] ?? among[0])
  const can = firer ? hers(firer) : arms
  const arm = can.find((each) => each === input['arm']) ?? can[0] ?? null
  const targets = targetsOf(state, firer, kinds)
  return [
    { kind: 'ship', name: 'ship', among, default: among[0] ?? null },
    { kind: 'choice', name: 'arm', among: can, default: arm },
    ...(arm === 'wideSpread'
      ? []
      : [{ kind: 'ship' as const, name: 'target', among: targets, default: targets[0] ?? null }]),
    ...sightFields(state, shipById(state, input['target'] ?? targets[0])),
  ]
}

/** Batteries or torpedoes that she can fire. */
function hers(stand: ShipInPlay): readonly Arm[] {
  const guns = batteriesInPlay(stand).some((battery) => batteryFault(battery) === undefined)
  const data = dataOf(stand.document)
  const torpedoes = data.kind === 'smallCraft' ? data.torpedoes !== null : torpedoMountsThatFire(stand).length > 0
  return arms.filter((arm) => (arm === 'guns' ? guns : torpedoes))
}

function check(state: GameState, input: Input): Result<null> {
  const firer = shipById(state, own(input, 'ship'))
  const problem = firerProblem(state, input)
  if (problem || !firer) return problem ?? refused('no-such-ship', { field: 'ship' })
  const arm = own(input, 'arm')
  if (!hers(firer).some((each) => each === arm))
    return refused('nothing-to-fire-with', { field: 'arm', ship: nameOf(firer) })
  return (arm === 'wideSpread' ? undefined : targetProblem(state, input, kinds)) ?? sightProblem(input) ?? done(null)
}

function warnings(state: GameState, input: Input): readonly Phrase[] {
  if (!check(state, input).ok) return []
  const { firer, arm, wishing } = read(state, input)
  const sight = sightOf(state, firer, sightIn(input))
  const assessed = wishing.map((each) => ({ each, is: assessFire(arm, sight, each.hasRadar) }))
  const [first] = assessed
  return [
    ...checklist(sight),
    ...(first ? [sayLimit(first.is, sight)] : []),
    ...assessed.map(({ each, is }) => sayVerdict(arm, is, sight, each.who)),
  ]
}

function read(state: GameState, input: Input) {
  const firer = shipById(state, own(input, 'ship'))
  const arm = arms.find((each) => each === own(input, 'arm'))
  if (!firer || !arm) throw new Error('a question of fire that was not checked')
  const target = arm === 'wideSpread' ? null : (shipById(state, own(input, 'target')) ?? null)
  return { firer, arm, target, wishing: wishing(firer, arm) }
}

function wishing(firer: ShipInPlay, arm: Arm): readonly Wishing[] {
  if (arm !== 'guns') return [{ key: arm, who: nameOf(firer), hasRadar: false }]
  return batteriesInPlay(firer).filter((battery) => batteryFault(battery) === undefined)
}

function* run(table: RuleDraft, input: Input): Dialogue<Phrase> {
  const { firer, arm, target, wishing } = read(table.state, input)
  const sight = yield* agreedSight(table, firer, sightOf(table.state, firer, sightIn(input)))
  const answers = yield* cleared(table, { arm, firer, target, sight, wishing })
  const may = [...answers.values()].filter(({ fires }) => fires).length
  const values = { ship: nameOf(firer), n: may, of: wishing.length }
  if (arm === 'guns')
    return says(`mayFireDone.guns.${may === 0 ? 'none' : may < wishing.length ? 'some' : 'all'}`, values)
  return says(`mayFireDone.${arm}.${may > 0 ? 'may' : 'no'}`, values)
}
