import { onDamage } from '../procedures/damage/look-up'
import { onGunnery } from '../procedures/gunnery/look-up'
import { onSpotting } from '../procedures/spotting/look-up'
import { onTorpedoes } from '../procedures/torpedoes/look-up'

/** Every place of the reference sheet that a dialogue names, as each part of the rules keeps them. */
export const onSheet = { damage: onDamage, gunnery: onGunnery, spotting: onSpotting, torpedoes: onTorpedoes } as const
