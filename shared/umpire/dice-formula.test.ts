import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { facesOf } from '../kernel/dice'
import { readFormula, facesOn, throwOne, type DiceFormula } from './dice-formula'
import { diceIn, facesSaid, readFaces, rollFormula, totalOf, writtenFormula } from './throws'

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
    ['d66', 'D36'],
    ['d%', 'D100'],
    ['2d% - 5', '2D100-5'],
    ['d7', 'D7'],
    ['2D6 + D10 − 1', '2D6+D10-1'],
    ['D20-D6', 'D20-D6'],
    ['2+D6', '2+D6'],
    ['-d6+10', '-D6+10'],
    ['3d6kh2+1', '3D6kh2+1'],
    ['4d6 dl', '4D6kh3'],
    ['2d20dh1', '2D20kl1'],
    ['2d20k', '2D20kh1'],
    ['d6x10', 'D6×10'],
    ['10 * (2d6 + 3)', '10×(2D6+3)'],
    ['d6-(d6-1)', 'D6-(D6-1)'],
  ])('%s is read', (text, written) => expect(writtenFormula(formula(text))).toBe(written))

  test.each([
    ['', 'formula-empty'],
    ['two dice', 'formula-unread'],
    ['3D6 2', 'formula-unread'],
    ['3D', 'formula-unread'],
    ['D6D10', 'formula-unread'],
    ['D6+', 'formula-unended'],
    ['(D6+1', 'formula-bracket-open'],
    ['D6)', 'formula-unread'],
    ['D1', 'formula-no-such-die'],
    ['D0', 'formula-no-such-die'],
    ['D1001', 'formula-no-such-die'],
    ['0D6', 'formula-no-dice'],
    ['5', 'formula-no-dice'],
    ['3D6KH4', 'formula-keeps'],
    ['3D6DL3', 'formula-keeps'],
    ['3D6KL0', 'formula-keeps'],
    ['101D6', 'formula-too-many'],
    ['D6+1001', 'formula-plus-too-large'],
    ['100D100x1000', 'formula-too-large'],
    ['2D36', 'formula-d36-alone'],
    ['D66+1', 'formula-d36-alone'],
    ['D6+'.repeat(30), 'formula-too-long'],
  ])('%s is refused as %s', (text, refusal) => expect(code(text)).toBe(refusal))

  test('any typed text is read or refused, and what is read can be written and read again', () => {
    const typed = fc.oneof(fc.string(), fc.stringMatching(/^[0-9dDkhlx%() +-]{0,20}$/))
    fc.assert(
      fc.property(typed, fc.infiniteStream(fc.integer({ min: 1, max: 6 })), (text, faces) => {
        const read = readFormula(text)
        if (!read.ok) return
        const again = formula(writtenFormula(read.value))
        expect(diceIn(again)).toEqual(diceIn(read.value))
        const lying = diceIn(again).map(() => faces.next().value as number)
        expect(totalOf(again, lying)).toBe(totalOf(read.value, lying))
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

  test.each([
    ['3D6kh2+1', [4, 2, 6], 11, '4, (2), 6'],
    ['3D6kl1', [4, 2, 2], 2, '(4), 2, (2)'],
    ['2D6x10', [3, 5], 80, '3, 5'],
    ['D6-(D6-1)', [3, 5], -1, '3, 5'],
    ['2D6+1', [3, 5], 9, '3 + 5'],
    ['D20-D6', [9, 3], 6, '9, 3'],
  ])('%s of %j comes to %i', (text, faces, total, said) => {
    expect(totalOf(formula(text), faces)).toBe(total)
    expect(facesSaid(formula(text), faces)).toBe(said)
  })

  test('show faces that they have, each as likely as any other', () => {
    for (const die of diceIn(formula('D6+D10+D20+D100'))) expect(facesOf(die as 'D6').length).toBeGreaterThan(5)
    for (const die of ['D2', 'D7', 'D30'] as const) {
      const shown = new Map<number, number>()
      for (const figure of facesOf('D100')) {
        const face = throwOne(die, scripted(figure))
        if (face > 0) shown.set(face, (shown.get(face) ?? 0) + 1)
      }
      expect([...shown.keys()]).toEqual(facesOn(die))
      expect(new Set(shown.values()).size).toBe(1)
    }
    expect(throwOne('D1000', scripted(10, 100))).toBe(1000)
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

/** These faces, then none: further throws show nothing. */
function scripted(...faces: readonly number[]) {
  const left = [...faces]
  return () => left.shift() ?? 1 - Infinity
}
