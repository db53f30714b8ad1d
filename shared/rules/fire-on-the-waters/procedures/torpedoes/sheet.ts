import type { LookUp } from '../../../../kernel/question'

/** Where the reference sheet tells of torpedoes. */
export const onTorpedoes = {
  launch: [{ table: 'torpedoLaunch' }, { table: 'torpedoTypes' }],
  sum: [
    { table: 'torpedoTargetSize' },
    { table: 'torpedoRangeModifiers' },
    { table: 'torpedoAspectModifiers' },
    { table: 'torpedoBasicModifiers' },
  ],
  lead: [{ table: 'leadEstimator' }],
  wakes: [{ table: 'torpedoOptional' }],
  hits: [{ table: 'hitResolution' }],
  chits: [{ table: 'chits' }],
} as const satisfies Readonly<Record<string, readonly LookUp[]>>
