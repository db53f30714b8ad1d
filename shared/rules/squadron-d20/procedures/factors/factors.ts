import type { RuleDraft } from '../../../../game/rule-draft'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { confirm, type Dialogue } from '../../../../kernel/dialogue'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import { done, refused, type Result } from '../../../../kernel/result'
import { exactly } from '../../../kit/exactly'
import type { ProcedureOdds } from '../../../pack/odds'
import { shipById } from '../../../kit/on-table'
import { ownerOf } from '../../../kit/owner'
import type { FormField, Procedure, Reckoning } from '../../../pack/procedure'
import { rulingOf } from '../../table/house-rules'
import { dataOf } from '../../ship/stand-data'
import { dependsOnStanding, hasFired, loseVessels, noteFired } from '../guns'
import { warningsOfFire } from '../guns/guns-warnings'
import { loseStructure } from '../in-the-air/lose-structure'
import { firerProblem, targetProblem, firersOf, onFire, targetsOf } from '../may-fire'
import { chanceOf, nameOf, reckonOnTarget, splashes, throwOnTarget } from '../on-target'
import { says } from '../on-target/says'
import { chanceOfFailure, throwSaves } from '../saving-throw'
import { factorSavesOf, factorSum } from './factor-sum'
import { attacksOf, factorsOf, smallGuns, smallGunsOf, smallLetter, type FactorInputs } from './factor-inputs'
import type { Input } from '../../../pack/input'

const kinds = ['ship', 'smallCraft', 'shore'] as const

/** CRF or MRF at a ship, a stand of small craft or a place ashore (9.8). */
export const factors: Procedure = {
  name: 'factors',
  phases: ['action'],
  lookUp: onFire.factors,
  fields: inputs,
  check,
  warnings,
  reckoning,
  odds: oddsOfFactors(),
  run,
}

function inputs(state: GameState, input: Input): readonly FormField[] {
  const among = firersOf(state, (stand) => smallGunsOf(stand).length > 0)
  const usual = among.find((id) => !smallGuns.some((guns) => hasFired(state, id, guns))) ?? among[0] ?? null
  const firer = shipById(state, input['ship'] ?? usual)
  const hers = firer ? smallGunsOf(firer) : []
  const guns = hers.find((each) => each === input['guns']) ?? hers[0]
  const most = firer && guns ? attacksOf(firer, guns) : 1
  const targets = targetsOf(state, firer, kinds)
  return [
    { kind: 'ship', name: 'ship', among, default: usual },
    { kind: 'choice', name: 'guns', among: hers, default: guns ?? null },
    { kind: 'ship', name: 'target', among: targets, default: targets[0] ?? null },
    { kind: 'number', name: 'attacks', least: 1, most, default: most },
  ]
}

function check(state: GameState, input: Input): Result<null> {
  const problem = firerProblem(state, input)
  const firer = shipById(state, own(input, 'ship'))
  if (problem || !firer) return problem ?? refused('no-such-ship', { field: 'ship' })
  const guns = smallGuns.find((each) => each === own(input, 'guns'))
  if (!guns || !smallGunsOf(firer).includes(guns)) {
    return refused('no-such-factors', { field: 'guns', ship: nameOf(firer) })
  }
  const most = attacksOf(firer, guns)
  const attacks = own(input, 'attacks')
  const isCount = typeof attacks === 'number' && Number.isInteger(attacks) && attacks >= 1 && attacks <= most
  if (attacks !== undefined && !isCount) return refused('no-count-of-attacks', { field: 'attacks', most })
  return targetProblem(state, input, kinds) ?? done(null)
}

function warnings(state: GameState, input: Input): readonly Phrase[] {
  if (!check(state, input).ok) return []
  const { firer, target, guns } = factorsOf(state, input)
  return [
    ...warningsOfFire(state, firer, target),
    ...(hasFired(state, firer.id, guns) ? [says(`factors.fired.${guns}`, { ship: nameOf(firer) })] : []),
    ...(canHarm(state, target, guns) === 'no' ? [says('factors.cannotHarm', { target: nameOf(target) })] : []),
  ]
}

function reckoning(state: GameState, input: Input): readonly Reckoning[] {
  const inputs = factorsOf(state, input)
  const title = says(`factors.title.${inputs.guns}`, { who: nameOf(inputs.firer), n: inputs.attacks })
  return [reckonOnTarget(title, factorSum(state, inputs), inputs.attacks)]
}

/** Whether a hit can do more than place a splash marker (ruling `mrfTargets`). */
function canHarm(state: GameState, target: ShipInPlay, guns: FactorInputs['guns']): 'yes' | 'no' | 'ask' {
  const data = dataOf(target.document)
  if (data.kind === 'smallCraft') return 'yes'
  if (data.kind !== 'ship' || guns === 'crf') return 'no'
  if (rulingOf(state, 'mrfTargets') === 'ask') return 'ask'
  return smallLetter(target) === null ? 'no' : 'yes'
}

/** Exact odds of any hit and any harm. Where a ship of another letter is asked about, the default answer counts. */
function oddsOfFactors(): ProcedureOdds {
  return exactly((state, input) => {
    const inputs = factorsOf(state, input)
    const { target, guns, attacks } = inputs
    const on = chanceOf(factorSum(state, inputs))
    const harms = harmsUsually(state, target, guns) ? on * chanceOfFailure(factorSavesOf(target, guns)) : 0
    const any = (once: number) => 1 - (1 - once) ** attacks
    const harm = dataOf(target.document).kind === 'smallCraft' ? 'odds.anyVessel' : 'odds.anyStructure'
    return [
      { say: says('odds.anyHit'), chance: any(on), error: null },
      ...(harms > 0 ? [{ say: says(harm), chance: any(harms), error: null }] : []),
    ]
  })
}

function harmsUsually(state: GameState, target: ShipInPlay, guns: FactorInputs['guns']): boolean {
  const harm = canHarm(state, target, guns)
  return harm === 'ask' ? smallLetter(target) !== null : harm === 'yes'
}

function* run(table: RuleDraft, input: Input): Dialogue<Phrase> {
  const inputs = factorsOf(table.settled, input)
  const { firer, target, guns, attacks } = inputs
  dependsOnStanding(table, firer, target)
  noteFired(table, firer.id, guns)
  const sum = factorSum(table.settled, inputs)
  const to = ownerOf(table.state, firer.id)
  const who = nameOf(firer)
  const hits = yield* throwOnTarget(table, { key: guns, dice: attacks, who, to, sum, lookUp: onFire.factors })
  const values = { ship: who, target: nameOf(target), n: hits }
  if (hits === 0) return says(`factorsDone.off.${guns}`, values)
  table.apply(splashes(target, hits), says('splash', values))
  const failed = yield* saves(table, inputs, hits)
  harm(table, target, failed)
  return says(`factorsDone.hits.${guns}`, { ...values, failed })
}

/** A saving throw for each hit, where a failed one does anything. */
function* saves(table: RuleDraft, { target, guns }: FactorInputs, hits: number): Dialogue<number> {
  const to = ownerOf(table.state, target.id)
  const who = nameOf(target)
  const harms = canHarm(table.settled, target, guns)
  const prompt = { to, ask: says('factors.askHarm', { target: who }), lookUp: onFire.factorSaves }
  const does = harms === 'ask' ? yield* confirm('harms', smallLetter(target) !== null, prompt) : harms === 'yes'
  if (!does) {
    table.because(says('factors.unharmed', { target: who }))
    return 0
  }
  const modifiers = factorSavesOf(target, guns)
  return yield* throwSaves(table, { key: 'saves', hits, who, to, modifiers, lookUp: onFire.factorSaves })
}

/** Of small craft a vessel a failure, of a ship 1 S, which may call for a morale test. */
function harm(table: RuleDraft, target: ShipInPlay, failed: number): void {
  const loses = dataOf(target.document).kind === 'smallCraft' ? loseVessels : loseStructure
  loses(table, target.id, failed)
}
