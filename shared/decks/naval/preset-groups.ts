import type { NavalEventId } from './event'

/**
 * What a red card tells of a side: its crews, its machinery, or only that there is an enemy. Our sorting, for the
 * presets. In each group minor mishaps come first, so that a good side has those alone.
 */
export const presetGroups = {
  crews: ['JH', 'QH', '10H', '8H', 'AH', 'QD'],
  machinery: ['5H', '4H', '3H', '2H', '6H', '9H', '7H', '6D', 'KD', '10D', '7D', '8D', 'JD', '9D'],
  enemies: ['KH', '4D', '5D', '3D', '2D', 'AD'],
} as const satisfies Readonly<Record<string, readonly NavalEventId[]>>

export type PresetGroup = keyof typeof presetGroups
