/** What every shot at a target counts: steering value 0, and little way on her. */
export const target = { steeringOut: 1, slow: 1, stoppedOrLand: 'rerollMisses' } as const
