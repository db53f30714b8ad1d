import type { GlyphName } from '../../../card/glyphs'
import { measure } from '../../../card/measure'
import type { Ink, Operation } from '../../../card/operations'
import { textLine, widthOf, type Run } from '../../../card/text-line'
import type { ShipInPlay } from '../../../game/state'
import type { Words } from '../../../words/speak'
import { type Block, target, pickAction, readsTracks } from '../../kit/card/block'
import { boxNumber, boxRows, lostBoxes } from '../../kit/card/boxes'
import { heading, letters, type Style } from '../../kit/card/lettering'
import { type Rect, mm, margin, smallestTarget } from '../../kit/card/shapes'
import { trackOf, type TrackName } from '../ship/shape'
import { beganOn, standsOn } from '../ship/state'
import { boxSize, caption, cardKey } from './layout'

/** A long track: boxes in fives, every fifth numbered, a third of it marked for morale. */
export interface Track {
  readonly track: TrackName
  /** `F` or `S`, as printed. */
  readonly letter?: string
  /** The sign in each box, where there is room. */
  readonly glyph?: GlyphName
  readonly of: number
  /** Points of the longest track beside it, whose boxes are as wide. */
  readonly longest?: number
  readonly y: number
  /** Its place for the arrow keys. */
  readonly row: number
  readonly wash?: Ink
  /** Of the ship editor; without it that of its track. */
  readonly part?: string
  /** A third of it or less is a test of morale. */
  readonly third?: true
}

const left = 22.4
const room = margin.right - left
const five = 5
const gap = 1.1
const boxHeight = 5.4
const rowPitch = 6.5
const fivesAcross = 7
/** Boxes of a sign may be wide. */
const widestWithSign = 17

interface Boxes {
  readonly boxes: readonly Rect[]
  /** Boxes that are one outline. */
  readonly together: number
  readonly taps: readonly { readonly place: Rect; readonly values: readonly number[] }[]
}

/** Fives in a row: seven, or more and smaller ones where the longest track would need a third row. */
const fivesFor = (longest: number) => Math.max(fivesAcross, Math.ceil(longest / 2 / five))
const rowsOf = (of: number, longest: number) => (of > fivesFor(longest) * five ? 2 : 1)

/** Of one row, or of two. */
export const oneRow = 9
export const trackHeight = (of: number, longest = of) => (rowsOf(of, longest) === 1 ? oneRow : 14.3)

function trackBoxes({ of, glyph, longest = of, y }: Pick<Track, 'of' | 'glyph' | 'longest' | 'y'>): Boxes {
  const wide = glyph ? Math.min(widestWithSign, room / of) : smallestTarget
  const fives = fivesFor(longest)
  const isEach = glyph ? wide >= smallestTarget : longest * wide + 3 * gap <= room
  const width = isEach ? wide : Math.min(boxSize, (room - (fives - 1) * gap) / (fives * five))
  const perRow = isEach ? of : fives * five
  const spaced = glyph && isEach ? 0 : gap
  const boxes = Array.from({ length: of }, (_, point): Rect => {
    const [row, at] = [Math.floor(point / perRow), point % perRow]
    const x = left + at * width + Math.floor(at / five) * spaced
    return { x, y: y + 0.6 + row * rowPitch, width, height: boxHeight }
  })
  const rows = rowsOf(of, longest)
  return { boxes, together: isEach && glyph ? 1 : five, taps: tapsOf(boxes, isEach ? 1 : five, perRow, { y, rows }) }
}

/** Boxes over each other share a target: a pointer aims at one of them, a digit sets the track. */
function tapsOf(
  boxes: readonly Rect[],
  perTap: number,
  perRow: number,
  { y, rows }: { readonly y: number; readonly rows: number },
): Boxes['taps'] {
  const across = Math.min(boxes.length, perRow)
  const starts = Array.from({ length: Math.ceil(across / perTap) }, (_, tap) => tap * perTap)
  const widthFrom = (from: number, to: number) => boxes[to - 1]!.x + boxes[to - 1]!.width - boxes[from]!.x
  // The rest at the end goes with the last five, if it is too narrow for a target of its own.
  if (starts.length > 1 && widthFrom(starts.at(-1)!, across) < smallestTarget - 0.01) starts.pop()
  return starts.map((from, index) => {
    const next = starts[index + 1]
    const to = next ?? across
    const width = next === undefined ? widthFrom(from, to) : boxes[next]!.x - boxes[from]!.x
    const height = rows === 1 ? 8.9 : 14.2
    const values = boxes.flatMap((_, value) => (value % perRow >= from && value % perRow < to ? [value] : []))
    return { values, place: { x: boxes[from]!.x, y, width: Math.max(width, smallestTarget), height } }
  })
}

export function trackBlock(bar: Track): Block {
  const { track, y, row, of, longest = of, part = track } = bar
  const { boxes, taps } = trackBoxes(bar)
  const height = trackHeight(of, longest) - 0.1
  const label: Rect = { x: margin.left, y, width: left - margin.left - 0.4, height: smallestTarget }
  return {
    face: (words) => trackFace(bar, words),
    pieces: [
      {
        key: `bar:${track}`,
        reads: readsTracks(track),
        draw: (stand, words) => trackPiece(bar, boxes, stand, words),
      },
    ],
    targets: [
      target(label, 'strength', row, 1, pickAction(track)),
      ...taps.map(({ place, values }, index) => ({
        ...target(place, 'strength', row, index + 2, { kind: 'track', track: trackOf(track), value: values[0]! }),
        boxes: values.map((value) => ({ ...boxes[value]!, value })),
        isAimed: true as const,
      })),
    ],
    parts: [{ part, x: margin.left, y, width: margin.right - margin.left, height }],
  }
}

/** Captions, boxes and signs; of a form without its figures. */
export function trackFace(bar: Track, words: Words, isForm = false): Operation[] {
  const { y, letter = '', track, glyph } = bar
  const { boxes, together } = trackBoxes(bar)
  return [
    ...heading(words(cardKey(`bars.${track}`)), margin.left, y + 2.6, left - margin.left - 0.6),
    ...letters(letter, margin.left, y + 7.1, 6, letterStyle),
    ...boxRows(boxes, together),
    ...(isForm ? [] : numbersOf(bar, boxes).map(({ number }) => number)),
    ...(isSigned(bar, boxes) ? boxes.map((box) => signIn(box, glyph!)) : []),
    ...(isForm ? [] : thirdMark(bar, boxes)),
  ]
}

const isSigned = ({ glyph }: Track, boxes: readonly Rect[]) => glyph !== undefined && boxes[0]!.width >= boxSize

/** Every fifth box has its number, and the last. */
function numbersOf(bar: Track, boxes: readonly Rect[]) {
  if (isSigned(bar, boxes)) return []
  return boxes.flatMap((box, at) =>
    (at + 1) % five === 0 || at + 1 === bar.of ? [{ at, number: boxNumber(at + 1, box) }] : [],
  )
}

function signIn({ x, y, width, height }: Rect, glyph: GlyphName): Operation {
  const size = Math.min(4.6, width - 0.6)
  return { op: 'glyph', glyph, x: mm(x + (width - size) / 2), y: mm(y + (height - size) / 2), size, ink: 'ink' }
}

/** A heavy line and a tooth under it where a third is left. */
function thirdMark({ of, third }: Track, boxes: readonly Rect[]): Operation[] {
  const box = boxes[Math.floor(of / 3) - 1]
  if (!third || !box) return []
  const [x, foot] = [mm(box.x + box.width), mm(box.y + box.height)]
  return [
    { op: 'path', d: `M${x} ${mm(box.y)}V${foot}`, stroke: { ink: 'ink', width: 0.7, weight: 'frame' } },
    { op: 'path', d: `M${x} ${foot}l0.9 1.1h-1.8Z`, fill: 'ink' },
  ]
}

/** The figure left, and what is lost crossed off from the end. */
function trackPiece(bar: Track, boxes: readonly Rect[], stand: ShipInPlay, words: Words): Operation[] {
  const { track, letter = '', y, wash = 'red-wash', of } = bar
  const now = standsOn(stand, track)
  const { face, size } = letterStyle
  const x = margin.left + (letter === '' ? 0 : measure(face, size, letter) + 1.1)
  const isChanged = now !== beganOn(stand, track)
  const runs: readonly Run[] = [
    { ...letterStyle, text: String(now), ink: isChanged ? 'red' : 'ink' },
    { ...caption, before: 0.8, text: isChanged ? words('card.of', { of }) : '' },
  ]
  const space = left - x - 0.4
  const said = textLine(x, y + 7.1, space, widthOf(runs) * 0.934 > space ? runs.slice(0, 1) : runs, { smallest: 0.934 })
  const from = Math.max(0, now)
  const numbers = numbersOf(bar, boxes).filter(({ at }) => at >= from)
  return [...said, ...lostBoxes(boxes.slice(from), { wash, numbers: numbers.map(({ number }) => number) })]
}

const letterStyle = { size: 4.6, face: 'work-700', ink: 'ink' } as const satisfies Style
