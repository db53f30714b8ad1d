import { onDamage } from '../procedures/criticals/look-up'
import { onAircraft } from '../procedures/in-the-air/air-stands'
import { onFire } from '../procedures/may-fire/firing'
import { onTurn } from '../procedures/turn/look-up'

/** Every place of the reference sheet that a dialogue names, as each part of the rules keeps them. */
export const onSheet = { damage: onDamage, air: onAircraft, shooting: onFire, turn: onTurn } as const
