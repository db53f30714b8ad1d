import { expect, test } from 'vitest'
import type { Damage } from '../ship/in-play.testing'
import { airBase, battleship, carrier, cruiser, motorBoats, torpedoBombers } from '../ship/stands.testing'
import { drawing, hardHit } from './drawn.testing'

test.each([
  { name: 'a battleship fresh from the yard', document: battleship, damage: {}, file: 'battleship-fresh' },
  { name: 'a cruiser hard hit', document: cruiser, damage: hardHit, file: 'cruiser-damaged' },
  { name: 'a carrier', document: carrier, damage: {}, file: 'carrier-fresh' },
  {
    name: 'a stand of torpedo bombers under fire',
    document: torpedoBombers,
    damage: { tracks: { aircraft: 2, flak: 2 } } satisfies Damage,
    file: 'aircraft-damaged',
  },
  {
    name: 'a stand of small craft',
    document: motorBoats,
    damage: { tracks: { vessels: 3 } } satisfies Damage,
    file: 'small-craft',
  },
  { name: 'an air base', document: airBase, damage: {}, file: 'air-base-fresh' },
])('$name', async ({ document, damage, file }) => {
  await expect(drawing(document, damage)).toMatchFileSnapshot(`${file}.golden.svg`)
})
