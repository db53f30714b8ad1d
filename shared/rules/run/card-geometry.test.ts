import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { measure } from '../../card/measure'
import type { TextOp } from '../../card/operations'
import { paperNames } from '../../card/paper'
import { isLegible, pageGrid } from '../../print/page-grid'
import { rulesPacks } from '../index'
import { anyMarked, inPlayBy } from '../kit/marked-ship.testing'
import { allIsWell, geometryOf, operationsOf } from '../kit/card/card-geometry.testing'
import { extremeShip } from './extreme-ship.testing'
import { starterShipDocuments } from './starter.testing'
import { words } from '../kit/worded.testing'

test('a caption that fills its box from side to side is seen', () => {
  const text = { op: 'text', x: 10.1, y: 14, text: 'stores', size: 3, face: 'work-500', ink: 'ink' } as const
  const wide = measure(text.face, text.size, text.text)
  const inBox = (width: number) => {
    const box = { op: 'rect', x: 10, y: 10, width, height: 6, stroke: { ink: 'ink', width: 0.3 } } as const
    return geometryOf([box, text], { widthMm: 210, heightMm: 148 }).wallToWall
  }
  expect(inBox(wide + 0.25)).toHaveLength(1)
  expect(inBox(wide + 1)).toEqual([])
})

describe.each(rulesPacks.filter(({ id }) => starterShipDocuments(id).length > 0))('on every card of $id', (pack) => {
  const { id, card } = pack
  const starters = starterShipDocuments(id)
  const blank = pack.editing ? [pack.editing.blank()] : []
  /** Made when they are asked for: where other packs alone are tested, nobody waits for them. */
  const extremes = () =>
    starters.flatMap((ship) => [extremeShip(pack, ship, 'lowest'), extremeShip(pack, ship, 'highest')])

  test.each([...blank, ...starters])('nothing of $name lies over another, and no letter is too small', (document) => {
    const { face, over } = operationsOf(card, inPlayBy(pack)(document))
    expect(geometryOf([...face, ...over], card)).toEqual(allIsWell)
  })

  // A6 is for those who ask for it.
  test.each(paperNames.filter((paper) => paper !== 'A6' && isLegible(card, paper)))(
    'letters can be read on %s',
    (paper) => {
      const { scale } = pageGrid(card, paper, 'fit')
      const least = paper === 'A5' ? 6.5 : 6
      const texts = starters
        .flatMap((ship) => card.face(ship, words))
        .filter((each): each is TextOp => each.op === 'text')
      expect(texts.filter(({ size }) => size * scale * (72 / 25.4) < least)).toEqual([])
    },
  )

  describe.each(starters)('nor of $name with', (starter) => {
    test.each(['lowest', 'highest'] as const)('every figure at the %s that her rules allow', (end) => {
      const { face, over } = operationsOf(card, inPlayBy(pack)(extremeShip(pack, starter, end)))
      expect(geometryOf([...face, ...over], card)).toEqual(allIsWell)
    })
  })

  test('whatever is marked on them, no letter is too small and nothing leaves the card', () => {
    const marked = fc.constantFrom(...starters, ...extremes()).chain((document) => anyMarked(pack, document))
    fc.assert(
      fc.property(marked, (ship) => {
        const { small, outside } = geometryOf(operationsOf(card, ship).over, card)
        expect({ small, outside }).toEqual({ small: [], outside: [] })
      }),
      { numRuns: 40 },
    )
  })

  test('and those of the form without a ship, which names its rules at the foot', () => {
    const form = card.form?.(words) ?? []
    expect(geometryOf(form, card)).toEqual(allIsWell)
    const foot = form.flatMap((each) =>
      each.op === 'text' && each.anchor === 'end' && each.y > 140 ? [each.text] : [],
    )
    expect(foot).toEqual(card.form ? [words(`rules.${id}.name`)] : [])
  })
})
