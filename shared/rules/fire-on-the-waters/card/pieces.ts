import type { Operation } from '../../../card/operations'
import { standingOperations } from '../../../card/standing-stamp'
import type { ShipDocument } from '../../../documents/ship'
import type { ShipInPlay } from '../../../game/state'
import { fieldId, trackId } from '../../../kernel/ids'
import { onceEach } from '../../../kernel/once-each'
import type { Words } from '../../../words/speak'
import type { CardPiece } from '../../rules-pack'
import { hullBox, tubesTrack } from '../boxes'
import type { WaterShip } from '../ship'
import { boxesOfRoom, itemsOf, shipOf } from '../ship-data'
import { condition } from '../state'
import { batteryPiece, boxesOfMount } from './batteries-lost'
import { batteryPlaces } from './battery-places'
import { casualtiesPiece } from './casualty-lines'
import { countsPiece } from './fires-and-plant'
import { flotationPiece } from './flotation'
import { commanderPiece, damageControlPiece, flagshipPiece, namePiece, notePiece, speedPiece } from './header'
import { spanPiece } from './marks'
import { cardWidthMm } from './places'
import { spansOf } from './spans'
import { boxesOfTubes, reloadsPiece, tubesPiece } from './torpedoes'

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
  const ship = shipOf(document)
  const pieces = [
    ...headerPieces(document, ship),
    ...spanPieces(ship),
    ...lossPieces(ship),
    ...armsPieces(ship),
    standingOf(ship),
  ]
  return new Map(pieces.map((piece) => [piece.key, piece]))
})

const fields = (...names: readonly string[]) => ({ fields: names.map(fieldId) })
const tracks = (...names: readonly string[]) => ({ tracks: names.map(trackId) })

/** Boxes her speed hangs on: rooms of the plant and funnels. */
function speedBoxes(ship: WaterShip) {
  return [...ship.rooms.flatMap(({ id }) => boxesOfRoom(ship, id)), ...itemsOf(ship, 'funnel').map(({ box }) => box)]
}

function headerPieces(document: ShipDocument, ship: WaterShip): readonly Piece[] {
  return [
    { key: 'name', reads: fields('name'), draw: (inPlay) => namePiece(document, inPlay) },
    { key: 'flagship', reads: fields('flagship'), draw: flagshipPiece },
    { key: 'commander', reads: fields('commander'), draw: commanderPiece },
    { key: 'note', reads: fields('note'), draw: notePiece },
    {
      key: 'damage-control',
      reads: tracks('damageControlAid'),
      draw: (inPlay, words) => damageControlPiece(ship, inPlay, words),
    },
    {
      key: 'speed',
      reads: { boxes: speedBoxes(ship), ...tracks('speed', 'flotation'), ...fields('standing', 'casualties') },
      draw: (inPlay, words) => speedPiece(ship, inPlay, words),
    },
  ]
}

function spanPieces(ship: WaterShip): readonly Piece[] {
  return spansOf(ship).map((span) => ({
    key: `box:${span.key}`,
    reads: { boxes: span.boxes },
    draw: (inPlay, words) => spanPiece(ship, span, inPlay, words),
  }))
}

function lossPieces(ship: WaterShip): readonly Piece[] {
  return [
    {
      key: 'flotation',
      reads: tracks('flotation'),
      draw: (inPlay, words) => flotationPiece(ship, inPlay, words),
    },
    {
      key: 'counts',
      reads: {
        boxes: [
          ...new Set([...spansOf(ship).flatMap(({ boxes }) => boxes), ...ship.places.map(({ at }) => hullBox(at))]),
        ],
        ...tracks('damageControlAid'),
        ...fields('casualties'),
      },
      draw: (inPlay, words) => countsPiece(ship, inPlay, words),
    },
    {
      key: 'casualties',
      reads: fields('casualties'),
      draw: (inPlay, words) => casualtiesPiece(ship, inPlay, words),
    },
  ]
}

function armsPieces(ship: WaterShip): readonly Piece[] {
  const places = batteryPlaces(ship)
  return [
    ...ship.batteries.map((battery, index) => ({
      key: `battery:${battery.id}`,
      reads: {
        boxes: [
          ...new Set(
            battery.mounts.flatMap(({ id }) => {
              const { own, magazines } = boxesOfMount(ship, id)
              return [...own, ...magazines]
            }),
          ),
        ],
      },
      draw: (inPlay: ShipInPlay, words: Words) => batteryPiece(ship, battery, places[index]!, inPlay, words),
    })),
    ...(ship.torpedoes?.mounts ?? []).map((mount) => ({
      key: `tubes:${mount.id}`,
      reads: { tracks: [tubesTrack(mount.id)], boxes: boxesOfTubes(ship, mount.id) },
      draw: (inPlay: ShipInPlay) => tubesPiece(ship, mount, inPlay),
    })),
    ...((ship.torpedoes?.reloads ?? 0) > 0
      ? [
          {
            key: 'reloads',
            reads: tracks('reloads'),
            draw: (inPlay: ShipInPlay, words: Words) => reloadsPiece(ship, inPlay, words),
          },
        ]
      : []),
  ]
}

const stampPlaces = { stamp: { x: cardWidthMm / 2, y: 41.5 }, slip: { right: 191.6, y: 17.3 } } as const

/** She sinks and stops by her figures too, as the rail says. */
function standingOf(ship: WaterShip): Piece {
  return {
    key: 'standing',
    reads: { boxes: speedBoxes(ship), ...tracks('flotation'), ...fields('standing', 'casualties') },
    draw: (inPlay, words) => {
      const { standing } = condition(inPlay)
      return standingOperations(standing, words(`card.standings.${standing}`), stampPlaces)
    },
  }
}
