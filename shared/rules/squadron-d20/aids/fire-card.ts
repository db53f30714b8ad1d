import { shipById } from '../../kit/on-table'
import type { Aid } from '../../pack/rules-pack'
import { airTables } from './air-tables'
import { gunTables } from './gun-tables'

/** What a stand can fire and attack with now, and what it needs: guns of ships and places ashore, dice of aircraft. */
export const fireCard: Aid = {
  name: 'fireCard',
  of: 'ship',
  tables(state, id, words) {
    const stand = shipById(state, id)
    return stand ? [...gunTables(state, stand, words), ...airTables(state, stand, words)] : []
  },
}
