import { expect, test } from 'vitest'
import { presentSpeed } from '../../plant/speed'
import { flotationOf, shipOf } from '../../ship-data'
import { furutaka } from '../../furutaka.testing'
import { arethusa } from './arethusa.testing'
import { shell, struck, target, torpedo } from './struck.testing'

test('worked example: Furutaka, an 8 inch hit at 12 inches', () => {
  expect(flotationOf(shipOf(furutaka()))).toBe(64)
  const [yellow, location, green, blue, red] = [3, 55, 4, 5, 7]
  const hit = struck(shell(8, 12), {}, [yellow, location, green, blue, red])
  expect(hit.asked).toEqual(['yellow', 'location', 'power-55', 'green-55', 'blue-55', 'red-hull-55'])
  expect(hit.because('power-55')).toEqual(['A gun of 8″: power 6', 'Light armour: −2'])
  expect(hit.marks('h-55')).toEqual(['struck', 'flooded'])
  expect(hit.marks('s-53')).toEqual(['out'])
  expect(hit.marks('s-54')).toEqual(['out'])
  expect(hit.track('flotation')).toBe(62)
  expect(hit.track('speed')).toBe(4)
  expect(presentSpeed(hit.state.ships[target]!).losses).toMatchObject([{ cause: 'flooding', inches: 0.25 }])
  expect(hit.standing).toBe('afloat')
})

test('worked example: Furutaka, a green 5 would have been kept out', () => {
  const hit = struck(shell(8, 12), {}, [3, 55, 5])
  expect(hit.marks('h-55')).toEqual([])
  expect(hit.track('flotation')).toBe(64)
})

test('worked example: Arethusa, a 21 inch torpedo in the after engine room', () => {
  const [location, red, shock] = [52, 7, 45]
  const hit = struck(torpedo(21), { document: arethusa() }, [location, red, shock])
  for (const at of [46, 51, 52, 53, 54, 55]) expect(hit.marks(`h-${at}`), String(at)).toContain('flooded')
  expect(hit.marks('h-45')).toEqual([])
  expect(hit.marks('h-56')).toEqual([])
  expect(hit.marks('s-54')).toEqual(['out'])
  expect(hit.casualties).toBe('torpedoMountJammed:S')
  expect(presentSpeed(hit.state.ships[target]!)).toMatchObject({
    most: 0.25,
    losses: [
      { cause: 'flooding', inches: 3.5 },
      { cause: 'plant', inches: 0.25 },
    ],
  })
  expect(hit.track('speed')).toBe(0.25)
})
