import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { confirm, number, type Dialogue } from '../../../../kernel/dialogue'
import { fieldId, type ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import type { Addressee } from '../../../../kernel/question'
import { refused } from '../../../../kernel/result'
import { exactly } from '../../../kit/exactly'
import { form, type ValuesOf } from '../../../kit/form'
import { squadronOf } from '../../../kit/on-table'
import { ownerOf, umpire } from '../../../kit/owner'
import { procedure } from '../../../kit/procedure'
import type { OddsRow } from '../../../pack/odds'
import type { AttackType } from '../../ship/ship'
import { dataOf } from '../../ship/stand-data'
import { floats, standsOn } from '../../ship/state'
import { rulingOf } from '../../table/house-rules'
import { airAttackModifiers, attackTypeModifiers, combatFactorSaves, strafingSaves } from '../../tables/air'
import { smallShips } from '../../tables/gunnery'
import { worth } from '../../tables/turn'
import { attacksHit } from '../criticals/take-hit'
import { friendsOffer, lastAimOf, rememberAim, targetsOf } from '../may-fire/firing'
import {
  askVesselsLost,
  attackBy,
  countsOf,
  crewQualityOf,
  lose,
  reckonAttack,
  splashes,
  splashOn,
  targetModifiers,
  targetRerolls,
  throwOnTarget,
  throwSaves,
  type Attack,
  type OnTargetSum,
} from '../throws/on-target'
import {
  airStandOf,
  airStands,
  counts,
  countsEach,
  dependsOn,
  loadOf,
  onAircraft,
  rowsOf,
  sayAirStand,
  says,
  warnFriends,
  type AirStand,
} from './air-stands'

/** The start of a form: a stand that can, else refused with `unarmed`, and what it attacks. */
function attackersForm(can: (stand: AirStand) => boolean, nobody: string, unarmed: string) {
  return form()
    .ship(
      'by',
      (state) => ({ among: airStands(state, can), beside: sayAirStand, nobody }),
      (_state, { by }) => {
        const stand = airStandOf(by)
        if (!stand) return refused('no-aircraft-there')
        return can(stand) ? undefined : refused(unarmed, { stand: shipName(by) })
      },
    )
    .derived('stand', (_state, { by }) => airStandOf(by))
    .needs('by', 'stand')
    .yesNo('friendsToo', friendsOffer)
    .ship(
      'target',
      (state, { by, friendsToo }) => {
        const among = targetsOf(state, by, { friendsToo })
        return { among, default: lastTargetOf(state, by, among) }
      },
      (_state, { target }) => {
        const values = { ship: shipName(target) }
        if (flies(target)) return refused('air-target-flies', values)
        return floats(target) ? undefined : refused('past-harm', values)
      },
    )
}

/** What it attacked last, or what the stand of its squadron that attacked before it did. */
function lastTargetOf(state: GameState, by: ShipInPlay, among: readonly ShipInPlay[]): ShipInPlay | undefined {
  const squadron = squadronOf(state, by.id)?.order ?? []
  const before = [by.id, ...squadron.filter((id) => attackedThisTurn(state, id) > 0)]
  return before.flatMap((id) => among.find((ship) => ship === lastAimOf(state, id).target) ?? [])[0]
}

const flies = (ship: ShipInPlay) => dataOf(ship.document).kind === 'aircraft'

/** How many of a stand attack: those that have not yet; once all have, all of them, for a second attack. */
function aircraftOffer(state: GameState, { stand }: { readonly stand: AirStand }) {
  const { ship, aircraft: most } = stand
  const left = most - attackedThisTurn(state, ship.id)
  const wrong = refused('aircraft-attacking', { stand: shipName(ship), most })
  return { least: 1, most, default: left > 0 ? left : most, wrong }
}

/** Who attacks whom, and with how many aircraft. */
interface FromTheAir {
  readonly by: ShipInPlay
  readonly target: ShipInPlay
  readonly aircraft: number
}

/** What an attack needs, 9.11 and 9.12. Bombers of an event card are `by` nobody: no crew, no flak. Splash does not count for a torpedo; its own modifier does. */
export function attackSum(
  state: Pick<GameState, 'houseRules'>,
  { by, target }: Partial<Pick<FromTheAir, 'by'>> & Pick<FromTheAir, 'target'>,
  attack: AttackType,
  torpedo = 0,
): OnTargetSum {
  return {
    needed: Number(rulingOf(state, 'airAttackNeeded')),
    of: says('base.airAttack'),
    modifiers: [
      ...(by ? [counts('crewQuality', crewQualityOf(by))] : []),
      counts(`attack.${attack}`, attackTypeModifiers[attack]),
      ...(attack === 'torpedoBomber' ? [counts('torpedo', torpedo)] : []),
      ...targetModifiers(target),
      ...(by ? [countsEach('flakOnAttacker', airAttackModifiers.flakMarker, standsOn(by, 'flak'))] : []),
      ...(attack === 'torpedoBomber'
        ? []
        : [countsEach('splashOnTarget', airAttackModifiers.splashMarkerOnTarget, splashOn(target))]),
    ],
    rerolls: targetRerolls(target),
  }
}

function warningsOfAttack(state: GameState, { by, target }: FromTheAir): readonly Phrase[] {
  const n = attackedThisTurn(state, by.id)
  return [...warnFriends(state, by, target), ...(n > 0 ? [says('warn.attacked', { n })] : [])]
}

/** D20s by the scale of the aircraft that attack. */
function attackFrom(state: GameState, { by, aircraft }: FromTheAir, sum: OnTargetSum): Attack {
  return { key: 'attack', dice: worth(aircraft), ...attackBy(state, by), sum, lookUp: onAircraft.airAttack }
}

const titleOf = ({ who, dice }: Attack) => says('title.attack', { stand: who, dice })

/** Gives how many are on target. */
function* throwAttack(table: RuleDraft, { target, aircraft }: FromTheAir, attack: Attack): Dialogue<number> {
  dependsOn(table, target.id, ['splash', 'steering', 'speed'], ['standing', 'pace'])
  table.because(says('attacks', { stand: attack.who, n: aircraft, dice: attack.dice }))
  return yield* throwOnTarget(table, attack)
}

const attackedKey = (stand: ShipId) => `attacked:${stand}`

/** How many aircraft of a stand have attacked this turn: a stand may divide them among targets. */
export function attackedThisTurn(state: GameState, stand: ShipId): number {
  const said = own(state.table, attackedKey(stand))
  const [turn, aircraft] = typeof said === 'string' ? said.split(' ').map(Number) : []
  return turn === state.turn && aircraft !== undefined && aircraft > 0 ? Math.floor(aircraft) : 0
}

function noteAttack(table: RuleDraft, { by, target, aircraft }: FromTheAir): void {
  const { state } = table
  const all = attackedThisTurn(state, by.id) + aircraft
  table.apply({ type: 'tableSet', key: attackedKey(by.id), to: `${state.turn} ${all}` })
  rememberAim(table, by.id, target)
}

const attackForm = attackersForm((stand) => attacksOf(stand).length > 0, 'no-loaded-aircraft', 'air-no-load')
  .choice('attack', (_state, { stand }) => {
    const among = attacksOf(stand)
    return { among, hidden: among.length === 1, wrong: refused('air-no-such-load', { stand: shipName(stand.ship) }) }
  })
  .number('aircraft', aircraftOffer)

type Values = ValuesOf<typeof attackForm>

/** Aircraft attack a ship, small craft or a place ashore with what they carry (9.11). Only the rule book knows what hits do. */
export const airAttack = procedure({
  name: 'airAttack',
  phases: ['action'],
  lookUp: [...onAircraft.airAttack, ...onAircraft.airDice],
  form: attackForm,
  warnings: warningsOfAttack,
  reckoning(state, values, agreed) {
    const attack = attackOf(state, values)
    return reckonAttack(attack, agreed, { title: titleOf(attack) })
  },
  odds: exactly((state, values: Values) => rowsOf('onTarget', countsOf(attackOf(state, values)))),
  run: attacks,
})

/** The attacks that a stand can make now: with its load, or any that its data list. */
export function attacksOf(stand: AirStand): readonly AttackType[] {
  const load = loadOf(stand)
  if (!load) return []
  // Their guns attack by rules of their own (9.12).
  const can = [load, ...stand.data.loads.map(({ attack }) => attack)].filter((attack) => attack !== 'aircraftGuns')
  return [...new Set(can)]
}

function attackOf(state: GameState, values: Values): Attack {
  const { stand, attack } = values
  const load = stand.data.loads.find((each) => each.attack === attack)
  return attackFrom(state, values, attackSum(state, values, attack, load?.modifier))
}

function* attacks(table: RuleDraft, values: Values): Dialogue<Phrase> {
  const { by, target, attack } = values
  dependsOn(table, by.id, ['aircraft', 'crewQuality', 'flak'], ['standing', 'load'])
  const on = yield* throwAttack(table, values, attackOf(table.settled, values))
  yield* spend(table, values)
  noteAttack(table, values)
  const stand = shipName(by)
  yield* scoreAirHits(table, { who: stand, to: ownerOf(table.state, by.id), target, attack }, on)
  return says('done.airAttack', { stand, target: shipName(target), n: on })
}

/** Spends the load, once all have attacked, and the aircraft that do not come back. */
function* spend(table: RuleDraft, { by, attack, aircraft, stand }: Values): Dialogue<void> {
  const name = shipName(by)
  const prompt = (ask: Phrase) => ({ to: ownerOf(table.state, by.id), ask, lookUp: onAircraft.airAttack })
  if (attack === 'kamikaze' || attack === 'ohka') {
    const usual = attack === 'kamikaze' ? aircraft : 0
    const ask = says(`ask.spent.${attack}`, { stand: name })
    const spent = yield* number('spent', { least: 0, most: aircraft, usual }, prompt(ask))
    if (lose(table, by.id, 'aircraft', spent) === stand.aircraft) return
  }
  const others = stand.aircraft - aircraft - attackedThisTurn(table.state, by.id)
  const keeps = others > 0 && (yield* confirm('keeps', true, prompt(says('ask.keeps', { stand: name, n: others }))))
  if (keeps) return
  const empty = { type: 'fieldSet', ship: by.id, field: fieldId('load'), to: 'none' } as const
  table.apply(empty, says('loadGone', { stand: name }))
}

/** Who attacks whom with what: a stand at the table, or bombers that only a card knows. */
interface AirAttackParties {
  /** The attacker's name in the sentences of the outcome. */
  readonly who: string
  /** Reads off the rule book what hits do, as the side that fires always does. */
  readonly to: Addressee
  readonly target: ShipInPlay
  readonly attack: AttackType
}

/** Attacks on target score the hits that the rule book gives them; each hit is played separately. */
export function* scoreAirHits(
  table: RuleDraft,
  { who, to, target, attack }: AirAttackParties,
  onTarget: number,
): Dialogue<void> {
  if (onTarget === 0) return
  const explained = { because: [says(`row.attack.${attack}`)], lookUp: onAircraft.airAttack }
  if (dataOf(target.document).kind === 'smallCraft') {
    const values = { stand: who, target: shipName(target), n: onTarget }
    const ask = (left: number) => says('ask.vessels', { ...values, left })
    yield* askVesselsLost(table, target.id, onTarget, { ask, ...explained })
    return
  }
  const hit = { target: target.id, attack }
  yield* attacksHit(table, { attacks: onTarget, hit, who, to, ...explained })
}

/** Guns of aircraft: ACF S and ACF A/S. */
const airGuns = ['strafing', 'antiShipping'] as const
type AirGuns = (typeof airGuns)[number]

const strafingForm = attackersForm((stand) => gunsOf(stand).length > 0, 'no-aircraft-guns', 'air-no-guns')
  .choice('guns', (_state, { stand, target }) => {
    const among = gunsOf(stand)
    const usual = among.find((guns) => target && costsOf(target, guns) !== 'nothing')
    const wrong = refused('air-no-such-guns', { stand: shipName(stand.ship) })
    return { among, default: usual, hidden: among.length === 1, wrong }
  })
  .number('aircraft', aircraftOffer)

type Strafing = ValuesOf<typeof strafingForm>

/** Aircraft attack with their guns, strafing or anti-shipping (9.12). */
export const strafing = procedure({
  name: 'strafing',
  phases: ['action'],
  lookUp: [...onAircraft.strafing, ...onAircraft.airAttack],
  form: strafingForm,
  warnings: warningsOfStrafing,
  reckoning(state, values, agreed) {
    const attack = strafingOf(state, values)
    const saved = costsOf(values.target, values.guns) === 'nothing' ? undefined : says('title.save')
    return reckonAttack(attack, agreed, { title: titleOf(attack), saved })
  },
  odds: exactly(oddsOfStrafing),
  run: strafes,
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

function warningsOfStrafing(state: GameState, values: Strafing): readonly Phrase[] {
  const { target, guns } = values
  return [
    ...warningsOfAttack(state, values),
    ...(costsOf(target, guns) === 'nothing' ? [says(`warn.splashOnly.${guns}`, { target: shipName(target) })] : []),
    ...(rulingOf(state, 'strafingValidation') === 'd20' ? [says('warn.validated')] : []),
  ]
}

/** 9.12: guns of aircraft, and what counts for the saving throw against them. */
function strafingOf(state: GameState, values: Strafing): Required<Attack> {
  const { target, guns, stand } = values
  const data = dataOf(target.document)
  const factor = stand.data[guns]
  const byFactor = combatFactorSaves.findLast(({ from }) => factor >= from)?.modifier ?? 0
  const { typeXHitByStrafing, otherHitByAntiShipping } = strafingSaves
  const modifiers = [
    ...(data.kind === 'smallCraft' ? [counts('typeX', data.savingThrow)] : []),
    counts(`by.${guns}`, byFactor, { factor }),
    ...(data.kind === 'smallCraft' && guns === 'strafing' ? [counts('typeXHitByStrafing', typeXHitByStrafing)] : []),
    ...(data.kind === 'ship' && guns === 'antiShipping'
      ? [counts('otherHitByAntiShipping', otherHitByAntiShipping)]
      : []),
  ]
  const saves = { key: 'save', of: target, modifiers, lookUp: onAircraft.strafing }
  return { ...attackFrom(state, values, attackSum(state, values, 'aircraftGuns')), saves }
}

/** Hits and what they cost. A validation that the table asks for is not counted: its number is not known before. */
function oddsOfStrafing(state: GameState, values: Strafing): readonly OddsRow[] {
  const { target, guns } = values
  const attack = strafingOf(state, values)
  const hits = rowsOf('hits', countsOf(attack))
  const costs = costsOf(target, guns)
  if (costs === 'nothing' || rulingOf(state, 'strafingValidation') === 'd20') return hits
  const of = costs === 'vessel' ? 'vessels' : 'structure'
  return [...hits, ...rowsOf(of, countsOf(attack, 'lost', standsOn(target, of)))]
}

function* strafes(table: RuleDraft, values: Strafing): Dialogue<Phrase> {
  const { by, target } = values
  dependsOn(table, by.id, ['aircraft', 'crewQuality', 'flak'])
  const attack = strafingOf(table.settled, values)
  const thrown = yield* throwAttack(table, values, attack)
  noteAttack(table, values)
  const hits = yield* validated(table, values, attack, thrown)
  const said = { stand: shipName(by), target: shipName(target) }
  if (hits === 0) return says('done.gunsMiss', said)
  const { costs, lost } = yield* scoreHits(table, values, attack, hits)
  return says(`done.guns.${costs}`, { ...said, n: lost })
}

/** Ruling `strafingValidation`: print has a D20 and the factor for each hit, and no number to hold it against. */
function* validated(table: RuleDraft, { guns, stand }: Strafing, { who, to }: Attack, hits: number): Dialogue<number> {
  if (hits === 0 || rulingOf(table.settled, 'strafingValidation') !== 'd20') return hits
  const factor = stand.data[guns]
  const lookUp = onAircraft.strafing
  const prompt = { to, ask: says('ask.validation'), lookUp }
  const needed = yield* number('validation', { least: 2, most: 60, usual: 12 }, prompt)
  const modifiers = [counts(`by.${guns}`, factor, { factor })]
  const sum = { needed, of: says('base.validation'), modifiers, rerolls: [] }
  return yield* throwOnTarget(table, { key: 'valid', dice: hits, who, to, sum, lookUp })
}

/** Ruling `mrfTargets`: which ships can be harmed is read here as with MRF. */
function* costsAgreed(table: RuleDraft, { target, guns }: Strafing): Dialogue<Costs> {
  const costs = costsOf(target, guns)
  const isAsked = guns === 'antiShipping' && dataOf(target.document).kind === 'ship'
  if (!isAsked || rulingOf(table.settled, 'mrfTargets') !== 'ask') return costs
  const prompt = { to: umpire, ask: says('ask.harms', { target: shipName(target) }), lookUp: onAircraft.strafing }
  return (yield* confirm('harms', costs === 'structure', prompt)) ? 'structure' : 'nothing'
}

/** A splash marker and a saving throw for each hit. */
function* scoreHits(
  table: RuleDraft,
  values: Strafing,
  { saves }: Required<Attack>,
  hits: number,
): Dialogue<{ costs: Costs; lost: number }> {
  const { target } = values
  table.apply(splashes(target, hits), says('splashLaid', { target: shipName(target), n: hits }))
  const costs = yield* costsAgreed(table, values)
  if (costs === 'nothing') return { costs, lost: 0 }
  const failed = yield* throwSaves(table, saves, hits)
  return { costs, lost: lose(table, target.id, costs === 'vessel' ? 'vessels' : 'structure', failed) }
}
