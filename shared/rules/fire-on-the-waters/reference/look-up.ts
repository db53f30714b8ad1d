import type { LookUp } from '../../../kernel/question'

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

/** Places of the reference sheet on spotting, radar and friendly fire. */
export const onSpotting = {
  sight: [{ table: 'visualSpotting' }],
  radar: [{ table: 'searchRadars' }, { table: 'radarRangeModifiers' }],
  friendlyFire: [{ table: 'friendlyFire' }],
  independent: [{ table: 'independentMovement' }],
} as const satisfies Readonly<Record<string, readonly LookUp[]>>

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

/** Places of the reference sheet on damage. */
export const onDamage = {
  location: [{ table: 'hitLocation' }],
  places: [{ table: 'hitLocation' }, { table: 'excessDamage' }],
  power: [{ table: 'gunPower' }, { table: 'armourFactors' }],
  flooding: [{ table: 'gunPower' }],
  fire: [{ table: 'fireAndExplosion' }],
  steering: [{ table: 'steeringHit' }],
  bridge: [{ table: 'bridgeHit' }],
  propulsion: [{ table: 'propulsionHit' }],
  shock: [{ table: 'torpedoShock' }],
  shockEffect: [{ table: 'shockEffects' }],
  speed: [{ table: 'plantLoss' }, { table: 'floodingLoss' }],
  firesAfter: [{ table: 'fireContinuation' }],
} as const satisfies Readonly<Record<string, readonly LookUp[]>>

/** Every place of the reference sheet that a dialogue names, as each part of the rules keeps them. */
export const onSheet = { damage: onDamage, gunnery: onGunnery, spotting: onSpotting, torpedoes: onTorpedoes } as const
