import { expect, test } from 'vitest'
import { furutaka } from '../ship/furutaka.testing'
import type { ShipDocument } from '../../../documents/ship'
import { capOf } from '../procedures/torpedoes/spread-sum'
import { starterShips } from '../recipe/starter-ships'
import { torpedoTypes } from '../tables/torpedoes'
import { destroyer } from '../ship/ships.testing'
import { drawing, hardHit, operationsOf } from './drawn.testing'

test('Furutaka fresh', async () => {
  await expect(drawing(furutaka())).toMatchFileSnapshot('furutaka-fresh.golden.svg')
})

test('Furutaka after the worked example, and worse', async () => {
  await expect(drawing(furutaka(), hardHit)).toMatchFileSnapshot('furutaka-damaged.golden.svg')
})

test('a destroyer with two banks of five tubes', async () => {
  await expect(drawing(destroyer)).toMatchFileSnapshot('destroyer-fresh.golden.svg')
})

/** Every text on a fresh card. */
const textsOn = (document: ShipDocument) =>
  operationsOf(document).flatMap((operation) => (operation.op === 'text' ? [operation.text] : []))

test.each(Object.entries(torpedoTypes))('%s: the card says the cap of every month of the war', (name, type) => {
  const mounts = [{ id: 'T1', tubes: 4, type: name, reliability: 'A' as const, arc: { from: 30, to: 330 } }]
  const texts = textsOn(furutaka({ torpedoes: { mounts, reloads: 0 } }))
  const [early, late] = [capOf(type, '1942-11'), capOf(type, '1943-11')]
  const cap = early === late ? `; ${early} at most` : `${early} at most, ${late} from `
  expect(texts.filter((text) => text.includes(cap))).toHaveLength(1)
  expect(texts.filter((text) => /at most.*…$|^21″.*…$/.test(text))).toEqual([])
})

test('the card of Hans Lody shows the 6 at which the dialogue caps her torpedoes in 1942', () => {
  const lody = starterShips().find(({ slug }) => slug === 'hans-lody')!
  expect(textsOn(lody)).toEqual(
    expect.arrayContaining(['21″ G7a: 6″ at 5.5, 8″ at 5, 15″ at 3.75', '6 at most, 9 from January 1943']),
  )
})
