import { openCard, operationsMarkup } from '../card/svg'
import type { ShipDocument } from '../documents/ship'
import type { ShipInPlay } from '../game/state'
import { trackFigure } from '../log/phrase'
import type { TrackId } from '../kernel/ids'
import type { RulesPack } from '../rules/pack/rules-pack'
import { capitalised } from '../words/decapitalised'
import { packWords } from '../words/pack-words'
import type { Words } from '../words/speak'
import type { View } from './messages'

/** What of a card never changes in play: drawn, with the places that can be marked, millimetres. */
export interface FaceSeen {
  readonly widthMm: number
  readonly heightMm: number
  /** The drawing without its end. */
  readonly open: string
  readonly drawing: string
  readonly pieces: number
  readonly boxes: readonly BoxSeen[]
}

export interface BoxSeen {
  readonly box: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** What it is, without its marks. */
  readonly says: string
  /** `6·3` */
  readonly name: string
  readonly takes: readonly string[]
}

export interface TrackSeen {
  readonly track: string
  readonly says: string
  readonly figure: string
  readonly value: number
  readonly minimum: number
  readonly maximum: number
  readonly step: number
}

const faces = new WeakMap<ShipDocument, FaceSeen>()
const cards = new WeakMap<ShipInPlay, View>()

/** A card in parts: its face, each of its pieces, its marks and its tracks. One that has not changed is made once. */
export function cardParts(pack: RulesPack, ship: ShipInPlay, words: Words): View {
  const had = cards.get(ship)
  if (had) return had
  const parts: Record<string, unknown> = {
    [`face/${ship.id}`]: faceOf(pack, ship, words),
    [`marks/${ship.id}`]: ship.boxes,
    [`tracks/${ship.id}`]: tracksOf(pack, ship, words),
  }
  pack.card.pieces(ship.document).forEach((piece, place) => {
    const operations = pack.card.piece(piece, ship, words)
    if (operations.length > 0) parts[`piece/${ship.id}/${place}`] = operationsMarkup(operations)
  })
  cards.set(ship, parts)
  return parts
}

function faceOf(pack: RulesPack, ship: ShipInPlay, words: Words): FaceSeen {
  const had = faces.get(ship.document)
  if (had) return had
  const { card } = pack
  const { widthMm, heightMm } = card
  const { boxes } = pack.shape(ship.document)
  // Of a ship without marks: what a box is does not change in play.
  const fresh = { ...ship, boxes: {} }
  const face: FaceSeen = {
    widthMm,
    heightMm,
    // Ships of one document share it: it names none of them.
    open: openCard({ widthMm, heightMm, label: '' }),
    drawing: operationsMarkup(card.face(ship.document, words)),
    pieces: card.pieces(ship.document).length,
    boxes: card.targets(ship.document).flatMap(({ action, x, y, width, height }) => {
      if (action.kind !== 'box') return []
      const { title, lines } = pack.explainBox(fresh, action.box, words)
      const says = [title, ...lines].join(', ')
      const name = packWords(pack.id, words).box(action.box)
      return [{ box: action.box, x, y, width, height, says, name, takes: boxes[action.box]?.marks ?? [] }]
    }),
  }
  faces.set(ship.document, face)
  return face
}

function tracksOf(pack: RulesPack, ship: ShipInPlay, words: Words): readonly TrackSeen[] {
  const { tracks } = pack.shape(ship.document)
  return (Object.keys(tracks) as TrackId[]).map((track) => {
    const { minimum, maximum, fresh, step = 1 } = tracks[track]!
    const value = ship.tracks[track] ?? fresh
    const figure = trackFigure(pack, ship, track, value, words)
    const says = capitalised(packWords(pack.id, words).track(track))
    return { track, says, figure, value, minimum, maximum, step }
  })
}
