export { hasLittleWay, isLand, targetModifiers, targetRerolls } from './aimed-at'
export { plain } from './figures'
export { counts, lineOf, modifiersOf, sumOf, type Modifier } from './modifier'
export {
  chanceOf,
  chanceOnTarget,
  fromOf,
  reckonOnTarget,
  throwOnTarget,
  type AttackThrown,
  type OnTargetSum,
} from './on-target'
export { crewQualityOf, nameOf, splashes, splashOn } from './stand-figures'
