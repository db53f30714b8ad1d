import { expect, test } from 'vitest'
import type { ShipInPlay } from '../../../game/state'
import { words } from '../../kit/worded.testing'
import { marks as kinds } from '../ship/shape'
import { perfidiousCard } from '.'
import { inPlay, majestic } from './majestic.testing'

const document = majestic()
const pieces = perfidiousCard.pieces(document)

const named = (key: string) => {
  const piece = pieces.find((each) => each.key === key)
  if (!piece) throw new Error(`no piece ${key}`)
  return piece
}
const textsOf = (key: string, ship: ShipInPlay) =>
  perfidiousCard
    .piece(named(key), ship, words)
    .flatMap((operation) => (operation.op === 'text' ? [operation.text] : []))

test('any two sets of marks look different', () => {
  const marks = kinds.map(({ name }) => name)
  const draw = (set: readonly string[]) =>
    JSON.stringify(perfidiousCard.piece(named('box:7-3'), inPlay(document, { boxes: { '7-3': set } }), words))
  const sets = Array.from({ length: 2 ** marks.length }, (_, bits) => marks.filter((_, bit) => bits & (1 << bit)))
  expect(new Set(sets.map(draw)).size).toBe(sets.length)
})

test('armour is still shown when the cell is destroyed', () => {
  const last = perfidiousCard.piece(named('box:3-2'), inPlay(document, { boxes: { '3-2': ['struck'] } }), words).at(-1)
  expect(last).toMatchObject({ op: 'text', text: '8' })
})

test('flooding beyond the printed boxes is shown in the last of them', () => {
  expect(textsOf('track:flooding', inPlay(document, { tracks: { flooding: 12 } }))).toContain('12')
})

test('damage control: one test for each five boxes left, his rating added to the number', () => {
  const texts = textsOf(
    'damage-control',
    inPlay(document, { tracks: { flotation: 22 }, fields: { commanderRating: 2 } }),
  )
  expect(texts).toContain('4')
  expect(texts).toContain('succeed on 5 or less, D6')
})

test('speed is shown against what her engines still give', () => {
  expect(textsOf('speed', inPlay(document, { tracks: { propulsion: 1, speed: 12 } }))).toEqual(['12', 'of 13'])
  expect(textsOf('speed', inPlay(document))).toEqual(['16'])
})

test('a ship renamed in play carries her new name', () => {
  expect(textsOf('name', inPlay(document, { fields: { name: 'Magnificent' } }))).toEqual(['H.M.S.', 'Magnificent'])
})

test('a cut supply ends in two bars, an uncut one is drawn again over a struck cell', () => {
  const cut = inPlay(document, { boxes: { '4-3': ['struck'], '4-2': ['noSupply'] } })
  const uncut = inPlay(document, { boxes: { '4-3': ['struck'] } })
  const draw = (ship: ShipInPlay) => perfidiousCard.piece(named('supply:4-5:4-2'), ship, words)
  expect(draw(cut).some((operation) => operation.op === 'path' && operation.stroke?.ink === 'red')).toBe(true)
  expect(draw(uncut).some((operation) => operation.op === 'path' && operation.stroke?.dash)).toBe(true)
})

test('a note shows as a pen', () => {
  const noted = inPlay(document, { fields: { note: 'Wireless gone' } })
  expect(perfidiousCard.piece(named('note'), noted, words)).toHaveLength(1)
  expect(perfidiousCard.piece(named('note'), inPlay(document), words)).toEqual([])
})
