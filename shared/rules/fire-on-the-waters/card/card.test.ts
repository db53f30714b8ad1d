import { expect, test } from 'vitest'
import { furutaka, inPlay } from '../furutaka.testing'
import { destroyer, oneOfEach } from '../ships.testing'
import { en } from '../../../words/en'
import { speaker } from '../../../words/speak'
import { waterCard } from '.'
import { drawing, hardHit } from './drawn.testing'

test('Furutaka fresh', async () => {
  await expect(drawing(furutaka())).toMatchFileSnapshot('furutaka-fresh.golden.svg')
})

test('Furutaka after the worked example, and worse', async () => {
  await expect(drawing(furutaka(), hardHit)).toMatchFileSnapshot('furutaka-damaged.golden.svg')
})

test('a destroyer with two banks of five tubes', async () => {
  await expect(drawing(destroyer)).toMatchFileSnapshot('destroyer-fresh.golden.svg')
})

test.each(oneOfEach)('every word on the card of $name is in the catalogue', (document) => {
  const asked: string[] = []
  const listening = speaker(en)
  const ear = (...[key, values]: Parameters<typeof listening>) => {
    const said = listening(key, values)
    if (/\{\w+\}/.test(said) || (said === key && !optional.test(key))) asked.push(key)
    return said
  }
  const ship = inPlay(document, { ...hardHit, fields: { ...hardHit.fields, standing: 'sunk' } })
  waterCard.face(document, ear)
  for (const piece of waterCard.pieces(document)) waterCard.piece(piece, ship, ear)
  expect(asked).toEqual([])
})

/** What may have no words of its own: a navy without a flag, the letter of a mount that is out. */
const optional = /^card\.navies\.$|card\.casualtyOf\./
