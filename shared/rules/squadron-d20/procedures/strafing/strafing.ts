import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState } from '../../../../game/state'
import { confirm, number, type Dialogue } from '../../../../kernel/dialogue'
import type { Phrase } from '../../../../kernel/phrase'
import { ownerOf, umpire } from '../../../kit/owner'
import type { OddsRow } from '../../../pack/odds'
import type { Procedure, Reckoning } from '../../../pack/procedure'
import { rulingOf } from '../../house-rules'
import { sheetOf } from '../../stand-data'
import { standsOn } from '../../state'
import { areFriends } from '../in-the-air/air-stand'
import { attackSum } from '../in-the-air/attack-modifiers'
import { noteAttack, warnAttacked } from '../in-the-air/attacked'
import { atMost, countsOf, rowsOf } from '../in-the-air/chances'
import { exactly } from '../../../kit/exactly'
import { goesBy } from '../in-the-air/goes-by'
import { loseStructure } from '../in-the-air/lose-structure'
import { loseVessels } from '../in-the-air/lose-vessels'
import { counts } from '../in-the-air/modifiers'
import { reckonSaves } from '../in-the-air/reckon-saves'
import { says } from '../in-the-air/says'
import { onAircraft } from '../in-the-air/sheet'
import { chanceOf, reckonOnTarget, splashes, throwOnTarget, type OnTargetSum } from '../on-target'
import { chanceOfFailure, throwSaves } from '../saving-throw'
import { checkStrafing, costsOf, readStrafing, strafingFields, type Costs, type StrafingLaid } from './strafing-laid'
import { strafingSaveModifiers } from './strafing-saves'
import type { Input } from '../../../pack/input'

/** Aircraft attack with their guns, strafing or anti-shipping (9.12). */
export const strafing: Procedure = {
  name: 'strafing',
  nobody: { by: 'no-aircraft-guns' },
  phases: ['action'],
  lookUp: [...onAircraft.strafing, ...onAircraft.airAttack],
  inputs: strafingFields,
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

function sumIn(state: Pick<GameState, 'houseRules'>, laid: StrafingLaid): OnTargetSum {
  return attackSum(Number(rulingOf(state, 'airAttackNeeded')), laid)
}

function reckoning(state: GameState, input: Input): readonly Reckoning[] {
  const laid = readStrafing(state, input)
  const title = says('title.attack', { stand: shipName(laid.by), dice: laid.dice })
  const attack = reckonOnTarget(title, sumIn(state, laid), laid.dice)
  if (costsOf(laid.target, laid.guns) === 'nothing') return [attack]
  return [attack, reckonSaves(says('title.save'), strafingSaveModifiers(laid))]
}

/** Hits and what they cost. A validation that the table asks for is not counted: its number is not known before. */
function odds(state: GameState, input: Input): readonly OddsRow[] {
  const laid = readStrafing(state, input)
  const hit = chanceOf(sumIn(state, laid))
  const hits = rowsOf('hits', countsOf(laid.dice, hit))
  const costs = costsOf(laid.target, laid.guns)
  if (costs === 'nothing' || rulingOf(state, 'strafingValidation') === 'd20') return hits
  const lost = countsOf(laid.dice, hit * chanceOfFailure(strafingSaveModifiers(laid)))
  const left = standsOn(laid.target, costs === 'vessel' ? 'vessels' : 'structure')
  return [...hits, ...rowsOf(costs === 'vessel' ? 'vessels' : 'structure', atMost(lost, left))]
}

function* run(table: RuleDraft, input: Input): Dialogue<Phrase> {
  const laid = readStrafing(table.settled, input)
  const { by, target, dice } = laid
  goesBy(table, by.id, ['aircraft', 'crewQuality', 'flak'])
  goesBy(table, target.id, ['splash', 'steering', 'speed'], ['standing', 'pace'])
  const stand = shipName(by)
  table.because(says('attacks', { stand, n: laid.aircraft, dice }))
  const thrown = yield* throwOnTarget(table, {
    key: 'attack',
    dice,
    who: stand,
    to: ownerOf(table.state, by.id),
    sum: sumIn(table.settled, laid),
    lookUp: onAircraft.airAttack,
  })
  noteAttack(table, by.id, laid.aircraft)
  const hits = yield* validated(table, laid, thrown)
  const values = { stand, target: shipName(target) }
  if (hits === 0) return says('done.gunsMiss', values)
  const { costs, lost } = yield* strikes(table, laid, hits)
  return says(`done.guns.${costs}`, { ...values, n: lost })
}

/** Ruling `strafingValidation`: print has a D20 and the factor for each hit, and no number to hold it against. */
function* validated(table: RuleDraft, laid: StrafingLaid, hits: number): Dialogue<number> {
  if (hits === 0 || rulingOf(table.settled, 'strafingValidation') !== 'd20') return hits
  const { by, guns, factor } = laid
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
function* costsAgreed(table: RuleDraft, { target, guns }: StrafingLaid): Dialogue<Costs> {
  const costs = costsOf(target, guns)
  const isAsked = guns === 'antiShipping' && sheetOf(target.document).kind === 'ship'
  if (!isAsked || rulingOf(table.settled, 'mrfTargets') !== 'ask') return costs
  const put = { to: umpire, ask: says('ask.harms', { target: shipName(target) }), lookUp: onAircraft.strafing }
  return (yield* confirm('harms', costs === 'structure', put)) ? 'structure' : 'nothing'
}

/** A splash marker and a saving throw for each hit. */
function* strikes(table: RuleDraft, laid: StrafingLaid, hits: number): Dialogue<{ costs: Costs; lost: number }> {
  const { target } = laid
  const name = shipName(target)
  table.apply(splashes(target, hits), says('splashLaid', { target: name, n: hits }))
  const costs = yield* costsAgreed(table, laid)
  if (costs === 'nothing') return { costs, lost: 0 }
  const failed = yield* throwSaves(table, {
    key: 'save',
    hits,
    who: name,
    to: ownerOf(table.state, target.id),
    modifiers: strafingSaveModifiers(laid),
    lookUp: onAircraft.strafing,
  })
  const lose = costs === 'vessel' ? loseVessels : loseStructure
  return { costs, lost: lose(table, target.id, failed) }
}
