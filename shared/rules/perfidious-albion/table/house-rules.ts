import { own } from '../../../kernel/own'
import type { Scalar } from '../../../kernel/scalar'
import {
  eventRulings,
  numbered,
  ruling,
  rulingsAtTable,
  rulingsBy,
  checkKnownRules,
  rulePlace,
  type Rulings,
} from '../../kit/rulings'
import type { HouseRule } from '../../pack/rules-pack'
import { refused, type Refusal, type Result } from '../../../kernel/result'

/** Boxes of the fire track before `Explosion!`, where a card does not say otherwise. */
export const fireTrackRule: HouseRule = numbered('fireTrackBoxes', 'card', { fresh: 6, minimum: 1, maximum: 8 })

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
  numbered('rakeArcDegrees', 'gunnery', { fresh: 30, minimum: 0, maximum: 90 }),
  ruling('fireNeedsPenetration', 'damage', ['on', 'off']),
  ruling('fireMarkStacks', 'damage', ['off', 'on']),
  ruling('flashReach', 'damage', ['section', 'nextLevel']),
  ruling('supplyBlocked', 'damage', ['ask', 'always', 'never']),
  ruling('repairedEngineHit', 'damage', ['lostAgain', 'spared']),
  ruling('floodingMoment', 'damage', ['turnStart', 'turnEnd']),
  ruling('fireGrowth', 'damage', [1, 0]),
  ruling('minimumOneTest', 'damageControl', ['off', 'on']),
  numbered('adjacentFlooding', 'torpedoes', { fresh: 2, minimum: 0, maximum: 6 }),
  ruling('torpedoInMagazine', 'torpedoes', ['blowsUp', 'crewTest', 'floods']),
  ...eventRulings,
]

const usual = rulingsBy(houseRules)

/** What a house rule is where these are chosen: its default where nothing was chosen for it. */
export function rulingIn(said: Rulings, name: string): Scalar {
  // Left unsaid, checks follow the fire: where damage waits for all to have fired, so do they.
  const follows = name === 'damageControlMoment' && own(said, 'fireTiming') === 'simultaneous'
  return follows ? (own(said, name) ?? 'endOfFiring') : usual(said, name)
}

/** What it says at this table. */
export const rulingOf = rulingsAtTable(rulingIn)

type Said = Readonly<Record<string, Scalar>>

/**
 * Checks all rulings that a table has chosen against the pack. Refused with `field`, the rule that is wrong, and
 * `where` for a document: `scenario-rule-unknown`, `scenario-rule-unfit`, or the name of a contradiction.
 */
export function checkHouseRules(said: Said): Result<Said> {
  const known = checkKnownRules(houseRules, said)
  return known.ok ? (contradiction(said) ?? known) : known
}

/** One rule changed in play: the same check with the other rulings. Cards on the table are not redrawn. */
export function checkHouseRule(standing: Said, rule: string, to: Scalar): Result<Said> {
  const checked = checkHouseRules({ ...standing, [rule]: to })
  const { name, fresh } = fireTrackRule
  if (!checked.ok || rule !== name || to === (own(standing, name) ?? fresh)) return checked
  return refused('rule-cards-are-drawn', rulePlace(name))
}

/**
 * Under simultaneous fire nobody's damage counts before all have fired: checks after a ship's own fire would lie
 * before the damage of the turn. Left unsaid they come at the end of firing.
 */
function contradiction(said: Said): Refusal | undefined {
  const isAtOnce = own(said, 'fireTiming') === 'simultaneous'
  if (isAtOnce && own(said, 'damageControlMoment') === 'afterOwnFire') {
    return refused('rule-repairs-before-damage', { ...rulePlace('damageControlMoment'), contradicts: 'fireTiming' })
  }
  return undefined
}
