import type { LookUp } from '../../../../kernel/question'

/** Where the reference sheet tells of damage. */
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
