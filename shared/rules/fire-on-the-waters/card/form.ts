import { framedPaper } from '../../../card/framed-paper'
import type { Operation } from '../../../card/operations'
import type { Words } from '../../../words/speak'
import { blankShip } from '../editing/blank-ship'
import type { WaterShip } from '../ship/ship'
import { shipOf } from '../ship/ship-data'
import { batteriesWidth, batteryPlaces } from './battery-places'
import { emptyBandTable } from './band-table'
import { casualtiesFace } from './casualty-lines'
import { emptyCounts } from './fires-and-plant'
import { flotationFace } from './flotation'
import { gridOperations } from './grid'
import { commanderPiece, headerFrame } from './header'
import { captionSize, heading } from './heading'
import { legendOperations } from './legend'
import { aboveRect, armsRow, cardHeightMm, cardWidthMm, hullRect, margin, mm, strips, waterlineDepth } from './places'

const key = (name: string) => `rules.fire-on-the-waters.card.${name}`

/** As many as most ships have; the rest is struck out with a pen. */
const formPoints = 80
const formBatteries = 3
const formBanks = 4

/** The data form without a ship: every location empty, every figure to be written in. */
export function formOperations(words: Words): readonly Operation[] {
  const document = blankShip()
  const ship = bareShip(shipOf(document))
  return [
    ...framedPaper(cardWidthMm, cardHeightMm),
    ...nameLines(words),
    ...headerFrame(words),
    ...commanderPiece({ fields: {} }, words),
    ...sea,
    ...gridOperations(ship),
    ...rings(ship),
    above,
    ...flotationFace(ship, words),
    ...emptyCounts(words),
    ...batteryLines(ship, words),
    ...torpedoLines(words),
    ...casualtiesFace(ship, words),
    ...legendOperations({ ...document, unofficial: false }, words),
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
  return { op: 'text', x: mm(x), y: mm(y), text, size: captionSize, face: 'work-500', ink: 'ink-3' }
}

function nameLines(words: Words): Operation[] {
  return [
    { op: 'path', d: `M${margin.left} 13H84M${margin.left} 20.6H53`, stroke: hair },
    written(words('card.form.name'), margin.left, 16),
    written(words('card.form.class'), margin.left, 23.4),
  ]
}

const sea: readonly Operation[] = strips.map(({ hullTop, bottom }) => ({
  op: 'rect',
  x: margin.left,
  y: hullTop + waterlineDepth,
  width: margin.right - margin.left,
  height: mm(bottom - hullTop - waterlineDepth),
  fill: 'sea',
}))

/** Flotation points are written into rings. */
function rings({ places }: WaterShip): Operation[] {
  const ring = ({ x, y }: { readonly x: number; readonly y: number }) =>
    `M${mm(x + 0.5)} ${mm(y + 2.1)}a1.6 1.6 0 1 1 3.2 0a1.6 1.6 0 1 1 -3.2 0Z`
  const d = places.map(({ at }) => ring(hullRect(at))).join('')
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
    ...heading(words(key('guns')), margin.left, armsRow.heading, batteriesWidth),
    ...batteryPlaces(ship).flatMap((place): Operation[] => {
      const { x, y, width, table } = place
      const columns = Array.from({ length: 9 }, (_, band) => mm(table.x + 11 + band * 5.8))
      const d = columns.map((at) => `M${at} ${mm(y + 1)}v${mm(place.height - 1.6)}`).join('')
      return [
        { op: 'path', d: `M${x} ${mm(y + 0.2)}h${mm(width)}`, stroke: hair },
        { op: 'path', d, stroke: { ...hair, ink: 'rule' } },
        ...emptyBandTable(place, words),
      ]
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
    ...heading(words(key('torpedoes')), split, baseline, margin.right - split),
    { op: 'path', d: boxes.join(''), stroke: { ink: 'rule-2', width: 0.22, weight: 'hair' } },
    written(words(key('reloads'), { n: 2 }), margin.right - width + 1.4, top + 7.8),
  ]
}
