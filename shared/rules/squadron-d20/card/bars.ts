import type { GlyphName } from '../../../card/glyphs'
import { crossPath } from '../../../card/mark-shapes'
import { measure } from '../../../card/measure'
import type { Ink, Operation } from '../../../card/operations'
import type { ShipInPlay } from '../../../game/state'
import type { Words } from '../../../words/speak'
import { type Block, target, pickAction, readsTracks } from '../../kit/card/block'
import { letters, captionStyle, smallestLetters, type Style, heading, captionBeside } from '../../kit/card/lettering'
import { type Rect, mm, margin, smallestTarget, boxLines, washes, redCrosses } from '../../kit/card/shapes'
import { trackOf, type TrackName } from '../ship/shape'
import { beganOn, standsOn } from '../ship/state'
import { scale, worth } from '../tables/turn'
import { figureStyle, cardKey } from './layout'

/** A long track as a graduated bar: a box for every point, every fifth numbered, the third for morale marked. */
interface Bar {
  readonly track: TrackName
  /** `F` or `S`, as printed. */
  readonly letter?: string
  /** The sign in each box, where there is room. */
  readonly glyph?: GlyphName
  readonly of: number
  readonly y: number
  /** Its place for the arrow keys. */
  readonly row: number
  readonly wash?: Ink
  /** Of the ship editor; without it that of its track. */
  readonly part?: string
  /** A third of it or less is a test of morale. */
  readonly third?: true
}

const labelWidth = 22
const left = margin.left + labelWidth
const room = margin.right - left
const barHeight = 9.1
const boxHeight = 6.6
const five = 5
const gap = 0.7
/** Of few points each has a box of its own, and a larger one. */
const widest = 11
/** Wider where a box holds a sign. */
const widestWithSign = 17

interface Boxes {
  readonly boxes: readonly Rect[]
  /** Where it is tapped, and down to what. */
  readonly taps: readonly { readonly place: Rect; readonly value: number }[]
}

/** As many points in a place as a finger finds: one by one, or five together. */
function barBoxes({ of, y, glyph }: Pick<Bar, 'of' | 'y' | 'glyph'>): Boxes {
  const each = Math.min(glyph ? widestWithSign : widest, room / of)
  const perTap = each >= smallestTarget ? 1 : five
  const gaps = perTap === 1 ? 0 : Math.ceil(of / five) - 1
  const width = perTap === 1 ? each : Math.min(5.4, (room - gaps * gap) / of)
  const at = (point: number) => left + point * width + (perTap === 1 ? 0 : Math.floor(point / five) * gap)
  const places = Array.from({ length: of }, (_, point) => ({ x: at(point), y: y + 0.5, width, height: boxHeight }))
  return { boxes: places, taps: tapsOf(places, perTap, y) }
}

/** The rest at the end is tapped with the last five, if it is too narrow for a target of its own. */
function tapsOf(boxes: readonly Rect[], perTap: number, y: number): Boxes['taps'] {
  const whole = Array.from({ length: Math.ceil(boxes.length / perTap) }, (_, tap) => tap * perTap)
  const widthFrom = (value: number, to: number) => boxes[to - 1]!.x + boxes[to - 1]!.width - boxes[value]!.x
  const last = whole.at(-1) ?? 0
  const starts = whole.length > 1 && widthFrom(last, boxes.length) < smallestTarget ? whole.slice(0, -1) : whole
  return starts.map((value, index) => {
    const next = starts[index + 1]
    const from = boxes[value]!.x
    const width = next === undefined ? widthFrom(value, boxes.length) : boxes[next]!.x - from
    return { value, place: { x: from, y, width: Math.max(width, smallestTarget), height: barHeight - 0.1 } }
  })
}

export function barBlock(bar: Bar): Block {
  const { track, y, row, part = track } = bar
  const { boxes, taps } = barBoxes(bar)
  const label: Rect = { x: margin.left, y, width: labelWidth, height: barHeight - 0.1 }
  return {
    face: (words) => barFace(bar, boxes, words),
    pieces: [
      {
        key: `bar:${track}`,
        reads: readsTracks(track),
        draw: (stand, words) => barPiece(bar, boxes, stand, words),
      },
    ],
    targets: [
      target(label, 'strength', row, 1, pickAction(track)),
      ...taps.map(({ place, value }, index) => ({
        ...target(place, 'strength', row, index + 2, { kind: 'track', track: trackOf(track), value }),
        boxes: boxes.map((box, each) => ({ ...box, value: each })).slice(value, taps[index + 1]?.value),
      })),
    ],
    parts: [{ part, x: margin.left, y, width: margin.right - margin.left, height: barHeight - 0.1 }],
  }
}

function barFace(bar: Bar, boxes: readonly Rect[], words: Words): Operation[] {
  const { y, letter = '', of, track } = bar
  const numbers = boxes.flatMap(({ x, width, height }, index): Operation[] => {
    if (bar.glyph && width >= 5) return []
    if ((index + 1) % five !== 0 && index + 1 !== of) return []
    return letters(String(index + 1), x + width - 0.45, y + 0.5 + height - 0.8, 6, numberStyle)
  })
  const room = labelWidth - 1
  return [
    ...letters(words(cardKey(`bars.${track}`)), margin.left, y + 2.3, room, captionStyle),
    ...letters(letter, margin.left, y + 7.1, room, barStyle),
    boxLines(boxes, 0.26),
    ...numbers,
    ...signs(bar, boxes),
    ...thirdMark(bar, boxes),
  ]
}

function signs({ glyph }: Bar, boxes: readonly Rect[]): Operation[] {
  if (!glyph || (boxes[0]?.width ?? 0) < 5) return []
  return boxes.map(({ x, y, width, height }) => {
    const size = Math.min(4.6, width - 0.8)
    return {
      op: 'glyph',
      glyph,
      x: mm(x + (width - size) / 2),
      y: mm(y + (height - size) / 2 - 0.2),
      size: mm(size),
      ink: 'ink',
    }
  })
}

/** A tooth under the bar where a third of it is left. */
function thirdMark({ of, third, y }: Bar, boxes: readonly Rect[]): Operation[] {
  const at = Math.floor(of / 3)
  const box = boxes[at - 1]
  if (!third || !box) return []
  const x = box.x + box.width
  const foot = y + 0.5 + boxHeight
  return [
    { op: 'path', d: `M${mm(x)} ${mm(y + 0.5)}V${mm(foot)}`, stroke: { ink: 'ink', width: 0.7, weight: 'frame' } },
    { op: 'path', d: `M${mm(x)} ${mm(foot + 0.1)}l1.1 1.5h-2.2Z`, fill: 'ink' },
  ]
}

function barPiece(bar: Bar, boxes: readonly Rect[], stand: ShipInPlay, words: Words): Operation[] {
  const { track, letter = '', y, wash = 'red-wash', of } = bar
  const now = standsOn(stand, track)
  const x = margin.left + (letter === '' ? 0 : measure('work-700', 5.2, letter) + 1.6)
  const figureWidth = measure('work-700', 5.2, String(now))
  const beside = now === beganOn(stand, track) ? '' : words(cardKey('of'), { of })
  const low = now <= Math.floor(of / 3) && now < of
  const line: Operation[] = [
    ...letters(String(now), x, y + 7.1, 12, {
      size: 5.2,
      face: letter === '' ? 'work-700' : 'work-500',
      ink: low ? 'red' : 'ink',
    }),
    ...letters(beside, x + figureWidth + 0.7, y + 7.1, left - x - figureWidth - 1.2, { ...captionStyle, size: 2.8 }),
  ]
  const lost = boxes.slice(Math.max(0, now))
  if (lost.length === 0) return line
  const crosses = redCrosses(lost.map(crossIn).join(''), lost[0]!.width < 2.4 ? 0.45 : 0.7)
  return [...line, washes(lost, wash, 0.13), crosses]
}

const numberStyle = {
  size: smallestLetters,
  face: 'work-500',
  ink: 'ink-3',
  anchor: 'end',
  halo: { ink: 'sheet', width: 0.8 },
} as const satisfies Style
const barStyle = { ...figureStyle, size: 5.2 } as const

function crossIn({ x, y, width, height }: Rect): string {
  const tall = Math.min(height - 1.2, width * 2.2)
  const side = Math.min(0.6, width * 0.16)
  const wide = Math.min(width - 2 * side, tall * 1.7)
  return crossPath(x + (width - wide) / 2, y + (height - tall) / 2, wide, tall)
}

/** The printed scale, drawn like the border of a chart: how many are left, and what they are worth. */
interface ScaleBar {
  /** Heading: `card.scales.<name>`, caption `card.scales.<name>How`. */
  readonly name: string
  readonly track: TrackName
  readonly x: number
  readonly y: number
  readonly width: number
}

export const scaleHeight = 16.4
const stripTop = 4.4
const strip = 1.5

export function scaleBarBlock(bar: ScaleBar): Block {
  return {
    face: (words) => scaleFace(bar, words),
    pieces: [
      {
        key: `scale:${bar.track}`,
        reads: readsTracks(bar.track),
        draw: (stand) => here(bar, stand),
      },
    ],
  }
}

function cells({ x, y, width }: ScaleBar): readonly Rect[] {
  const each = width / scale.length
  return scale.map((_, index) => ({
    x: x + index * each,
    y: y + stripTop,
    width: each,
    height: scaleHeight - stripTop,
  }))
}

function scaleFace(bar: ScaleBar, words: Words): Operation[] {
  const title = words(cardKey(`scales.${bar.name}`))
  return [
    ...heading(title, bar.x, mm(bar.y + 2.9), bar.width),
    ...captionBeside(title, words(cardKey(`scales.${bar.name}How`)), bar.x, mm(bar.y + 2.9), bar.width),
    ...cells(bar).flatMap((cell, index) => [
      ...graduation(cell, index % 2 === 0),
      ...scaleStep(cell, index, 'ink-2', 'ink'),
    ]),
    frameOf(bar),
  ]
}

function graduation({ x, y, width }: Rect, solid: boolean): Operation[] {
  return [{ op: 'rect', x: mm(x), y: mm(y), width: mm(width), height: strip, fill: solid ? 'plate' : 'sheet' }]
}

function frameOf({ x, y, width }: ScaleBar): Operation {
  const height = scaleHeight - stripTop
  const each = width / scale.length
  const inner = scale.slice(1).map((_, index) => `M${mm(x + (index + 1) * each)} ${mm(y + stripTop)}v${mm(height)}`)
  return {
    op: 'path',
    d: `M${mm(x)} ${mm(y + stripTop)}h${mm(width)}v${mm(height)}h${mm(-width)}ZM${mm(x)} ${mm(y + stripTop + strip)}h${mm(width)}${inner.join('')}`,
    stroke: { ink: 'ink', width: 0.24, weight: 'cell' },
  }
}

function scaleStep(
  { x, y, width }: Rect,
  index: number,
  range: 'ink-2' | 'on-ink',
  figure: 'ink' | 'on-ink',
): Operation[] {
  const { from, to, value } = scale[index]!
  const set = (text: string, baseline: number, style: Style) =>
    letters(text, x + width / 2, y + baseline, width - 1, { ...style, anchor: 'middle' })
  return [
    ...set(to === null ? `${from}+` : `${from}–${to}`, 5, { size: 2.8, face: 'work-500', ink: range }),
    ...set(String(value), 10.5, { size: 5.2, face: 'work-700', ink: figure }),
  ]
}

/** The scaleStep that counts now, as the one solid cell. */
function here(bar: ScaleBar, stand: ShipInPlay): Operation[] {
  const index = worth(standsOn(stand, bar.track)) - 1
  const cell = cells(bar)[index]
  if (!cell) return []
  const { x, y, width, height } = cell
  return [
    { op: 'rect', x: mm(x), y: mm(y + strip), width: mm(width), height: mm(height - strip), fill: 'ink' },
    ...scaleStep(cell, index, 'on-ink', 'on-ink'),
  ]
}
