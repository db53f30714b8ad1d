/**
 * What every shot at a target counts: steering value 0, and little way on her.
 * @source Sheet, "9.5" @source Sheet, "9.7" @source Sheet, "9.8" @source Sheet, "9.11"
 */
export const target = { steeringOut: 1, slow: 1, stoppedOrLand: 'rerollMisses' } as const
