import { describe, expect, test } from 'vitest'
import { curvesOf, pdfNumber } from './path-curves'

const points = (d: string) => curvesOf(d).map(({ operator, points }) => [...points.map(pdfNumber), operator].join(' '))

describe('a path of SVG as curves of PDF', () => {
  test('steps become places', () => {
    expect(points('m10 10l5 0h5v5H3V1z')).toEqual(['10 10 m', '15 10 l', '20 10 l', '20 15 l', '3 15 l', '3 1 l', 'h'])
  })

  test('after closing, a step starts where the path began', () => {
    expect(points('M1 2H5zl1 1')).toEqual(['1 2 m', '5 2 l', 'h', '2 3 l'])
  })

  test('a smooth curve mirrors the handle before it, and only a handle of its own kind', () => {
    expect(points('M0 0C0 1 1 2 2 2S4 1 4 0')).toEqual(['0 0 m', '0 1 1 2 2 2 c', '3 2 4 1 4 0 c'])
    expect(points('M0 0q1 2 2 0t2 0')).toEqual(['0 0 m', '.67 1.33 1.33 1.33 2 0 c', '2.67 -1.33 3.33 -1.33 4 0 c'])
    expect(points('M0 0Q1 2 2 0S3 3 4 0')[2]).toBe('2 0 3 3 4 0 c')
  })

  test('a half circle is two quarter turns and ends where it says', () => {
    expect(points('M0 5A5 5 0 0 1 10 5')).toEqual(['0 5 m', '0 2.24 2.24 0 5 0 c', '7.76 0 10 2.24 10 5 c'])
  })

  test('flags choose the way round; radii that are too small are stretched', () => {
    expect(points('M0 0A5 5 0 0 0 5 5')[1]).toBe('0 2.76 2.24 5 5 5 c')
    expect(points('M0 0A5 5 0 1 0 5 5')).toHaveLength(4)
    expect(points('M0 0a1 1 0 0 1 10 0').at(-1)).toMatch(/ 10 0 c$/)
  })

  test('an arc without a radius is a line, one without a length is nothing', () => {
    expect(points('M0 0A0 5 0 0 1 4 4M1 1A2 2 0 0 1 1 1')).toEqual(['0 0 m', '4 4 l', '1 1 m'])
  })
})

test.each([
  [0, '0'],
  [-0.001, '0'],
  [12, '12'],
  [0.5, '.5'],
  [-0.05, '-.05'],
  [3.14159, '3.14'],
  [-2.999, '-3'],
  [1234.5, '1234.5'],
])('%d is written %s', (value, text) => {
  expect(pdfNumber(value)).toBe(text)
})
