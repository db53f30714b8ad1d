import { expect, test } from 'vitest'
import { en } from '../../words'
import { speaker } from '../../../words/speak'
import { inPlay, type Damage } from '../ship/in-play.testing'
import { airBase, battleship, carrier, cruiser, motorBoats, oneOfEach, torpedoBombers } from '../ship/stands.testing'
import { squadronCard } from '.'
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

test.each(oneOfEach)('every word on the card of $name is in the catalogue', (document) => {
  const asked: string[] = []
  const listening = speaker(en)
  const ear = (...[key, values]: Parameters<typeof listening>) => {
    const said = listening(key, values)
    if (/\{\w+\}/.test(said) || (said === key && !optional.test(key))) asked.push(key)
    return said
  }
  const states = [{}, hardHit, { ...hardHit, fields: { ...hardHit.fields, standing: 'sunk' } }]
  squadronCard.face(document, ear)
  for (const damage of states) {
    const stand = inPlay(document, damage)
    for (const piece of squadronCard.pieces(document)) squadronCard.piece(piece, stand, ear)
  }
  expect(asked).toEqual([])
})

/** What may have no words of its own: a navy without a flag, a casualty of another table. */
const optional = /^card\.navies\.$|card\.casualtyOf\.|fieldWords\.casualties\./
