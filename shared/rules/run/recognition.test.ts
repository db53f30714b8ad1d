import { expect, test } from 'vitest'
import { gathered } from '../kit/gathered'
import { rulesPacks } from '../index'
import { starterShipDocuments } from './starter.testing'

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
