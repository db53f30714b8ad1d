import type { ShipDocument } from '../../../documents/ship'
import type { Operation } from '../../../card/operations'
import type { ShipInPlay } from '../../../game/state'
import { boxId, fieldId, trackId } from '../../../kernel/ids'
import { onceEach } from '../../../kernel/once-each'
import type { Words } from '../../../words/speak'
import type { CardPiece } from '../../rules-pack'
import { commanderPiece, crewPiece, namePiece, notePiece, speedPiece, torpedoesPiece } from './header'
import { hullOf, type Hull } from './hull'
import { cellPiece } from './marks'
import { damageControlTests } from '../state'
import { standingPiece } from './standing'
import { hoistsOf, supplyKey, supplyPiece, supplyReads } from './supply'
import { damageControlPiece, trackPiece } from './track-pieces'
import type { TrackName } from './tracks'

interface Piece extends CardPiece {
  draw(ship: ShipInPlay, words: Words): readonly Operation[]
}

/** What lies over the face, in painting order. */
export function piecesOf(document: ShipDocument): readonly CardPiece[] {
  return [...piecesByKey(document).values()]
}

/** The operations of one piece for one state; depends on nothing but what the piece reads. */
export function pieceOf(piece: CardPiece, ship: ShipInPlay, words: Words): readonly Operation[] {
  return piecesByKey(ship.document).get(piece.key)?.draw(ship, words) ?? []
}

const piecesByKey = onceEach((document: ShipDocument): ReadonlyMap<string, Piece> => {
  const hull = hullOf(document)
  const pieces = [...headerPieces(document, hull), ...cellPieces(hull), ...trackPieces(hull), standing]
  return new Map(pieces.map((piece) => [piece.key, piece]))
})

const fields = (...names: readonly string[]) => ({ fields: names.map(fieldId) })
const tracks = (...names: readonly string[]) => ({ tracks: names.map(trackId) })

function headerPieces(document: ShipDocument, hull: Hull): readonly Piece[] {
  return [
    { key: 'name', reads: fields('name'), draw: (ship) => namePiece(document, ship) },
    { key: 'crew', reads: fields('crewQuality'), draw: crewPiece },
    { key: 'torpedoes', reads: tracks('torpedoes'), draw: (ship, words) => torpedoesPiece(hull, ship, words) },
    {
      key: 'speed',
      reads: { ...tracks('speed', 'propulsion'), ...fields('astern') },
      draw: (ship, words) => speedPiece(hull, ship, words),
    },
    { key: 'commander', reads: fields('commander', 'commanderRating'), draw: commanderPiece },
    { key: 'note', reads: fields('note'), draw: notePiece },
  ]
}

function cellPieces(hull: Hull): readonly Piece[] {
  return [
    ...hull.cells.map((cell) => ({
      key: `box:${cell.box}`,
      reads: { boxes: [boxId(cell.box)] },
      draw: (ship: ShipInPlay, words: Words) => cellPiece(hull, cell, ship.boxes[cell.box] ?? [], words),
    })),
    ...hoistsOf(hull).map((hoist) => ({
      key: supplyKey(hoist),
      reads: { boxes: supplyReads(hoist) },
      draw: (ship: ShipInPlay) => supplyPiece(hoist, ship),
    })),
  ]
}

function trackPieces(hull: Hull): readonly Piece[] {
  const names: readonly TrackName[] = ['flotation', 'fire', 'flooding', 'propulsion']
  return [
    ...names.map((name) => ({
      key: `track:${name}`,
      reads: tracks(name),
      draw: (ship: ShipInPlay, words: Words) => trackPiece(name, hull, ship, words),
    })),
    {
      key: 'damage-control',
      reads: { ...tracks('flotation'), ...fields('crewQuality', 'commanderRating') },
      draw: (ship, words) => {
        const quality = Number(ship.fields[fieldId('crewQuality')] ?? hull.ship.crewQuality)
        const rating = Number(ship.fields[fieldId('commanderRating')] ?? 0)
        return damageControlPiece(hull, damageControlTests(ship), quality, rating, words)
      },
    },
  ]
}

/** She sinks and stops by her tracks too, as the rail says. */
const standing: Piece = {
  key: 'standing',
  reads: { ...tracks('flotation', 'propulsion'), ...fields('standing') },
  draw: standingPiece,
}
