export { dependsOnStanding, hasFired, noteFired } from './fired-this-turn'
export { guns } from './guns'
export { loseVessels, typeXModifier } from './small-craft-hit'
