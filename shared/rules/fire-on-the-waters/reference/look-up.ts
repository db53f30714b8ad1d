import { onDamage } from '../procedures/damage/sheet'
import { onGunnery } from '../procedures/gunnery/sheet'
import { onSpotting } from '../procedures/spotting/sheet'
import { onTorpedoes } from '../procedures/torpedoes/sheet'

/** Every place of the reference sheet that a dialogue names, as each part of the rules keeps them. */
export const onSheet = { damage: onDamage, gunnery: onGunnery, spotting: onSpotting, torpedoes: onTorpedoes } as const
