/** The tabs of the library, in the order of the keys 1 to 4. */
export const tabs = ['games', 'scenarios', 'ships', 'rules'] as const
