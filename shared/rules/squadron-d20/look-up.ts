import { onDamage } from './procedures/criticals/sheet'

/** Every place of the reference sheet that a dialogue names, as each part of the rules keeps them. */
export const onSheet = { damage: onDamage } as const
