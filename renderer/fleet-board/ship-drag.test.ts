import { expect, test } from 'vitest'
import { placeBeside, placeFor } from './ship-drag'
import type { Squadron } from '#shared/game/state'
import { shipId, sideId, squadronId } from '#shared/kernel/ids'

const [first, cruisers] = [squadronId('first'), squadronId('cruisers')]
const squadron = (id: typeof first, ships: readonly string[]): Squadron => ({
  ...{ id, side: sideId('rn'), name: id, beganWith: ships.length },
  order: ships.map(shipId),
})
const squadrons = [squadron(first, ['majestic', 'mars', 'jupiter']), squadron(cruisers, ['diadem'])]
const majestic = shipId('majestic')

test('behind the last of her squadron her own place is no longer counted', () => {
  expect(placeFor(squadrons, majestic, { squadron: first, index: 3 })).toEqual({ squadron: first, index: 2 })
})

test('before or behind herself she stays where she is', () => {
  expect(placeFor(squadrons, majestic, { squadron: first, index: 0 })).toBeUndefined()
  expect(placeFor(squadrons, majestic, { squadron: first, index: 1 })).toBeUndefined()
})

test('in another squadron she takes the place that was shown', () => {
  expect(placeFor(squadrons, majestic, { squadron: cruisers, index: 1 })).toEqual({ squadron: cruisers, index: 1 })
})

test('one place further along the line; past its end she leads the next squadron of her side, or stays', () => {
  const [mars, jupiter] = [shipId('mars'), shipId('jupiter')]
  expect(placeBeside(squadrons, mars, -1)).toEqual({ squadron: first, index: 0 })
  expect(placeBeside(squadrons, jupiter, 1)).toEqual({ squadron: cruisers, index: 0 })
  expect(placeBeside(squadrons, shipId('diadem'), -1)).toEqual({ squadron: first, index: 3 })
  expect(placeBeside(squadrons, majestic, -1)).toBeUndefined()
  expect(placeBeside(squadrons, shipId('diadem'), 1)).toBeUndefined()
})
