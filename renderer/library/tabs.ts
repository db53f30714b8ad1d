/** The tabs of the library, in the order of the keys 1 to 5. */
export const tabs = ['games', 'scenarios', 'ships', 'decks', 'rules'] as const
