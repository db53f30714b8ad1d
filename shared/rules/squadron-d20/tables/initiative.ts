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
