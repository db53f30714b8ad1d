/** Ruling `phases`: the sheet has no sequence of its own; a scenario can say otherwise. */
export const phases = ['spotting', 'plotting', 'movement', 'gunfire', 'torpedoes', 'damage', 'damageControl'] as const
