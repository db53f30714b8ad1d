import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState } from '../../../../game/state'
import { confirm, type Dialogue } from '../../../../kernel/dialogue'
import type { Phrase } from '../../../../kernel/phrase'
import { ownerOf } from '../../../kit/owner'
import type { OddsRow } from '../../../pack/odds'
import type { Procedure, Reckoning } from '../../../pack/procedure'
import { rulingOf } from '../../table/house-rules'
import { worth } from '../../tables/scale'
import { areFriends } from '../in-the-air/air-stand'
import { atMost, countsOf, rowsOf } from '../in-the-air/chances'
import { exactly } from '../../../kit/exactly'
import { dependsOn } from '../in-the-air/depends-on'
import { loseAircraft } from '../in-the-air/lose-aircraft'
import { reckonSaves } from '../in-the-air/reckon-saves'
import { says } from '../in-the-air/says'
import { onAircraft } from '../in-the-air/look-up'
import { chanceOf, reckonOnTarget, throwOnTarget } from '../on-target'
import { chanceOfFailure, throwSaves } from '../saving-throw'
import {
  airCombatFields,
  checkAirCombat,
  readAirCombat,
  type AirCombatInputs,
  type Fighting,
} from './air-combat-inputs'
import { airCombatSaveModifiers, airCombatSum } from './air-combat-sum'
import { mayDecline } from './combatants'
import type { Input } from '../../../pack/input'

/** Aircraft fight aircraft: a stand intercepts another or dogfights with it (9.15). Both throw, and then both suffer. */
export const airCombat: Procedure = {
  name: 'airCombat',
  nobody: { by: 'no-aircraft-to-fight', at: 'no-aircraft-flying' },
  phases: ['action'],
  lookUp: [...onAircraft.airCombat, ...onAircraft.airCombatants],
  fields: airCombatFields,
  check: checkAirCombat,
  warnings: (state, input) => (areFriends(state, input['by'], input['at']) ? [says('warn.friend')] : []),
  reckoning,
  odds: exactly(odds),
  run,
}

/** Whether a stand that is attacked fights back, if a ruling decides it beforehand. */
function fightsBack(state: Pick<GameState, 'houseRules'>, { stand }: Fighting): 'yes' | 'no' | 'asked' {
  if (!mayDecline(stand)) return 'yes'
  const ruling = rulingOf(state, 'loadedFighterBomber')
  if (ruling === 'ownerChooses') return 'asked'
  return ruling === 'always' ? 'yes' : 'no'
}

/** Who throws at whom; a stand that declines does not throw. */
function sidesOf(state: Pick<GameState, 'houseRules'>, { by, at }: AirCombatInputs) {
  const both = [{ key: 'by', of: by, against: at }] as const
  return fightsBack(state, at) === 'no' ? both : ([...both, { key: 'at', of: at, against: by }] as const)
}

function reckoning(state: GameState, input: Input): readonly Reckoning[] {
  return sidesOf(state, readAirCombat(state, input)).flatMap(({ of, against }) => {
    const dice = worth(of.aircraft)
    const title = says('title.attack', { stand: shipName(of.stand.ship), dice })
    const saves = says('title.saveOf', { stand: shipName(against.stand.ship) })
    return [
      reckonOnTarget(title, airCombatSum(state, of, against), dice),
      reckonSaves(saves, airCombatSaveModifiers(against, of)),
    ]
  })
}

/** What each may lose. Where its owner may decline to fight back, he is taken to fight. */
function odds(state: GameState, input: Input): readonly OddsRow[] {
  return sidesOf(state, readAirCombat(state, input)).flatMap(({ of, against }) => {
    const hit = chanceOf(airCombatSum(state, of, against))
    const lost = hit * chanceOfFailure(airCombatSaveModifiers(against, of))
    const counted = atMost(countsOf(worth(of.aircraft), lost), against.stand.aircraft)
    return rowsOf('lostBy', counted, { stand: shipName(against.stand.ship) })
  })
}

function* run(table: RuleDraft, input: Input): Dialogue<Phrase> {
  const inputs = readAirCombat(table.settled, input)
  const { combat, by, at } = inputs
  for (const { stand } of [by, at]) {
    dependsOn(table, stand.ship.id, ['aircraft', 'crewQuality', 'flak'], ['standing', 'load'])
  }
  const fights = yield* choosesToFight(table, at)
  const hitsOnAt = yield* throws(table, 'by', by, at)
  const hitsOnBy = fights ? yield* throws(table, 'at', at, by) : 0
  const failedOfAt = yield* saves(table, 'by', at, by, hitsOnAt)
  const failedOfBy = yield* saves(table, 'at', by, at, hitsOnBy)
  const lostOfAt = loseAircraft(table, at.stand.ship.id, failedOfAt)
  const lostOfBy = loseAircraft(table, by.stand.ship.id, failedOfBy)
  const values = { stand: shipName(by.stand.ship), other: shipName(at.stand.ship), lost: lostOfBy, otherLost: lostOfAt }
  return says(`done.${combat}`, values)
}

/** Ruling `loadedFighterBomber`: its owner chooses, or the table has chosen for him. */
function* choosesToFight(table: RuleDraft, at: Fighting): Dialogue<boolean> {
  const fights = fightsBack(table.settled, at)
  const stand = shipName(at.stand.ship)
  const prompt = { to: ownerOf(table.state, at.stand.ship.id), ask: says('ask.fights', { stand }) }
  const does =
    fights === 'asked'
      ? yield* confirm('fights', true, { ...prompt, lookUp: onAircraft.airCombatants })
      : fights === 'yes'
  if (!does) table.because(says('declines', { stand }))
  return does
}

function* throws(table: RuleDraft, key: string, of: Fighting, against: Fighting): Dialogue<number> {
  return yield* throwOnTarget(table, {
    key,
    dice: worth(of.aircraft),
    who: shipName(of.stand.ship),
    to: ownerOf(table.state, of.stand.ship.id),
    sum: airCombatSum(table.settled, of, against),
    lookUp: onAircraft.airCombat,
  })
}

function* saves(table: RuleDraft, key: string, of: Fighting, against: Fighting, hits: number): Dialogue<number> {
  return yield* throwSaves(table, {
    key: `${key}/saves`,
    hits,
    who: shipName(of.stand.ship),
    to: ownerOf(table.state, of.stand.ship.id),
    modifiers: airCombatSaveModifiers(of, against),
    lookUp: onAircraft.airCombatSave,
  })
}
