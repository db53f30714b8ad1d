import type { MarginsMm } from './request/print-job'
import { fitLine } from '../card/fit'
import type { Operation } from '../card/operations'
import { paperSizes } from '../card/paper'
import { wrapInto } from '../card/wrapped-text'
import { footLine } from './decks/text-page'
import { done, type Result } from '../kernel/result'
import { edgeRulers, rulerDepthMm } from './edge-rulers'
import { onPage, type PrintPage } from './print-page'
import type { Section, Setting } from './section'
import { plainCross, ring, scaledCross, scaledReachMm, signed } from './test-crosses'
import { tooSmall } from './too-small'

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
  const named = fitLine('head', 8, title, width - 8)
  const set = wrapInto(said, room, { face: 'work', largest: 4, smallest: 2.3, leadingEms: 1.3 })
  const middle = { x, anchor: 'middle' } as const
  return [
    { op: 'text', ...middle, y: from + titleMm, text: named.text, size: named.size, face: 'head', ink: 'ink' },
    ...set.lines.map((text, at): Operation => {
      const y = from + wordsFromMm + set.size + at * set.leading
      return { op: 'text', ...middle, y, text, size: set.size, face: 'work', ink: 'ink' }
    }),
  ]
}
