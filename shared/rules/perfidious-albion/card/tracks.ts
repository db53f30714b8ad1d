import type { Operation } from '../../../card/operations'
import type { ShipDocument } from '../../../documents/ship'
import { fieldId, trackId } from '../../../kernel/ids'
import type { Words } from '../../../words/speak'
import { boxRows } from '../../kit/card/boxes'
import { readsFields, readsTracks, type Block, type PartPlace, type Piece } from '../../kit/card/block'
import { figureForm, type PartFormOf } from '../../kit/card/data-form'
import { captionBeside, changedBeside, fitted, headingStyle, lettered, type Style } from '../../kit/card/lettering'
import { margin, type Rect } from '../../kit/card/shapes'
import type { CardTarget } from '../../pack/card-target'
import type { PerfidiousShip } from '../ship/ship'
import { damageControlTests, testsWith } from '../ship/state'
import { editors, flotationTop, levelsTop, trackBox } from './layout'
import {
  damageControlOperations,
  explosionText,
  lostOn,
  numbersOf,
  tornEdge,
  trackNames,
  trackPlaces,
  type TrackName,
  type TrackPlaces,
} from './track-marks'

/** Flotation, damage control, fire, flooding and speed: printed boxes, and over them what is lost. */
export function tracksBlock(document: ShipDocument, ship: PerfidiousShip): Block {
  const places = trackPlaces(ship)
  return {
    face: (words) => trackLines(ship, (lost) => ship.speedLevels[lost] ?? 0, words),
    pieces: [
      ...trackNames.map((track): Piece => ({
        key: `track:${track}`,
        reads: readsTracks(track),
        draw: (inPlay, words) => {
          const value = inPlay.tracks[trackId(track)] ?? 0
          return [...captionOf(track, ship, value, words), ...lostOn(track, ship, value, words)]
        },
      })),
      {
        key: 'damage-control',
        reads: { ...readsTracks('flotation'), ...readsFields('crewQuality', 'commanderRating') },
        draw: (inPlay, words) => {
          const quality = Number(inPlay.fields[fieldId('crewQuality')] ?? ship.crewQuality)
          const rating = Number(inPlay.fields[fieldId('commanderRating')] ?? 0)
          const tests = { now: damageControlTests(inPlay), whole: testsWith(ship.flotation) }
          return damageControlOperations(places, tests, Math.min(6, quality + rating), words)
        },
      },
    ],
    // A tap crosses the box off, and with it all that come after.
    targets: [
      ...boxTargets('flotation', places.flotation),
      ...(['fire', 'flooding', 'propulsion'] as const).flatMap((track) => levelTargets(track, places[track])),
    ],
    parts: partPlaces(places),
    editors: editors(document, {
      flotation: boxesForm('flotation', 'flotation'),
      fire: boxesForm('fireTrackBoxes', 'fire'),
      speed: speedForm,
    }),
  }
}

/** The printed tracks with other figures in the boxes of her speed, or with none, to be written in. */
export function trackLines(
  ship: Parameters<typeof trackPlaces>[0],
  speed: (lost: number) => number | '',
  words: Words,
): Operation[] {
  const places = trackPlaces(ship)
  return [
    ...headings(places).map(({ track, x, y, room }) => fitted(words(`card.tracks.${track}`), x, y, room, headingStyle)),
    ...flotationBoxes(places),
    ...levelBoxes(places.fire.slice(0, -1), (level) => level),
    ...explosionBox(places.fire.at(-1)!, words),
    ...levelBoxes(places.flooding, (level) => level),
    ...levelBoxes(places.propulsion, speed),
    ...damageControlFrame(places, words),
  ]
}

const headingLift = 1.4
const boxLine = 0.3

/** Where each track's heading stands and how far it and its caption may run. */
function headings({ flotation, fire, flooding, propulsion, damageControl }: TrackPlaces) {
  const start = (boxes: readonly Rect[]) => boxes[0]?.x ?? 0
  const heading = (track: TrackName, from: number, to: number, top: number, gap: number) => {
    return { track, x: from, y: top - headingLift, room: to - from - gap }
  }
  return [
    heading('flotation', start(flotation), damageControl.place.x, flotationTop, 2),
    heading('fire', start(fire), start(flooding), levelsTop, 2),
    heading('flooding', start(flooding), start(propulsion), levelsTop, 1.5),
    heading('propulsion', start(propulsion), margin.right, levelsTop, 0),
  ]
}

/** What the heading of a track says of it now. */
function captionOf(track: TrackName, ship: PerfidiousShip, value: number, words: Words): Operation[] {
  const heading = headings(trackPlaces(ship)).find((each) => each.track === track)!
  const { x, y, room } = heading
  const title = words(`card.tracks.${track}`)
  const fresh = (text: string) => captionBeside(title, text, x, y, room)
  const changed = (now: number, beside = '') => changedBeside(title, now, beside, heading)
  const { flotation, fireTrackBoxes, speedLevels } = ship
  const of = (began: number | undefined) => words('card.of', { of: began ?? 0 })
  switch (track) {
    case 'flotation':
      return value === flotation ? fresh(String(flotation)) : changed(value, of(flotation))
    case 'fire':
      return value === 0 || value > fireTrackBoxes ? [] : changed(value, of(fireTrackBoxes))
    case 'flooding':
      return value === 0 ? [] : changed(value, words('card.tracks.floodingLevel', { n: value }))
    case 'propulsion':
      return value === 0
        ? fresh(words('card.tracks.propulsionNone'))
        : changed(speedLevels[Math.min(value, speedLevels.length - 1)] ?? 0, of(speedLevels[0]))
  }
}

function flotationBoxes({ flotation }: TrackPlaces): Operation[] {
  return [...boxRows(flotation, 5), ...numbersOf(flotation)]
}

const levelStyle = { size: 4.6, face: 'work-600', ink: 'ink', anchor: 'middle' } as const satisfies Style

function levelBoxes(places: readonly Rect[], figure: (place: number) => number | ''): Operation[] {
  return [
    ...boxRows(places, places.length),
    ...places.map(({ x, y, width }, place) => lettered(String(figure(place)), x + width / 2, y + 6, levelStyle)),
  ]
}

function explosionBox(place: Rect, words: Words): Operation[] {
  const stroke = { ink: 'ink', width: 0.35, weight: 'cell' } as const
  return [{ op: 'path', d: tornEdge(place), fill: 'sheet', stroke }, explosionText(place, words, 'ink')]
}

function damageControlFrame({ damageControl: { as, place } }: TrackPlaces, words: Words): Operation[] {
  if (as === 'line') return []
  return [
    fitted(words('card.damageControl.title'), place.x, place.y - headingLift, place.width, headingStyle),
    { op: 'rect', ...place, stroke: { ink: 'ink', width: boxLine, weight: 'cell' } },
  ]
}

/** A track shown in one of its boxes, by their number. */
function levelTargets(track: string, places: readonly Rect[]): readonly CardTarget[] {
  const last = places.length - 1
  return boxTargets(track, places).map((each) => ({ ...each, level: { last } }))
}

/** Boxes reach a little above and below what is drawn; beside each other they touch. */
const reach = 1.1

function boxTargets(track: string, places: readonly Rect[]): readonly CardTarget[] {
  const first = Math.min(...places.map(({ y }) => y))
  const last = Math.max(...places.map(({ y }) => y))
  let row = 0
  let column = 0
  return places.map(({ x, y, width, height }, value) => {
    const wraps = value > 0 && y > places[value - 1]!.y
    row += value === 0 || wraps ? 1 : 0
    column = wraps ? 1 : column + 1
    const above = y === first ? reach : 0
    const below = y === last ? reach : 0
    return {
      x,
      y: y - above,
      width: Math.max(width, trackBox),
      height: height + above + below,
      row,
      column,
      group: track,
      boxes: [{ x, y, width, height, value }],
      action: { kind: 'track', track: trackId(track), value },
    }
  })
}

/** Each track with its heading is one place of the editor. */
function partPlaces({ fire, propulsion }: TrackPlaces): readonly PartPlace[] {
  const heading = 5.4
  const right = fire.at(-1)!
  const speedFrom = propulsion[0]?.x ?? margin.right
  const group = 'tracks'
  const levels = { y: levelsTop - heading, height: heading + trackBox, row: 2, group }
  const lines = { x: margin.left, y: flotationTop - heading, width: 136, height: heading + 2 * trackBox }
  return [
    { part: 'flotation', ...lines, row: 1, column: 1, group },
    { part: 'fire', ...levels, x: margin.left, width: right.x + right.width - margin.left, column: 1 },
    { part: 'speed', ...levels, x: speedFrom, width: margin.right - speedFrom, column: 2 },
  ]
}

const boxesForm = (key: 'flotation' | 'fireTrackBoxes', track: string) =>
  figureForm<PerfidiousShip>(key, (n, say) => say('boxes', { n }), { name: 'boxes', called: `${track}Boxes` })

/** The speed she makes with no propulsion box lost, with one, … and at last none. */
const speedForm: PartFormOf<PerfidiousShip> = (ship, say) => ({
  says: ship.value.speedLevels.join(', '),
  entries: [
    ship.list('speedLevels', {
      name: 'levels',
      title: (_, lost) => say(lost === 0 ? 'levels.whole' : 'levels.lost', { n: lost }),
      entries: (level) => [level.itself({ called: 'speed' })],
      adds: 'level',
      fresh: (levels) => Math.floor(levels.at(-2)! / 2),
      // Before the last, at which she stops.
      add: (all) => ship.change({ speedLevels: [...all.slice(0, -2), all.at(-1)!, all.at(-2)!] }),
    }),
  ],
})
