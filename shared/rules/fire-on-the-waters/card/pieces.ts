import { standingOperations } from '../../../card/standing-stamp'
import type { ShipDocument } from '../../../documents/ship'
import type { ShipInPlay } from '../../../game/state'
import type { Words } from '../../../words/speak'
import { drawnPieces, readsFields, readsTracks, type DrawnPiece } from '../../kit/card-pieces'
import { hullBox, tubesTrack } from '../ship/boxes'
import type { WaterShip } from '../ship/ship'
import { boxesOfRoom, itemsOf, shipOf } from '../ship/ship-data'
import { condition } from '../ship/state'
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

/** The pieces over the face, in painting order. */
export const { pieces, piece } = drawnPieces((document) => {
  const ship = shipOf(document)
  return [
    ...headerPieces(document, ship),
    ...spanPieces(ship),
    ...lossPieces(ship),
    ...armsPieces(ship),
    standingOf(ship),
  ]
})

/** Boxes that her speed depends on: rooms of the plant and funnels. */
function speedBoxes(ship: WaterShip) {
  return [...ship.rooms.flatMap(({ id }) => boxesOfRoom(ship, id)), ...itemsOf(ship, 'funnel').map(({ box }) => box)]
}

function headerPieces(document: ShipDocument, ship: WaterShip): readonly DrawnPiece[] {
  return [
    { key: 'name', reads: readsFields('name'), draw: (inPlay) => namePiece(document, inPlay) },
    { key: 'flagship', reads: readsFields('flagship'), draw: flagshipPiece },
    { key: 'commander', reads: readsFields('commander'), draw: commanderPiece },
    { key: 'note', reads: readsFields('note'), draw: notePiece },
    {
      key: 'damage-control',
      reads: readsTracks('damageControlAid'),
      draw: (inPlay, words) => damageControlPiece(ship, inPlay, words),
    },
    {
      key: 'speed',
      reads: {
        boxes: speedBoxes(ship),
        ...readsTracks('speed', 'flotation'),
        ...readsFields('standing', 'casualties'),
      },
      draw: (inPlay, words) => speedPiece(ship, inPlay, words),
    },
  ]
}

function spanPieces(ship: WaterShip): readonly DrawnPiece[] {
  return spansOf(ship).map((span) => ({
    key: `box:${span.key}`,
    reads: { boxes: span.boxes },
    draw: (inPlay, words) => spanPiece(ship, span, inPlay, words),
  }))
}

function lossPieces(ship: WaterShip): readonly DrawnPiece[] {
  return [
    {
      key: 'flotation',
      reads: readsTracks('flotation'),
      draw: (inPlay, words) => flotationPiece(ship, inPlay, words),
    },
    {
      key: 'counts',
      reads: {
        boxes: [
          ...new Set([...spansOf(ship).flatMap(({ boxes }) => boxes), ...ship.places.map(({ at }) => hullBox(at))]),
        ],
        ...readsTracks('damageControlAid'),
        ...readsFields('casualties'),
      },
      draw: (inPlay, words) => countsPiece(ship, inPlay, words),
    },
    {
      key: 'casualties',
      reads: readsFields('casualties'),
      draw: (inPlay, words) => casualtiesPiece(ship, inPlay, words),
    },
  ]
}

function armsPieces(ship: WaterShip): readonly DrawnPiece[] {
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
            reads: readsTracks('reloads'),
            draw: (inPlay: ShipInPlay, words: Words) => reloadsPiece(ship, inPlay, words),
          },
        ]
      : []),
  ]
}

const stampPlaces = { stamp: { x: cardWidthMm / 2, y: 41.5 }, slip: { right: 191.6, y: 17.3 } } as const

/** She sinks and stops by her figures too, as the rail shows. */
function standingOf(ship: WaterShip): DrawnPiece {
  return {
    key: 'standing',
    reads: { boxes: speedBoxes(ship), ...readsTracks('flotation'), ...readsFields('standing', 'casualties') },
    draw: (inPlay, words) => {
      const { standing } = condition(inPlay)
      return standingOperations(standing, words(`card.standings.${standing}`), stampPlaces)
    },
  }
}
