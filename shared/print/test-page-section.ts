import { type MarginsMm, mostOffsetMm } from './print-request'
import { fittedText } from '../card/fit'
import type { Operation, PathOp } from '../card/operations'
import { paperSizes } from '../card/paper'
import { wrapInto } from '../card/wrapped-text'
import { footLine } from './text-page'
import { done, type Result } from '../kernel/result'
import { onPage, type PrintPage } from './print-page'
import { type Section, type Setting, tooSmall } from './section'
import { measure } from '../card/measure'
import type { Words } from '../words/speak'

/** Nothing is read for it: the profile says all. */
export type TestPageSource = Readonly<Record<never, never>>

const leastField = { width: 60, height: 112 }
/** From the rulers to the crosses in the corners. */
const cornerMm = 14
/** Title and words are in the upper half, between the corners and the cross in the middle. */
const [titleMm, wordsFromMm, clearMm] = [8, 12, 5]

/**
 * A sheet to be printed on both sides: rulers in mm along every edge, and crosses at the same places of the paper on
 * front and back. What the printer is off is read against the light from the scale on the back.
 */
export function testPageSection(_: TestPageSource, setting: Setting): Result<Section> {
  const { words } = setting
  const title = words('printing.part.testPage')
  const problem = tooSmall(title, setting, (paper, margins) => {
    const { width, height } = fieldOf(paperSizes[paper], margins)
    return width >= leastField.width && height >= leastField.height
  })
  if (problem) return problem
  const sides = ['front', 'back'] as const
  const marks = sides.map((side, page) => ({ title: words(`printing.test.${side}`), page, below: [] }))
  return done({ title, marks, pages: sides.map((side) => pageOf(side, setting)), isTurnedOver: true })
}

interface Field {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

function pageOf(side: 'front' | 'back', { profile, words }: Setting): PrintPage {
  const size = paperSizes[profile.paper]
  const field = fieldOf(size, profile.marginsMm)
  const { acrossMm, downMm } = profile.backOffset
  const [x, y] = [field.left + field.width / 2, field.top + field.height / 2]
  const middle = (): readonly Operation[] =>
    side === 'front' ? plainCross(x, y, 8) : [...scaledCross(x, y, words), ...ring(x + acrossMm, y + downMm)]
  const said = words(`printing.test.${side}Said`, { across: signed(acrossMm), down: signed(downMm) })
  return {
    ...size,
    parts: [
      onPage(() => edgeRulers(size, profile.marginsMm)),
      onPage(() => [...corners(field).flatMap((at) => plainCross(at.x, at.y, 5)), ...middle()]),
      onPage(() => heading(field, words(`printing.test.${side}`), said)),
    ],
    lines: (number) => {
      const foot = { left: field.left + 6, right: field.left + field.width - 6, foot: field.top + field.height - 2 }
      return footLine(foot, words('printing.part.testPage'), number, words)
    },
  }
}

/** What lies within the rulers on both sides of the sheet, which is turned over its long edge: as wide left as right. */
function fieldOf({ widthMm, heightMm }: { widthMm: number; heightMm: number }, margins: MarginsMm): Field {
  const left = Math.max(margins.left, margins.right) + rulerDepthMm
  const top = margins.top + rulerDepthMm
  return { left, top, width: widthMm - 2 * left, height: heightMm - margins.bottom - rulerDepthMm - top }
}

function corners({ left, top, width, height }: Field) {
  const xs = [left + cornerMm, left + width - cornerMm]
  const ys = [top + cornerMm, top + height - cornerMm]
  return ys.flatMap((y) => xs.map((x) => ({ x, y })))
}

function heading({ left, top, width, height }: Field, title: string, said: string): readonly Operation[] {
  const x = left + width / 2
  const from = top + cornerMm + clearMm
  const room = {
    widthMm: Math.min(130, width - 8),
    heightMm: height / 2 - scaledReachMm - clearMm - (from - top) - wordsFromMm,
  }
  const set = wrapInto(said, room, { face: 'work', largest: 4, smallest: 2.3, leadingEms: 1.3 })
  const middle = { x, anchor: 'middle' } as const
  return [
    fittedText({ op: 'text', ...middle, y: from + titleMm, text: title, size: 8, face: 'head', ink: 'ink' }, width - 8),
    ...set.lines.map((text, at): Operation => {
      const y = from + wordsFromMm + set.size + at * set.leading
      return { op: 'text', ...middle, y, text, size: set.size, face: 'work', ink: 'ink' }
    }),
  ]
}

/** How far a ruler with its figures reaches into the page. */
const rulerDepthMm = 8
const labelMm = 2.6
const stroke = { ink: 'ink', width: 0.18 } as const

/**
 * Rulers along the four margins, ticks pointing inwards. They count millimetres from the left and the upper edge of the
 * paper, so that a ruler put on the sheet shows whether the printer keeps the size.
 */
function edgeRulers(
  { widthMm, heightMm }: { readonly widthMm: number; readonly heightMm: number },
  { top, right, bottom, left }: MarginsMm,
): readonly Operation[] {
  // Half a line within the margin.
  const [x0, y0, x1, y1] = [left + 0.1, top + 0.1, widthMm - right - 0.1, heightMm - bottom - 0.1]
  const acrosses = millimetres(x0, x1)
  const downs = millimetres(y0, y1)
  const ticks = [
    ...acrosses.map((at) => `M${at} ${y0}v${lengthOf(at)}M${at} ${y1}v${-lengthOf(at)}`),
    ...downs.map((at) => `M${x0} ${at}h${lengthOf(at)}M${x1} ${at}h${-lengthOf(at)}`),
  ]
  const path: PathOp = { op: 'path', d: ticks.join(''), stroke }
  const clear = rulerDepthMm
  return [
    { op: 'rect', x: x0, y: y0, width: x1 - x0, height: y1 - y0, stroke },
    path,
    ...tens(acrosses, x0 + clear, x1 - clear).flatMap((at) => [
      label(at, at, y0 + 5.2 + labelMm * 0.72),
      label(at, at, y1 - 5.2),
    ]),
    ...tens(downs, y0 + clear, y1 - clear).flatMap((at) => {
      const half = measure('work', labelMm, String(at)) / 2
      return [label(at, x0 + 5.2 + half, at + labelMm * 0.36), label(at, x1 - 5.2 - half, at + labelMm * 0.36)]
    }),
  ]
}

function millimetres(from: number, to: number): readonly number[] {
  const first = Math.ceil(from)
  return Array.from({ length: Math.max(0, Math.floor(to) - first + 1) }, (_, at) => first + at)
}

function lengthOf(at: number): number {
  if (at % 10 === 0) return 4.6
  return at % 5 === 0 ? 3.2 : 2
}

/** Clear of the corners, where two rulers meet. */
function tens(values: readonly number[], from: number, to: number): readonly number[] {
  return values.filter((value) => value % 10 === 0 && value >= from && value <= to)
}

function label(value: number, x: number, y: number): Operation {
  return { op: 'text', x, y, text: String(value), size: labelMm, face: 'work', ink: 'ink', anchor: 'middle' }
}

/** How far the cross with the scale reaches from its middle, with its figures. */
const scaledReachMm = mostOffsetMm + 5

function plainCross(x: number, y: number, arm: number): readonly Operation[] {
  return [{ op: 'path', d: cross(x, y, arm), stroke: { ink: 'ink', width: 0.25 } }]
}

/** Arms as long as an offset may be, in millimetres: to the right and down is plus. */
function scaledCross(x: number, y: number, words: Words): readonly Operation[] {
  const marks = Array.from({ length: 2 * mostOffsetMm + 1 }, (_, at) => at - mostOffsetMm).filter((at) => at !== 0)
  const ticks = marks.map((at) => {
    const half = at % 5 === 0 ? 1.6 : 0.8
    return `M${x + at} ${y - half}v${2 * half}M${x - half} ${y + at}h${2 * half}`
  })
  // Near the middle there is room for the ring alone.
  const figures = marks.filter((at) => at % 5 === 0 && Math.abs(at) > 5)
  const said = (text: string, atX: number, atY: number): Operation => {
    return { op: 'text', x: atX, y: atY, text, size: 2.4, face: 'work', ink: 'ink-2', anchor: 'middle' }
  }
  return [
    { op: 'path', d: cross(x, y, mostOffsetMm), stroke: { ink: 'ink', width: 0.2 } },
    { op: 'path', d: ticks.join(''), stroke: { ink: 'ink', width: 0.15 } },
    ...figures.flatMap((at) => [said(signed(at), x + at, y + 4), said(signed(at), x + 4.4, y + at + 0.9)]),
    said(words('printing.test.across'), x + mostOffsetMm + 7, y + 0.8),
    said(words('printing.test.down'), x, y + mostOffsetMm + 3.6),
  ]
}

/** Where backs are moved to now. */
function ring(x: number, y: number): readonly Operation[] {
  const r = 2.5
  const d = `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`
  return [{ op: 'path', d, stroke: { ink: 'red', width: 0.3 } }]
}

function cross(x: number, y: number, arm: number): string {
  return `M${x - arm} ${y}h${2 * arm}M${x} ${y - arm}v${2 * arm}`
}

function signed(value: number): string {
  if (value === 0) return '0'
  return value > 0 ? `+${value}` : `−${-value}`
}
