import { fitLine } from '../../../card/fit'
import type { Operation } from '../../../card/operations'
import type { Words } from '../../../words/speak'
import type { Hull } from './hull'
import { flotationTop, gridRight, levelsTop, type Place } from './places'
import { trackPlaces, type TrackPlaces } from './track-places'

/** The printed tracks: headings, boxes and their figures. What is crossed off lies over them (`track-pieces.ts`). */
export function trackOperations({ ship }: Hull, words: Words): Operation[] {
  return trackLines(ship, (lost) => ship.speedLevels[lost] ?? 0, words)
}

/** The same with other figures in the boxes of her speed, or with none, to be written in. */
export function trackLines(
  ship: Parameters<typeof trackPlaces>[0],
  speed: (lost: number) => number | '',
  words: Words,
): Operation[] {
  const places = trackPlaces(ship)
  return [
    ...headings(places).map((heading) => headingOperation(heading, words)),
    ...flotationBoxes(places),
    ...levelBoxes(places.fire.slice(0, -1), (level) => level),
    ...explosionBox(places.fire.at(-1)!, words),
    ...levelBoxes(places.flooding, (level) => level),
    ...levelBoxes(places.propulsion, speed),
    ...damageControlFrame(places, words),
  ]
}

export type TrackName = 'flotation' | 'fire' | 'flooding' | 'propulsion'

interface Heading {
  readonly track: TrackName
  readonly x: number
  readonly y: number
  readonly room: number
}

/** Where each track's heading stands and how far it and its caption may run. */
export function headings(places: TrackPlaces): readonly Heading[] {
  const start = (boxes: readonly Place[]) => boxes[0]?.x ?? 0
  const [fire, flooding, propulsion] = [start(places.fire), start(places.flooding), start(places.propulsion)]
  const { x } = places.damageControl.place
  return [
    {
      track: 'flotation',
      x: start(places.flotation),
      y: flotationTop - headingLift,
      room: x - start(places.flotation) - 2,
    },
    { track: 'fire', x: fire, y: levelsTop - headingLift, room: flooding - fire - 2 },
    { track: 'flooding', x: flooding, y: levelsTop - headingLift, room: propulsion - flooding - 1.5 },
    { track: 'propulsion', x: propulsion, y: levelsTop - headingLift, room: gridRight - propulsion },
  ]
}

export const headingFace = { face: 'work-600', size: 3.4 } as const
const headingLift = 1.4

function headingOperation({ track, x, y, room }: Heading, words: Words): Operation {
  const { text, size } = fitLine(headingFace.face, headingFace.size, words(`card.tracks.${track}`), room)
  return { op: 'text', x, y, text, size, face: headingFace.face, ink: 'ink' }
}

const boxLine = { ink: 'ink', width: 0.3, weight: 'cell' } as const

function boxesPath(places: readonly Place[]): Operation {
  const d = places.map(({ x, y, width, height }) => `M${r(x)} ${r(y)}h${width}v${height}h${-width}Z`).join('')
  return { op: 'path', d, fill: 'sheet', stroke: boxLine }
}

/** In fives: a full five is a test of damage control. */
function flotationBoxes({ flotation }: TrackPlaces): Operation[] {
  const figures = flotation.flatMap(({ x, y, width, height }, place): Operation[] => {
    if ((place + 1) % 5 !== 0) return []
    const text = String(place + 1)
    const at = { x: x + width - 0.9, y: y + height - 1 }
    return [{ op: 'text', ...at, text, size: 3, face: 'work-500', ink: 'ink-3', anchor: 'end' }]
  })
  return [boxesPath(flotation), ...figures]
}

function levelBoxes(places: readonly Place[], figure: (place: number) => number | ''): Operation[] {
  return [
    boxesPath(places),
    ...places.map(({ x, y, width }, place): Operation => ({
      op: 'text',
      x: x + width / 2,
      y: y + 6,
      text: String(figure(place)),
      size: 4.6,
      face: 'work-600',
      ink: 'ink',
      anchor: 'middle',
    })),
  ]
}

function explosionBox(place: Place, words: Words): Operation[] {
  return [
    { op: 'path', d: tornEdge(place), fill: 'sheet', stroke: { ...boxLine, width: 0.35 } },
    explosionText(place, words, 'ink'),
  ]
}

export function explosionText({ x, y, width }: Place, words: Words, ink: 'ink' | 'on-ink'): Operation {
  const { text, size } = fitLine('work-700', 3.5, words('card.explosion'), width - 1)
  return { op: 'text', x: x + width / 2, y: y + 5.6, text, size, face: 'work-700', ink, anchor: 'middle' }
}

/** The box that stands for an explosion: torn above and below. */
export function tornEdge({ x, y, width, height }: Place): string {
  const teeth = Math.round(width / 1.26 / 2) * 2
  const step = r(width / teeth)
  const tooth = (across: number, up: number) => `l${across * step} ${-up * 0.9}`
  let d = `M${r(x)} ${r(y)}`
  for (let at = 0; at < teeth; at++) d += tooth(1, at % 2 === 0 ? 1 : -1)
  d += `V${r(y + height)}`
  for (let at = 0; at < teeth; at++) d += tooth(-1, at % 2 === 0 ? -1 : 1)
  return `${d}Z`
}

function damageControlFrame({ damageControl: { as, place } }: TrackPlaces, words: Words): Operation[] {
  if (as === 'line') return []
  const { text, size } = fitLine(headingFace.face, headingFace.size, words('card.damageControl.title'), place.width)
  return [
    { op: 'text', x: place.x, y: place.y - headingLift, text, size, face: headingFace.face, ink: 'ink' },
    { op: 'rect', ...place, stroke: boxLine },
  ]
}

function r(value: number): number {
  return Math.round(value * 1000) / 1000
}
