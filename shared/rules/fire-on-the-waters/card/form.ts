import { framedPaper } from '../../../card/framed-paper'
import type { Operation } from '../../../card/operations'
import type { Words } from '../../../words/speak'
import { heading, lettered } from '../../kit/card/lettering'
import { cardSize, hairline, margin, mm } from '../../kit/card/shapes'
import type { WaterShip } from '../ship/ship'
import { shipOf } from '../ship/ship-data'
import { emptyBandTable } from './band-table'
import { batteriesWidth, batteryPlaces } from './battery-places'
import { blankShip } from './blank-ship'
import { casualtiesOn } from './torpedoes'
import { emptyCounts } from './counts'
import { flotationFace } from './flotation'
import { caption, cardKey, aboveRect, armsRow, filled, hullRect, ringPath, strips, waterlineDepth } from './layout'
import { gridOperations } from './locations'
import { emptyHead } from './head'
import { legendOf } from './legend'

/** As many as most ships have; the rest is struck out with a pen. */
const formPoints = 80
const formBatteries = 3
const formBanks = 4

/** The data form without a ship: every location empty, every figure to be written in. */
export function formOperations(words: Words): readonly Operation[] {
  const document = blankShip()
  const ship = bareShip(shipOf(document))
  return [
    ...framedPaper(cardSize.widthMm, cardSize.heightMm),
    ...nameLines(words),
    ...emptyHead(ship, words),
    ...sea,
    ...gridOperations(ship),
    ...rings(ship),
    above,
    ...flotationFace(ship, words),
    ...emptyCounts(words),
    ...batteryLines(ship, words),
    ...torpedoLines(words),
    ...(casualtiesOn(ship).face?.(words) ?? []),
    ...(legendOf({ unofficial: false }).face?.(words) ?? []),
  ]
}

function bareShip(blank: WaterShip): WaterShip {
  const points = (index: number) => Math.floor(formPoints / 36) + (index < formPoints % 36 ? 1 : 0)
  const [battery] = blank.batteries
  const mount = { tubes: 1, type: '', reliability: 'A', arc: { from: 0, to: 0 } } as const
  return {
    ...blank,
    torpedoReach: [],
    places: blank.places.map(({ at }, index) => ({
      at,
      points: points(index),
      outer: 'none',
      inner: 'none',
      hull: { kind: 'stores' },
      above: null,
    })),
    batteries: Array.from({ length: formBatteries }, () => battery!),
    torpedoes: {
      mounts: Array.from({ length: formBanks }, (_, bank) => ({ ...mount, id: `T${bank + 1}` })),
      reloads: 0,
    },
  }
}

const hair = { ink: 'rule-2', width: 0.2, weight: 'hair' } as const

function written(text: string, x: number, y: number): Operation {
  return lettered(text, mm(x), mm(y), { ...caption, ink: 'ink-3' })
}

function nameLines(words: Words): Operation[] {
  return [
    hairline(`M${margin.left} 13H84M${margin.left} 20.6H53`, 'rule-2'),
    written(words('card.form.name'), margin.left, 16),
    written(words('card.form.class'), margin.left, 23.4),
  ]
}

const sea = strips.map(({ hullTop, bottom }) => {
  const y = hullTop + waterlineDepth
  return filled({ x: margin.left, y, width: margin.right - margin.left, height: bottom - y }, 'sea')
})

/** Flotation points are written into rings. */
function rings({ places }: WaterShip): Operation[] {
  const d = places
    .map(({ at }) => hullRect(at))
    .map(({ x, y }) => ringPath(mm(x + 0.5), mm(y + 2.1)))
    .join('')
  return [{ op: 'path', d, fill: 'sheet', stroke: { ink: 'blue', width: 0.3, weight: 'hair' } }]
}

/** Light enough to draw over with a pen. */
const above: Operation = {
  op: 'path',
  d: strips
    .flatMap((strip) => strip.locations.map(aboveRect))
    .map(({ x, y, width, height }) => `M${x} ${mm(y + height)}V${y}h${width}v${height}`)
    .join(''),
  stroke: { ...hair, dash: [0.7, 0.7] },
}

function batteryLines(ship: WaterShip, words: Words): Operation[] {
  return [
    ...heading(words(cardKey('guns')), margin.left, armsRow.heading, batteriesWidth),
    ...batteryPlaces(ship).flatMap((place): Operation[] => {
      const { x, y, width, table } = place
      const columns = Array.from({ length: 9 }, (_, band) => mm(table.x + 11 + band * 5.8))
      const d = columns.map((at) => `M${at} ${mm(y + 1)}v${mm(place.height - 1.6)}`).join('')
      return [hairline(`M${x} ${mm(y + 0.2)}h${mm(width)}`, 'rule-2'), hairline(d), ...emptyBandTable(place, words)]
    }),
  ]
}

function torpedoLines(words: Words): Operation[] {
  const { split, heading: baseline, top } = armsRow
  const width = (margin.right - split) / (formBanks + 1)
  const boxes = Array.from({ length: formBanks }, (_, bank) => {
    const x = mm(split + bank * width)
    return `M${x} ${top}h${mm(width - 1.4)}v8.2h${mm(1.4 - width)}Z`
  })
  return [
    ...heading(words(cardKey('torpedoes')), split, baseline, margin.right - split),
    { op: 'path', d: boxes.join(''), stroke: { ink: 'rule-2', width: 0.22, weight: 'hair' } },
    written(words(cardKey('reloads'), { n: 2 }), margin.right - width + 1.4, top + 7.8),
  ]
}
