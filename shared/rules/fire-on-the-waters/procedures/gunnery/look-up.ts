import type { LookUp } from '../../../../kernel/question'

const basic = (...rows: readonly string[]): readonly LookUp[] =>
  rows.map((row) => ({ table: 'gunneryBasicModifiers', row }))
const optional = (...rows: readonly string[]): readonly LookUp[] =>
  rows.map((row) => ({ table: 'gunneryOptionalModifiers', row }))

/** Places of the reference sheet on gunfire. */
export const onGunnery = {
  gunfire: [{ table: 'gunneryBasicModifiers' }, { table: 'gunneryOptionalModifiers' }, { table: 'hitResolution' }],
  initial: [{ table: 'initialRoll' }],
  hits: [{ table: 'hitResolution' }],
  mishaps: [{ table: 'gunfireMishaps' }],
  chits: [{ table: 'chits' }],
  size: [{ table: 'gunneryTargetSize' }],
  targetTurning: basic('targetTurningSlow', 'targetTurningFast'),
  targetSlow: basic('targetSlow'),
  firerTurning: basic('firerTurningSlow', 'firerTurningFast'),
  localControl: basic('localControl'),
  plotOut: basic('plotOut'),
  additionalBattery: basic('additionalBattery'),
  additionalOwn: basic('additionalBattery'),
  visibility: basic('visibility'),
  notVisuallySpotted: optional('notVisuallySpotted'),
  gunFlashesOnly: optional('gunFlashesOnly'),
  nightTargetDark: optional('nightTargetDark'),
  hitLastTurnSameCourse: optional('hitLastTurnSameCourse'),
  firerFast: optional('firerFast'),
  notEngaged: optional('notEngaged'),
  heavySeas: optional('heavySeas'),
  sunOrSpray: optional('sunOrSpray'),
  noInterference: optional('shieldedSecondaryInterference', 'openSecondaryInterference'),
  shieldedInterference: optional('shieldedSecondaryInterference'),
  openInterference: optional('openSecondaryInterference'),
  batterySize: optional('moreThan10Guns', 'fewerThan4Guns'),
  steadySecondaries: optional('steadySecondaries'),
} as const satisfies Readonly<Record<string, readonly LookUp[]>>

/** Rows on radar are on the sheet only while a ship in play has a set. */
const radars: readonly LookUp[] = [{ table: 'gunneryBasicModifiers' }]

/** The place of a row of the sum on the sheet. */
export function lookUpOf(row: string): readonly LookUp[] {
  return Object.entries(onGunnery).find(([name]) => name === row)?.[1] ?? radars
}
