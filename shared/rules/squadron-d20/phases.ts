/** The order of play (6). Mines and submarines are played where a house rule switches them on. */
export const phases = [
  'initiative',
  'mines',
  'submarines',
  'shipMovement',
  'aircraftMovement',
  'action',
  'end',
] as const
export type Phase = (typeof phases)[number]
