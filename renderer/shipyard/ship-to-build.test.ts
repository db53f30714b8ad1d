import { expect, test } from 'vitest'
import { perfidiousAlbion } from '#shared/rules/perfidious-albion/index'
import { shipToBuild } from './edited-ship'

const blank = perfidiousAlbion.editing!.blank()
const majestic = { ...blank, slug: 'majestic', name: 'Majestic', unofficial: true }
const own = { ...blank, slug: 'hood', name: 'Hood' }
const ships = [majestic, own]
const order = (way: string, ship = '') => shipToBuild({ pack: 'perfidious-albion', way, ship }, ships)

test('a copy has a name that no ship has, is one’s own, and has no file yet', () => {
  expect(order('duplicate', 'majestic')).toMatchObject({
    begun: { name: 'Majestic 2', unofficial: false },
    replaces: null,
  })
  const second = { ...own, slug: 'majestic-2', name: 'Majestic 2' }
  const again = shipToBuild({ pack: 'perfidious-albion', way: 'duplicate', ship: 'majestic-2' }, [...ships, second])
  expect(again?.begun.name).toBe('Majestic 3')
})

test('one’s own is changed in her own file, a starter ship never', () => {
  expect(order('edit', 'hood')).toMatchObject({ begun: { name: 'Hood' }, replaces: { slug: 'hood' } })
  expect(order('edit', 'majestic')).toMatchObject({ begun: { name: 'Majestic 2' }, replaces: null })
})

test('a new ship is blank; rules without a yard and ships that are not there have none', () => {
  expect(order('new')).toMatchObject({ begun: { name: 'New ship' }, replaces: null })
  // Her figures say nothing yet, and no type that they could be against.
  expect(order('figures')).toMatchObject({ begun: { type: '' }, replaces: null })
  expect(order('edit', 'nile')).toBeUndefined()
  expect(shipToBuild({ pack: 'no-such-pack', way: 'new', ship: '' }, ships)).toBeUndefined()
})
