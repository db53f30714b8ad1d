/** One random event of a land battle: facts only, its words are under `decks.field.<key>`. */
export interface FieldEvent {
  /** The face of the D20. */
  readonly die: number
  readonly key: string
  /** As seen by the side that the event affects. */
  readonly does: 'helps' | 'hurts'
  /** Who names the unit; `null` where nothing is to be named. */
  readonly chosenBy: 'struckPlayer' | 'opponent' | null
  readonly unit: 'any' | 'commander' | 'army' | 'infantry' | 'cavalry' | 'artillery' | 'inChargeRange'
  readonly moment: 'turn' | 'activityPhase' | 'reactionPhase' | 'activityOrReactionPhase'
  readonly lasts: 'instant' | 'turn' | 'game'
  readonly effects: readonly FieldEffect[]
  readonly dice: readonly { readonly die: 'D6'; readonly odd: number; readonly even: number }[]
}

type FieldEffect =
  | { readonly code: 'moveCommander'; readonly withinBw: number; readonly of: 'furthestFriendlyUnit' }
  | { readonly code: 'forcedMove'; readonly direction: 'forward'; readonly distance: 'full' }
  | { readonly code: 'noActivities'; readonly recovery: false }
  | { readonly code: 'retrograde'; readonly distance: 'full'; readonly wheelAllowed: true }
  | { readonly code: 'disorder'; readonly add: number; readonly unlessBreaks?: true }
  | { readonly code: 'noRecoveryAttempt' }
  | { readonly code: 'noFire' }
  | { readonly code: 'terrain'; readonly open?: 'rough'; readonly rough: 'open' | 'impassable' }
  | {
      readonly code: 'toHit'
      readonly modifier: number
      readonly in?: 'combat' | 'charges' | 'canister' | 'reactionFire'
    }
  | { readonly code: 'armyMorale'; readonly byDie: true; readonly oncePerGame: true }
  | { readonly code: 'recoveryDice'; readonly dice: number }
  | { readonly code: 'ignoreDisorderInCombat' }
  | { readonly code: 'combatDice'; readonly add: number }
  | { readonly code: 'forcedCharge'; readonly activityPhase: 'charge'; readonly reactionPhase: 'counterCharge' }
