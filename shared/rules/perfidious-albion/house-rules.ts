import type { HouseRule } from '../rules-pack'
import { navalHouseRules } from '../../decks/naval/house-rules'
import { own } from '../../kernel/own'
import type { Scalar } from '../../kernel/scalar'

/** Boxes of the fire track before `Explosion!`, where a card does not say otherwise. */
export const fireTrackRule: HouseRule = numbered('fireTrackBoxes', 'card', 6, 1, 8)

/** Every ruling that a scenario can change, in the order of the printed sheet; the first choice is the default. */
export const houseRules: readonly HouseRule[] = [
  ruling('initiativeDice', 'turn', ['oneEach', 'twoEach']),
  ruling('weatherChange', 'turn', ['ask', 'd6']),
  ruling('fireTiming', 'turn', ['alternate', 'simultaneous']),
  ruling('damageControlMoment', 'turn', ['afterOwnFire', 'endOfFiring']),
  fireTrackRule,
  ruling('speedAfterLoss', 'movement', ['atOnce', 'by6']),
  ruling('steeringDamage', 'movement', ['ask', 'straightAhead', 'crewTestToTurn']),
  ruling('naturalSixFails', 'morale', ['off', 'on']),
  ruling('squadronQuality', 'morale', ['commandersShip', 'leader', 'lowest']),
  ruling('halfStrength', 'morale', ['ships', 'flotation']),
  ruling('detachedTest', 'morale', ['onceWhenDetached', 'eachTurn']),
  ruling('forceGoneTest', 'morale', ['everySquadronOnce', 'ask']),
  ruling('surrender', 'morale', ['ask', 'automatic']),
  ruling('lightGuns', 'gunnery', ['EQ', 'EFQ']),
  numbered('rakeArcDegrees', 'gunnery', 30, 0, 90),
  ruling('fireNeedsPenetration', 'damage', ['on', 'off']),
  ruling('fireMarkStacks', 'damage', ['off', 'on']),
  ruling('flashReach', 'damage', ['section', 'nextLevel']),
  ruling('supplyBlocked', 'damage', ['ask', 'always', 'never']),
  ruling('floodingMoment', 'damage', ['turnStart', 'turnEnd']),
  ruling('fireGrowth', 'damage', [1, 0]),
  ruling('minimumOneTest', 'damageControl', ['off', 'on']),
  numbered('adjacentFlooding', 'torpedoes', 2, 0, 6),
  ruling('torpedoInMagazine', 'torpedoes', ['blowsUp', 'crewTest', 'floods']),
  ruling('victimChosenBy', 'events', navalHouseRules.victimChosenBy),
  ruling('halfBattery', 'events', navalHouseRules.halfBattery),
  ruling('steeringCasualty', 'events', navalHouseRules.steeringCasualty),
]

const fresh: Readonly<Record<string, Scalar>> = Object.fromEntries(houseRules.map((rule) => [rule.name, rule.fresh]))

/** What a house rule says where so much has been laid down: its default where nothing was said of it. */
export function rulingIn(said: Readonly<Record<string, Scalar>>, name: string): Scalar {
  const isSaid = own(said, name)
  if (isSaid !== undefined) return isSaid
  // Left unsaid, checks follow the fire: where damage waits for all to have fired, so do they.
  if (name === 'damageControlMoment' && own(said, 'fireTiming') === 'simultaneous') return 'endOfFiring'
  return own(fresh, name) ?? null
}

function ruling(name: string, section: string, choices: readonly [Scalar, ...Scalar[]]): HouseRule {
  return { name, fresh: choices[0], choices, is: 'ruling', section }
}

function numbered(name: string, section: string, fresh: number, minimum: number, maximum: number): HouseRule {
  return { name, fresh, choices: { minimum, maximum }, is: 'ruling', section }
}
