import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placesInName, shipLetters } from './ship-letters'
import { shipId } from '../kernel/ids'

const ships = (...names: readonly string[]) => names.map((name) => ({ id: shipId(name.toLowerCase()), name }))
const lettersOf = (...names: readonly string[]) => [...shipLetters(ships(...names)).values()].join(' ')
const squadrons = (count: number) => ships(...Array.from({ length: count }, (_, n) => `Torpedo boat ${n + 1}`))

test('a ship has her initial, or the first letter of her name that no other ship has', () => {
  const letters = shipLetters(ships('Majestic', 'Magnificent', 'Foam', 'Forban', 'Étoile'))
  expect([...letters]).toEqual([
    ['majestic', 'M'],
    ['foam', 'F'],
    ['étoile', 'E'],
    ['magnificent', 'A'],
    ['forban', 'O'],
  ])
})

test('an initial is not taken by a ship that needs another letter', () =>
  expect(lettersOf('Majestic', 'Magnificent', 'Andromeda')).toBe('M A G'))

test('a name without a free letter has the first of the alphabet that is free', () =>
  expect(lettersOf('Aa', 'Aaa', '第一')).toBe('A B C'))

test('ships that join take what is left, one after another', () => {
  const letters = shipLetters(ships('Majestic', 'Magnificent'), ships('Mars', 'Agamemnon'))
  expect([...letters.values()].join(' ')).toBe('M A R G')
})

test('beyond 26 ships every ship has two letters', () => {
  const of26 = shipLetters(squadrons(26))
  const of27 = shipLetters(squadrons(26), ships('Magnificent'))
  expect([...of26.values()].every((letters) => letters.length === 1)).toBe(true)
  expect([...of27.values()].every((letters) => letters.length === 2)).toBe(true)
  expect(of27.get(shipId('magnificent'))).toBe('MA')
  expect(of27.get(shipId('torpedo boat 2'))).toBe('TR')
})

test('however ships are called, no two of them have the same letters', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 12 }), { maxLength: 200 }), (names) => {
      const letters = shipLetters(names.map((name, n) => ({ id: shipId(`s${n}`), name })))
      expect(new Set(letters.values()).size).toBe(names.length)
    }),
    { numRuns: 30 },
  )
})

test('her letters are found in her name, whatever its accents', () => {
  expect(placesInName('Étoile', 'E')).toEqual([0])
  expect(placesInName('Prince George', 'PG')).toEqual([0, 7])
  expect(placesInName('Magnificent', 'MG')).toEqual([0, 2])
  expect(placesInName('TB 12', 'X')).toEqual([])
})
