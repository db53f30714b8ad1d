import type { GameState } from '../../../game/state'
import { eventRulings, option, ruling, rulingsAtTable, rulingsBy } from '../../kit/rulings'
import type { HouseRule } from '../../pack/rules-pack'

/** Rulings, errata and optional rules that a scenario can change; the first choice is the default. */
export const houseRules: readonly HouseRule[] = [
  ruling('damageTiming', 'turn', ['together', 'atOnce']),
  ruling('firerTurnSteps', 'gunfire', ['full', 'started']),
  ruling('localControlSteps', 'gunfire', ['full', 'started']),
  ruling('additionalBatteryScope', 'gunfire', ['allShips', 'ownShip']),
  ruling('splitBattery', 'gunfire', ['allowed', 'never']),
  ruling('hitMethod', 'gunfire', ['d100', 'chits']),
  ruling('mishaps', 'gunfire', ['on', 'off']),
  option('spotterPlane', 'gunfire'),
  option('spotterShip', 'gunfire'),
  option('secondaryInterference', 'gunfire'),
  option('notVisuallySpotted', 'gunfire'),
  option('gunFlashesOnly', 'gunfire'),
  option('nightTargetDark', 'gunfire'),
  option('batterySize', 'gunfire'),
  option('hitLastTurn', 'gunfire'),
  option('firerFast', 'gunfire'),
  option('steadySecondaries', 'gunfire'),
  option('notEngaged', 'gunfire'),
  option('heavySeas', 'gunfire'),
  option('sunOrSpray', 'gunfire'),
  ruling('leadReading', 'torpedoes', ['reached', 'nearest']),
  option('t93Surprise', 'torpedoes'),
  option('evadeWakes', 'torpedoes'),
  ruling('greenDice', 'damage', ['oneForAll', 'each']),
  option('innerArmour', 'damage'),
  ruling('dryMagazine', 'damage', ['out', 'inUse']),
  ruling('bridgeTableFor', 'damage', ['asRuled', 'ask']),
  option('propulsionHits', 'damage'),
  ruling('plantGap', 'damage', ['lowerRow', 'interpolate']),
  ruling('plantColumn', 'damage', ['lower', 'higher']),
  ruling('plantSum', 'damage', ['worse', 'sum']),
  ruling('sinksWhen', 'damage', ['allFpLost', 'halfFpLost']),
  ...eventRulings,
]

/** The choice of a house rule at a table, or its default. */
export const rulingOf = rulingsAtTable(rulingsBy(houseRules))

/** Whether an optional rule is in play. */
export function isInPlay(state: Pick<GameState, 'houseRules'>, name: string): boolean {
  return rulingOf(state, name) === 'on'
}
