import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { confirm, number, type Dialogue } from '../../../../kernel/dialogue'
import type { Phrase } from '../../../../kernel/phrase'
import { refused } from '../../../../kernel/result'
import { exactly } from '../../../kit/exactly'
import type { ValuesOf } from '../../../kit/form'
import { ownerOf, umpire } from '../../../kit/owner'
import { procedure } from '../../../kit/procedure'
import type { OddsRow } from '../../../pack/odds'
import type { Reckoning } from '../../../pack/procedure'
import { dataOf } from '../../ship/stand-data'
import { standsOn } from '../../ship/state'
import { rulingOf } from '../../table/house-rules'
import { combatFactorSaves, strafingSaves } from '../../tables/air'
import { smallShips } from '../../tables/gunnery'
import { worth } from '../../tables/turn'
import { chanceOf, reckonOnTarget, splashes, throwOnTarget } from '../on-target/on-target'
import { loseStructure, loseVessels, chanceOfFailure, reckonSaves, throwSaves } from '../on-target/saves'
import type { Modifier } from '../throws/sum'
import { aircraftOffer, attackersForm, attackSum, noteAttack, throwAttack, warningsOfAttack } from './air-attack'
import { atMost, counts, countsOf, dependsOn, onAircraft, rowsOf, says, type AirStand } from './air-stands'

/** Guns of aircraft: ACF S and ACF A/S. */
const airGuns = ['strafing', 'antiShipping'] as const
type AirGuns = (typeof airGuns)[number]

const strafingForm = attackersForm((stand) => gunsOf(stand).length > 0, 'no-aircraft-guns', 'air-no-guns')
  .choice('guns', (_state, { stand, target }) => {
    const among = gunsOf(stand)
    const usual = among.find((guns) => target && costsOf(target, guns) !== 'nothing') ?? among[0]
    return { among, default: usual, wrong: refused('air-no-such-guns', { stand: shipName(stand.ship) }) }
  })
  .number('aircraft', aircraftOffer)

type Values = ValuesOf<typeof strafingForm>

/** Aircraft attack with their guns, strafing or anti-shipping (9.12). */
export const strafing = procedure({
  name: 'strafing',
  phases: ['action'],
  lookUp: [...onAircraft.strafing, ...onAircraft.airAttack],
  form: strafingForm,
  warnings,
  reckoning,
  odds: exactly(odds),
  run,
})

function gunsOf({ data }: AirStand): readonly AirGuns[] {
  return airGuns.filter((guns) => data[guns] > 0)
}

/** What a failed saving throw costs: a vessel of small craft, 1 S of a small ship by A/S, of all else nothing. */
type Costs = 'vessel' | 'structure' | 'nothing'

function costsOf(target: ShipInPlay, guns: AirGuns): Costs {
  const data = dataOf(target.document)
  if (data.kind === 'smallCraft') return 'vessel'
  const isSmall = data.kind === 'ship' && smallShips.some((letter) => letter === data.letter)
  return isSmall && guns === 'antiShipping' ? 'structure' : 'nothing'
}

function warnings(state: GameState, values: Values): readonly Phrase[] {
  const { target, guns } = values
  return [
    ...warningsOfAttack(state, values),
    ...(costsOf(target, guns) === 'nothing' ? [says(`warn.splashOnly.${guns}`, { target: shipName(target) })] : []),
    ...(rulingOf(state, 'strafingValidation') === 'd20' ? [says('warn.validated')] : []),
  ]
}

const sumIn = (state: GameState, values: Values) => attackSum(state, values, 'aircraftGuns')

/** 9.12: what counts for the saving throw against guns of aircraft. */
function savesOf({ target, guns, stand }: Values): readonly Modifier[] {
  const data = dataOf(target.document)
  const factor = stand.data[guns]
  const byFactor = combatFactorSaves.findLast(({ from }) => factor >= from)?.modifier ?? 0
  return [
    ...(data.kind === 'smallCraft' ? [counts('typeX', data.savingThrow)] : []),
    counts(`by.${guns}`, byFactor, { factor }),
    ...(data.kind === 'smallCraft' && guns === 'strafing'
      ? [counts('typeXHitByStrafing', strafingSaves.typeXHitByStrafing)]
      : []),
    ...(data.kind === 'ship' && guns === 'antiShipping'
      ? [counts('otherHitByAntiShipping', strafingSaves.otherHitByAntiShipping)]
      : []),
  ]
}

function reckoning(state: GameState, values: Values): readonly Reckoning[] {
  const dice = worth(values.aircraft)
  const title = says('title.attack', { stand: shipName(values.by), dice })
  const attack = reckonOnTarget(title, sumIn(state, values), dice)
  if (costsOf(values.target, values.guns) === 'nothing') return [attack]
  return [attack, reckonSaves(says('title.save'), savesOf(values))]
}

/** Hits and what they cost. A validation that the table asks for is not counted: its number is not known before. */
function odds(state: GameState, values: Values): readonly OddsRow[] {
  const { target, guns } = values
  const dice = worth(values.aircraft)
  const hit = chanceOf(sumIn(state, values))
  const hits = rowsOf('hits', countsOf(dice, hit))
  const costs = costsOf(target, guns)
  if (costs === 'nothing' || rulingOf(state, 'strafingValidation') === 'd20') return hits
  const lost = countsOf(dice, hit * chanceOfFailure(savesOf(values)))
  const of = costs === 'vessel' ? 'vessels' : 'structure'
  return [...hits, ...rowsOf(of, atMost(lost, standsOn(target, of)))]
}

function* run(table: RuleDraft, values: Values): Dialogue<Phrase> {
  const { by, target } = values
  dependsOn(table, by.id, ['aircraft', 'crewQuality', 'flak'])
  const thrown = yield* throwAttack(table, values, sumIn(table.settled, values))
  noteAttack(table, values)
  const hits = yield* validated(table, values, thrown)
  const said = { stand: shipName(by), target: shipName(target) }
  if (hits === 0) return says('done.gunsMiss', said)
  const { costs, lost } = yield* scoreHits(table, values, hits)
  return says(`done.guns.${costs}`, { ...said, n: lost })
}

/** Ruling `strafingValidation`: print has a D20 and the factor for each hit, and no number to hold it against. */
function* validated(table: RuleDraft, { by, guns, stand }: Values, hits: number): Dialogue<number> {
  if (hits === 0 || rulingOf(table.settled, 'strafingValidation') !== 'd20') return hits
  const factor = stand.data[guns]
  const to = ownerOf(table.state, by.id)
  const lookUp = onAircraft.strafing
  const prompt = { to, ask: says('ask.validation'), lookUp }
  const needed = yield* number('validation', { least: 2, most: 60, usual: 12 }, prompt)
  const modifiers = [counts(`by.${guns}`, factor, { factor })]
  const sum = { needed, of: says('base.validation'), modifiers, rerolls: [] }
  return yield* throwOnTarget(table, { key: 'valid', dice: hits, who: shipName(by), to, sum, lookUp })
}

/** Ruling `mrfTargets`: which ships can be harmed is read here as with MRF. */
function* costsAgreed(table: RuleDraft, { target, guns }: Values): Dialogue<Costs> {
  const costs = costsOf(target, guns)
  const isAsked = guns === 'antiShipping' && dataOf(target.document).kind === 'ship'
  if (!isAsked || rulingOf(table.settled, 'mrfTargets') !== 'ask') return costs
  const prompt = { to: umpire, ask: says('ask.harms', { target: shipName(target) }), lookUp: onAircraft.strafing }
  return (yield* confirm('harms', costs === 'structure', prompt)) ? 'structure' : 'nothing'
}

/** A splash marker and a saving throw for each hit. */
function* scoreHits(table: RuleDraft, values: Values, hits: number): Dialogue<{ costs: Costs; lost: number }> {
  const { target } = values
  table.apply(splashes(target, hits), says('splashLaid', { target: shipName(target), n: hits }))
  const costs = yield* costsAgreed(table, values)
  if (costs === 'nothing') return { costs, lost: 0 }
  const thrown = { key: 'save', hits, modifiers: savesOf(values), lookUp: onAircraft.strafing }
  const lose = costs === 'vessel' ? loseVessels : loseStructure
  return { costs, lost: lose(table, target.id, yield* throwSaves(table, target, thrown)) }
}
