import type { ShipDocument } from '../../../documents/ship'
import type { Refusal } from '../../../kernel/result'
import type { Words } from '../../../words/speak'
import { firstProblem, nameless, problemsSaid, type ProblemFound } from '../../kit/card/problems'
import type { EditProblem } from '../../pack/ship-editing'
import { checkShip } from '../ship/check-ship'
import { locations, type DirectorName, type WaterShip } from '../ship/ship'
import { itemsOf, shipOf, spacesOf } from '../ship/ship-data'
import { batteryPart } from './battery-editor'
import { wordsOf } from './layout'
import { abovePart, hullPart } from './location-editors'

/** What prevents saving her, with its place, then what is only odd. */
export function problemsOf(document: ShipDocument, words: Words): readonly EditProblem[] {
  const ship = shipOf(document)
  const seen = [...nameless(document), ...unplaced(ship)]
  const refusing = seen.length > 0 ? seen : checkProblem(document)
  return problemsSaid(wordsOf(words), { refusing, odd: oddities(ship) })
}

/** Every mount and room without a place, all at once: they are placed one by one. */
function unplaced(ship: WaterShip): readonly ProblemFound[] {
  const mounts = new Set(itemsOf(ship, 'mount').map(({ item }) => item.mount))
  const tubes = new Set(itemsOf(ship, 'torpedoMount').map(({ item }) => item.mount))
  const rooms = new Set([
    ...spacesOf(ship, 'boilerRoom').map(({ space }) => space.room),
    ...spacesOf(ship, 'engineRoom').map(({ space }) => space.room),
  ])
  return [
    ...ship.batteries.flatMap((battery, index) =>
      battery.mounts
        .filter(({ id }) => !mounts.has(id))
        .map(({ id }) => ({ part: batteryPart(index), key: 'mountUnplaced', values: { id } })),
    ),
    ...(ship.torpedoes?.mounts ?? [])
      .filter(({ id }) => !tubes.has(id))
      .map(({ id }) => ({ part: 'torpedoes', key: 'mountUnplaced', values: { id } })),
    ...ship.rooms
      .filter(({ id }) => !rooms.has(id))
      .map(({ id }) => ({ part: 'plant', key: 'roomUnplaced', values: { id } })),
  ]
}

/** The first problem that the pack's check finds, at its part. */
function checkProblem(document: ShipDocument): readonly ProblemFound[] {
  const problem = firstProblem(document, checkShip)
  return problem ? [foundAt(problem)] : []
}

/** Problems that edits can lead to have their own sentences. */
const problemKeys: Readonly<Record<string, string>> = {
  'ship-without-flotation': 'noFlotation',
  'ship-mount-unknown': 'mountUnknown',
  'ship-torpedo-mount-unknown': 'mountUnknown',
  'ship-magazine-feeds-no-mount': 'feedsNone',
  'ship-battery-unknown': 'batteryUnknown',
  'ship-room-unknown': 'roomUnknown',
  'ship-shaft-unknown': 'shaftUnknown',
  'ship-shaft-unturned': 'shaftUnturned',
  'ship-band-falls': 'bandFalls',
  'ship-torpedo-reach-falls': 'reachFalls',
  'ship-torpedo-span-off': 'spanOff',
}

function foundAt({ code, values }: Refusal): ProblemFound {
  const where = String(values['where'] ?? '')
  return { part: partAt(where), key: problemKeys[code] ?? 'otherwise', values: { ...values, where } }
}

function partAt(where: string): string {
  const place = /^data\.places\[(\d+)\](\.above)?/.exec(where)
  if (place) {
    const at = locations[Number(place[1])] ?? 11
    return place[2] ? abovePart(at) : hullPart(at)
  }
  const battery = /^data\.batteries\[(\d+)\]/.exec(where)
  if (battery) return batteryPart(Number(battery[1]))
  const [, first = ''] = /^data\.(\w+)/.exec(where) ?? []
  return parts[first] ?? 'name'
}

const parts: Readonly<Record<string, string>> = {
  places: hullPart(11),
  rooms: 'plant',
  shafts: 'plant',
  torpedoes: 'torpedoes',
  torpedoReach: 'reach',
  role: 'type',
  batteries: 'guns',
}

/** Directors whose guns or torpedoes were removed. */
function strayDirectors(ship: WaterShip): readonly ProblemFound[] {
  const isNeeded: Readonly<Record<DirectorName, boolean>> = {
    mainFore: ship.batteries.some(({ is }) => is === 'main'),
    mainAft: ship.batteries.some(({ is }) => is === 'main'),
    secondary: ship.batteries.some(({ is }) => is === 'secondary'),
    torpedoPort: ship.torpedoes !== null,
    torpedoStarboard: ship.torpedoes !== null,
  }
  return itemsOf(ship, 'director').flatMap(({ place, item }) =>
    isNeeded[item.director] ? [] : [{ part: abovePart(place.at), key: 'directorOfNone', values: { at: place.at } }],
  )
}

function oddities(ship: WaterShip): readonly ProblemFound[] {
  const has = (kind: WaterShip['rooms'][number]['kind']) => ship.rooms.some((room) => room.kind === kind)
  const unfed = ship.batteries
    .flatMap(({ mounts }) => mounts)
    .filter(({ id }) => !spacesOf(ship, 'magazine').some(({ space }) => space.feeds.includes(id)))
  return [
    ...(has('engineRoom') ? [] : [{ part: 'plant', key: 'noEngines' }]),
    ...(spacesOf(ship, 'steering').length > 0 ? [] : [{ part: hullPart(64), key: 'noSteering' }]),
    ...(itemsOf(ship, 'bridge').length > 0 ? [] : [{ part: abovePart(25), key: 'noBridge' }]),
    ...strayDirectors(ship),
    ...(unfed.length === 0
      ? []
      : [{ part: 'guns', key: 'unfed', values: { n: unfed.length, ids: unfed.map(({ id }) => id).join(', ') } }]),
  ]
}
