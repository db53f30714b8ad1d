import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState } from '../../../../game/state'
import { confirm, type Dialogue } from '../../../../kernel/dialogue'
import type { Phrase } from '../../../../kernel/phrase'
import { refused } from '../../../../kernel/result'
import { exactly } from '../../../kit/exactly'
import { form, type ValuesOf } from '../../../kit/form'
import { ownerOf } from '../../../kit/owner'
import { procedure } from '../../../kit/procedure'
import type { OddsRow } from '../../../pack/odds'
import type { Reckoning } from '../../../pack/procedure'
import { standsOn } from '../../ship/state'
import { rulingOf } from '../../table/house-rules'
import { airCombatModifiers, airCombatSave, availability, type Combatant } from '../../tables/air'
import { worth } from '../../tables/turn'
import {
  chanceOf,
  chanceOfFailure,
  crewQualityOf,
  lose,
  type OnTargetSum,
  reckonOnTarget,
  reckonSaves,
  throwOnTarget,
  throwSaves,
} from '../throws/on-target'
import type { Modifier } from '../throws/sum'
import {
  airStandOf,
  airStands,
  atMost,
  counts,
  countsEach,
  countsOf,
  dependsOn,
  loadOf,
  onAircraft,
  raidersOffer,
  rowsOf,
  sayAirStand,
  says,
  warnFriends,
  type AirStand,
} from './air-stands'

export const combats = ['intercept', 'dogfight'] as const
type Combat = (typeof combats)[number]

const mostFactor = 60

const combatForm = form()
  .choice('combat', { among: combats, default: 'dogfight', wrong: 'air-no-such-combat' })
  .ship(
    'by',
    (state, { combat = 'dogfight' }) => ({
      among: airStands(state, (stand) => mayBegin(state, stand, combat)),
      beside: sayAirStand,
      nobody: 'no-aircraft-to-fight',
    }),
    (state, { combat, by }) => {
      const stand = airStandOf(by)
      if (!stand) return refused('no-aircraft-there')
      return mayBegin(state, stand, combat) ? undefined : refused(`air-cannot-${combat}`, { stand: shipName(by) })
    },
  )
  .ship(
    'at',
    (state, { by }) => raidersOffer(state, by),
    (_state, { by, at }) => {
      if (!airStandOf(at)) return refused('no-aircraft-there')
      return at === by ? refused('air-same-stand') : undefined
    },
  )
  .derived('attacker', (_state, { by }) => airStandOf(by))
  .derived('attacked', (_state, { at }) => airStandOf(at))
  .number('byAircraft', (_state, { attacker }) => aircraftOffer(attacker))
  .number('byFactor', (_state, { attacker, combat }) => factorOffer(attacker, combat, 'attacking'))
  .number('atAircraft', (_state, { attacked }) => aircraftOffer(attacked))
  .number('atFactor', (_state, { attacked, combat }) => factorOffer(attacked, combat, 'attacked'))
  .needs('attacker', 'attacked')
  .derived('both', (_state, { attacker, attacked, byAircraft = 1, byFactor = 0, atAircraft = 1, atFactor = 0 }) => ({
    by: { stand: attacker, aircraft: byAircraft, factor: byFactor },
    at: { stand: attacked, aircraft: atAircraft, factor: atFactor },
  }))

type Values = ValuesOf<typeof combatForm>

/** One of the two stands, as it fights. */
interface Fighting {
  readonly stand: AirStand
  /** Of it, those that fight: they make its dice. */
  readonly aircraft: number
  /** The combat factor that counts on its opponent's saving throws. */
  readonly factor: number
}

/** Aircraft fight aircraft: a stand intercepts another or dogfights with it (9.15). Both throw, and then both suffer. */
export const airCombat = procedure({
  name: 'airCombat',
  phases: ['action'],
  lookUp: [...onAircraft.airCombat, ...onAircraft.airCombatants],
  form: combatForm,
  warnings: (state, { by, at }) => warnFriends(state, by, at),
  reckoning,
  odds: exactly(odds),
  run,
})

/** How many of its aircraft fight: by default all. */
function aircraftOffer(stand: AirStand | undefined) {
  const most = stand?.aircraft ?? 1
  const wrong = refused('aircraft-attacking', { stand: stand ? shipName(stand.ship) : '', most })
  return { least: 1, most, default: most, wrong }
}

/** The factor that they fight with: by default that of the card. */
function factorOffer(stand: AirStand | undefined, combat: Combat = 'dogfight', is: 'attacking' | 'attacked') {
  const wrong = refused('air-combat-factor', { most: mostFactor })
  return { least: 0, most: mostFactor, default: stand ? factorOf(stand, combat, is) : 0, wrong }
}

/** How the table of availability classes a stand: fighter-bombers are loaded or empty. */
function combatantOf(stand: AirStand): Combatant {
  const { role } = stand.data
  if (role !== 'fighterBomber') return role
  return loadOf(stand) ? 'loadedFighterBomber' : 'emptyFighterBomber'
}

/** Whether it may begin such a combat. Ruling `loadedFighterBomber: never`: it does not dogfight either. */
export function mayBegin(state: Pick<GameState, 'houseRules'>, stand: AirStand, combat: Combat): boolean {
  if (combat === 'intercept') return availability[combatantOf(stand)].intercepts
  return !mayDecline(stand) || rulingOf(state, 'loadedFighterBomber') !== 'never'
}

function mayDecline(stand: AirStand): boolean {
  return availability[combatantOf(stand)].mayDecline
}

/** The factor it fights with: its intercept factor if it intercepts, else that of the table of availability. */
export function factorOf(stand: AirStand, combat: Combat, is: 'attacking' | 'attacked'): number {
  if (combat === 'intercept' && is === 'attacking') return stand.data.intercept
  return stand.data[availability[combatantOf(stand)].dogfight]
}

/** Whether a stand that is attacked fights back, if a ruling decides it beforehand. */
function fightsBack(state: Pick<GameState, 'houseRules'>, { stand }: Fighting): 'yes' | 'no' | 'asked' {
  if (!mayDecline(stand)) return 'yes'
  const ruling = rulingOf(state, 'loadedFighterBomber')
  if (ruling === 'ownerChooses') return 'asked'
  return ruling === 'always' ? 'yes' : 'no'
}

/** Who throws at whom; a stand that declines does not throw. */
function sidesOf(state: GameState, { both: { by, at } }: Values) {
  const attack = { of: by, against: at }
  return fightsBack(state, at) === 'no' ? [attack] : [attack, { of: at, against: by }]
}

/** 9.15: what a die of one stand needs against the other. Flak counts on both. */
function combatSum(state: GameState, of: Fighting, against: Fighting): OnTargetSum {
  return {
    needed: Number(rulingOf(state, 'airCombatNeeded')),
    of: says('base.airCombat'),
    modifiers: [
      counts('crewQuality', crewQualityOf(of.stand.ship)),
      countsEach('flakOnAttacker', airCombatModifiers.flakMarker, standsOn(of.stand.ship, 'flak')),
      countsEach('flakOnOther', airCombatModifiers.flakMarker, standsOn(against.stand.ship, 'flak')),
    ],
    rerolls: [],
  }
}

/** The saving throw of a stand that was hit: combat factor of the other and its own hit points, by the scale. */
function savesOf({ stand }: Fighting, { factor }: Fighting): readonly Modifier[] {
  const { hitPoints } = stand.data
  const sign = factor > hitPoints ? airCombatSave.factorAbove : airCombatSave.factorBelow
  const is = factor > hitPoints ? 'factorAbove' : factor < hitPoints ? 'factorBelow' : 'factorEqual'
  return [counts(is, sign * worth(Math.abs(factor - hitPoints)), { factor, points: hitPoints })]
}

function reckoning(state: GameState, values: Values): readonly Reckoning[] {
  return sidesOf(state, values).flatMap(({ of, against }) => {
    const dice = worth(of.aircraft)
    const title = says('title.attack', { stand: shipName(of.stand.ship), dice })
    const saved = says('title.saveOf', { stand: shipName(against.stand.ship) })
    return [reckonOnTarget(title, combatSum(state, of, against), dice), reckonSaves(saved, savesOf(against, of))]
  })
}

/** What each may lose. Where its owner may decline to fight back, he is taken to fight. */
function odds(state: GameState, values: Values): readonly OddsRow[] {
  return sidesOf(state, values).flatMap(({ of, against }) => {
    const hit = chanceOf(combatSum(state, of, against))
    const lost = hit * chanceOfFailure(savesOf(against, of))
    const counted = atMost(countsOf(worth(of.aircraft), lost), against.stand.aircraft)
    return rowsOf('lostBy', counted, { stand: shipName(against.stand.ship) })
  })
}

function* run(table: RuleDraft, { combat, both: { by, at } }: Values): Dialogue<Phrase> {
  for (const { stand } of [by, at]) {
    dependsOn(table, stand.ship.id, ['aircraft', 'crewQuality', 'flak'], ['standing', 'load'])
  }
  const fights = yield* choosesToFight(table, at)
  const hitsOnAt = yield* throws(table, 'by', by, at)
  const hitsOnBy = fights ? yield* throws(table, 'at', at, by) : 0
  const failedOfAt = yield* saves(table, 'by', at, by, hitsOnAt)
  const failedOfBy = yield* saves(table, 'at', by, at, hitsOnBy)
  const lostOfAt = lose(table, at.stand.ship.id, 'aircraft', failedOfAt)
  const lostOfBy = lose(table, by.stand.ship.id, 'aircraft', failedOfBy)
  const said = { stand: shipName(by.stand.ship), other: shipName(at.stand.ship), lost: lostOfBy, otherLost: lostOfAt }
  return says(`done.${combat}`, said)
}

/** Ruling `loadedFighterBomber`: its owner chooses, or the table has chosen for him. */
function* choosesToFight(table: RuleDraft, at: Fighting): Dialogue<boolean> {
  const fights = fightsBack(table.settled, at)
  const stand = shipName(at.stand.ship)
  const to = ownerOf(table.state, at.stand.ship.id)
  const prompt = { to, ask: says('ask.fights', { stand }), lookUp: onAircraft.airCombatants }
  const does = fights === 'asked' ? yield* confirm('fights', true, prompt) : fights === 'yes'
  if (!does) table.because(says('declines', { stand }))
  return does
}

function* throws(table: RuleDraft, key: string, of: Fighting, against: Fighting): Dialogue<number> {
  return yield* throwOnTarget(table, {
    key,
    dice: worth(of.aircraft),
    who: shipName(of.stand.ship),
    to: ownerOf(table.state, of.stand.ship.id),
    sum: combatSum(table.settled, of, against),
    lookUp: onAircraft.airCombat,
  })
}

function* saves(table: RuleDraft, key: string, of: Fighting, against: Fighting, hits: number): Dialogue<number> {
  const thrown = { key: `${key}/saves`, hits, modifiers: savesOf(of, against), lookUp: onAircraft.airCombatSave }
  return yield* throwSaves(table, of.stand.ship, thrown)
}
