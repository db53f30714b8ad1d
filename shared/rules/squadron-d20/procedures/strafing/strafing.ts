import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState } from '../../../../game/state'
import { confirm, number, type Dialogue } from '../../../../kernel/dialogue'
import type { Phrase } from '../../../../kernel/phrase'
import { ownerOf, umpire } from '../../../kit/owner'
import type { OddsRow } from '../../../pack/odds'
import type { Procedure, Reckoning } from '../../../pack/procedure'
import { rulingOf } from '../../table/house-rules'
import { dataOf } from '../../ship/stand-data'
import { standsOn } from '../../ship/state'
import { areFriends } from '../in-the-air/air-stand'
import { attackSum } from '../in-the-air/attack-modifiers'
import { noteAttack, warnAttacked } from '../in-the-air/attacked'
import { atMost, countsOf, rowsOf } from '../in-the-air/chances'
import { exactly } from '../../../kit/exactly'
import { dependsOn } from '../in-the-air/depends-on'
import { loseStructure } from '../in-the-air/lose-structure'
import { loseVessels } from '../in-the-air/lose-vessels'
import { counts } from '../in-the-air/modifiers'
import { reckonSaves } from '../in-the-air/reckon-saves'
import { says } from '../in-the-air/says'
import { onAircraft } from '../in-the-air/look-up'
import { chanceOf, reckonOnTarget, splashes, throwOnTarget, type OnTargetSum } from '../on-target'
import { chanceOfFailure, throwSaves } from '../saving-throw'
import {
  checkStrafing,
  costsOf,
  readStrafing,
  strafingFields,
  type Costs,
  type StrafingInputs,
} from './strafing-inputs'
import { strafingSaveModifiers } from './strafing-saves'
import type { Input } from '../../../pack/input'

/** Aircraft attack with their guns, strafing or anti-shipping (9.12). */
export const strafing: Procedure = {
  name: 'strafing',
  nobody: { by: 'no-aircraft-guns' },
  phases: ['action'],
  lookUp: [...onAircraft.strafing, ...onAircraft.airAttack],
  fields: strafingFields,
  check: checkStrafing,
  warnings,
  reckoning,
  odds: exactly(odds),
  run,
}

function warnings(state: GameState, input: Input): readonly Phrase[] {
  if (!checkStrafing(state, input).ok) return []
  const { by, target, guns } = readStrafing(state, input)
  return [
    ...(areFriends(state, by.id, target.id) ? [says('warn.friend')] : []),
    ...warnAttacked(state, by.id),
    ...(costsOf(target, guns) === 'nothing' ? [says(`warn.splashOnly.${guns}`, { target: shipName(target) })] : []),
    ...(rulingOf(state, 'strafingValidation') === 'd20' ? [says('warn.validated')] : []),
  ]
}

function sumIn(state: Pick<GameState, 'houseRules'>, inputs: StrafingInputs): OnTargetSum {
  return attackSum(Number(rulingOf(state, 'airAttackNeeded')), inputs)
}

function reckoning(state: GameState, input: Input): readonly Reckoning[] {
  const inputs = readStrafing(state, input)
  const title = says('title.attack', { stand: shipName(inputs.by), dice: inputs.dice })
  const attack = reckonOnTarget(title, sumIn(state, inputs), inputs.dice)
  if (costsOf(inputs.target, inputs.guns) === 'nothing') return [attack]
  return [attack, reckonSaves(says('title.save'), strafingSaveModifiers(inputs))]
}

/** Hits and what they cost. A validation that the table asks for is not counted: its number is not known before. */
function odds(state: GameState, input: Input): readonly OddsRow[] {
  const inputs = readStrafing(state, input)
  const hit = chanceOf(sumIn(state, inputs))
  const hits = rowsOf('hits', countsOf(inputs.dice, hit))
  const costs = costsOf(inputs.target, inputs.guns)
  if (costs === 'nothing' || rulingOf(state, 'strafingValidation') === 'd20') return hits
  const lost = countsOf(inputs.dice, hit * chanceOfFailure(strafingSaveModifiers(inputs)))
  const left = standsOn(inputs.target, costs === 'vessel' ? 'vessels' : 'structure')
  return [...hits, ...rowsOf(costs === 'vessel' ? 'vessels' : 'structure', atMost(lost, left))]
}

function* run(table: RuleDraft, input: Input): Dialogue<Phrase> {
  const inputs = readStrafing(table.settled, input)
  const { by, target, dice } = inputs
  dependsOn(table, by.id, ['aircraft', 'crewQuality', 'flak'])
  dependsOn(table, target.id, ['splash', 'steering', 'speed'], ['standing', 'pace'])
  const stand = shipName(by)
  table.because(says('attacks', { stand, n: inputs.aircraft, dice }))
  const thrown = yield* throwOnTarget(table, {
    key: 'attack',
    dice,
    who: stand,
    to: ownerOf(table.state, by.id),
    sum: sumIn(table.settled, inputs),
    lookUp: onAircraft.airAttack,
  })
  noteAttack(table, by.id, inputs.aircraft)
  const hits = yield* validated(table, inputs, thrown)
  const values = { stand, target: shipName(target) }
  if (hits === 0) return says('done.gunsMiss', values)
  const { costs, lost } = yield* scoreHits(table, inputs, hits)
  return says(`done.guns.${costs}`, { ...values, n: lost })
}

/** Ruling `strafingValidation`: print has a D20 and the factor for each hit, and no number to hold it against. */
function* validated(table: RuleDraft, inputs: StrafingInputs, hits: number): Dialogue<number> {
  if (hits === 0 || rulingOf(table.settled, 'strafingValidation') !== 'd20') return hits
  const { by, guns, factor } = inputs
  const to = ownerOf(table.state, by.id)
  const lookUp = onAircraft.strafing
  const needed = yield* number(
    'validation',
    { least: 2, most: 60, usual: 12 },
    { to, ask: says('ask.validation'), lookUp },
  )
  const sum = {
    needed,
    of: says('base.validation'),
    modifiers: [counts(`by.${guns}`, factor, { factor })],
    rerolls: [],
  }
  return yield* throwOnTarget(table, { key: 'valid', dice: hits, who: shipName(by), to, sum, lookUp })
}

/** Ruling `mrfTargets`: which ships can be harmed is read here as with MRF. */
function* costsAgreed(table: RuleDraft, { target, guns }: StrafingInputs): Dialogue<Costs> {
  const costs = costsOf(target, guns)
  const isAsked = guns === 'antiShipping' && dataOf(target.document).kind === 'ship'
  if (!isAsked || rulingOf(table.settled, 'mrfTargets') !== 'ask') return costs
  const prompt = { to: umpire, ask: says('ask.harms', { target: shipName(target) }), lookUp: onAircraft.strafing }
  return (yield* confirm('harms', costs === 'structure', prompt)) ? 'structure' : 'nothing'
}

/** A splash marker and a saving throw for each hit. */
function* scoreHits(table: RuleDraft, inputs: StrafingInputs, hits: number): Dialogue<{ costs: Costs; lost: number }> {
  const { target } = inputs
  const name = shipName(target)
  table.apply(splashes(target, hits), says('splashLaid', { target: name, n: hits }))
  const costs = yield* costsAgreed(table, inputs)
  if (costs === 'nothing') return { costs, lost: 0 }
  const failed = yield* throwSaves(table, {
    key: 'save',
    hits,
    who: name,
    to: ownerOf(table.state, target.id),
    modifiers: strafingSaveModifiers(inputs),
    lookUp: onAircraft.strafing,
  })
  const lose = costs === 'vessel' ? loseVessels : loseStructure
  return { costs, lost: lose(table, target.id, failed) }
}
