import type { Operation } from '../../../card/operations'
import type { ShipDocument } from '../../../documents/ship'
import type { Words } from '../../../words/speak'
import type { Block } from '../../kit/card/block'
import type { PartFormOf } from '../../kit/card/data-form'
import { endStyle, lettered } from '../../kit/card/lettering'
import { margin, mm } from '../../kit/card/shapes'
import { profileForm } from '../../kit/card/profile-editor'
import { profile } from '../ship/profile'
import { hullDecks, sections, waterlineBelowHullDeck, type PerfidiousShip } from '../ship/ship'
import { cellEditor, cellPart } from './cell-editor'
import { plateOperations, type Hull } from './hull'
import { editors, cellPlace, grid, gridBottom, gridRight } from './layout'
import { profileOperations } from './profile'
import { hoistLines } from './supply'

/**
 * Sea, profile, graduated rulers, graticule, cells, plates and waterline, in painting order. Every cell opens its part
 * of the ship editor, void ones too: that is where a hull grows.
 */
export function gridBlock(document: ShipDocument, hull: Hull): Block {
  const places = Array.from({ length: hullDecks * sections }, (_, at) => {
    const [section, deck] = [(at % sections) + 1, Math.floor(at / sections) + 1]
    return { section, deck, at: `${section}-${deck}` }
  })
  const cellForm =
    (at: string): PartFormOf<PerfidiousShip> =>
    (ship, say, words) =>
      cellEditor(ship, at, say, words)
  return {
    face: (words) => [
      ...shipOnSea(document),
      ...rulers(words),
      ...graticule(hull),
      cellLines(hull),
      ...plateOperations(hull),
      ...waterline(words),
      ...hoistLines(hull),
    ],
    parts: places.map(({ section, deck, at }) => {
      return { part: cellPart(at), ...cellPlace(section, deck), row: deck, column: section, group: 'hull' }
    }),
    editors: editors(document, Object.fromEntries(places.map(({ at }) => [cellPart(at), cellForm(at)]))),
  }
}

export function waterline(words: Words): Operation[] {
  return [
    {
      op: 'path',
      d: `M${grid.x - 1.3} ${waterlineY}H${gridRight}`,
      stroke: { ink: 'blue', width: 0.6, weight: 'cell' },
    },
    lettered(words('card.waterline'), 8.6, waterlineY + 0.9, { ...rulerStyle, size: 2.8, ink: 'blue' }),
  ]
}

const waterlineY = grid.y + waterlineBelowHullDeck * grid.cellHeight

function shipOnSea(document: ShipDocument): Operation[] {
  return [
    {
      op: 'clip',
      x: grid.x,
      y: grid.y,
      width: gridRight - grid.x,
      height: gridBottom - grid.y,
      operations: [sea, seaLines, ...profileOperations(document)],
    },
  ]
}

export const sea: Operation = {
  op: 'rect',
  x: grid.x,
  y: waterlineY,
  width: gridRight - grid.x,
  height: gridBottom - waterlineY,
  fill: 'sea',
}

/** Level lines in the open water, as an engraver shades a sea: they part it from the hull where there is no colour. */
const seaLines: Operation = {
  op: 'path',
  d: Array.from({ length: 13 }, (_, line) => `M${grid.x} ${mm(waterlineY + 1.7 * (line + 0.75))}H${gridRight}`).join(
    '',
  ),
  stroke: { ink: 'sea-deep', width: 0.22 },
}

const rulerStyle = { size: 3.2, face: 'work-600', ink: 'ink-2', anchor: 'middle' } as const

/** Sections along the top, decks down the side. */
export function rulers(words: Words): Operation[] {
  const baseline = grid.y - 2.5
  const operations: Operation[] = [
    lettered(words('card.bow'), margin.left, baseline, endStyle),
    lettered(words('card.stern'), margin.right, baseline, { ...endStyle, anchor: 'end' }),
  ]
  for (let section = 1; section <= sections; section++) {
    const { x, width } = cellPlace(section, 1)
    operations.push(graduation(x, grid.y - 1.3, width, 1.1, section % 2 === 1))
    operations.push(lettered(String(section), x + width / 2, baseline, rulerStyle))
  }
  for (let deck = 1; deck <= hullDecks; deck++) {
    const { y, height } = cellPlace(1, deck)
    operations.push(graduation(grid.x - 1.3, y, 1.1, height, deck % 2 === 1))
    operations.push(lettered(String(deck), 8.6, y + 6.6, rulerStyle))
  }
  return operations
}

function graduation(x: number, y: number, width: number, height: number, solid: boolean): Operation {
  const stroke = { ink: 'plate', width: 0.2 } as const
  return { op: 'rect', x, y, width, height, fill: solid ? 'plate' : 'sheet', stroke }
}

/** Void cells have no lines, only crosses where the graticule meets clear of her hull. */
function graticule(hull: Hull): Operation[] {
  const corners = new Set<string>()
  for (let section = 1; section <= sections; section++) {
    for (let deck = 1; deck <= hullDecks; deck++) {
      if (hull.at(section, deck)) continue
      const { x, y, width, height } = cellPlace(section, deck)
      for (const right of [0, 1]) {
        for (const below of [0, 1]) {
          const around = [section + right - 1, section + right].flatMap((across) =>
            [deck + below - 1, deck + below].map((down) => hull.at(across, down)),
          )
          if (!around.some(Boolean)) corners.add(cross(x + right * width, y + below * height))
        }
      }
    }
  }
  if (corners.size === 0) return []
  return [{ op: 'path', d: [...corners].join(''), stroke: { ink: 'rule-2', width: 0.18, weight: 'hair' } }]
}

function cross(x: number, y: number): string {
  return `M${mm(x - 0.9)} ${mm(y)}h1.8M${mm(x)} ${mm(y - 0.9)}v1.8`
}

/** The sides of all hull cells, each drawn once. */
function cellLines(hull: Hull): Operation {
  const sides = new Set<string>()
  for (const { section, deck } of hull.cells) {
    const { x, y, width, height } = cellPlace(section, deck)
    for (const across of [x, x + width]) sides.add(`M${mm(across)} ${mm(y)}v${height}`)
    for (const down of [y, y + height]) sides.add(`M${mm(x)} ${mm(down)}h${width}`)
  }
  return {
    op: 'path',
    d: [...sides].join(''),
    stroke: { ink: 'ink', width: 0.24, opacity: 0.65, weight: 'cell' },
  }
}

/** What is drawn behind the grid and as her silhouette. No rule reads it. */
export function drawingEditor(document: ShipDocument): PartFormOf<PerfidiousShip> {
  return (ship, _say, words) => {
    const { lengthMetres, profile: record } = ship.value
    const form = profileForm({ record, drawn: profile(document) }, (to) => ship.change({ profile: to }), words)
    const length = lengthMetres === undefined ? [] : [ship.field('lengthMetres', { name: 'length', step: 0.1 })]
    return { ...form, entries: [...length, ...form.entries] }
  }
}
