import { expect, test } from 'vitest'
import { palettes } from '../../../card/palettes'
import { cardMarkup } from '../../../card/svg'
import type { ShipDocument } from '../../../documents/ship'
import { en } from '../../words'
import { speaker } from '../../../words/speak'
import { perfidiousCard } from '.'
import type { Damage } from '../../kit/marked-ship.testing'
import { hardFought, inPlay, majestic } from './majestic.testing'

const words = speaker(en)

/** The card as a file that any browser shows: one operation a line, in the colours of the day. */
function drawing(document: ShipDocument, damage: Damage): string {
  const ship = inPlay(document, damage)
  const operations = [
    ...perfidiousCard.face(document, words),
    ...perfidiousCard.pieces(document).flatMap((piece) => perfidiousCard.piece(piece, ship, words)),
  ]
  const colours = Object.entries(palettes.day)
    .map(([ink, colour]) => `--${ink}:${colour}`)
    .join(';')
  const { widthMm, heightMm } = perfidiousCard
  return `${cardMarkup({ widthMm, heightMm, label: document.name, operations })}\n`
    .replace('>', `><style>svg{${colours}}</style>`)
    .replaceAll('><', '>\n<')
}

test('Majestic fresh', async () => {
  await expect(drawing(majestic(), {})).toMatchFileSnapshot('majestic-fresh.golden.svg')
})

test('Majestic after half an hour at close range', async () => {
  await expect(drawing(majestic(), hardFought)).toMatchFileSnapshot('majestic-damaged.golden.svg')
})
