import type { Aid } from '../../pack/rules-pack'
import { gunneryCardAid } from './gunnery-card-aid'
import { movementTables } from './movement-tables'

/** What a player looks into before he decides. */
export const aids: readonly Aid[] = [movementTables, gunneryCardAid]
