import { expect, test } from 'vitest'
import { overlap } from '../../card/path-data'
import { textBoxes } from '../../card/text-boxes'
import { starterShipDocuments } from './starter.testing'
import { rulesPacks } from '../index'
import { words } from '../kit/worded.testing'

const pictured = rulesPacks.flatMap(({ id, referenceFor }) =>
  (referenceFor?.(starterShipDocuments(id), words) ?? []).flatMap(({ key, picture }) =>
    picture ? [[`${id}, ${key}`, picture] as const] : [],
  ),
)

test('every naval sheet has its pictures', () => {
  expect(pictured.map(([what]) => what).toSorted()).toEqual([
    'fire-on-the-waters, leadEstimator',
    'fire-on-the-waters, torpedoAspectModifiers',
    'perfidious-albion, arcs',
    'perfidious-albion, straddles',
    'perfidious-albion, torpedoes',
    'squadron-d20, underwater',
  ])
})

test.each(pictured)(
  'the picture of %s can be read: letters clear of each other, inside, of seven points',
  (_, picture) => {
    const boxes = textBoxes(picture.operations).filter(({ text }) => text !== '')
    for (const { x, y, width, height } of boxes) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(picture.widthMm)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y + height).toBeLessThanOrEqual(picture.heightMm)
    }
    boxes.forEach((one, at) => boxes.slice(at + 1).forEach((other) => expect(overlap(one, other)).toBe(0)))
    for (const each of picture.operations) if (each.op === 'text') expect(each.size).toBeGreaterThanOrEqual(2.47)
  },
)
