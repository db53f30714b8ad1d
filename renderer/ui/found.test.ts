import { expect, test } from 'vitest'
import { matching } from './found'

const ships = [
  { name: 'Magnificent', line: '1st Division' },
  { name: 'Royal Oak', line: 'Majestic class' },
  { name: 'Étoile', line: 'Light squadron' },
]
const found = (wanted: string, most?: number) => matching(ships, wanted, most).map(({ name }) => name)

test('every word has to be there, in the name or beside it; names that begin so come first', () => {
  expect(found('ma')).toEqual(['Magnificent', 'Royal Oak'])
  expect(found('oak maj')).toEqual(['Royal Oak'])
  expect(found('maj div')).toEqual([])
})

test('accents need not be typed, and nothing is found where nothing is wanted', () => {
  expect(found('etoile')).toEqual(['Étoile'])
  expect(found('  ')).toEqual([])
})

test('no more are listed than there is room for', () => expect(found('a', 1)).toEqual(['Magnificent']))
