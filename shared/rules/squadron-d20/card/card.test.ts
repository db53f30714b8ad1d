import { expect, test } from 'vitest'
import { battleship, cruiser } from '../sheets.testing'
import { drawing } from './drawn.testing'

test('a battleship fresh from the yard', async () => {
  await expect(drawing(battleship)).toMatchFileSnapshot('battleship-fresh.golden.svg')
})

test('a cruiser hard hit', async () => {
  await expect(drawing(cruiser)).toMatchFileSnapshot('cruiser-damaged.golden.svg')
})
