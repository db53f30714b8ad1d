import type { FieldEvent } from './event'

/** Face of the D20, whom it serves, key, what it does, and whatever is not as with most. */
type Row = readonly [
  die: number,
  does: FieldEvent['does'],
  key: string,
  effects: FieldEvent['effects'],
  besides?: Partial<FieldEvent>,
]

const atOnce = { moment: 'activityPhase', lasts: 'instant' } as const
const reaction = { moment: 'reactionPhase' } as const
const fireOfInfantry = { unit: 'infantry', ...reaction } as const

const rows: readonly Row[] = [
  [
    1,
    'hurts',
    'urgentAssistance',
    [{ code: 'moveCommander', withinBw: 4, of: 'furthestFriendlyUnit' }],
    { ...atOnce, chosenBy: null, unit: 'commander' },
  ],
  [2, 'hurts', 'anxious', [{ code: 'forcedMove', direction: 'forward', distance: 'full' }], atOnce],
  [3, 'hurts', 'hesitant', [{ code: 'noActivities', recovery: false }]],
  [4, 'hurts', 'retrograde', [{ code: 'retrograde', distance: 'full', wheelAllowed: true }], atOnce],
  [5, 'hurts', 'disorganized', [{ code: 'disorder', add: 1, unlessBreaks: true }], { ...atOnce, ...reaction }],
  [6, 'hurts', 'limitedAmmo', [{ code: 'noFire' }], { unit: 'artillery' }],
  [7, 'hurts', 'roughGoing', [{ code: 'terrain', open: 'rough', rough: 'impassable' }]],
  [8, 'hurts', 'badAim', [{ code: 'toHit', modifier: -1 }], { unit: 'artillery' }],
  [9, 'helps', 'valiantCharge', [{ code: 'toHit', modifier: 1, in: 'combat' }]],
  [
    10,
    'helps',
    'rallyToTheFlag',
    [{ code: 'armyMorale', byDie: true, oncePerGame: true }],
    { chosenBy: null, unit: 'army', lasts: 'game', dice: [{ die: 'D6', odd: 1, even: 2 }] },
  ],
  [11, 'helps', 'wellDisciplined', [{ code: 'disorder', add: -1 }, { code: 'noRecoveryAttempt' }], reaction],
  [12, 'helps', 'heroicRally', [{ code: 'recoveryDice', dice: 2 }]],
  [13, 'helps', 'stirrupsIn', [{ code: 'toHit', modifier: 1, in: 'charges' }], { unit: 'cavalry' }],
  [14, 'helps', 'whiffOfGrape', [{ code: 'toHit', modifier: 1, in: 'canister' }], { unit: 'artillery' }],
  [15, 'helps', 'rallyToTheColours', [{ code: 'ignoreDisorderInCombat' }]],
  [16, 'helps', 'deadlyFire', [{ code: 'toHit', modifier: 1, in: 'reactionFire' }], fireOfInfantry],
  [17, 'hurts', 'thickSmoke', [{ code: 'toHit', modifier: -1, in: 'reactionFire' }], fireOfInfantry],
  [18, 'helps', 'findTheWay', [{ code: 'terrain', rough: 'open' }]],
  [19, 'helps', 'holdTheLine', [{ code: 'combatDice', add: 1 }], { unit: 'infantry' }],
  [
    20,
    'hurts',
    'impetuous',
    [{ code: 'forcedCharge', activityPhase: 'charge', reactionPhase: 'counterCharge' }],
    { unit: 'inChargeRange', moment: 'activityOrReactionPhase', lasts: 'instant' },
  ],
]

/** Random events of a land battle, by the D20. @source Sheet, "Random Events" */
export const fieldEvents: readonly FieldEvent[] = rows.map(([die, does, key, effects, besides]) => ({
  die,
  key,
  does,
  // Whoever it hurts, his opponent names the unit.
  chosenBy: does === 'hurts' ? 'opponent' : 'struckPlayer',
  unit: 'any',
  moment: 'turn',
  lasts: 'turn',
  effects,
  dice: [],
  ...besides,
}))
