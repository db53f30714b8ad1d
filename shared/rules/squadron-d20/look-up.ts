import { onDamage } from './procedures/criticals/sheet'
import { onAircraft } from './procedures/in-the-air/sheet'
import { onFire } from './procedures/may-fire/sheet'
import { onTurn } from './procedures/turn/sheet'

/** Every place of the reference sheet that a dialogue names, as each part of the rules keeps them. */
export const onSheet = { damage: onDamage, air: onAircraft, shooting: onFire, turn: onTurn } as const
