import type { LookUp } from '../../../../kernel/question'

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
