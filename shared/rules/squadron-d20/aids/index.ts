import type { Aid } from '../../pack/rules-pack'
import { damageCard } from './damage-card'
import { fireCard } from './fire-card'
import { torpedoCard } from './torpedo-card'

/** What a player looks into before he decides. */
export const aids: readonly Aid[] = [fireCard, torpedoCard, damageCard]
