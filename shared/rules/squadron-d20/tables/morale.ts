/**
 * Morale (12.3 to 12.5), D10. Tests of ships and aircraft are printed; what a squadron needs is a ruling.
 * @source Sheet, "12.3" @source Sheet, "12.4" @source Sheet, "12.5" @source Ruling, "squadronMoraleNeeded"
 */
export const morale = { die: 'D10', needed: 6 } as const

/**
 * Each cause in a turn has a test of its own. `atMost`: a share of what the figure once was.
 * @source Sheet, "12.3"
 */
export const shipCauses = [
  { id: 'structureThird', track: 'structure', atMost: 1 / 3 },
  { id: 'structureGone', track: 'structure', atMost: 0 },
  { id: 'flotationThird', track: 'flotation', atMost: 1 / 3 },
  { id: 'flotationGone', track: 'flotation', atMost: 0 },
] as const
export type ShipCause = (typeof shipCauses)[number]['id']

/**
 * A ship: crew quality, or the command value of a commander aboard; her fires count with the scale against her.
 * @source Sheet, "12.3"
 */
export const shipMorale = { quality: 'crewQuality', commanderAboard: 'commandValue', firesCount: -1 } as const

/** A squadron with half of its ships or stands left, or fewer: command value. @source Sheet, "12.5" */
export const squadronMorale = { atMost: 1 / 2, quality: 'commandValue' } as const

/**
 * A stand of aircraft with a third of them left, or fewer; the command value if it is all that its squadron has left.
 * @source Sheet, "12.4"
 */
export const aircraftMorale = { atMost: 1 / 3, quality: 'crewQuality', aloneInSquadron: 'commandValue' } as const
