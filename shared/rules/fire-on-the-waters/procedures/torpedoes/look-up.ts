import type { LookUp } from '../../../../kernel/question'

/** Places of the reference sheet on torpedoes. */
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
