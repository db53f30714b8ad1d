import { fitLine, fitsLine } from '../../../card/fit'
import { crossPath, wavesPath } from '../../../card/mark-shapes'
import { measure } from '../../../card/measure'
import type { Ink, Operation } from '../../../card/operations'
import type { ShipInPlay } from '../../../game/state'
import { trackId } from '../../../kernel/ids'
import type { Words } from '../../../words/speak'
import type { Hull } from './hull'
import type { Place } from './places'
import { trackPlaces } from './track-places'
import { explosionText, headingFace, headings, tornEdge, type TrackName } from './tracks'

/** What a track shows over its printed boxes. Reads the one track it is named after. */
export function trackPiece(track: TrackName, hull: Hull, ship: ShipInPlay, words: Words): Operation[] {
  const value = ship.tracks[trackId(track)] ?? 0
  const caption = captionOperation(track, hull, value, words)
  switch (track) {
    case 'flotation':
      return [...caption, ...flotation(hull, value)]
    case 'fire':
      return [...caption, ...fire(hull, value, words)]
    case 'flooding':
      return [...caption, ...flooding(hull, value)]
    case 'propulsion':
      return [...caption, ...propulsion(hull, value)]
  }
}

function captionOperation(track: TrackName, hull: Hull, value: number, words: Words): Operation[] {
  const places = trackPlaces(hull.ship)
  const heading = headings(places).find((each) => each.track === track)
  const text = captionOf(track, hull, value, words)
  if (!heading || text === '') return []
  const x = heading.x + measure(headingFace.face, headingFace.size, words(`card.tracks.${track}`)) + 2.4
  // A caption that does not fit is left out: figures are never made smaller for one.
  if (!fitsLine('work-500', 3, text, heading.x + heading.room - x)) return []
  return [{ op: 'text', x, y: heading.y, text, size: 3, face: 'work-500', ink: 'ink-2' }]
}

function captionOf(track: TrackName, { ship }: Hull, value: number, words: Words): string {
  switch (track) {
    case 'flotation':
      return value === ship.flotation
        ? words('card.tracks.flotationFull', { of: ship.flotation })
        : words('card.tracks.flotationLeft', { left: value, of: ship.flotation })
    case 'fire':
      return value === 0 ? '' : value > ship.fireTrackBoxes ? '' : words('card.tracks.fireLevel', { level: value })
    case 'flooding':
      return value === 0 ? '' : words('card.tracks.floodingLevel', { n: value, boxes: value })
    case 'propulsion':
      return value === 0 ? words('card.tracks.propulsionNone') : words('card.tracks.propulsionLost', { lost: value })
  }
}

/** What is lost is crossed off from the end. */
function flotation(hull: Hull, left: number): Operation[] {
  const lost = trackPlaces(hull.ship).flotation.slice(Math.max(0, left))
  if (lost.length === 0) return []
  return [washes(lost, 'blue-wash'), crosses(lost, 0.9)]
}

function fire(hull: Hull, level: number, words: Words): Operation[] {
  const places = trackPlaces(hull.ship).fire
  const at = Math.min(level, places.length - 1)
  if (at <= 0) return []
  const lead = [washes(places.slice(0, at), 'flame-wash'), ...figures(places.slice(0, at), (place) => place)]
  const place = places[at]!
  if (at === places.length - 1) {
    const stroke = { ink: 'ink', width: 0.5, weight: 'frame' } as const
    return [...lead, { op: 'path', d: tornEdge(place), fill: 'flame', stroke }, explosionText(place, words, 'on-ink')]
  }
  return [
    ...lead,
    solid(place, 'flame'),
    { op: 'glyph', glyph: 'fire', x: place.x + 0.4, y: place.y + 2, size: 4.6, ink: 'on-ink', ground: 'flame' },
    {
      op: 'text',
      x: place.x + place.width - 0.8,
      y: place.y + 6.3,
      text: String(at),
      size: 5.2,
      face: 'work-700',
      ink: 'on-ink',
      anchor: 'end',
    },
  ]
}

/** A level beyond the printed boxes is shown in the last of them. */
function flooding(hull: Hull, level: number): Operation[] {
  const places = trackPlaces(hull.ship).flooding
  const at = Math.min(level, places.length - 1)
  if (at <= 0) return []
  const place = places[at]!
  const lead = places.slice(0, at)
  return [
    washes(lead, 'blue-wash'),
    ...figures(lead, (each) => each),
    solid(place, 'blue'),
    {
      op: 'path',
      d: wavesPath(place.x + 0.8, place.y + 1.9, place.width - 1.6, 6),
      stroke: { ink: 'on-ink', width: 0.5, weight: 'frame' },
    },
    {
      op: 'text',
      x: place.x + place.width / 2,
      y: place.y + 7.4,
      text: String(level),
      size: 5.2,
      face: 'work-700',
      ink: 'on-ink',
      anchor: 'middle',
    },
  ]
}

/** Levels passed are crossed off; the present maximum is the one solid box. */
function propulsion(hull: Hull, lost: number): Operation[] {
  const places = trackPlaces(hull.ship).propulsion
  const at = Math.min(lost, places.length - 1)
  if (at <= 0) return []
  const passed = places.slice(0, at)
  const place = places[at]!
  const speed = (index: number) => hull.ship.speedLevels[index] ?? 0
  return [
    washes(passed, 'red-wash'),
    crosses(passed, 0.7),
    ...figures(passed, speed, 'red-wash'),
    solid(place, 'ink'),
    {
      op: 'text',
      x: place.x + place.width / 2,
      y: place.y + 6,
      text: String(speed(at)),
      size: 4.6,
      face: 'work-700',
      ink: 'on-ink',
      anchor: 'middle',
    },
  ]
}

/** The damage-control box: how many crew tests, and what succeeds. */
export function damageControlPiece(
  hull: Hull,
  tests: number,
  quality: number,
  rating: number,
  words: Words,
): Operation[] {
  const { as, place } = trackPlaces(hull.ship).damageControl
  const succeed = words('card.damageControl.succeed', { quality: Math.min(6, quality + rating) })
  const count = words('card.damageControl.tests', { n: tests })
  if (as === 'line') {
    const title = words('card.damageControl.title')
    const end = place.x + place.width
    const line = fitLine('work-600', 3, `${tests} ${count}, ${succeed}`, place.width - 40)
    const x = end - line.width
    return [
      { op: 'text', x: x - 2.4, y: place.y + 2.6, text: title, ...headingFace, ink: 'ink', anchor: 'end' },
      { op: 'text', x, y: place.y + 2.6, text: line.text, size: line.size, face: 'work-600', ink: 'ink-2' },
    ]
  }
  const row = (text: string, y: number, face: 'work-600' | 'work-500', ink: Ink): Operation => {
    const line = fitLine(face, face === 'work-600' ? 3.4 : 3.2, text, place.x + place.width - rowX - 1)
    return { op: 'text', x: rowX, y: place.y + y, text: line.text, size: line.size, face, ink }
  }
  const rowX = place.x + 11
  return [
    { op: 'text', x: place.x + 2.2, y: place.y + 13, text: String(tests), size: 12, face: 'work-700', ink: 'ink' },
    row(count, 6.4, 'work-600', 'ink'),
    row(succeed, 10.6, 'work-500', 'ink-2'),
    row(words('card.damageControl.each'), 14.8, 'work-500', 'ink-2'),
  ]
}

const lineInset = 0.15

/** Tints inside the lines of the boxes, which stay as they are printed. */
function washes(places: readonly Place[], ink: Ink): Operation {
  const d = places
    .map(({ x, y, width, height }) => {
      const [w, h] = [r(width - 2 * lineInset), r(height - 2 * lineInset)]
      return `M${r(x + lineInset)} ${r(y + lineInset)}h${w}v${h}h${-w}Z`
    })
    .join('')
  return { op: 'path', d, fill: ink }
}

function crosses(places: readonly Place[], width: number): Operation {
  const d = places.map((place) => crossPath(place.x + 1.5, place.y + 1.5, place.width - 3, place.height - 3)).join('')
  return { op: 'path', d, stroke: { ink: 'red', width, weight: 'mark' } }
}

function figures(places: readonly Place[], figure: (place: number) => number, halo?: Ink): Operation[] {
  return places.map(({ x, y, width }, place) => ({
    op: 'text',
    x: x + width / 2,
    y: y + 6,
    text: String(figure(place)),
    size: 4.6,
    face: 'work-600',
    ink: 'ink-2',
    anchor: 'middle',
    ...(halo ? { halo: { ink: halo, width: 0.5 } } : {}),
  }))
}

function solid({ x, y, width, height }: Place, ink: Ink): Operation {
  return { op: 'rect', x, y, width, height, fill: ink, stroke: { ink: 'ink', width: 0.3, weight: 'cell' } }
}

function r(value: number): number {
  return Math.round(value * 1000) / 1000
}
