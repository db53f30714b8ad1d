import { expect, test } from 'vitest'
import { z } from 'zod'
import type { ShipDocument } from '../../documents/ship'
import { shipReader } from './ship-reader'

const document = (data: ShipDocument['data']) => ({ data }) as ShipDocument

function counted() {
  const read = { times: 0 }
  const schema = z.object({ guns: z.number() }).refine(() => ++read.times > 0)
  return { read, ...shipReader(schema, { guns: 0 }) }
}

test('sisters are read once', () => {
  const { read, readShip } = counted()
  const one = readShip(document({ guns: 4 }))
  expect(one).toEqual({ guns: 4 })
  expect(readShip(document({ guns: 4 }))).toBe(one)
  expect(read.times).toBe(1)
})

test('data that do not fit are read once, however often they are requested', () => {
  let looks = 0
  const { shipOf, readShip } = shipReader(
    z.unknown().refine(() => {
      looks++
      return false
    }),
    'unreadable',
  )
  const unfit = document({ guns: 'many' })
  for (let asked = 0; asked < 5; asked++) {
    expect(readShip(unfit)).toBeUndefined()
    expect(shipOf(unfit)).toBe('unreadable')
  }
  expect(looks).toBe(1)
})
