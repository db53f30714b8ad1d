export { airAttack } from './air-attack'
