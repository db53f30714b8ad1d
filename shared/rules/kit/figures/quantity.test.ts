import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boreIn, gunLineIn, inchesIn, knotsIn, metresIn, mountsIn, numberIn, tonsIn } from './quantity'

describe('a figure is read as the book has it', () => {
  test.each([
    ['475 ft 3 in', 144.9],
    ['475\u2032 3\u2033', 144.9],
    ['144,9 m', 144.9],
    ['144.9 metres', 144.9],
    ['475', 144.8],
    ['475ft', 144.8],
  ])('a length of %s', (text, metres) => expect(metresIn(text, 'imperial')).toBe(metres))
  test('a bare length is in the units of the form', () => expect(metresIn('144,9', 'metric')).toBe(144.9))

  test.each([
    ['11 800', 11_800],
    ['11,800 tons', 11_800],
    ['11.800 t', 11_800],
    ['340', 340],
  ])('a displacement of %s', (text, tons) => expect(tonsIn(text)).toBe(tons))

  test.each([
    ['1½', 1.5],
    ['1 1/2 in', 1.5],
    ['9.8"', 9.8],
    ['178 mm', 7.01],
    ['30,5 cm', 12.01],
    ['1·5 in', 1.5],
    ['·75', 0.75],
  ])('a plate of %s', (text, inches) => expect(inchesIn(text, 'imperial')).toBe(inches))
  test('a bare plate is in the units of the form', () => expect(inchesIn('178', 'metric')).toBe(7.01))

  test.each([
    ['12-pdr', 3],
    ['6 pounders', 2.24],
    ['75 mm', 2.95],
    ['7.5in', 7.5],
    ['9·2in', 9.2],
  ])('a gun of %s', (text, inches) => expect(boreIn(text)).toBe(inches))

  test.each([
    ['19½ kn', 19.5],
    ['18·25', 18.25],
    ['18∙25 knots', 18.25],
  ])('a speed of %s', (text, knots) => expect(knotsIn(text)).toBe(knots))
  test.each(['', 'fast', '1/0', '12-12', '9'.repeat(12), '1e9', '--'])('%j is no figure', (text) => {
    expect(numberIn(text)).toBeUndefined()
  })
  test('7-pounders are no gun of ours', () => expect(boreIn('7-pdr')).toBeUndefined())
})

test.each([
  ['14 x 7.5in casemates', { count: '14', calibre: '7.5in', rest: 'casemates' }],
  ['2 x 18in tubes under water', { count: '2', calibre: '18in', rest: 'tubes under water' }],
  ['4 × 10″ in 2 turrets', { count: '4', calibre: '10″', rest: 'in 2 turrets' }],
  ['4 x 9·2in turrets', { count: '4', calibre: '9·2in', rest: 'turrets' }],
  ['14 14-pdr open', { count: '14', calibre: '14-pdr', rest: 'open' }],
  ['12 cm', { count: '', calibre: '12 cm', rest: '' }],
  ['casemates', { count: '', calibre: '', rest: 'casemates' }],
])('the line %s', (text, line) => expect(gunLineIn(text)).toEqual(line))

test.each([
  ['12 x 15 cm twin turrets', '6x2'],
  ['6 twin 15 cm turrets', '6x2'],
  ['8 twin 10.5 cm', '8x2'],
  ['7 x 15 cm twin', '7x2'],
  ['9 x 16in triple turrets', '3x3'],
  ['8 x 38 cm quadruple', '2x4'],
  ['12 x 15 cm in 6 twin turrets', '6x2'],
  ['12 x 15 cm (6x2)', '6x2'],
  ['4 x 10in in 2 turrets', '2x2'],
  ['4x2 8in', '4x2'],
  ['4 x 4in single', '4x1'],
  ['8 x 38cm', '8'],
  ['2 x 21in tubes under water', '2'],
])('%s are %s mounts', (text, count) => expect(mountsIn(text).count).toBe(count))

test('no text at all throws or comes to what is no number', () => {
  const units = fc.constantFrom('imperial', 'metric')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), units, (text, unit) => {
      for (const figure of [tonsIn(text), knotsIn(text), metresIn(text, unit), inchesIn(text, unit), boreIn(text)])
        expect(figure === undefined || (Number.isFinite(figure) && figure >= 0)).toBe(true)
      mountsIn(text)
    }),
  )
})
