import { expect, test } from 'vitest'
import { boxId } from '../../../kernel/ids'
import { majestic } from './majestic.testing'
import { edgesOf, hullOf, plateOperations } from './hull'

const hull = hullOf(majestic())
const edges = (box: string) => edgesOf(hull, hull.box(boxId(box))!)

test('neighbours of equal value are one plate: only the outside is heavy', () => {
  expect(edges('5-4')).toEqual({ top: 1.2, right: 0, bottom: 1.2, left: 0 })
  expect(edges('3-4')).toEqual({ top: 0, right: 0, bottom: 1.2, left: 1.2 })
})

test('where two plates meet the stronger draws the edge', () => {
  expect(edges('3-3').bottom).toBe(1.55)
  expect(edges('3-4').top).toBe(0)
})

test('an unarmoured cell has none', () => {
  expect(edges('2-3')).toEqual({ top: 0, right: 0, bottom: 0, left: 0 })
})

test('a plate that turns inwards keeps its corner', () => {
  const turned = hullOf(
    majestic({
      cells: ['1-1', '1-2', '2-2'].map((at) => ({ at, armour: 9, fireMark: false, holds: [] })),
    }),
  )
  const [plate] = plateOperations(turned)
  // The upper right corner of cell 1-2, between 1-1 above it and 2-2 beside it.
  expect(plate).toMatchObject({ op: 'path', d: expect.stringContaining('M30.65 45.2H32.2V46.75') })
})

test('a ship without armour has no plates', () => {
  const bare = hullOf(majestic({ cells: [{ at: '4-4', armour: 0, fireMark: false, holds: [] }] }))
  expect(plateOperations(bare)).toEqual([])
})
