import { own } from '../../../kernel/own'
import type { LookUp } from '../../../kernel/question'
import { optionalModifiers } from '../tables/gunnery'

const on = (...tables: readonly string[]): readonly LookUp[] => tables.map((table) => ({ table }))

/** Places of the reference sheet on gunfire. */
export const onGunnery = {
  gunfire: on('gunneryBasicModifiers', 'gunneryOptionalModifiers', 'hitResolution'),
  initial: on('initialRoll'),
  hits: on('hitResolution'),
  mishaps: on('gunfireMishaps'),
  chits: on('chits'),
}

/** Rows of the sum of a salvo that the sheet has by other names. */
const onSheetAs: Readonly<Record<string, readonly string[]>> = {
  targetTurning: ['targetTurningSlow', 'targetTurningFast'],
  firerTurning: ['firerTurningSlow', 'firerTurningFast'],
  additionalOwn: ['additionalBattery'],
  noInterference: ['shieldedSecondaryInterference', 'openSecondaryInterference'],
  shieldedInterference: ['shieldedSecondaryInterference'],
  openInterference: ['openSecondaryInterference'],
  batterySize: ['moreThan10Guns', 'fewerThan4Guns'],
}

/** The place of a row of that sum. */
export function lookUpOf(row: string): readonly LookUp[] {
  if (row === 'size') return on('gunneryTargetSize')
  // Rows on radar are on the sheet only while a ship in play has a set.
  if (row.endsWith('Radar')) return on('gunneryBasicModifiers')
  const rows = own(onSheetAs, row) ?? [row]
  const isOptional = rows.some((each) => Object.hasOwn(optionalModifiers, each))
  const table = isOptional ? 'gunneryOptionalModifiers' : 'gunneryBasicModifiers'
  return rows.map((each) => ({ table, row: each }))
}

/** Places of the reference sheet on spotting, radar and friendly fire. */
export const onSpotting = {
  sight: on('visualSpotting'),
  radar: on('searchRadars', 'radarRangeModifiers'),
  friendlyFire: on('friendlyFire'),
  independent: on('independentMovement'),
}

/** Places of the reference sheet on torpedoes. */
export const onTorpedoes = {
  launch: on('torpedoLaunch', 'torpedoTypes'),
  sum: on('torpedoTargetSize', 'torpedoRangeModifiers', 'torpedoAspectModifiers', 'torpedoBasicModifiers'),
  wakes: on('torpedoOptional'),
  hits: on('hitResolution'),
  chits: on('chits'),
}

/** Places of the reference sheet on damage. */
export const onDamage = {
  location: on('hitLocation'),
  places: on('hitLocation', 'excessDamage'),
  power: on('gunPower', 'armourFactors'),
  flooding: on('gunPower'),
  fire: on('fireAndExplosion'),
  steering: on('steeringHit'),
  bridge: on('bridgeHit'),
  propulsion: on('propulsionHit'),
  shock: on('torpedoShock'),
  shockEffect: on('shockEffects'),
  firesAfter: on('fireContinuation'),
}

/** Every place of the reference sheet that a dialogue names, as each part of the rules keeps them. */
export const onSheet = { damage: onDamage, gunnery: onGunnery, spotting: onSpotting, torpedoes: onTorpedoes }
