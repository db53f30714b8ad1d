/** Parts of the table, as the bar at the foot names them. */
export type Tab = 'ships' | 'hand' | 'table' | 'log'
