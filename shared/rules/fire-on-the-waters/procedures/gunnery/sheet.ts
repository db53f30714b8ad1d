import type { LookUp } from '../../../../kernel/question'

const at = (table: string, row?: string): LookUp => (row === undefined ? { table } : { table, row })

/** Where the reference sheet tells of gunfire. */
export const onGunnery = {
  gunfire: [at('gunneryBasicModifiers'), at('gunneryOptionalModifiers'), at('hitResolution')],
  size: [at('gunneryTargetSize')],
  modifier: [at('gunneryBasicModifiers'), at('gunneryOptionalModifiers')],
  initial: [at('initialRoll')],
  hits: [at('hitResolution')],
  mishaps: [at('gunfireMishaps')],
  chits: [at('chits')],
} as const satisfies Readonly<Record<string, readonly LookUp[]>>
