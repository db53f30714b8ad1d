import { expect, test } from 'vitest'
import { navalEvents } from '../../naval/events'
import { pictureOf } from '.'
import { turnPath } from './art-part'

test('every event has a picture of its own, with one accent in red at least and no word in it', () => {
  const pictures = new Set<string>()
  for (const { key } of navalEvents) {
    const operations = pictureOf(key)
    pictures.add(JSON.stringify(operations))
    expect(operations.every(({ op }) => op === 'path')).toBe(true)
    expect(JSON.stringify(operations), key).toContain('"red"')
  }
  expect(pictures.size).toBe(navalEvents.length)
  expect(pictures.has(JSON.stringify(pictureOf(null)))).toBe(false)
})

test('a card without a picture, or with one nobody drew, shows the rose', () => {
  expect(pictureOf('constructor')).toEqual(pictureOf(null))
})

test('a path is turned about a point', () => {
  expect(turnPath('M10 0H20V10h-5z', 90)).toBe('M0 10L0 20L-10 20l0 -5z')
  expect(turnPath('M10 0L12 0', 180, 10, 0)).toBe('M10 0L8 0')
  expect(turnPath('m4 2l1 0v3', 90)).toBe('M-2 4l0 1l-3 0')
})

test('a turned arc keeps its radii and leans with the path', () => {
  expect(turnPath('M5 0A5 5 0 0 1 0 5', 90)).toBe('M0 5A5 5 0 0 1 -5 0')
  expect(turnPath('M5 0a4 2 0 1 1 2 0', 90)).toBe('M0 5a4 2 90 1 1 0 2')
})
