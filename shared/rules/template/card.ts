import { bears } from '../../game/mark'
import { crossPath } from '../../card/mark-shapes'
import type { Operation } from '../../card/operations'
import type { ShipDocument } from '../../documents/ship'
import { packId, trackId, type BoxId } from '../../kernel/ids'
import { onceEach } from '../../kernel/once-each'
import { own } from '../../kernel/own'
import { navyName } from '../../words/navy-name'
import { packWords } from '../../words/pack-words'
import type { Words } from '../../words/speak'
import { cardOf, fieldAction, pickAction, readsTracks, target, type Block } from '../kit/card/block'
import { classLines, namePiece, notePiece } from '../kit/card/head'
import { legendBlock } from '../kit/card/legend'
import { heading, lettered, type Style } from '../kit/card/lettering'
import { boxLines, cardSize, margin, redCrosses, type Rect } from '../kit/card/shapes'
import { gunsOf, hull, shipOf } from './ship'

const speed = trackId('speed')
const figure: Style = { size: 7, face: 'work-600', ink: 'ink' }
const frame: readonly Operation[] = [
  { op: 'rect', x: 0, y: 0, width: cardSize.widthMm, height: cardSize.heightMm, fill: 'sheet' },
]

/** The card as a list of blocks: each has its face, the pieces that a game changes, and where it is tapped. */
const blocksOf = onceEach((document: ShipDocument): readonly Block[] => [
  head(document),
  gunsBlock(gunsOf(document), 44),
  hullBlock(shipOf(document).hull, 74),
  speedBlock(104),
  legendBlock(document, () => []),
])

export const card = cardOf(blocksOf, { smallestPaper: 'A6', frame })

function head(document: ShipDocument): Block {
  return {
    face: (words) => classLines(document, { kind: 150, service: 150 }, { service: navyName(document.navy, words) }),
    pieces: [namePiece(document), notePiece(190, 8, 8)],
    targets: [
      target({ x: margin.left, y: 6, width: 150, height: 14 }, 'head', 1, 1, fieldAction('name')),
      target({ x: 170, y: 6, width: 15, height: 14 }, 'head', 1, 2, fieldAction('standing')),
      target({ x: 188, y: 6, width: 15, height: 14 }, 'head', 1, 3, fieldAction('note')),
    ],
  }
}

/** A box for every gun; a gun that is lost is crossed off. */
function gunsBlock(guns: readonly BoxId[], y: number): Block {
  const places = row(guns.length, y)
  return {
    face: (words) => [...heading(said('guns', words), margin.left, y - 3, 100), boxLines(places)],
    pieces: guns.map((box, at) => ({
      key: `box:${box}`,
      reads: { boxes: [box] },
      draw: (ship) => (bears(ship, box, 'struck') ? [crossed(places[at]!)] : []),
    })),
    targets: guns.map((box, at) => target(places[at]!, 'guns', 2, at + 1, { kind: 'box', box })),
  }
}

/** A track crossed off from the right: a tap on a box leaves her the points before it. */
function hullBlock(points: number, y: number): Block {
  const places = row(points, y)
  return {
    face: (words) => [...heading(packWords(id, words).track(hull), margin.left, y - 3, 100), boxLines(places)],
    pieces: [
      {
        key: hull,
        reads: readsTracks(hull),
        draw: (ship) => places.slice(own(ship.tracks, hull) ?? points).map(crossed),
      },
    ],
    targets: places.map((place, at) => target(place, 'hull', 3, at + 1, { kind: 'track', track: hull, value: at })),
  }
}

/** Her speed this turn, chosen from a list. */
function speedBlock(y: number): Block {
  const place = { x: margin.left, y, width: 30, height: 12 }
  return {
    face: (words) => heading(packWords(id, words).track(speed), margin.left, y - 3, 100),
    pieces: [
      {
        key: speed,
        reads: readsTracks(speed),
        draw: (ship) => [lettered(`${own(ship.tracks, speed) ?? 0}″`, margin.left, y + 8, figure)],
      },
    ],
    targets: [target(place, 'speed', 4, 1, pickAction(speed))],
  }
}

const id = packId('template')
const said = (name: string, words: Words) => words(`rules.${id}.card.${name}`)
const row = (count: number, y: number): readonly Rect[] =>
  Array.from({ length: count }, (_, at) => ({ x: margin.left + at * 9.5, y, width: 9, height: 9 }))
const crossed = ({ x, y, width, height }: Rect): Operation =>
  redCrosses(crossPath(x + 1.5, y + 1.5, width - 3, height - 3), 0.9)
