import { describe, expect, test } from 'vitest'
import { plate } from '../../profile/plate'
import { speaker } from '../../words/speak'
import { gathered } from '../kit/gathered'
import { plateFigures } from '../kit/plate-figures'
import { rulesPacks } from '../index'
import { en } from '../words'
import { starterShipDocuments } from './starter.testing'

const words = speaker(en)

const drawnAs = (size: 'icon' | 'card') =>
  rulesPacks.flatMap((pack) =>
    starterShipDocuments(pack.id).map((ship) => ({
      who: `${pack.id} ${ship.slug}`,
      ofClass: ship.class,
      fill: pack.silhouette(ship, { size }).fill,
    })),
  )

test.each(['icon', 'card'] as const)('as an %s no two classes of the starter fleets look alike', (size) => {
  const byShape = gathered(drawnAs(size), ({ fill }) => fill)
  for (const [, ships] of byShape) {
    const classes = new Set(ships.map(({ ofClass }) => plain(ofClass)))
    expect([...classes], ships.map(({ who }) => who).join(', ')).toHaveLength(1)
  }
})

/** Two packs write a class with its accents and without. */
const plain = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '')

const ships = rulesPacks.flatMap((pack) => starterShipDocuments(pack.id).map((ship) => ({ pack, ship })))
const drawn = ({ pack, ship }: (typeof ships)[number]) => plate(pack.plate!(ship), 260, 'm')

test('every starter ship has a plate, and all her figures are in words', () => {
  for (const each of ships) {
    expect(drawn(each).operations.length, each.ship.slug).toBeGreaterThan(20)
    for (const { label, says } of plateFigures(each.pack, each.ship, words)) {
      expect(`${label} ${says}`, each.ship.slug).not.toMatch(/\b(plate|rules|library)\.|undefined|NaN|[{}]/)
    }
  }
})

describe('bad input', () => {
  const withData = (each: (typeof ships)[number], data: Record<string, unknown>) => ({
    pack: each.pack,
    ship: { ...each.ship, data: { ...each.ship.data, ...data } },
  })
  const ofWater = ships.filter(({ ship }) => 'lengthMetres' in ship.data)

  test('a ship of a kilometre is refused, and the place is named', () => {
    for (const each of ofWater) {
      const { pack, ship } = withData(each, { lengthMetres: 1000 })
      const refusal = JSON.stringify(pack.checkShip(ship))
      expect(refusal).toContain('"ok":false')
      expect(refusal, ship.slug).toContain('lengthMetres')
    }
  })

  test('a ship without a drawing of her own gets the usual one of her class, year and guns', () => {
    for (const each of ofWater) {
      const { profile: _, ...data } = each.ship.data
      const bare = { ...each, ship: { ...each.ship, data } }
      expect(each.pack.checkShip(bare.ship), each.ship.slug).toMatchObject({ ok: true })
      expect(drawn(bare).operations.length).toBeGreaterThan(20)
    }
  })

  test('what a drawing cannot be is refused by its place: a mast of a kilometre, five hundred funnels', () => {
    const funnels = Array.from({ length: 500 }, () => ({ at: 40 }))
    for (const profile of [{ masts: [{ at: 30, kind: 'pole', top: 1000 }] }, { funnels }]) {
      const { pack, ship } = withData(ofWater[0]!, { profile })
      expect(JSON.stringify(pack.checkShip(ship))).toMatch(/"ok":false.*profile/)
    }
  })

  test('a name in letters that the faces lack is drawn all the same', () => {
    const [each] = ofWater
    const ship = { ...each!.ship, name: '三笠 ⚓ میکاسا', navy: 'שייטת', class: '' }
    expect(drawn({ ...each!, ship }).operations.length).toBeGreaterThan(20)
    expect(plateFigures(each!.pack, ship, words)[0]!.says).toBe('שייטת')
  })
})
