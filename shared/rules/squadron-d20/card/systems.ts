import { fitsLine } from '../../../card/fit'
import type { GlyphName } from '../../../card/glyphs'
import { measure } from '../../../card/measure'
import type { Operation } from '../../../card/operations'
import type { ShipInPlay } from '../../../game/state'
import type { Words } from '../../../words/speak'
import { type Block, target, pickAction, readsTracks } from '../../kit/card/block'
import { boxRows, lostBoxes } from '../../kit/card/boxes'
import { heading, headingStyle, letters, smallestLetters } from '../../kit/card/lettering'
import { signAt } from '../../kit/card/marks'
import { type Rect, hairline, mm, smallestTarget, washes } from '../../kit/card/shapes'
import { signed } from '../../kit/reference-sheet'
import type { TrackName } from '../ship/shape'
import { beganOn, standsOn } from '../ship/state'
import { boxesUnder, boxSize, caption, cardKey, figureStyle } from './layout'

/** A figure that a game changes, over boxes that are crossed off, or filled where they are for markers. */
export interface System {
  readonly track: TrackName
  /** The printed letters, `FC`; the caption has the words. */
  readonly letter?: string | undefined
  readonly is: 'count' | 'signed' | 'markers'
  /** The figure of a fresh card, and its boxes; of markers as many as she is likely to get. */
  readonly of: number
  readonly part: string
  /** The sign of a marker. */
  readonly glyph?: GlyphName
  readonly hot?: 'flame' | 'blue' | 'red'
  /** What this many markers take off a die. Words: `card.worth.<track>`. */
  readonly less?: (count: number) => number
}

interface Line {
  readonly x: number
  readonly y: number
  readonly width: number
}

export interface SystemPlace extends Rect {
  readonly system: System
  readonly boxes: readonly Rect[]
}

const five = 5
const mostAcross = 12
const mostRows = 3
const gaps = { most: 4.6, least: 2.2 } as const
const letterStyle = { size: 3.9, face: 'work-700', ink: 'ink' } as const

/** Widest figure that is set before a caption, and where the caption begins. */
const captionAt = ({ letter, of, is }: System) =>
  is === 'count' && letter
    ? measure(letterStyle.face, letterStyle.size, `${letter} ${of}`) + 1.2
    : is === 'count'
      ? measure(letterStyle.face, letterStyle.size, String(of)) + 1.2
      : 0

/** Room that captions ask for beside their figures. */
const captionRoom: Readonly<Partial<Record<TrackName, number>>> = {
  ...{
    fireControl: 14,
    damageControlTeams: 25,
    gunneryModifier: 15,
    fires: 25,
    splash: 25,
    flak: 25,
    hull: 7,
    catapults: 16.5,
    planes: 14,
  },
}
const headWidth = (system: System) => Math.max(smallestTarget, captionAt(system) + (captionRoom[system.track] ?? 11))

/**
 * Systems side by side in as few rows of boxes as the line has room for: the widest is broken first. Where three rows are
 * not enough boxes are smaller.
 */
export function systemPlaces(systems: readonly System[], { x, y, width }: Line): readonly SystemPlace[] {
  const rows = systems.map(({ of }) => Math.max(1, Math.ceil(of / mostAcross)))
  const across = (at: number) => Math.ceil(systems[at]!.of / rows[at]!)
  const widths = (size: number) => systems.map((system, at) => Math.max(headWidth(system), across(at) * size))
  const needed = (size: number, gap: number) =>
    widths(size).reduce((sum, each) => sum + each, 0) + gap * (systems.length - 1)
  for (;;) {
    if (needed(boxSize, gaps.least) <= width) break
    const highest = Math.max(...rows)
    const breakable = systems.flatMap((system, at) =>
      rows[at]! < mostRows && across(at) * boxSize > headWidth(system) + 0.1 ? [at] : [],
    )
    const free = breakable.filter((at) => rows[at]! < highest)
    const [widest] = (free.length > 0 ? free : breakable).sort((one, other) => across(other) - across(one))
    if (widest === undefined) break
    rows[widest]! += 1
  }
  let size: number = boxSize
  while (size > 1 && needed(size, gaps.least) > width) size -= 0.1
  const left = width - needed(size, 0)
  const gap = Math.max(0, Math.min(gaps.most, left / Math.max(1, systems.length - 1)))
  const height = boxesUnder + Math.max(1, ...rows) * boxSize
  let from = x
  return systems.map((system, at): SystemPlace => {
    const wide = widths(size)[at]!
    const place = { x: mm(from), y, width: mm(wide), height }
    from += wide + gap
    const boxes = Array.from({ length: system.of }, (_, box) => ({
      x: place.x + (box % across(at)) * size,
      y: y + boxesUnder + Math.floor(box / across(at)) * boxSize,
      width: size,
      height: boxSize,
    }))
    return { system, ...place, boxes: system.is === 'signed' ? [] : boxes }
  })
}

export const systemsHeight = (places: readonly SystemPlace[]) => places[0]?.height ?? 0

export function systemsBlock(places: readonly SystemPlace[], group: string, row: number): Block {
  return {
    face: (words) => systemsFace(places, words),
    pieces: places.map((place) => ({
      key: `dial:${place.system.track}`,
      reads: readsTracks(place.system.track),
      draw: (stand, words) => systemPiece(place, stand, words),
    })),
    targets: places.map((place, at) => ({
      ...target(place, group, row, at + 1, pickAction(place.system.track)),
      ...(place.boxes.length > 0 && { boxes: place.boxes.map((box, value) => ({ ...box, value })) }),
    })),
    parts: places.map(({ system, x, y, width, height }) => ({ part: system.part, x, y, width, height })),
  }
}

/** Letters, captions and boxes; of a form without the room that a figure takes. */
export function systemsFace(places: readonly SystemPlace[], words: Words, isForm = false): Operation[] {
  return places.flatMap((place): Operation[] => {
    const { system, x, y, width, boxes } = place
    const { letter = '', track, is } = system
    const at = letter === '' ? 0 : measure(letterStyle.face, letterStyle.size, letter) + 1.2
    const named = words(cardKey(`systems.${track}`))
    return [
      ...letters(letter, x, y + 3.2, width, letterStyle),
      ...(is !== 'count'
        ? heading(named, x, y + 3.1, width)
        : isForm
          ? letters(named, x + at, y + 3.1, width - at, caption)
          : []),
      ...(boxes.length === 0 ? [] : boxRows(boxes, five)),
      ...(isForm && is === 'signed' ? [hairline(`M${x} ${mm(y + 9)}h${mm(width - 2)}`, 'rule-2')] : []),
    ]
  })
}

function systemPiece(place: SystemPlace, stand: ShipInPlay, words: Words): Operation[] {
  switch (place.system.is) {
    case 'count':
      return countPiece(place, stand, words)
    case 'signed':
      return signedPiece(place, stand, words)
    case 'markers':
      return markersPiece(place, stand, words)
  }
}

/** The figure left with what it counts, and what is lost crossed off from the end. */
function countPiece({ system, x, y, boxes, width }: SystemPlace, stand: ShipInPlay, words: Words): Operation[] {
  const { letter, track, of } = system
  const now = standsOn(stand, track)
  const from = letter ? measure(letterStyle.face, letterStyle.size, `${letter} `) : 0
  const isChanged = now !== beganOn(stand, track)
  const named = words(cardKey(`systems.${track}`))
  const began = words('card.of', { of })
  const at = from + measure(letterStyle.face, letterStyle.size, String(now)) + 1.2
  const fits = (text: string) => fitsLine(caption.face, smallestLetters, text, width - at)
  // Letters name a system where there is no room for its name; what has none is named first.
  const beside = isChanged ? ([`${began} ${named}`, letter ? began : named].find(fits) ?? '') : named
  const said = [
    ...letters(String(now), x + from, y + 3.2, width - from, { ...letterStyle, ink: isChanged ? 'red' : 'ink' }),
    ...letters(beside, x + at, y + 3.1, width - at, caption),
  ]
  return [...said, ...lostBoxes(boxes.slice(Math.max(0, now)), { wash: 'red-wash' })]
}

function signedPiece({ system, x, y, width }: SystemPlace, stand: ShipInPlay, words: Words): Operation[] {
  const [now, was] = [standsOn(stand, system.track), beganOn(stand, system.track)]
  const text = signed(now)
  const wide = measure(figureStyle.face, figureStyle.size, text) + 0.8
  const beside = now === was ? '' : words('card.of', { of: signed(was) })
  return [
    ...letters(text, x, y + 9, width, { ...figureStyle, ink: now === was ? 'ink' : 'red' }),
    ...letters(beside, x + wide, y + 9, width - wide, caption),
  ]
}

/** Markers on the stand: how many, what they are worth, and a sign in a box for each. */
function markersPiece(place: SystemPlace, stand: ShipInPlay, words: Words): Operation[] {
  const { system, x, y, width, boxes } = place
  const { track, hot = 'red', glyph, less } = system
  const count = standsOn(stand, track)
  if (count === 0) return []
  const from = measure(headingStyle.face, headingStyle.size, words(cardKey(`systems.${track}`))) + 1.2
  const wide = measure(letterStyle.face, letterStyle.size, String(count)) + 1
  const room = width - from - wide
  const filled = boxes.slice(0, count)
  const whole = less ? words(cardKey(`worth.${track}`), { less: less(count) }) : ''
  const said = fitsLine(caption.face, smallestLetters, whole, room) ? whole : less ? signed(-less(count)) : ''
  return [
    ...letters(String(count), x + from, y + 3.2, width - from, { ...letterStyle, ink: 'red' }),
    ...letters(said, x + from + wide, y + 3.1, room, caption),
    washes(filled, hot === 'blue' ? 'blue-wash' : hot === 'red' ? 'red-wash' : 'flame-wash', 0.13),
    ...filled.flatMap((box): Operation[] => {
      if (!glyph) return []
      const size = Math.min(4.2, box.width - 0.6)
      return signAt(glyph, box.x + (box.width - size) / 2, box.y + (box.height - size) / 2, size, hot)
    }),
  ]
}
