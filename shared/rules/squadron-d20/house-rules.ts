import { navalHouseRules } from '../../decks/naval/house-rules'
import type { GameState } from '../../game/state'
import { own } from '../../kernel/own'
import type { Scalar } from '../../kernel/scalar'
import type { HouseRule } from '../rules-pack'

/** Rulings and options that a scenario can change; the first choice is the default. */
export const houseRules: readonly HouseRule[] = [
  ruling('minePhase', 'turn', ['off', 'on']),
  ruling('submarinePhase', 'turn', ['off', 'on']),
  ruling('initiativeTie', 'turn', ['reroll', 'keepLast']),
  ruling('clearMarkers', 'turn', ['endPhase', 'byHand']),
  ruling('gunHitSplash', 'guns', ['on', 'off']),
  ruling('torpedoSizeFloor', 'torpedoes', [-3, -4]),
  ruling('factorCrewQuality', 'factors', ['off', 'on']),
  ruling('mrfTargets', 'factors', ['AC', 'ask']),
  needed('aaNeeded', 'aircraft', 8, 20),
  ruling('aaHit', 'aircraft', ['flakAndSave', 'ask']),
  needed('airAttackNeeded', 'aircraft', 12, 20),
  ruling('strafingValidation', 'aircraft', ['none', 'd20']),
  needed('airCombatNeeded', 'aircraft', 10, 20),
  ruling('loadedFighterBomber', 'aircraft', ['ownerChooses', 'always', 'never']),
  needed('squadronMoraleNeeded', 'morale', 6, 10),
  ruling('moraleFailure', 'morale', ['withdraw', 'ask']),
  needed('wreckTestNeeded', 'damage', 6, 10),
  ruling('wreckFailure', 'damage', ['wreckMarker', 'sunk']),
  ruling('kamikazeProtection', 'damage', ['d6', 'ask']),
  ruling('fireTest', 'criticals', ['ask', 'd20']),
  ruling('magazineTest', 'criticals', ['ask', 'd20']),
  ruling('fuelTest', 'criticals', ['ask', 'd20']),
  { name: 'sizeCostMinimum', fresh: 1, choices: { minimum: 1, maximum: 7 }, is: 'ruling', section: 'criticals' },
  ruling('cannotApply', 'criticals', ['reroll', 'lost']),
  { name: 'incidentalFactors', fresh: 1, choices: { minimum: 0, maximum: 10 }, is: 'ruling', section: 'criticals' },
  ruling('underwaterColumn', 'criticals', ['ask', 'd6']),
  ruling('warshipCargo', 'criticals', ['d10', 'ask']),
  ruling('carrierSmoke', 'criticals', ['lost', 'kept']),
  ruling('repairs', 'criticals', ['byHand']),
  /** What only the rule book knows is asked for; a figure given once can stand from then on. */
  ruling('remember', 'asked', ['ask', 'always', 'never']),
  ruling('victimChosenBy', 'events', navalHouseRules.victimChosenBy),
  ruling('halfBattery', 'events', navalHouseRules.halfBattery),
  ruling('steeringCasualty', 'events', navalHouseRules.steeringCasualty),
]

const fresh: Readonly<Record<string, Scalar>> = Object.fromEntries(houseRules.map((rule) => [rule.name, rule.fresh]))

/** What a house rule says in a game: its default where nothing was said of it. */
export function rulingOf(state: Pick<GameState, 'houseRules'>, name: string): Scalar {
  return own(state.houseRules, name) ?? own(fresh, name) ?? null
}

function ruling(name: string, section: string, choices: readonly [Scalar, ...Scalar[]]): HouseRule {
  return { name, fresh: choices[0], choices, is: 'ruling', section }
}

/** A number that the sheet does not print. */
function needed(name: string, section: string, usual: number, maximum: number): HouseRule {
  return { name, fresh: usual, choices: { minimum: 2, maximum }, is: 'ruling', section }
}
