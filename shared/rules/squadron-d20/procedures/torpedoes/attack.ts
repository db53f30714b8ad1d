import type { RuleDraft } from '../../../../game/rule-draft'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { confirm, under, type Dialogue } from '../../../../kernel/dialogue'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import { done, refused, type Result } from '../../../../kernel/result'
import { exactly } from '../../../kit/exactly'
import type { ProcedureOdds } from '../../../pack/odds'
import { shipById } from '../../../kit/on-table'
import { ownerOf, umpire } from '../../../kit/owner'
import type { FormField, Procedure, Reckoning } from '../../../pack/procedure'
import { torpedoArcs } from '../../table/markers'
import { canBeHit, takeHit } from '../damage'
import { dependsOnStanding } from '../guns'
import { sightProblem, targetProblem, bandAt, inchesOf, onFire, rangeField, rangeIn, targetsOf } from '../may-fire'
import { chanceOf, nameOf, reckonOnTarget, throwOnTarget } from '../on-target'
import { says } from '../on-target/says'
import { askRuleBookNumber } from '../rule-book/ask-rule-book'
import { attackById, attackName, attacksOnTable, settingOf, type RunningAttack } from './attacks'
import { calledAttackProblem, called, calledAttack, calledFields, launchersOf } from './called-attack'
import { arcProblem, torpedoTargets } from './declare'
import { neededInBands, torpedoSum, type TorpedoFacts } from './torpedo-sum'
import type { Input } from '../../../pack/input'

/** A torpedo attack that was declared, or is called at the table, is resolved: on target, hits, and what each does under water. */
export const torpedoes: Procedure = {
  name: 'torpedoes',
  phases: ['action'],
  lookUp: onFire.torpedoes,
  fields: inputs,
  check,
  warnings,
  reckoning,
  odds: oddsOfTorpedoes(),
  run,
}

function inputs(state: GameState, input: Input): readonly FormField[] {
  const running = attacksOnTable(state)
  const among = [...running.map(({ id }) => id as string), ...(launchersOf(state).length > 0 ? [called] : [])]
  const chosen = among.find((id) => id === input['attack']) ?? among[0]
  const attack = chosen === called ? calledAttack(state, input) : running.find(({ id }) => id === chosen)
  const firer = shipById(state, attack?.by)
  const targets = targetsOf(state, firer, torpedoTargets)
  const usual = targets.find((id) => id === attack?.at) ?? targets[0] ?? null
  return [
    {
      kind: 'choice',
      name: 'attack',
      among,
      names: Object.fromEntries(running.map((each) => [each.id, attackName(state, each)])),
      default: chosen ?? null,
    },
    ...(chosen === called ? calledFields(state, input) : []),
    { kind: 'ship', name: 'target', among: targets, default: usual },
    { ...rangeField(attack?.rangeInches || inchesOf(1)), inBands: neededInBands() },
    { kind: 'choice', name: 'arc', among: torpedoArcs, default: attack?.arc ?? torpedoArcs[0] },
  ]
}

function check(state: GameState, input: Input): Result<null> {
  const problem = own(input, 'attack') === called ? calledAttackProblem(state, input) : undefined
  if (problem) return problem
  const attack = chosenAttack(state, input)
  if (!attack) return refused('no-such-torpedoes', { field: 'attack' })
  const firer = shipById(state, attack.by)
  if (!firer) return refused('torpedoes-of-nobody', { field: 'attack' })
  if (!settingOf(state, attack)) {
    return refused('torpedo-setting-not-hers', { field: 'attack', ship: nameOf(firer) })
  }
  if (own(input, 'target') === attack.by) return refused('no-such-ship', { field: 'target' })
  return targetProblem(state, input, torpedoTargets) ?? arcProblem(input) ?? sightProblem(input) ?? done(null)
}

interface TorpedoInputs extends TorpedoFacts {
  readonly attack: RunningAttack
}

/** One that was declared and runs, or one that was called. */
function chosenAttack(state: GameState, input: Input): RunningAttack | undefined {
  const id = own(input, 'attack')
  return id === called ? calledAttack(state, input) : attackById(state, id)
}

/** An attack that `check` has passed. */
function read(state: GameState, input: Input): TorpedoInputs {
  const attack = chosenAttack(state, input)
  const firer = shipById(state, attack?.by)
  const target = shipById(state, own(input, 'target'))
  const setting = attack && settingOf(state, attack)
  if (!attack || !firer || !target || !setting) throw new Error('torpedoes that were not checked')
  const arc = torpedoArcs.find((each) => each === own(input, 'arc')) ?? attack.arc
  return { attack, firer, target, setting, arc, band: bandAt(rangeIn(own(input, 'rangeInches')) ?? attack.rangeInches) }
}

function warnings(state: GameState, input: Input): readonly Phrase[] {
  if (!check(state, input).ok) return []
  const { band, setting, attack, target } = read(state, input)
  return [
    ...(band > setting.rangeBands ? [says('torpedoes.short', { bands: setting.rangeBands })] : []),
    ...(attack.is === 'aimed' && attack.at !== target.id ? [says('torpedoes.other', { target: nameOf(target) })] : []),
  ]
}

function reckoning(state: GameState, input: Input): readonly Reckoning[] {
  const inputs = read(state, input)
  const title = says('torpedoes.title', { who: nameOf(inputs.firer), n: inputs.attack.attacks })
  return [reckonOnTarget(title, torpedoSum(state, inputs), inputs.attack.attacks)]
}

/** Exact odds of an attack on target, rerolls counted. The rule book says how many hits follow. */
function oddsOfTorpedoes(): ProcedureOdds {
  return exactly((state, input) => {
    const inputs = read(state, input)
    const { attack, band, setting, firer } = inputs
    const once = band > setting.rangeBands ? 0 : chanceOf(torpedoSum(state, inputs))
    const name = attack.attacks > 1 ? 'odds.anyOf' : 'odds.onTarget'
    const chance = 1 - (1 - once) ** attack.attacks
    return [{ say: says(name, { who: nameOf(firer), dice: attack.attacks }), chance, error: null }]
  })
}

function* run(table: RuleDraft, input: Input): Dialogue<Phrase> {
  const inputs = read(table.settled, input)
  const { attack, firer, target, band, setting } = inputs
  dependsOnStanding(table, target)
  const who = nameOf(firer)
  const values = { ship: who, target: nameOf(target), bands: setting.rangeBands }
  if (band > setting.rangeBands) {
    table.because(says('torpedoes.short', values))
    yield* spend(table, attack)
    return says('torpedoesDone.off', values)
  }
  const sum = torpedoSum(table.settled, inputs)
  const to = ownerOf(table.state, firer.id)
  const thrown = { key: 'attack', dice: attack.attacks, who, to, sum, lookUp: onFire.torpedoes }
  const on = yield* throwOnTarget(table, thrown)
  const hits = yield* scoreHits(table, inputs, on)
  yield* spend(table, attack)
  return says(on === 0 ? 'torpedoesDone.off' : 'torpedoesDone.hits', { ...values, n: hits })
}

/** Only the rule book knows how many hits an attack scores; each is played separately, under water. */
function* scoreHits(table: RuleDraft, { firer, target, attack, band }: TorpedoInputs, on: number): Dialogue<number> {
  let all = 0
  for (let each = 1; each <= on && canBeHit(table, target.id); each++) {
    const { tubes, knots } = attack
    const because = [
      ...(tubes > 0 ? [says('torpedoes.tubes', { n: tubes })] : []),
      says('hits.range', { band }),
      says('torpedoes.knots', { knots }),
    ]
    const prompt = {
      to: ownerOf(table.state, firer.id),
      ask: says('hits.ask', { who: nameOf(firer) }),
      because,
      lookUp: onFire.torpedoes,
    }
    const most = tubes > 0 ? { most: tubes } : {}
    const hits = yield* askRuleBookNumber(table, 'hits', {
      key: `hits-${each}`,
      of: { attack: 'torpedo' },
      prompt,
      ...most,
    })
    table.because(says('hits.told', { who: nameOf(firer), target: nameOf(target), n: hits }))
    all += yield* comeIn(table, target, each, hits)
  }
  return all
}

function* comeIn(table: RuleDraft, target: ShipInPlay, of: number, hits: number): Dialogue<number> {
  for (let each = 1; each <= hits && canBeHit(table, target.id); each++) {
    yield* under(`hit-${of}-${each}`, takeHit(table, { target: target.id, attack: 'torpedo' }))
  }
  return hits
}

/** Aimed torpedoes are spent; a wide spread may run on at another ship in its area. */
function* spend(table: RuleDraft, { id, is }: RunningAttack): Dialogue<void> {
  if (id === called) return
  const prompt = { to: umpire, ask: says('torpedoes.askRunsOn'), lookUp: onFire.torpedoes }
  if (is === 'wideSpread' && (yield* confirm('runsOn', false, prompt))) return
  table.apply({ type: 'markerLifted', marker: id })
}
