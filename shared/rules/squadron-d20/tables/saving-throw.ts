/**
 * Saving throws: D10, 6 or more. Modifiers are listed with each attack.
 * @source Sheet, "9.6" @source Sheet, "9.8" @source Sheet, "9.9" @source Sheet, "9.12" @source Sheet, "9.15"
 */
export const savingThrow = { die: 'D10', needed: 6 } as const

/**
 * Letters of ships that the smallest guns can harm; X is a stand of small craft.
 * @source Sheet, "9.8" @source Sheet, "9.12"
 */
export const smallShips = ['A', 'C'] as const
