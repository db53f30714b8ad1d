import { linesOf } from '../../../card/line-weights'
import { palettes, type PaletteName } from '../../../card/palettes'
import { cardMarkup } from '../../../card/svg'
import type { ShipDocument } from '../../../documents/ship'
import { en } from '../../../words/en'
import { speaker } from '../../../words/speak'
import { inPlay, type Damage } from '../sheet-in-play.testing'
import { squadronCard } from '.'

export const words = speaker(en)

/** All operations of a card in one state. */
export function operationsOf(document: ShipDocument, damage: Damage = {}) {
  const stand = inPlay(document, damage)
  return [
    ...squadronCard.face(document, words),
    ...squadronCard.pieces(document).flatMap((piece) => squadronCard.piece(piece, stand, words)),
  ]
}

/** The card as a file that any browser shows: one operation a line. */
export function drawing(document: ShipDocument, damage: Damage = {}, palette: PaletteName = 'day'): string {
  const operations = operationsOf(document, damage)
  const colours = Object.entries(palettes[palette])
    .map(([ink, colour]) => `--${ink}:${colour}`)
    .join(';')
  const { widthMm, heightMm } = squadronCard
  return `${cardMarkup({ widthMm, heightMm, label: document.name, operations }, linesOf(palette))}\n`
    .replace('>', `><style>svg{${colours}}</style>`)
    .replaceAll('><', '>\n<')
}
