import type { ShipDocument } from '../../../documents/ship'
import type { ShipInPlay } from '../../../game/state'
import { boxId, fieldId } from '../../../kernel/ids'
import type { Words } from '../../../words/speak'
import { drawnPieces, readsFields, readsTracks, type DrawnPiece } from '../../kit/card-pieces'
import { commanderPiece, crewPiece, namePiece, notePiece, speedPiece, torpedoesPiece } from './header'
import { hullOf, type Hull } from './hull'
import { cellPiece } from './marks'
import { damageControlTests, speedByEvents } from '../ship/state'
import { standingPiece } from './standing'
import { hoistsOf, supplyKey, supplyPiece, supplyReads } from './supply'
import { damageControlPiece, trackPiece } from './track-pieces'
import type { TrackName } from './tracks'

/** What lies over the face, in painting order. */
export const { pieces, piece } = drawnPieces((document) => {
  const hull = hullOf(document)
  return [...headerPieces(document, hull), ...cellPieces(hull), ...trackPieces(hull), standing]
})

function headerPieces(document: ShipDocument, hull: Hull): readonly DrawnPiece[] {
  return [
    { key: 'name', reads: readsFields('name'), draw: (ship) => namePiece(document, ship) },
    { key: 'crew', reads: readsFields('crewQuality'), draw: crewPiece },
    { key: 'torpedoes', reads: readsTracks('torpedoes'), draw: (ship, words) => torpedoesPiece(hull, ship, words) },
    {
      key: 'speed',
      reads: { ...readsTracks('speed', 'propulsion'), ...readsFields('astern', speedByEvents) },
      draw: speedPiece,
    },
    { key: 'commander', reads: readsFields('commander', 'commanderRating'), draw: commanderPiece },
    { key: 'note', reads: readsFields('note'), draw: notePiece },
  ]
}

function cellPieces(hull: Hull): readonly DrawnPiece[] {
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

function trackPieces(hull: Hull): readonly DrawnPiece[] {
  const names: readonly TrackName[] = ['flotation', 'fire', 'flooding', 'propulsion']
  return [
    ...names.map((name) => ({
      key: `track:${name}`,
      reads: readsTracks(name),
      draw: (ship: ShipInPlay, words: Words) => trackPiece(name, hull, ship, words),
    })),
    {
      key: 'damage-control',
      reads: { ...readsTracks('flotation'), ...readsFields('crewQuality', 'commanderRating') },
      draw: (ship, words) => {
        const quality = Number(ship.fields[fieldId('crewQuality')] ?? hull.ship.crewQuality)
        const rating = Number(ship.fields[fieldId('commanderRating')] ?? 0)
        return damageControlPiece(hull, damageControlTests(ship), quality, rating, words)
      },
    },
  ]
}

/** She sinks and stops by her tracks too, as the rail says. */
const standing: DrawnPiece = {
  key: 'standing',
  reads: { ...readsTracks('flotation', 'propulsion'), ...readsFields('standing') },
  draw: standingPiece,
}
