import { expect, test } from 'vitest'
import { roomOf } from './room'

const at = (width: number, height: number, fontPx = 16, pointer: 'mouse' | 'touch' = 'mouse') =>
  Object.entries(roomOf({ wide: width / fontPx, high: height / fontPx }, pointer))
    .filter(([, is]) => is)
    .map(([name]) => name)

test("a club's laptop has card, sheet, ships and log side by side", () => {
  expect(at(1366, 768)).toEqual(['snug', 'flat'])
  expect(at(1440, 900)).toEqual([])
})

test('below 1360 px the rail folds, below 768 px the marks lose their words', () => {
  expect(at(1360, 768)).toEqual(['snug', 'flat'])
  expect(at(1359, 768)).toEqual(['folded', 'snug', 'flat'])
  expect(at(1280, 720)).toEqual(['folded', 'snug', 'flat', 'low'])
  expect(at(1366, 768, 16, 'touch')).toContain('folded')
})

test('text of twice the size makes one column', () => {
  expect(at(1366, 768, 32)).toContain('column')
  expect(at(1920, 1080, 32)).toContain('column')
  expect(at(1024, 700)).toContain('column')
  expect(at(1152, 700)).not.toContain('column')
  expect(at(1366, 576)).not.toContain('column')
  expect(at(1366, 575)).toContain('column')
})

test('a large screen shows who fires beside the target', () => {
  expect(at(1920, 1080)).toEqual(['paired'])
  expect(at(1920, 800)).not.toContain('paired')
})
