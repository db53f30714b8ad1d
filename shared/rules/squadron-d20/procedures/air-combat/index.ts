export { airCombat } from './air-combat'
