import type { Operation } from '../../../card/operations'
import { spotterPlane, diveBombingAttack, levelBombingAttack, torpedoBombingAttack } from './aircraft'
import { artOperations, placed, type ArtPart } from './art-part'
import { targetConfusionMainBattery, radarOutage, majorFireControlCasualty } from './spotting-top'
import {
  majorSecondaryBatteryCasualty,
  secondaryBatteryCasualty,
  checkFire,
  mainBatteryCasualty,
  majorMainBatteryCasualty,
} from './guns'
import { collision } from './ships'
import { roseParts } from './compass-rose'
import { majorPropulsionCasualty, propulsionCasualty, majorSteeringCasualty, steeringCasualty } from './machinery'
import { majorFire, shipboardFire } from './fire'
import { friendlyFire, signalingError } from './flags'
import {
  majorTorpedoBatteryCasualty,
  targetConfusionTorpedoes,
  torpedoCasualty,
  mineAttack,
  subAttack,
} from './torpedoes'

/** Where a picture stands on the card: drawings are 475 wide and 320 high at most. */
const whole = { left: 118, top: 104, scale: 0.9 }
/** A title of two lines takes some of its room. */
const lowered = { left: 131, top: 99, scale: 0.845 }

const drawings: Readonly<Record<string, () => readonly ArtPart[]>> = {
  steeringCasualty,
  collision,
  shipboardFire,
  checkFire,
  spotterPlane,
  subAttack,
  mineAttack,
  signalingError,
  friendlyFire,
  torpedoCasualty,
  radarOutage,
  diveBombingAttack,
  torpedoBombingAttack,
  levelBombingAttack,
  majorFireControlCasualty,
  majorFire,
  majorSteeringCasualty,
  mainBatteryCasualty,
  secondaryBatteryCasualty,
  propulsionCasualty,
  targetConfusionMainBattery: () => placed(targetConfusionMainBattery(), 10, 2),
  targetConfusionTorpedoes,
  majorPropulsionCasualty,
  majorMainBatteryCasualty,
  majorTorpedoBatteryCasualty,
  majorSecondaryBatteryCasualty,
}

const drawn = new Map<string, readonly Operation[]>()

/** The picture of a naval event by its key, drawn once; a compass rose where there is none. */
export function pictureOf(art: string | null, titleLines = 1): readonly Operation[] {
  const { left, top, scale } = titleLines > 1 ? lowered : whole
  const key = `${scale} ${art ?? ''}`
  const known = drawn.get(key)
  if (known) return known
  const drawing = art !== null && Object.hasOwn(drawings, art) ? drawings[art] : undefined
  const operations = artOperations(drawing ? placed(drawing(), left, top, scale) : roseParts(317.5, 234, 148))
  drawn.set(key, operations)
  return operations
}
