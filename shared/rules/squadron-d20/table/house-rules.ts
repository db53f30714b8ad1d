import { eventRulings, numbered, ruling, rulingsAtTable, rulingsBy } from '../../kit/rulings'
import type { HouseRule } from '../../pack/rules-pack'

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
  numbered('sizeCostMinimum', 'criticals', { fresh: 1, minimum: 1, maximum: 7 }),
  ruling('cannotApply', 'criticals', ['reroll', 'lost']),
  numbered('incidentalFactors', 'criticals', { fresh: 1, minimum: 0, maximum: 10 }),
  ruling('underwaterColumn', 'criticals', ['ask', 'd6']),
  ruling('warshipCargo', 'criticals', ['d10', 'ask']),
  ruling('carrierSmoke', 'criticals', ['lost', 'kept']),
  ruling('repairs', 'criticals', ['byHand']),
  /** Whether an answer of the rule book is remembered for the next time. */
  ruling('remember', 'asked', ['ask', 'always', 'never']),
  ...eventRulings,
]

/** The choice of a house rule in a game; its default where the game has none. */
export const rulingOf = rulingsAtTable(rulingsBy(houseRules))

/** A number that is not printed. */
function needed(name: string, section: string, usual: number, maximum: number): HouseRule {
  return numbered(name, section, { fresh: usual, minimum: 2, maximum })
}
