import { fitLine } from '../../../card/fit'
import type { Operation } from '../../../card/operations'
import { textLine, widthOf, type Run } from '../../../card/text-line'
import type { ShipDocument } from '../../../documents/ship'
import type { ShipInPlay } from '../../../game/state'
import { fieldId, trackId } from '../../../kernel/ids'
import { navyName } from '../../../words/navy-name'
import type { Words } from '../../../words/speak'
import { grouped } from '../../../words/units'
import { fieldAction, pickAction, readsFields, readsTracks, target, type Block } from '../../kit/card/block'
import { classEditor, nameEditor } from '../../kit/card/document-editors'
import {
  besideFigure,
  changedFigure,
  classLines,
  columnFrames,
  columnsBlock,
  commanderFlag,
  commanderLine,
  commanderStyle,
  head,
  headFigure,
  namePiece,
  notePiece,
  roomOf,
  textOf,
  underFigures,
  type Column,
} from '../../kit/card/head'
import { signed } from '../../kit/reference-sheet'
import { captionStyle } from '../../kit/card/lettering'
import { margin, type Rect } from '../../kit/card/shapes'
import { shipInHead } from '../../kit/card/ship-on-water'
import { speedNow } from '../../kit/on-card'
import type { PerfidiousShip } from '../ship/ship'
import { shipOf } from '../ship/ship-data'
import { mostSpeed, speedByEvents } from '../ship/state'
import { drawingEditor } from './grid'
import { editors, formOf, wordsOf } from './layout'
import { shipOperations } from './profile'

/** Who she is on the left, what she can do on the right. */
export function headBlock(document: ShipDocument, ship: PerfidiousShip): Block {
  const columns = columnsBlock(columnsOf(ship))
  return {
    face: (words) => [
      ...classLines(document, { kind: 76, service: serviceRoom }, { service: serviceOf(document, ship, words) }),
      ...(columns.face?.(words) ?? []),
      underFigures,
      ...shipOperations(document),
    ],
    pieces: [
      namePiece(document),
      ...(columns.pieces ?? []),
      { key: 'commander', reads: readsFields('commander', 'commanderRating'), draw: commanderPiece },
      notePiece(87, 18.2, 4.6),
    ],
    targets: [
      target(upper, 'header', 1, 1, fieldAction('name')),
      ...(columns.targets ?? []),
      target(lower(84, head.figures - 0.4), 'header', 2, 1, fieldAction('note')),
      target(lower(head.figures, shipInHead.x - 1), 'header', 2, 2, fieldAction('commander')),
    ],
    parts: [
      { part: 'name', ...upper, row: 1, column: 1, group: 'header' },
      ...(columns.parts ?? []).map((place, at) => ({ ...place, row: 1, column: at + 2, group: 'header' })),
      { part: 'class', ...lower(upper.x, head.figures - 0.4), row: 2, column: 1, group: 'header' },
      { part: 'drawing', ...shipInHead, row: 2, column: 2, group: 'header' },
    ],
    editors: headEditors(document),
  }
}

const upper: Rect = { x: 5, y: head.top, width: head.figures - 5.4, height: head.split - head.top }
const lower = (x: number, right: number): Rect => ({ x, y: head.split, width: right - x, height: 9.2 })

/** The figures of the head with nothing in them, to be written in. */
export function emptyHead(ship: PerfidiousShip, words: Words): Operation[] {
  return [...columnFrames(columnsOf(ship), words), underFigures, ...commanderPiece({ fields: {} }, words)]
}

function columnsOf(ship: PerfidiousShip): readonly Column[] {
  const column = (name: string, x: number, right: number, rest: Partial<Column>): Column => ({
    x,
    right,
    part: name,
    caption: (words) => words(`card.figures.${name}Caption`),
    ...rest,
  })
  return [
    column('tonnage', head.figures, 118, {
      printed: (words) => [{ ...headFigure, text: words('card.figures.tonnage', { tonnage: spaced(ship.tonnage) }) }],
    }),
    column('crew', 118, 141, {
      piece: {
        key: 'crew',
        reads: readsFields('crewQuality'),
        runs: (inPlay, words) => crewRuns(ship, inPlay, words),
      },
      action: fieldAction('crewQuality'),
      at: 2,
    }),
    column('circles', 141, torpedoColumn[0], { printed: (words) => circleRuns(ship, words) }),
    column('torpedoes', ...torpedoColumn, {
      piece: {
        key: 'torpedoes',
        reads: ship.torpedo ? readsTracks('torpedoes') : {},
        runs: (inPlay, words) => torpedoRuns(ship, inPlay, words),
      },
      ...(ship.torpedo && { action: pickAction('torpedoes'), at: 3 }),
    }),
    column('speed', torpedoColumn[1], margin.right, {
      piece: {
        key: 'speed',
        reads: { ...readsTracks('speed', 'propulsion'), ...readsFields('astern', speedByEvents) },
        runs: speedRuns,
      },
      action: pickAction('speed'),
      at: 4,
    }),
  ]
}

const torpedoColumn = [162.4, 185.4] as const

function crewRuns({ crewQuality }: PerfidiousShip, inPlay: ShipInPlay, words: Words): readonly Run[] {
  const quality = Number(inPlay.fields[fieldId('crewQuality')] ?? crewQuality)
  return changedFigure(String(quality), String(crewQuality), words, words(`card.crew.${quality}`))
}

function circleRuns({ turningCirclesInches }: PerfidiousShip, words: Words): readonly Run[] {
  return turningCirclesInches.map((inches, place) => {
    const text = words('card.inches', { inches })
    return place === 0 ? { ...headFigure, text } : { ...besideFigure, size: 4, before: 1, text }
  })
}

function torpedoRuns({ torpedo }: PerfidiousShip, ship: ShipInPlay, words: Words): readonly Run[] {
  if (torpedo === null) return [{ ...headFigure, ink: 'ink-3', text: words('card.figures.none') }]
  const left = ship.tracks[trackId('torpedoes')] ?? torpedo.carried
  const isFired = left !== torpedo.carried
  const count: Run = { ...besideFigure, size: 4, text: words('card.figures.left', { left }), ...(isFired && fired) }
  const carried: Run = { ...besideFigure, text: isFired ? words('card.of', { of: torpedo.carried }) : '' }
  const room = roomOf({ x: torpedoColumn[0], right: torpedoColumn[1] })
  const type = fitLine(headFigure.face, headFigure.size, torpedo.type, room - widthOf([count]), 2.8)
  const runs = [{ ...headFigure, size: type.size, text: type.text }, count]
  return widthOf([...runs, carried]) <= room ? [...runs, carried] : runs
}

const fired = { face: 'work-700', ink: 'red' } as const

function speedRuns(ship: ShipInPlay, words: Words): readonly Run[] {
  const maximum = mostSpeed(ship)
  const { speed } = speedNow({ speed: ship.tracks[trackId('speed')] ?? maximum, maximumSpeed: maximum })
  const began = shipOf(ship.document).speedLevels[0]!
  const [shown, beside] = changedFigure(String(speed), String(began), words)
  const isAstern = ship.fields[fieldId('astern')] === 'astern'
  return [shown!, { ...beside!, before: 0.8, ...(isAstern && { text: words('card.astern') }) }]
}

/** The commander on board, or the line to write him on. */
function commanderPiece(ship: Pick<ShipInPlay, 'fields'>, words: Words): Operation[] {
  const name = textOf(ship, 'commander')
  const rating = ship.fields[fieldId('commanderRating')]
  const isRated = typeof rating === 'number'
  const aboard = words(isRated ? 'card.commander.rated' : 'card.commander.aboard')
  const besides: readonly Run[] = [
    { ...captionStyle, text: aboard },
    { ...captionStyle, face: 'work-600', ink: 'ink', before: 0.9, text: isRated ? String(rating) : '' },
  ]
  const right = shipInHead.x - 3
  const [x, y] = [head.figures + 7.4, 24]
  return [
    commanderFlag(head.figures + 1, name !== ''),
    ...commanderLine(name === '' ? [] : [{ ...commanderStyle, text: name }], words('card.commander.none'), right),
    ...(name === '' ? [] : textLine(x, y, right - x, besides)),
  ]
}

/** As far as the slip that says how she stands. */
const serviceRoom = 44

/** Her navy and her peculiarities: guns that hit better or worse, torpedoes that run on. */
function serviceOf(document: ShipDocument, { technologyPercent, torpedo }: PerfidiousShip, words: Words): string {
  return [
    navyName(document.navy, words),
    technologyPercent === 0 ? '' : words('card.technology', { percent: signed(technologyPercent) }),
    torpedo?.twoTurn ? words('card.twoTurn') : '',
  ]
    .filter((part) => part !== '')
    .join(', ')
}

/** 14 890: groups of three, a thin space as charts set it. */
function spaced(figures: number): string {
  return String(figures).replace(/\B(?=(\d{3})+$)/g, '\u00a0')
}

/** What a ship is given that carried none before. */
const usualTorpedo = { type: '18″', twoTurn: false, carried: 2 }

function headEditors(document: ShipDocument): NonNullable<Block['editors']> {
  return {
    name: nameEditor(document, wordsOf),
    class: classEditor(document, wordsOf, (words) => [
      formOf(document, words).field('technologyPercent', { name: 'technology' }),
    ]),
    ...editors(document, {
      tonnage: (ship, say) => ({
        says: grouped(ship.value.tonnage),
        digits: 'tonnage',
        entries: [ship.field('tonnage', { label: say('parts.tonnage') })],
      }),
      crew: (ship, say, words) => {
        const quality = (value: number) => say('crew', { value, is: words(`card.crew.${value}`) })
        const choices = [1, 2, 3].map((value) => ({ value: String(value), label: quality(value) }))
        return {
          says: quality(ship.value.crewQuality),
          entries: [ship.field('crewQuality', { label: say('parts.crew'), choices })],
        }
      },
      circles: (ship, say, words) => ({
        says: ship.value.turningCirclesInches.map((inches) => words('card.inches', { inches })).join(', '),
        entries: [
          ship.list('turningCirclesInches', {
            name: 'circles',
            label: say('parts.circles'),
            title: (_, index) => say(index === 0 ? 'circle.usual' : 'circle.smaller'),
            entries: (circle) => [circle.itself({ called: 'inches', step: 0.5 })],
            adds: 'circle',
            fresh: (circles) => Math.max(0.5, circles.at(-1)! - 0.5),
          }),
        ],
      }),
      torpedoes: (ship, say) => {
        const { torpedo } = ship.value
        const carries = ship.optional('torpedo', { name: 'carries', called: 'carriesTorpedoes', fresh: usualTorpedo })
        if (torpedo === null) return { says: say('torpedoes.none'), entries: [carries] }
        const type = ship.at('torpedo').field('type', { called: 'torpedoType' })
        return {
          says: say('torpedoes.some', { type: torpedo.type, n: torpedo.carried }),
          entries: [carries, type, ...ship.at('torpedo').fields('carried', 'twoTurn')],
        }
      },
      drawing: drawingEditor(document),
    }),
  }
}
