import { expect, test } from 'vitest'
import { packId } from '../../kernel/ids'
import { findPack } from '../index'
import { starterShipDocuments } from './starter.testing'

const before = {
  'perfidious-albion': {
    ...{ bow: 'ram', stern: 'square', tumblehome: true },
    masts: [{ at: 3.5, top: 'military' }],
    funnels: [
      { at: 4.5, width: 0.6, height: 0.6, pair: true },
      { at: 6, width: 0.4, height: 0.5 },
    ],
  },
  'fire-on-the-waters': {
    ...{ bow: 'trawler', stern: 'transom', forecastleTo: 31, bridge: 'tower' },
    masts: [{ at: 26, kind: 'lattice' }],
  },
  'squadron-d20': {
    ...{ bow: 'straight', stern: 'counter', forecastleTo: 40, bridge: { at: 30, kind: 'block' }, funnels: [42, 55] },
    masts: [{ at: 36, kind: 'tripod' }],
    guns: [{ at: 20, size: 'large', housed: true, faces: 'fore', raised: 1 }],
  },
} as const

test.each(Object.entries(before))('a ship of %s whose file has the older drawing still opens', (id, profile) => {
  const pack = findPack(packId(id))!
  const ship = starterShipDocuments(id).find(({ data }) => 'profile' in data && !('vessels' in data))!
  const old = { ...ship, data: { ...ship.data, profile } }
  expect(pack.checkShip(old)).toMatchObject({ ok: true })
  const [drawn, now] = [pack.silhouette(old), pack.silhouette(ship)]
  expect(drawn.fill).not.toBe(now.fill)
  expect(drawn.fill).not.toMatch(/NaN|undefined/)
  expect(pack.card.face(old, String).length).toBeGreaterThan(0)
})

test.each(Object.keys(before))('a ship of %s with a hostile drawing is refused', (id) => {
  const pack = findPack(packId(id))!
  const ship = starterShipDocuments(id).find(({ data }) => 'profile' in data && !('vessels' in data))!
  for (const profile of [
    { funnels: Array.from({ length: 500 }, () => ({ at: 5 })) },
    { masts: [{ at: 3, kind: 'pole', top: 1e9 }] },
    { guns: [{ at: 'x' }] },
    7,
    null,
  ]) {
    expect(pack.checkShip({ ...ship, data: { ...ship.data, profile } })).toMatchObject({ ok: false })
  }
})
