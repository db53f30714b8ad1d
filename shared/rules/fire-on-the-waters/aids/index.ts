import type { Aid } from '../../pack/rules-pack'
import { gunneryCard } from './gunnery-card'
import { torpedoCard } from './torpedo-card'

/** What a player looks into before he decides. */
export const aids: readonly Aid[] = [gunneryCard, torpedoCard]
