import type { LookUp } from '../../../kernel/question'
import { onGunnery } from '../procedures/gunnery/look-up'
import { onSpotting } from '../procedures/spotting/look-up'
import { onTorpedoes } from '../procedures/torpedoes/look-up'

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
