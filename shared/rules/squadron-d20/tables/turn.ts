/**
 * Initiative (6.1): each side rolls a die and adds what the sum of its commanders is worth on the scale, with its sign.
 * @source Sheet, "Initiative modifiers (d10)"
 */
export const initiative = { die: 'D10' } as const

/** The order of play; what a phase may be left out by is a house rule. @source Sheet, "6" */
export const orderOfPlay = [
  { phase: 'initiative' },
  { phase: 'mines', rule: 'minePhase' },
  { phase: 'submarines', rule: 'submarinePhase' },
  { phase: 'shipMovement' },
  { phase: 'aircraftMovement' },
  { phase: 'action' },
  { phase: 'end' },
] as const

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

/**
 * The scale of the rules (6.1 and elsewhere): a count of 1 or 2 is worth 1, 21 and more 5, none nothing.
 * @source Sheet, "Initiative modifiers (d10)" @source Sheet, "9.11" @source Sheet, "9.15" @source Sheet, "10.2" @source Sheet, "12.3"
 */
export const scale = [
  { from: 1, to: 2, value: 1 },
  { from: 3, to: 6, value: 2 },
  { from: 7, to: 12, value: 3 },
  { from: 13, to: 20, value: 4 },
  { from: 21, to: null, value: 5 },
] as const

/** What a count is worth, 0 to 5. */
export function worth(count: number): number {
  return scale.findLast(({ from }) => count >= from)?.value ?? 0
}

/** The same of a sum that may be below nothing: it keeps its sign. */
export function signedWorth(sum: number): number {
  return Math.sign(sum) * worth(Math.abs(sum))
}
