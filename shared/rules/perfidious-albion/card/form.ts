import type { Operation } from '../../../card/operations'
import type { ShipDocument } from '../../../documents/ship'
import type { Words } from '../../../words/speak'
import { nameLines } from '../../kit/card/head'
import { framedPaper } from '../../kit/card/shapes'
import { blankShipOf } from '../../kit/ship-made'
import { hullDecks, sections, type CellContent, type HullCell, type PerfidiousShip } from '../ship/ship'
import { rulers, sea, waterline } from './grid'
import { emptyHead } from './head'
import { hullOf } from './hull'
import { grid, gridBottom, gridRight } from './layout'
import { legendOf } from './legend'
import { trackLines } from './tracks'

/** A gunboat of a thousand tons with one gun, one magazine and what a ship needs to move: sound, and the least there is to begin with. */
export function blankShip(): ShipDocument {
  const data: PerfidiousShip = {
    tonnage: 1000,
    crewQuality: 2,
    turningCirclesInches: [2, 1.5],
    technologyPercent: 0,
    torpedo: null,
    lengthMetres: 60,
    flotation: 5,
    fireTrackBoxes: 6,
    speedLevels: [12, 6, 0],
    cells: [
      cell('4-3', { kind: 'conningTower' }),
      cell('5-3', { kind: 'funnel' }),
      cell('3-3', { kind: 'gun', letter: 'C', count: 1, arc: 'fore', mount: 'light' }),
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((section) => cell(`${section}-4`)),
      cell('2-5'),
      cell('3-5', { kind: 'magazine', feeds: ['3-3'], serves: 'C' }),
      cell('4-5'),
      cell('5-5', { kind: 'propulsion' }),
      cell('6-5', { kind: 'propulsion' }),
      cell('7-5'),
      cell('8-5'),
      cell('9-5', { kind: 'steering' }),
    ],
    profile: { bow: 'straight', stern: 'counter' },
  }
  return blankShipOf('perfidious-albion', { type: 'Gunboat', year: 1895 }, data)
}

function cell(at: string, ...holds: CellContent[]): HullCell {
  return { at, armour: 0, fireMark: false, holds }
}

/** As many boxes as leave damage control its place; what is not hers is struck out with the pen. */
const tracks: Pick<PerfidiousShip, 'flotation' | 'fireTrackBoxes' | 'speedLevels'> = {
  flotation: 30,
  fireTrackBoxes: 6,
  speedLevels: [0, 0, 0, 0, 0, 0],
}

/** The card without a ship: every cell empty, every figure to be written in. */
export function formOperations(words: Words): readonly Operation[] {
  const blank = blankShip()
  const hull = hullOf(blank)
  return [
    ...framedPaper,
    ...nameLines(words, 88),
    ...emptyHead(hull.ship, words),
    sea,
    ...rulers(words),
    ...cells,
    ...waterline(words),
    ...trackLines({ ...hull.ship, ...tracks }, () => '', words),
    ...(legendOf({ formOf: 'perfidious-albion' }, hull).face?.(words) ?? []),
  ]
}

/** Light enough to be drawn over: where she has a cell the pen goes along its sides. */
const cells: readonly Operation[] = [
  {
    op: 'path',
    d: [
      ...Array.from({ length: sections + 1 }, (_, at) => `M${grid.x + at * grid.cellWidth} ${grid.y}V${gridBottom}`),
      ...Array.from({ length: hullDecks + 1 }, (_, at) => `M${grid.x} ${grid.y + at * grid.cellHeight}H${gridRight}`),
    ].join(''),
    stroke: { ink: 'rule-2', width: 0.22, weight: 'hair' },
  },
]
