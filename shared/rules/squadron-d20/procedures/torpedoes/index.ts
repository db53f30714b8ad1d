export { torpedoes } from './attack'
export { attackName, attacksOnTable, attackById, type RunningAttack } from './attacks'
export { declareTorpedoes } from './declare'
