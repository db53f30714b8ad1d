export { hit } from './hit'
export { canBeHit, takeHit } from './take-hit'
