import { describe, expect, test } from 'vitest'
import type { ShipDocument } from '#shared/documents/ship'
import { fireOnTheWaters } from '#shared/rules/fire-on-the-waters/index'
import { perfidiousAlbion } from '#shared/rules/perfidious-albion/index'
import { readWanted, useShipFilters } from './ship-filters'

test.each([
  ['poltava', ['poltava'], 1],
  ['saza 3', ['saza'], 3],
  ['saza3', ['saza'], 3],
  ['3', [], 3],
  ['12″ cruiser', ['12″', 'cruiser'], 1],
  ['tōgō', ['togo'], 1],
  ['foam 99', ['foam'], 20],
])('“%s” is looked for as %j, and %i are wanted', (text, words, count) => {
  expect(readWanted(text)).toEqual({ words, count })
})

describe('the finder', () => {
  const blank = perfidiousAlbion.editing!.blank()
  const made = (name: string, year: number, tonnage: number, more: Partial<ShipDocument> = {}): ShipDocument => ({
    ...{ ...blank, name, slug: name.toLowerCase(), year, navy: 'russian-imperial-navy' },
    ...{ data: { ...blank.data, tonnage }, ...more },
  })
  const ships = [
    made('Tsesarevich', 1903, 12_915),
    made('Novik', 1901, 3_080),
    made('Rurik', 1895, 11_690),
    made('Steregushchiy', 1903, 240),
    made('Mikasa', 1902, 15_140, { navy: 'imperial-japanese-navy' }),
    { ...fireOnTheWaters.editing!.blank(), name: 'Exeter' },
  ]
  const filters = (rules: string) =>
    useShipFilters(
      () => ships,
      () => rules,
    )
  const names = ({ shown }: ReturnType<typeof filters>) => shown.value.map(({ name }) => name)

  test('shows ships of the rules of the battle alone, once it has some', () => {
    expect(names(filters(perfidiousAlbion.id))).not.toContain('Exeter')
    expect(filters(perfidiousAlbion.id).navies.value).toHaveLength(2)
  })

  test('filters by navy, years and tons together; a name that begins so comes first', () => {
    const of = filters(perfidiousAlbion.id)
    Object.assign(of.wanted, { navy: 'russian-imperial-navy', from: '1899', to: '1903', tons: '3000' })
    expect(names(of)).toEqual(['Novik', 'Tsesarevich'])
    of.wanted.text = 'tse'
    expect(names(of)).toEqual(['Tsesarevich'])
  })
})
