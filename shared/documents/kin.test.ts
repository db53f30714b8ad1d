import { expect, test } from 'vitest'
import { packId } from '../kernel/ids'
import { kinOf } from './kin'
import type { ShipDocument } from './ship'

const ship = (pack: string, name: string, ofClass: string, navy = 'imperial-japanese-navy'): ShipDocument => ({
  ...{ format: 'spotting-top/ship', version: 1, pack: packId(pack), slug: name.toLowerCase(), name, prefix: '' },
  ...{ navy, class: ofClass, type: '', year: 1940, unofficial: false, data: {} },
})
const hiei = ship('fire', 'Hiei', 'Kongō class')
const named = (of: ShipDocument, ...others: readonly ShipDocument[]) => {
  const { sisters, rules } = kinOf(of, [of, ...others])
  return { sisters: sisters.map(({ name, pack }) => `${name} ${pack}`), rules }
}

test('her sisters are of her class and navy, each once, however the class is written', () => {
  const others = [
    ship('d20', 'Kirishima', 'Kongo Class'),
    ship('fire', 'Kirishima', 'Kongō class'),
    ship('d20', 'Hiei', ''),
  ]
  expect(named(hiei, ...others)).toEqual({ sisters: ['Kirishima fire'], rules: ['fire', 'd20'] })
})

test('a ship without a class has no sisters, nor has one of another navy', () => {
  expect(named(ship('fire', 'A', ''), ship('fire', 'B', '')).sisters).toEqual([])
  expect(named(hiei, ship('fire', 'Kongo', 'Kongō class', 'us-navy')).sisters).toEqual([])
})
