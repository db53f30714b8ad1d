import { expectCommitted } from '../../run/starter.testing'
import { expect, test } from 'vitest'
import { drawnBy, inPlayBy } from '../../kit/marked-ship.testing'
import { perfidiousCard } from '../card'
import { shape } from '../ship/shape'
import { contents, shipOf } from '../ship/ship-data'
import { shipFromFacts } from './ship-from-facts'
import { starterFacts, starterShips } from './starter-ships'

const { operationsOf } = drawnBy(perfidiousCard, inPlayBy({ shape }))
const ships = starterShips()
const majestic = shipOf(ships.find((ship) => ship.slug === 'majestic')!)

test('what is committed is what the recipe makes', () => {
  expectCommitted('perfidious-albion', ships)
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

test('a slip in the facts is a bug and is named', () => {
  const facts = starterFacts[0]!
  expect(() => shipFromFacts({ ...facts, spaces: { ...facts.spaces, uptakes: '1-1' } })).toThrow('cell 1-1')
  expect(() => shipFromFacts({ ...facts, magazines: { '3-5': 'Y fore' } })).toThrow('Y fore')
})

test.each(ships.map((document) => ({ slug: document.slug, document })))(
  '$slug has no word or figure cut short on her card',
  ({ document }) => {
    const texts = operationsOf(document).flatMap((operation) => (operation.op === 'text' ? operation.text : []))
    expect(texts.filter((text) => text.endsWith('…'))).toEqual([])
  },
)
