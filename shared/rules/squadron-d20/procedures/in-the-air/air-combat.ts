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
import type { Agreed } from '../../../pack/agreed'
import type { Reckoning } from '../../../pack/procedure'
import { standsOn } from '../../ship/state'
import { rulingOf } from '../../table/house-rules'
import { airCombatModifiers, airCombatSave, availability, type Combatant } from '../../tables/air'
import { worth } from '../../tables/turn'
import { friendsOffer, rememberAim } from '../may-fire/firing'
import { isDoneThisTurn, note } from '../turn/turn'
import {
  attackBy,
  countsOf,
  crewQualityOf,
  lose,
  reckonAttack,
  throwOnTarget,
  throwSaves,
  type Attack,
} from '../throws/on-target'
import {
  airStandOf,
  airStands,
  counts,
  countsEach,
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
  .yesNo('friendsToo', friendsOffer)
  .ship(
    'at',
    (state, { by, friendsToo }) =>
      raidersOffer(state, by, friendsToo, ({ id }) => isDoneThisTurn(state, 'wasFought', id)),
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
  return { least: 1, most, default: most, folded: true, wrong } as const
}

/** The factor that they fight with: by default that of the card. */
function factorOffer(stand: AirStand | undefined, combat: Combat = 'dogfight', is: 'attacking' | 'attacked') {
  const wrong = refused('air-combat-factor', { most: mostFactor })
  const usual = stand ? factorOf(stand, combat, is) : 0
  return { least: 0, most: mostFactor, default: usual, folded: true, wrong } as const
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
function attacksOf(state: GameState, { both: { by, at } }: Values): readonly Required<Attack>[] {
  const attack = attackOf(state, 'by', by, at)
  return fightsBack(state, at) === 'no' ? [attack] : [attack, attackOf(state, 'at', at, by)]
}

/**
 * 9.15: what a die of one stand needs against the other, flak counts on both; and the saving throw of a stand that was
 * hit, by the scale of the difference between the combat factor of the other and its own hit points.
 */
function attackOf(state: GameState, key: 'by' | 'at', of: Fighting, against: Fighting): Required<Attack> {
  const { hitPoints } = against.stand.data
  const sign = of.factor > hitPoints ? airCombatSave.factorAbove : airCombatSave.factorBelow
  const is = of.factor > hitPoints ? 'factorAbove' : of.factor < hitPoints ? 'factorBelow' : 'factorEqual'
  const { ship } = of.stand
  return {
    ...{ key, dice: worth(of.aircraft), ...attackBy(state, ship), lookUp: onAircraft.airCombat },
    sum: {
      needed: Number(rulingOf(state, 'airCombatNeeded')),
      of: says('base.airCombat'),
      modifiers: [
        counts('crewQuality', crewQualityOf(ship)),
        countsEach('flakOnAttacker', airCombatModifiers.flakMarker, standsOn(ship, 'flak')),
        countsEach('flakOnOther', airCombatModifiers.flakMarker, standsOn(against.stand.ship, 'flak')),
      ],
      rerolls: [],
    },
    saves: {
      ...{ key: `${key}/saves`, of: against.stand.ship, lookUp: onAircraft.airCombatSave },
      modifiers: [
        {
          ...counts(is, sign * worth(Math.abs(of.factor - hitPoints)), { factor: of.factor, points: hitPoints }),
          row: says('factorAgainst'),
        },
      ],
    },
  }
}

function reckoning(state: GameState, values: Values, agreed: Agreed): readonly Reckoning[] {
  return attacksOf(state, values).flatMap((attack) => {
    const title = says('title.attack', { stand: attack.who, dice: attack.dice })
    const saved = says('title.saveOf', { stand: shipName(attack.saves.of) })
    const sums = reckonAttack(attack, agreed, { title, saved })
    return sums.map((sum, at) => ({ ...sum, short: says(at > 0 ? 'title.saves' : `title.${attack.key}`) }))
  })
}

/** What each may lose. Where its owner may decline to fight back, he is taken to fight. */
function odds(state: GameState, values: Values): readonly OddsRow[] {
  return attacksOf(state, values).flatMap((attack) => {
    const { of } = attack.saves
    return rowsOf('lostBy', countsOf(attack, 'lost', standsOn(of, 'aircraft')), { stand: shipName(of) })
  })
}

function* run(table: RuleDraft, { combat, both: { by, at } }: Values): Dialogue<Phrase> {
  for (const { stand } of [by, at]) {
    dependsOn(table, stand.ship.id, ['aircraft', 'crewQuality', 'flak'], ['standing', 'load'])
  }
  const fights = yield* choosesToFight(table, at)
  const [attack, answer] = [attackOf(table.settled, 'by', by, at), attackOf(table.settled, 'at', at, by)]
  const hitsOnAt = yield* throwOnTarget(table, attack)
  const hitsOnBy = fights ? yield* throwOnTarget(table, answer) : 0
  const failedOfAt = yield* throwSaves(table, attack.saves, hitsOnAt)
  const failedOfBy = yield* throwSaves(table, answer.saves, hitsOnBy)
  const lostOfAt = lose(table, at.stand.ship.id, 'aircraft', failedOfAt)
  const lostOfBy = lose(table, by.stand.ship.id, 'aircraft', failedOfBy)
  note(table, 'fought', by.stand.ship.id)
  note(table, 'wasFought', at.stand.ship.id)
  rememberAim(table, by.stand.ship.id, at.stand.ship)
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
