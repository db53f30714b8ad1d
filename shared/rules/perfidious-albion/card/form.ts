import { framedPaper } from '../../../card/framed-paper'
import type { Operation } from '../../../card/operations'
import type { Words } from '../../../words/speak'
import { lettered } from '../../kit/card/lettering'
import { cardSize, hairline } from '../../kit/card/shapes'
import { blankShip } from './blank-ship'
import { hullDecks, sections, type PerfidiousShip } from '../ship/ship'
import { rulers, sea, waterline } from './grid'
import { emptyHead } from './head'
import { hullOf } from './hull'
import { legendOf } from './legend'
import { grid, gridBottom, gridRight, nameBlock } from './layout'
import { trackLines } from './tracks'

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
    ...framedPaper(cardSize.widthMm, cardSize.heightMm),
    ...nameLines(words),
    ...emptyHead(hull.ship, words),
    sea,
    ...rulers(words),
    ...cells,
    ...waterline(words),
    ...trackLines({ ...hull.ship, ...tracks }, () => '', words),
    ...(legendOf(blank, hull).face?.(words) ?? []),
  ]
}

function nameLines(words: Words): Operation[] {
  const line = (y: number, ink: 'rule-2' | 'rule') => hairline(`M${nameBlock.x} ${y}H${nameBlock.right}`, ink)
  const caption = (key: string, y: number) =>
    lettered(words(`card.form.${key}`), nameBlock.x, y, { size: 2.4, face: 'work', ink: 'ink-3' })
  return [line(14.4, 'rule-2'), line(22.6, 'rule'), caption('name', 16.8), caption('class', 25)]
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
