import { expect, test } from 'vitest'
import type { ShipDocument } from '../../../../documents/ship'
import { words } from '../../../kit/worded.testing'
import { starterShips } from '../../recipe/starter-ships'
import { reference } from '../../reference/reference'
import { flotationOf, shipOf } from '../../ship/ship-data'
import { presentSpeed } from '../../ship/speed'
import { shell, struck, target, torpedo } from './struck.testing'

const starter = (slug: string): ShipDocument => starterShips().find((ship) => ship.slug === slug)!

test('worked example: Furutaka, an 8 inch hit at 12 inches', () => {
  const document = starter('furutaka')
  expect(flotationOf(shipOf(document))).toBe(64)
  const [yellow, location, green, blue, red] = [3, 55, 4, 5, 7]
  const hit = struck(shell(8, 12), { document }, [yellow, location, green, blue, red])
  expect(hit.asked).toEqual(['yellow', 'location', 'power-55', 'green-55', 'blue-55', 'red-hull-55'])
  expect(hit.because('power-55')).toEqual(['A gun of 8″: power 6', 'Light armour: −2'])
  expect(hit.why).toEqual([
    'Furutaka 55: a hit in the hull.',
    'Furutaka 55: it gets through, 4 or less needed.',
    'Furutaka 55: magazine Y hit.',
    'Furutaka 55: the magazine floods.',
    'Furutaka: mount Y is out, as its magazine at 55 no longer feeds it.',
    'Furutaka: 2 flotation points lost, 62 of 64 left.',
    'Furutaka 55: no fire.',
    'Flooding: 2 flotation points lost, over half of all, 32, times her top speed: 0.25″ off',
    'Furutaka can make 4″ now.',
  ])
  expect(hit.marks('h-55')).toEqual(['struck', 'flooded'])
  expect([hit.marks('s-55'), hit.marks('s-56')]).toEqual([['out'], ['out']])
  expect([hit.track('flotation'), hit.track('speed')]).toEqual([62, 4])
  expect(hit.standing).toBe('afloat')
})

test('worked example: Furutaka, a green 5 would have been kept out', () => {
  const hit = struck(shell(8, 12), { document: starter('furutaka') }, [3, 55, 5])
  expect(hit.marks('h-55')).toEqual([])
  expect(hit.track('flotation')).toBe(64)
})

test('the same hit stays dry: ruling, the magazine is out and Y with it, or in use', () => {
  const dry = [3, 55, 4, 1, 7] as const
  const out = struck(shell(8, 12), { document: starter('furutaka') }, dry)
  expect([out.marks('h-55'), out.marks('s-55'), out.marks('s-56')]).toEqual([['struck'], ['out'], ['out']])
  const has = { document: starter('furutaka'), houseRules: { dryMagazine: 'inUse' } }
  const inUse = struck(shell(8, 12), has, dry)
  expect([inUse.marks('h-55'), inUse.marks('s-55'), inUse.marks('s-56')]).toEqual([[], [], []])
  expect(inUse.why).toContain('Furutaka 55: magazine Y hit; it stays dry and in use.')
  expect(inUse.asked).toContain('red-hull-55')
  const rows = reference(words).find(({ key }) => key === 'generalEffects')?.rows ?? []
  expect(rows.flat(), 'as the page says').toContain('Hit or flooded, it feeds no mount: they are out.')
  const wet = struck(shell(8, 12), has, [3, 55, 4, 5, 7])
  expect([wet.marks('h-55'), wet.marks('s-55')]).toEqual([['struck', 'flooded'], ['out']])
})

test('worked example: Arethusa, a 21 inch torpedo in the after engine room', () => {
  // The fuel tank at 54 is on her form; the example does not mention it.
  const [location, fuel, magazine, shock] = [52, 7, 7, 45]
  const hit = struck(torpedo(21), { document: starter('arethusa') }, [location, fuel, magazine, shock])
  for (const at of [46, 51, 52, 53, 54, 55]) expect(hit.marks(`h-${at}`), String(at)).toContain('flooded')
  expect([hit.marks('h-45'), hit.marks('h-56')]).toEqual([[], []])
  expect([hit.marks('s-54'), hit.marks('s-55')]).toEqual([['out'], ['out']])
  expect(hit.casualties).toBe('torpedoMountJammed:T2')
  expect(presentSpeed(hit.state.ships[target]!)).toMatchObject({
    most: 0.25,
    losses: [
      { cause: 'flooding', inches: 3.5 },
      { cause: 'plant', inches: 0.25 },
    ],
  })
  expect(hit.why).toContain('2 of 4 engines and 2 of 4 boilers out, 25 %: 0.25″ off')
  expect(hit.track('speed')).toBe(0.25)
})
