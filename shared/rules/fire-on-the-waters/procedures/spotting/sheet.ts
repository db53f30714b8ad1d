import type { LookUp } from '../../../../kernel/question'

/** Where the reference sheet tells of eyes, radar and friends. */
export const onSpotting = {
  sight: [{ table: 'visualSpotting' }],
  radar: [{ table: 'searchRadars' }, { table: 'radarRangeModifiers' }],
  friendlyFire: [{ table: 'friendlyFire' }],
  independent: [{ table: 'independentMovement' }],
} as const satisfies Readonly<Record<string, readonly LookUp[]>>
