export { hit } from './hit'
export { canBeHit, takeHit, type Hit, type HitDone } from './take-hit'
