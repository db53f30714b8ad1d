/** The printed sequence of a turn. */
export const phases = ['torpedoes', 'initiative', 'movement', 'hazards', 'gunnery', 'morale'] as const
