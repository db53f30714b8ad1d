import { expect, test } from 'vitest'
import { freshShip } from '../game/apply-effect'
import type { Mark } from '../game/mark'
import type { ShipInPlay } from '../game/state'
import { boxId, packId, shipId } from '../kernel/ids'
import { findPack } from '../rules'
import { words } from '../rules/kit/worded.testing'
import { starterShipDocuments } from '../rules/run/starter.testing'
import { disclosures } from './disclosure'
import { shapeShown, shipShown } from './ship-shown'

const pack = findPack(packId('perfidious-albion'))!
const majestic = freshShip(
  pack,
  shipId('majestic'),
  starterShipDocuments(pack.id).find(({ slug }) => slug === 'majestic')!,
)
/** Her fore turret. */
const struck = (...marks: readonly Mark[]): ShipInPlay => ({
  ...majestic,
  boxes: { ...majestic.boxes, [boxId('3-2')]: marks },
})

const now = { isFiring: false, isMarked: false, says: null, lostIn: null }
const outline = (ship: ShipInPlay, level: (typeof disclosures)[number]) =>
  shipShown(pack, ship, level, words, now).silhouette.fill

test.each(disclosures)(
  'at the level %s a turret that is out is gone from her outline where boxes are shown',
  (level) => {
    const isShown = level === 'boxes' || level === 'all'
    expect(outline(struck('struck'), level) !== outline(majestic, level)).toBe(isShown)
  },
)

test('on the fleet board too; what is repaired is there again', () => {
  const shape = (ship: ShipInPlay) => shapeShown(pack, ship, pack.condition(ship)).silhouette.fill
  expect(shape(struck('out'))).not.toBe(shape(majestic))
  expect(shape(struck('struck', 'repaired'))).toBe(shape(majestic))
})

test('a ship that has lost her funnels, turrets and masts keeps the frame she had', () => {
  const out = Object.keys(pack.shape(majestic.document).boxes).map(boxId)
  const [whole, hurt] = [[], out].map((gone) => pack.silhouette(majestic.document, { size: 'icon', out: gone }))
  expect(hurt!.fill).not.toBe(whole!.fill)
  expect([hurt!.width, hurt!.height, hurt!.waterline]).toEqual([whole!.width, whole!.height, whole!.waterline])
})
