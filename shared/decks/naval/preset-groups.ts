import type { NavalEventId } from './event'

/**
 * What a red card is about: crews, machinery, or the enemy. Our own grouping, for the presets. Minor mishaps come first
 * in each group, so that a good side has only those.
 */
export const presetGroups = {
  crews: ['JH', 'QH', '10H', '8H', 'AH', 'QD'],
  machinery: ['5H', '4H', '3H', '2H', '6H', '9H', '7H', '6D', 'KD', '10D', '7D', '8D', 'JD', '9D'],
  enemies: ['KH', '4D', '5D', '3D', '2D', 'AD'],
} as const satisfies Readonly<Record<string, readonly NavalEventId[]>>

export type PresetGroup = keyof typeof presetGroups
