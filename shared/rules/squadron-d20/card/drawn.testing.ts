import { linesOf, palettes, type PaletteName } from '../../../card/palettes'
import { cardMarkup } from '../../../card/svg'
import type { ShipDocument } from '../../../documents/ship'
import { speaker } from '../../../words/speak'
import { en } from '../../words'
import { inPlay, type Damage } from '../ship/in-play.testing'
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

/** Fires, splash, a third of her flotation, mounts and men; what a card has not got of it is not looked at. */
export const hardHit: Damage = {
  boxes: {
    'm-main-main-0': ['struck'],
    'm-main-main-1': ['out'],
    'm-other-aa-0': ['struck'],
    'm-other-aa-2': ['struck', 'out'],
    'm-torpedoes-tt-1': ['struck', 'repaired'],
    'e-searchlights': ['struck'],
    'e-smoke': ['struck'],
  },
  tracks: {
    flotation: 9,
    structure: 17,
    speed: 21,
    fireControl: 2,
    steering: 1,
    damageControlTeams: 5,
    spotting: 3,
    gunneryModifier: -1,
    crewQuality: 1,
    planes: 0,
    catapults: 0,
    crf: 3,
    fires: 4,
    splash: 2,
  },
  fields: {
    commander: 'Rear-Admiral Gotō',
    command: 1,
    pace: 'slow',
    casualties: 'powerFailure morale:flotationThird strange@7',
    standing: 'withdrawing',
    note: 'Turned away at turn 5, screening the transports; lamp signals only',
  },
}
