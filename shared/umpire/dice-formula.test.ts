import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { facesOf } from '../kernel/dice'
import { diceIn, readFaces, readFormula, rollFormula, totalOf, writtenFormula, type DiceFormula } from './dice-formula'

function formula(text: string): DiceFormula {
  const read = readFormula(text)
  if (!read.ok) throw new Error(read.code)
  return read.value
}

const code = (text: string) => {
  const read = readFormula(text)
  return read.ok ? 'read' : read.code
}

describe('a formula', () => {
  test.each([
    ['3D6+2', '3D6+2'],
    [' 2 d10 ', '2D10'],
    ['D36', 'D36'],
    ['d100', 'D100'],
    ['2D6 + D10 − 1', '2D6+D10-1'],
    ['D20-D6', 'D20-D6'],
    ['2+D6', 'D6+2'],
  ])('%s is read', (text, written) => expect(writtenFormula(formula(text))).toBe(written))

  test.each([
    ['', 'formula-empty'],
    ['two dice', 'formula-unread'],
    ['3D6 2', 'formula-no-such-die'],
    ['3D', 'formula-unread'],
    ['D7', 'formula-no-such-die'],
    ['0D6', 'formula-no-dice'],
    ['5', 'formula-no-dice'],
    ['101D6', 'formula-too-many'],
    ['D6+1001', 'formula-plus-too-large'],
    ['2D36', 'formula-d36-alone'],
    ['D36+1', 'formula-d36-alone'],
    ['D6+'.repeat(30), 'formula-too-long'],
  ])('%s is refused as %s', (text, refusal) => expect(code(text)).toBe(refusal))

  test('whatever is typed is read or refused, and what is read can be written and read again', () => {
    const typed = fc.oneof(fc.string(), fc.stringMatching(/^[0-9dD +-]{0,20}$/))
    fc.assert(
      fc.property(typed, (text) => {
        const read = readFormula(text)
        if (!read.ok) return
        const again = formula(writtenFormula(read.value))
        expect(diceIn(again)).toEqual(diceIn(read.value))
        expect(again.plus).toBe(read.value.plus)
      }),
    )
  })
})

describe('its dice', () => {
  test('are thrown one by one and added up with their signs', () => {
    const faces = [4, 2, 9]
    const thrown = [...faces]
    expect(rollFormula(formula('2D6-D10+3'), () => thrown.shift()!)).toEqual(faces)
    expect(totalOf(formula('2D6-D10+3'), faces)).toBe(0)
  })

  test('show faces that they have', () => {
    for (const die of diceIn(formula('D6+D10+D20+D100'))) expect(facesOf(die).length).toBeGreaterThan(5)
  })

  test('are typed as they lie, and refused where one is missing or no face', () => {
    expect(readFaces(formula('2D6+1'), '3, 5')).toEqual({ ok: true, value: [3, 5] })
    expect(readFaces(formula('2D6'), '3')).toMatchObject({ code: 'faces-miscounted', values: { n: 2, typed: 1 } })
    expect(readFaces(formula('2D6'), '3 7')).toMatchObject({
      code: 'face-not-on-die',
      values: { die: 'D6', face: '7' },
    })
    expect(readFaces(formula('D36'), '17')).toMatchObject({ code: 'face-not-on-die' })
  })
})
