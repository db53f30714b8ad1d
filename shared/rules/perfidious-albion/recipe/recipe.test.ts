import { expectCommitted } from '../../run/starter.testing'
import { describe, expect, test } from 'vitest'
import { freshShip } from '../../../game/apply-effect'
import { shipId } from '../../../kernel/ids'
import { en } from '../../words'
import { speaker } from '../../../words/speak'
import { perfidiousCard } from '../card'
import { checkShip } from '../ship/check-ship'
import { shape } from '../ship/shape'
import { contents, place, shipOf } from '../ship/ship-data'
import { armourValue, gunLetter, shipFromFacts, starterFacts, starterShips } from './starter-ships'

const ships = starterShips()
const majestic = shipOf(ships.find((ship) => ship.slug === 'majestic')!)

test('what is committed is what the recipe makes', () => {
  expectCommitted('perfidious-albion', ships)
})

test('inches of plate become armour values, halves upwards, nine at most', () => {
  expect(armourValue(9, 'krupp')).toBe(8)
  expect(armourValue(6, 'harvey')).toBe(5)
  expect(armourValue(18, 'compound')).toBe(9)
  expect(armourValue(0, 'krupp')).toBe(0)
})

test('bores become letters', () => {
  const letters = [13.4, 12, 11, 9.4, 8, 7.6, 6, 5.5, 5, 4.7, 4, 3, 2.56, 2.24, 1.46, 0.45].map((boreInches) =>
    gunLetter({ boreInches }),
  )
  expect(letters.join('')).toBe('ZZXXAABBCCCEEFFQ')
  expect(gunLetter({ boreInches: 13.5, lowVelocity: true })).toBe('Y')
})

test('the worked example of the README: Majestic', () => {
  expect(majestic.flotation).toBe(30)
  expect(majestic.speedLevels).toEqual([16, 13, 10, 6, 3, 0])
  expect(majestic.turningCirclesInches).toEqual([4, 3])
  expect(majestic.torpedo).toEqual({ type: '18″', twoTurn: false, carried: 10 })
  const armour = (at: string) => majestic.cells.find((cell) => cell.at === at)?.armour
  expect(['5-4', '1-4', '3-2', '3-3', '5-3', '4-1'].map(armour)).toEqual([7, 2, 8, 9, 5, 9])
  const count = (letter: string) =>
    contents(majestic, 'gun')
      .filter(({ content }) => content.letter === letter)
      .reduce((sum, { content }) => sum + content.count, 0)
  expect({ Z: count('Z'), B: count('B'), E: count('E'), F: count('F') }).toEqual({ Z: 4, B: 12, E: 16, F: 12 })
})

test('gyroscopes came to the Royal Navy in 1899', () => {
  const twoTurn = ships.filter((ship) => shipOf(ship).torpedo?.twoTurn).map((ship) => ship.slug)
  expect(twoTurn).toEqual(['canopus'])
})

test('a slip in the facts is a bug and is named', () => {
  const facts = starterFacts[0]!
  expect(() => shipFromFacts({ ...facts, spaces: { ...facts.spaces, uptakes: '1-1' } })).toThrow('cell 1-1')
  expect(() => shipFromFacts({ ...facts, magazines: { '3-5': 'Y fore' } })).toThrow('Y fore')
})

describe.each(ships.map((document) => ({ slug: document.slug, document })))('$slug', ({ document }) => {
  const ship = shipOf(document)

  test('has no word or figure cut short on her card', () => {
    const words = speaker(en)
    const fresh = freshShip({ shape, checkShip }, shipId('one'), document)
    const drawn = [
      ...perfidiousCard.face(document, words),
      ...perfidiousCard.pieces(document).flatMap((piece) => perfidiousCard.piece(piece, fresh, words)),
    ]
    const cut = drawn.flatMap((operation) =>
      operation.op === 'text' && operation.text.endsWith('…') ? operation.text : [],
    )
    expect(cut).toEqual([])
  })

  test('is arranged like a ship', () => {
    const decksOf = (kind: 'magazine' | 'propulsion' | 'steering') =>
      contents(ship, kind).map(({ cell }) => place(cell.at))
    expect(decksOf('magazine').every(({ deck }) => deck >= 5)).toBe(true)
    expect(decksOf('propulsion').every(({ deck, section }) => deck >= 5 && section >= 3 && section <= 8)).toBe(true)
    expect(decksOf('steering').every(({ section }) => section >= 8)).toBe(true)
    expect(contents(ship, 'propulsion')).toHaveLength(ship.speedLevels.length - 1)
  })

  test('keeps the heavy guns over their magazines', () => {
    const heavy = contents(ship, 'gun').filter(
      ({ content }) => content.mount === 'turret' && 'ZYX'.includes(content.letter),
    )
    for (const gun of heavy) {
      const over = contents(ship, 'magazine').filter(({ content }) => content.feeds.includes(gun.cell.at))
      expect(over.map(({ cell }) => place(cell.at).section)).toContain(place(gun.cell.at).section)
    }
  })
})
