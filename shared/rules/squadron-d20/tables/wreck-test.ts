/**
 * Wreck test, D10; what it needs is a ruling. Teams count by the printed scale, fires against it.
 * @source Sheet, "10.2"
 */
export const wreckTest = {
  die: 'D10',
  poorCarrierSafety: -1,
  poorUnderwaterProtection: -1,
  teamsCount: 1,
  firesCount: -1,
  badWeather: 'rerollSuccess',
} as const
