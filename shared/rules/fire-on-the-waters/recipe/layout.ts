import { locations } from '../ship/ship'
import type { ArcName, BatteryFacts, ShipFacts } from './facts'
import type { Line, ReadFigures } from './read-figures'

/** Where a ship of her size usually carries what the books count: the recipe's proposal, to be changed on the form. */

/** Below this she is a destroyer or less: two boiler rooms, tubes on the centre line. */
const smallTons = 3500

const foreFrom = 6
const foreRoom = 6
const aftFrom = 27
const aftRoom = 6
/** Where mounts are put one after the other: between the bridge and the after guns, then what turrets leave free. */
const rooms = [18, 19, 17, 20, 16, 21, 22, 23, 14, 11, 24, 10, 31, 9, 32, 30, 8, 5, 29, 4] as const
/** Batteries beside the main one, as many as a data form has. */
const letters = 'SHKLN'

interface Mount {
  readonly id: string
  readonly guns: number
  readonly arc: ArcName
}
type PlacedLine = Line & { readonly placed: readonly Mount[] }

export interface Layout {
  readonly batteries: readonly BatteryFacts[]
  readonly torpedoMounts: string
  readonly magazines: NonNullable<ShipFacts['magazines']>
  readonly hull: string
  readonly above: string
  readonly plant: ShipFacts['plant']
  /** Lines of guns for which there was no room, and how many of their mounts there is room for. */
  readonly crowded: readonly { readonly line: Line; readonly fits: number }[]
}

export function layOut(read: ReadFigures): Layout {
  const isSmall = read.tons < smallTons
  const above: string[] = locations.map(() => '-')
  const hull: string[] = locations.map(() => '.')
  const crowded: { line: Line; fits: number }[] = []
  const [heaviest, ...others] = read.lines.filter(({ mounting }) => mounting !== 'tubes')
  const tubes = read.lines.filter(({ mounting }) => mounting === 'tubes')

  above[12] = 'bridge'
  above[15] = 'funnel'
  if (!isSmall) above[24] = 'funnel'
  above[33] = 'aamg'
  const free = () => rooms.filter((at) => above[at] === '-')

  const main = heaviest && mainMounts(heaviest, isSmall)
  if (main) {
    putRow(above, foreFrom, foreRoom, main.fore)
    putRow(above, aftFrom, aftRoom, main.aft)
    above[13] = 'fore'
    if (main.left > 0) crowded.push({ line: heaviest, fits: heaviest.mounts - main.left })
  }
  const tubeMounts = tubes.flatMap((line, at) => {
    const earlier = tubes.slice(0, at).reduce((sum, { mounts }) => sum + mounts, 0)
    const fits = Math.min(free().length, 8 - earlier)
    if (line.mounts > fits) {
      crowded.push({ line, fits })
      return []
    }
    const arcs: readonly ArcName[] = isSmall ? ['beams'] : ['tubesPort', 'tubesStarboard']
    const mounts = some(line, (index) => ({ id: `T${earlier + index + 1}`, arc: arcs[index % arcs.length]! }))
    mounts.forEach(({ id }) => (above[free()[0]!] = id))
    return mounts
  })
  const placedLines = others.flatMap((line, at): PlacedLine[] => {
    const letter = letters[at]
    const fits = letter === undefined ? 0 : free().length
    if (letter === undefined || line.mounts > fits) {
      crowded.push({ line, fits })
      return []
    }
    const mounts = some(line, (index) => ({ id: `${letter}${index + 1}`, arc: besideArc(index, line.mounts) }))
    mounts.forEach(({ id }) => (above[free()[0]!] = id))
    return [{ ...line, placed: mounts }]
  })
  if (placedLines.length > 0) above[25] = 'secondary'
  if (main && main.aft.length > 0) above[26] = 'after'

  const magazines = {
    ...(main && main.fore.length > 0 && { a: ids(main.fore) }),
    ...(main && main.aft.length > 0 && { x: ids(main.aft) }),
    ...(placedLines.length > 0 && { s: ids(placedLines.flatMap(({ placed }) => placed).slice(0, 12)) }),
  }
  const plant = plantOf(read.shafts, isSmall)
  ;[...Object.keys(plant.boilers), ...Object.keys(plant.engines)].forEach((room, at) => {
    hull[13 + 2 * at] = room
    hull[14 + 2 * at] = room
  })
  for (const at of [5, 29]) hull[at] = 'fuel'
  hull[10] = 'plot'
  hull[33] = 'helm'
  for (const [name, places] of Object.entries({ a: [7, 8], s: [12], x: [27, 28] }))
    if (name in magazines) for (const at of places) hull[at] = `m-${name}`
  return {
    batteries: [
      ...(heaviest && main ? [battery(heaviest, 'main', 'main', [...main.fore, ...main.aft], read)] : []),
      ...placedLines.map((line, at) => battery(line, `b${at + 2}`, 'secondary', line.placed, read)),
    ],
    torpedoMounts: written(tubeMounts),
    magazines,
    hull: hull.join(' '),
    above: above.join(' '),
    plant,
    crowded,
  }
}

const ids = (mounts: readonly Mount[]) => mounts.map(({ id }) => id).join(' ')
const written = (mounts: readonly Mount[]) => mounts.map(({ id, guns, arc }) => `${id}:${guns}:${arc}`).join(' ')
const some = (line: Line, each: (index: number) => Omit<Mount, 'guns'>): readonly Mount[] =>
  Array.from({ length: line.mounts }, (_, index) => ({ guns: line.guns, ...each(index) }))

/** As many forward as aft, the odd one forward; of destroyers aft. */
function mainMounts(line: Line, isSmall: boolean) {
  const half = line.mounts / 2
  const [fore, aft] =
    isSmall && line.mounts > 1 ? [Math.floor(half), Math.ceil(half)] : [Math.ceil(half), Math.floor(half)]
  const row = (letters: string, count: number, arc: ArcName): readonly Mount[] =>
    [...letters.slice(0, count)].map((id) => ({ id, guns: line.guns, arc }))
  const turrets = { fore: row('ABCDEF', fore, 'fore'), aft: row('XYZWVU', aft, 'aft') }
  return { ...turrets, left: line.mounts - turrets.fore.length - turrets.aft.length }
}

/** Mounts side by side over the locations of a row: two each where there is room. */
function putRow(above: string[], from: number, room: number, mounts: readonly Mount[]): void {
  const each = mounts.length * 2 <= room ? 2 : 1
  mounts.forEach(({ id }, index) => {
    for (let at = 0; at < each; at++) above[from + index * each + at] = id
  })
}

/** Port and starboard by turns, the first half bearing ahead; a single mount aft. */
function besideArc(index: number, of: number): ArcName {
  if (of === 1) return 'aft'
  const end = index < of / 2 ? 'Fore' : 'Aft'
  return index % 2 === 0 ? `port${end}` : `starboard${end}`
}

function battery(
  line: Line,
  id: string,
  is: 'main' | 'secondary',
  mounts: readonly Mount[],
  read: ReadFigures,
): BatteryFacts {
  const plates =
    is === 'main' && line.mounting === 'housed' ? { faceMm: read.plates.turretFace, topMm: read.plates.turretTop } : {}
  const { inches, rounds, reachYards } = line
  return {
    ...{ id, is, inches, drillRounds: rounds, reachYards, shielded: line.mounting === 'housed', ...plates },
    mounts: written(mounts),
  }
}

function plantOf(shafts: 1 | 2 | 3 | 4, isSmall: boolean): ShipFacts['plant'] {
  const engines = {
    1: { E1: [1] },
    2: { E1: [1], E2: [2] },
    3: { E1: [1, 2], E2: [3] },
    4: { E1: [1, 4], E2: [2, 3] },
  }[shafts]
  return { shafts, boilers: isSmall ? { B1: 2, B2: 1 } : { B1: 2, B2: 2, B3: 2 }, engines }
}
