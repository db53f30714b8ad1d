/** Initiative (6.1): each side rolls a die and adds what the sum of its commanders is worth on the scale, with its sign. */
export const initiative = { die: 'D10' } as const

/** The order of play (6); what a phase may be left out by is a house rule. */
export const orderOfPlay = [
  { phase: 'initiative' },
  { phase: 'mines', rule: 'minePhase' },
  { phase: 'submarines', rule: 'submarinePhase' },
  { phase: 'shipMovement' },
  { phase: 'aircraftMovement' },
  { phase: 'action' },
  { phase: 'end' },
] as const
