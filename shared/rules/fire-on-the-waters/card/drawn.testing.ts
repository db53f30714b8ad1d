import { palettes, type PaletteName, linesOf } from '../../../card/palettes'
import { cardMarkup } from '../../../card/svg'
import type { ShipDocument } from '../../../documents/ship'
import { en } from '../../words'
import { speaker } from '../../../words/speak'
import type { Damage } from '../../kit/marked-ship.testing'
import { inPlay } from '../ship/furutaka.testing'
import { waterCard } from '.'

export const words = speaker(en)

/** All operations of a card in one state. */
export function operationsOf(document: ShipDocument, damage: Damage = {}) {
  const ship = inPlay(document, damage)
  return [
    ...waterCard.face(document, words),
    ...waterCard.pieces(document).flatMap((piece) => waterCard.piece(piece, ship, words)),
  ]
}

/** The card as a file that any browser shows: one operation a line. */
export function drawing(document: ShipDocument, damage: Damage = {}, palette: PaletteName = 'day'): string {
  const operations = operationsOf(document, damage)
  const colours = Object.entries(palettes[palette])
    .map(([ink, colour]) => `--${ink}:${colour}`)
    .join(';')
  const { widthMm, heightMm } = waterCard
  return `${cardMarkup({ widthMm, heightMm, label: document.name, operations }, linesOf(palette))}\n`
    .replace('>', `><style>svg{${colours}}</style>`)
    .replaceAll('><', '>\n<')
}

/** The hit of the worked example, a torpedo in the boilers, fires, and what the shock has broken. */
export const hardHit: Damage = {
  boxes: {
    'h-55': ['struck', 'flooded'],
    's-53': ['out'],
    's-54': ['out'],
    'h-31': ['struck'],
    's-21': ['struck', 'burning'],
    'h-44': ['flooded'],
    'h-16': ['struck', 'burning'],
    's-33': ['struck'],
    's-34': ['struck'],
    's-43': ['struck', 'repaired'],
    's-26': ['repaired'],
  },
  tracks: { flotation: 51, 'tubes-T1': 1, speed: 0.5, damageControlAid: 1, reloads: 4 },
  fields: {
    casualties: 'rudderWarped:noLeftTurn radioOut telegraphOut@4 shaftLost:2 noTurns@3',
    commander: 'Rear-Admiral Goto',
    flagship: 'yes',
    note: 'Wireless by lamp',
  },
}
