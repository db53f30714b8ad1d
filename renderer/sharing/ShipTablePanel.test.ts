import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { fakeBridge, useFakeBridge } from '../stores/bridge.testing'
import { useShipTable } from './ship-table'
import ShipTablePanel from './ShipTablePanel.vue'
import { shipDocument } from '#shared/documents/ship'

const starters = import.meta.glob<unknown>('../../shared/rules/perfidious-albion/ships/majestic.ship.json', {
  eager: true,
  import: 'default',
})
const ships = Object.values(starters).map((starter) => shipDocument.parse(starter))

test('a column in feet says that it is made metres, and a line names the ship it is made after', async () => {
  const listing = { folder: '', ships, scenarios: [], games: [], decks: [], setAside: [] }
  const pinia = useFakeBridge(fakeBridge({ libraryList: () => Promise.resolve(listing) }).bridge)
  const table = useShipTable()
  const text = 'Name,Nation,Length ft,Made after\nMars,GB,390,Majestic\n'
  await table.open({ name: 'ships.csv', size: text.length, text }, 'UTF-8')
  expect(table.columns).toEqual(['name', 'navy', 'lengthMetres', 'model'])
  expect(table.lines.map(({ read }) => read)).toMatchObject([
    { ok: true, value: { after: 'Majestic', ship: { navy: 'royal-navy', data: { lengthMetres: 118.9 } } } },
  ])
  const columns = () => mount(ShipTablePanel, { global: { plugins: [pinia] } }).findAll('label.column')
  expect(columns().map((column) => column.find('span:last-child').text())).toEqual([
    'Mars',
    'GB',
    '390 · feet, made metres',
    'Majestic',
  ])
  table.choose(2, null)
  expect(columns()[2]!.find('span:last-child').text()).toBe('390')
})
