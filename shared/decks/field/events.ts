import type { FieldEvent } from './event'

/** What an event says of itself; of all else it is as most are. */
type Facts = Pick<FieldEvent, 'key' | 'effects'> & Partial<FieldEvent>

/** Random events of a land battle, by the D20. @source Sheet, "Random Events" */
export const fieldEvents: readonly FieldEvent[] = [
  hurts(1, {
    key: 'urgentAssistance',
    chosenBy: null,
    unit: 'commander',
    moment: 'activityPhase',
    lasts: 'instant',
    effects: [{ code: 'moveCommander', withinBw: 4, of: 'furthestFriendlyUnit' }],
  }),
  hurts(2, {
    key: 'anxious',
    moment: 'activityPhase',
    lasts: 'instant',
    effects: [{ code: 'forcedMove', direction: 'forward', distance: 'full' }],
  }),
  hurts(3, { key: 'hesitant', effects: [{ code: 'noActivities', recovery: false }] }),
  hurts(4, {
    key: 'retrograde',
    moment: 'activityPhase',
    lasts: 'instant',
    effects: [{ code: 'retrograde', distance: 'full', wheelAllowed: true }],
  }),
  hurts(5, {
    key: 'disorganized',
    moment: 'reactionPhase',
    lasts: 'instant',
    effects: [{ code: 'disorder', add: 1, unlessBreaks: true }],
  }),
  hurts(6, { key: 'limitedAmmo', unit: 'artillery', effects: [{ code: 'noFire' }] }),
  hurts(7, { key: 'roughGoing', effects: [{ code: 'terrain', open: 'rough', rough: 'impassable' }] }),
  hurts(8, { key: 'badAim', unit: 'artillery', effects: [{ code: 'toHit', modifier: -1 }] }),
  helps(9, { key: 'valiantCharge', effects: [{ code: 'toHit', modifier: 1, in: 'combat' }] }),
  helps(10, {
    key: 'rallyToTheFlag',
    chosenBy: null,
    unit: 'army',
    lasts: 'game',
    effects: [{ code: 'armyMorale', byDie: true, oncePerGame: true }],
    dice: [{ die: 'D6', odd: 1, even: 2 }],
  }),
  helps(11, {
    key: 'wellDisciplined',
    moment: 'reactionPhase',
    effects: [{ code: 'disorder', add: -1 }, { code: 'noRecoveryAttempt' }],
  }),
  helps(12, { key: 'heroicRally', effects: [{ code: 'recoveryDice', dice: 2 }] }),
  helps(13, { key: 'stirrupsIn', unit: 'cavalry', effects: [{ code: 'toHit', modifier: 1, in: 'charges' }] }),
  helps(14, { key: 'whiffOfGrape', unit: 'artillery', effects: [{ code: 'toHit', modifier: 1, in: 'canister' }] }),
  helps(15, { key: 'rallyToTheColours', effects: [{ code: 'ignoreDisorderInCombat' }] }),
  helps(16, {
    key: 'deadlyFire',
    unit: 'infantry',
    moment: 'reactionPhase',
    effects: [{ code: 'toHit', modifier: 1, in: 'reactionFire' }],
  }),
  hurts(17, {
    key: 'thickSmoke',
    unit: 'infantry',
    moment: 'reactionPhase',
    effects: [{ code: 'toHit', modifier: -1, in: 'reactionFire' }],
  }),
  helps(18, { key: 'findTheWay', effects: [{ code: 'terrain', rough: 'open' }] }),
  helps(19, { key: 'holdTheLine', unit: 'infantry', effects: [{ code: 'combatDice', add: 1 }] }),
  hurts(20, {
    key: 'impetuous',
    unit: 'inChargeRange',
    moment: 'activityOrReactionPhase',
    lasts: 'instant',
    effects: [{ code: 'forcedCharge', activityPhase: 'charge', reactionPhase: 'counterCharge' }],
  }),
]

/** Whoever it hurts, his opponent names the unit. */
function hurts(die: number, facts: Facts): FieldEvent {
  return { die, does: 'hurts', chosenBy: 'opponent', unit: 'any', moment: 'turn', lasts: 'turn', dice: [], ...facts }
}

function helps(die: number, facts: Facts): FieldEvent {
  return { ...hurts(die, { chosenBy: 'struckPlayer', ...facts }), does: 'helps' }
}
