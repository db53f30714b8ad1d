import { expect, test } from 'vitest'
import { freshShip } from '../../game/apply-effect'
import type { ShipInPlay } from '../../game/state'
import { boxId, packId, shipId, trackId } from '../../kernel/ids'
import { findPack } from '../index'
import { starterShipDocuments } from '../run/starter.testing'
import { plateNow } from './damage-drawn'

const pack = findPack(packId('perfidious-albion'))!
const document = starterShipDocuments(pack.id).find(({ slug }) => slug === 'majestic')!
const majestic = freshShip(pack, shipId('majestic'), document)
const hurt = (boxes: ShipInPlay['boxes'], flotation = 30): ShipInPlay => ({
  ...majestic,
  boxes,
  tracks: { ...majestic.tracks, [trackId('flotation')]: flotation },
})

test('a fresh ship is drawn whole and on an even keel', () => {
  const plated = plateNow(pack, majestic)!
  expect(plated.settling).toMatchObject({ lost: 0, isSinking: false })
  expect(plated.parts).toBe(plated.whole)
})

test('by what she has lost of her flotation she lies deeper, by the end where her hits are', () => {
  const settling = (box: string) => plateNow(pack, hurt({ [boxId(box)]: ['struck'] }, 12))!.settling
  expect(settling('2-4')).toMatchObject({ by: 'head' })
  expect(settling('9-4')).toMatchObject({ by: 'stern' })
  expect(settling('9-4')!.lost).toBeCloseTo(0.6)
})

test('a turret that is struck is gone from the plate, one that was repaired is there again', () => {
  const partsOf = (...marks: ('struck' | 'repaired')[]) => plateNow(pack, hurt({ [boxId('3-2')]: marks }))!.parts.length
  expect(partsOf('struck')).toBeLessThan(partsOf())
  expect(partsOf('struck', 'repaired')).toBe(partsOf())
})

test('without flotation she goes down', () => {
  expect(plateNow(pack, hurt({}, 0))!.settling).toMatchObject({ isSinking: true })
})
