import { expect, test } from 'vitest'
import { isFlagName } from '../../../card/flags'
import { expectCommitted } from '../../run/starter.testing'
import { mountsOf } from './facts'
import { facesOf } from './figures'
import { starterShips } from './starter-ships'

test('the committed files are those that the recipe makes, under flags that are drawn', () => {
  expectCommitted('squadron-d20', starterShips())
  expect(starterShips().filter(({ navy }) => !isFlagName(navy))).toEqual([])
})

test('the faces of a group are its share of the deck, and make up a D10', () => {
  const main = [{ id: 'a', inches: 8, mounts: '4x2', kind: 'turretArmoured' as const }]
  const other = [{ id: 'b', inches: 5, mounts: '4x2', kind: 'shielded' as const }]
  const torpedoes = { model: 'Japanese type 93' as const, mounts: '4x3', kind: 'shielded' as const }
  expect(facesOf({ main, other, torpedoes })).toEqual({
    main: { from: 1, to: 5 },
    other: { from: 6, to: 8 },
    torpedoes: { from: 9, to: 10 },
  })
})

test('a slip in the facts is a bug and is named', () => {
  expect(() => mountsOf('three')).toThrow('three')
})
