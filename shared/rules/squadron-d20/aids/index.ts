import type { Aid } from '../../rules-pack'
import { airCard } from './air-card'
import { damageCard } from './damage-card'
import { gunneryCard } from './gunnery-card'
import { torpedoCard } from './torpedo-card'

/** What a player looks into before he decides. */
export const aids: readonly Aid[] = [gunneryCard, torpedoCard, damageCard, airCard]
