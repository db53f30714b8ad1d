/** Wreck test (10.2), D10; what it needs is a ruling. Teams count by the printed scale, fires against it. */
export const wreckTest = {
  die: 'D10',
  poorCarrierSafety: -1,
  poorUnderwaterProtection: -1,
  teamsCount: 1,
  firesCount: -1,
  badWeather: 'rerollSuccess',
} as const
