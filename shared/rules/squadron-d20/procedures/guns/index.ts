export { dependsOnStanding, hasFired, noteFired } from './book'
export { guns } from './guns'
export { loseVessels, typeXModifier } from './small-craft-hit'
