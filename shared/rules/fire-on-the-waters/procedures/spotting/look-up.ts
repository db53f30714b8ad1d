import type { LookUp } from '../../../../kernel/question'

/** Places of the reference sheet on spotting, radar and friendly fire. */
export const onSpotting = {
  sight: [{ table: 'visualSpotting' }],
  radar: [{ table: 'searchRadars' }, { table: 'radarRangeModifiers' }],
  friendlyFire: [{ table: 'friendlyFire' }],
  independent: [{ table: 'independentMovement' }],
} as const satisfies Readonly<Record<string, readonly LookUp[]>>
