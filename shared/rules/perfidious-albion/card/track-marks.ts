import { fitLine } from '../../../card/fit'
import { flameOperations, wavesPath } from '../../../card/mark-shapes'
import type { Operation } from '../../../card/operations'
import { onceEach } from '../../../kernel/once-each'
import type { Words } from '../../../words/speak'
import { boxNumber, currentBox, currentFigure, lostBoxes } from '../../kit/card/boxes'
import { fitted, headingStyle, lettered, type Style } from '../../kit/card/lettering'
import { finePath, margin, washes, type Rect } from '../../kit/card/shapes'
import type { PerfidiousShip } from '../ship/ship'
import { flotationTop, levelsTop, trackBox } from './layout'

export const trackNames = ['flotation', 'fire', 'flooding', 'propulsion'] as const
export type TrackName = (typeof trackNames)[number]

/** Where the boxes of the tracks stand. Every track is as long as the ship needs and they share one line. */
export interface TrackPlaces {
  /** One place a box: flotation in fives, first box first. */
  readonly flotation: readonly Rect[]
  /** 0 to the last level, then `Explosion!`. */
  readonly fire: readonly Rect[]
  /** 0 to the last printed level. */
  readonly flooding: readonly Rect[]
  readonly propulsion: readonly Rect[]
  /** A box of its own, or, where flotation fills the width, a line over it. */
  readonly damageControl: { readonly as: 'box' | 'line'; readonly place: Rect }
}

/** Memoised per ship: every mark on a track asks. */
export const trackPlaces = onceEach((ship: PerfidiousShip): TrackPlaces => {
  return { flotation: flotation(ship.flotation), ...levels(ship), damageControl: damageControl(ship.flotation) }
})

const damageControlLeft = 147

/** Above this, flotation takes the whole width, twenty to a line. */
const narrowFlotation = 30

const fiveWidth = 5 * trackBox

function flotation(boxes: number): Rect[] {
  const wide = boxes > narrowFlotation
  const fives = wide ? 4 : 3
  const room = wide ? margin.right : damageControlLeft - 4
  const gap = (room - margin.left - fives * fiveWidth) / (fives - 1)
  return Array.from({ length: boxes }, (_, box) => {
    const line = Math.floor(box / (fives * 5))
    const inLine = box % (fives * 5)
    return {
      x: margin.left + Math.floor(inLine / 5) * (fiveWidth + gap) + (inLine % 5) * trackBox,
      y: flotationTop + line * trackBox,
      width: trackBox,
      height: trackBox,
    }
  })
}

function damageControl(boxes: number): TrackPlaces['damageControl'] {
  if (boxes > narrowFlotation) {
    return {
      as: 'line',
      place: { x: margin.left + 80, y: flotationTop - 4, width: margin.right - margin.left - 80, height: 3 },
    }
  }
  return {
    as: 'box',
    place: { x: damageControlLeft, y: flotationTop, width: margin.right - damageControlLeft, height: 2 * trackBox },
  }
}

/** Fire from the left, speed from the right; flooding takes what is left between, three boxes at least. */
function levels(ship: PerfidiousShip): Pick<TrackPlaces, 'fire' | 'flooding' | 'propulsion'> {
  const width = margin.right - margin.left
  const fireWidth = (ship.fireTrackBoxes + 1) * trackBox
  const spare = width - fireWidth - explosionWidth.wide - 6 * trackBox - 2 * gapMinimum
  const speedWidth = Math.max(
    ship.speedLevels.length * trackBox,
    Math.min(speedWidthPreferred, spare),
    speedWidthMinimum,
  )
  const room = width - speedWidth - fireWidth
  const explosion =
    room - 3 * trackBox - 2 * gapMinimum < explosionWidth.wide ? explosionWidth.narrow : explosionWidth.wide
  const between = room - explosion
  const boxes = Math.max(3, Math.min(6, Math.floor((between - 2 * gapMinimum) / trackBox)))
  const gap = Math.max(0, Math.min(gapMaximum, (between - boxes * trackBox) / 2))
  const fire = row(margin.left, ship.fireTrackBoxes + 1)
  const fireEnd = margin.left + fireWidth
  return {
    fire: [...fire, { x: fireEnd, y: levelsTop, width: explosion, height: trackBox }],
    flooding: row(fireEnd + explosion + gap, boxes),
    propulsion: row(margin.right - speedWidth, ship.speedLevels.length),
  }
}

const speedWidthMinimum = 22
/** Room for the caption beside the heading. */
const speedWidthPreferred = 6 * trackBox
const explosionWidth = { wide: 17.6, narrow: 13.9 } as const
const gapMinimum = 2.2
const gapMaximum = 3.8

function row(x: number, boxes: number): Rect[] {
  return Array.from({ length: boxes }, (_, box) => ({
    x: x + box * trackBox,
    y: levelsTop,
    width: trackBox,
    height: trackBox,
  }))
}

/** What is lost on a track, over its printed boxes. */
export function lostOn(track: TrackName, ship: PerfidiousShip, value: number, words: Words): Operation[] {
  const places = trackPlaces(ship)
  switch (track) {
    case 'flotation':
      return flotationLost(places.flotation, value)
    case 'fire':
      return fire(places.fire, value, words)
    case 'flooding':
      return flooding(places.flooding, value)
    case 'propulsion':
      return propulsion(places.propulsion, ship.speedLevels, value)
  }
}

/** What is lost is crossed off from the end. */
function flotationLost(boxes: readonly Rect[], left: number): Operation[] {
  const from = Math.max(0, left)
  return lostBoxes(boxes.slice(from), { wash: 'blue-wash', numbers: numbersOf(boxes, from) })
}

/** Every fifth box has its number, and the last. */
export function numbersOf(boxes: readonly Rect[], from = 0): Operation[] {
  return boxes.flatMap((box, at) =>
    at >= from && ((at + 1) % 5 === 0 || at + 1 === boxes.length) ? [boxNumber(at + 1, box)] : [],
  )
}

function fire(places: readonly Rect[], level: number, words: Words): Operation[] {
  const at = Math.min(level, places.length - 1)
  if (at <= 0) return []
  const passed = places.slice(0, at)
  const lead = [washes(passed, 'flame-wash', line, finePath), ...figures(passed, (place) => place)]
  const place = places[at]!
  if (at === places.length - 1) {
    const stroke = { ink: 'ink', width: 0.9, weight: 'frame' } as const
    return [...lead, { op: 'path', d: tornEdge(place), fill: 'flame-wash', stroke }, explosionText(place, words, 'red')]
  }
  return [
    ...lead,
    ...currentBox(place, 'flame-wash', [
      ...flameOperations(place.x + 0.8, place.y + 2.2, 3.9),
      lettered(String(at), place.x + place.width - 1.2, place.y + 6, { ...currentFigure, anchor: 'end' }),
    ]),
  ]
}

/** A level beyond the printed boxes is shown in the last of them, beside its number. */
function flooding(places: readonly Rect[], level: number): Operation[] {
  const at = Math.min(level, places.length - 1)
  if (at <= 0) return []
  const place = places[at]!
  const passed = places.slice(0, at)
  const waves = wavesPath(place.x + 1.2, place.y + 2.1, place.width - 2.4, 6)
  return [
    washes(passed, 'blue-wash', line, finePath),
    ...figures(passed, (each) => each),
    ...currentBox(place, 'blue-wash', [
      { op: 'path', d: waves, stroke: { ink: 'blue', width: 0.5, weight: 'frame' } },
      ...(level > at
        ? [
            lettered(String(level), place.x + 1.2, place.y + 7.2, currentFigure),
            { ...boxNumber(at, place), x: place.x + place.width - 1.2 },
          ]
        : [lettered(String(level), place.x + place.width / 2, place.y + 7.2, { ...currentFigure, anchor: 'middle' })]),
    ]),
  ]
}

/** Levels passed are crossed off; the box of the present maximum has the frame. */
function propulsion(places: readonly Rect[], levels: readonly number[], lost: number): Operation[] {
  const at = Math.min(lost, places.length - 1)
  if (at <= 0) return []
  const passed = places.slice(0, at)
  const place = places[at]!
  const speed = (index: number) => levels[index] ?? 0
  const style = { ...currentFigure, anchor: 'middle' } as const
  return [
    ...lostBoxes(passed, { wash: 'red-wash', numbers: figures(passed, speed) }),
    ...currentBox(place, 'sheet', [lettered(String(speed(at)), place.x + place.width / 2, place.y + 6, style)]),
  ]
}

/** The damage-control box: how many crew tests, and what succeeds. */
export function damageControlOperations(
  { damageControl: { as, place } }: TrackPlaces,
  { now: tests, whole }: { readonly now: number; readonly whole: number },
  succeeds: number,
  words: Words,
): Operation[] {
  const succeed = words('card.damageControl.succeed', { quality: succeeds })
  const isLess = tests < whole
  const count = words(`card.damageControl.tests${isLess ? 'Of' : ''}`, { n: tests, of: whole })
  const right = place.x + place.width
  if (as === 'line') {
    const { text, size, width } = fitLine('work-600', 3, `${tests} ${count}, ${succeed}`, place.width - 40)
    const x = right - width
    const y = place.y + 2.6
    return [
      lettered(words('card.damageControl.title'), x - 2.4, y, { ...headingStyle, anchor: 'end' }),
      lettered(text, x, y, { size, face: 'work-600', ink: 'ink-2' }),
    ]
  }
  const x = place.x + 11
  const row = (said: string, y: number, style: Style) => fitted(said, x, place.y + y, right - x - 1, style)
  const small = { size: 3.2, face: 'work-500', ink: 'ink-2' } as const
  return [
    lettered(String(tests), place.x + 2.2, place.y + 13, { size: 12, face: 'work-700', ink: isLess ? 'red' : 'ink' }),
    row(count, 6.4, headingStyle),
    row(succeed, 10.6, small),
    row(words('card.damageControl.each'), 14.8, small),
  ]
}

export function explosionText({ x, y, width }: Rect, words: Words, ink: 'ink' | 'red'): Operation {
  const style = { size: 3.5, face: 'work-700', ink, anchor: 'middle' } as const
  return fitted(words('card.explosion'), x + width / 2, y + 5.6, width - 1, style)
}

/** The box that stands for an explosion: torn above and below. */
export function tornEdge({ x, y, width, height }: Rect): string {
  const teeth = Math.round(width / 1.26 / 2) * 2
  const step = r(width / teeth)
  const tooth = (across: number, up: number) => `l${across * step} ${-up * 0.9}`
  let d = `M${r(x)} ${r(y)}`
  for (let at = 0; at < teeth; at++) d += tooth(1, at % 2 === 0 ? 1 : -1)
  d += `V${r(y + height)}`
  for (let at = 0; at < teeth; at++) d += tooth(-1, at % 2 === 0 ? -1 : 1)
  return `${d}Z`
}

/** Inside the lines of the boxes. */
const line = 0.15

function figures(places: readonly Rect[], figure: (place: number) => number): Operation[] {
  const style = { size: 4.6, face: 'work-600', ink: 'ink-2', anchor: 'middle' } as const
  return places.map(({ x, y, width }, place) => lettered(String(figure(place)), x + width / 2, y + 6, style))
}

function r(value: number): number {
  return Math.round(value * 1000) / 1000
}
