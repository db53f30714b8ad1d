export { torpedoes } from './attack'
export { attackName, attacksOnTable, attackById } from './attacks'
export { declareTorpedoes } from './declare'
