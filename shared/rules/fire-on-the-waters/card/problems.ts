import type { ShipDocument } from '../../../documents/ship'
import type { BoxId } from '../../../kernel/ids'
import type { Words } from '../../../words/speak'
import { firstProblem, foundAt, nameless, problemsSaid, type ProblemFound } from '../../kit/card/document-editors'
import type { EditProblem } from '../../pack/ship-editing'
import { checkShip } from '../ship/check-ship'
import { locations, type DirectorName, type WaterShip } from '../ship/ship'
import { boxesOfMount, boxesOfRoom, boxesOfTubes, itemsOf, magazinesOf, shipOf, spacesOf } from '../ship/ship-data'
import { batteryPart } from './battery-editor'
import { wordsOf } from './layout'
import { abovePart, hullPart } from './location-editors'

/** What prevents saving her, with its place, then what is only odd. */
export function problemsOf(document: ShipDocument, words: Words): readonly EditProblem[] {
  const ship = shipOf(document)
  const seen = [...nameless(document), ...unplaced(ship)]
  const problem = seen.length > 0 ? undefined : firstProblem(document, checkShip)
  const refusing = problem ? [foundAt(problem, problemKeys, partAt)] : seen
  return problemsSaid(wordsOf(words), { refusing, odd: oddities(ship) })
}

type BoxesOf = (ship: WaterShip, id: string) => readonly BoxId[]

/** Every mount and room without a place, all at once: they are placed one by one. */
function unplaced(ship: WaterShip): readonly ProblemFound[] {
  const without = (part: string, key: string, things: readonly { readonly id: string }[], boxesOf: BoxesOf) =>
    things.flatMap(({ id }) => (boxesOf(ship, id).length > 0 ? [] : [{ part, key, values: { id } }]))
  return [
    ...ship.batteries.flatMap(({ mounts }, index) =>
      without(batteryPart(index), 'mountUnplaced', mounts, boxesOfMount),
    ),
    ...without('torpedoes', 'mountUnplaced', ship.torpedoes?.mounts ?? [], boxesOfTubes),
    ...without('plant', 'roomUnplaced', ship.rooms, boxesOfRoom),
  ]
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
  const isNeeded = (director: DirectorName) =>
    director.startsWith('torpedo')
      ? ship.torpedoes !== null
      : ship.batteries.some(({ is }) => is === (director === 'secondary' ? 'secondary' : 'main'))
  return itemsOf(ship, 'director').flatMap(({ place, holds }) =>
    isNeeded(holds.director) ? [] : [{ part: abovePart(place.at), key: 'directorOfNone', values: { at: place.at } }],
  )
}

function oddities(ship: WaterShip): readonly ProblemFound[] {
  const has = (kind: WaterShip['rooms'][number]['kind']) => ship.rooms.some((room) => room.kind === kind)
  const unfed = ship.batteries.flatMap(({ mounts }) => mounts).filter(({ id }) => magazinesOf(ship, id).length === 0)
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
