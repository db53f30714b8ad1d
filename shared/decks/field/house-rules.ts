/** Where print is silent: named choices, the default first. */
export const fieldHouseRules = {
  /** One die for both players' turns together, or one for each. */
  triggerRolled: ['gameTurn', 'playerTurn'],
  /** Who may keep an event for later: the player it strikes, the one it serves, or nobody. */
  mayHold: ['struck', 'beneficiary', 'none'],
  /** An event that comes once in a game, coming again. */
  rallyTwice: ['nothing', 'reroll'],
  /** An event with no unit that it could strike. */
  noTarget: ['nothing', 'reroll'],
  /** Disorder on a unit that it would break. */
  disrWouldBreak: ['nothing', 'chooseAnother'],
} as const

export type FieldHouseRules = {
  readonly [Rule in keyof typeof fieldHouseRules]: (typeof fieldHouseRules)[Rule][number]
}
