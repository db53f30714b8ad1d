import { expect, test } from 'vitest'
import { fireOnTheWaters } from '#shared/rules/fire-on-the-waters/index'
import { furutaka, inPlay } from '#shared/rules/fire-on-the-waters/ship/furutaka.testing'
import { groupName } from './card-words'

test('the groups of a card are called as its rules call them', () => {
  const ship = inPlay(furutaka())
  const groups = ['grid', 'torpedoes', 'flotation', 'header'] as const
  expect(groups.map((group) => groupName(fireOnTheWaters, ship, group))).toEqual([
    'Furutaka: hull and what stands above it, bow to stern in two lines',
    'Furutaka: torpedoes',
    'Furutaka: Flotation points left',
    'Furutaka: card',
  ])
})
