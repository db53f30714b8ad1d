import type { ArcName } from '../ship/ship'
import type { ShipFacts } from './facts'
import type { Line, Mounted, ReadFigures } from './read-figures'
import { place } from '../ship/ship-data'
import { gunLetter, smallCraftTons } from './ship-from-facts'

/** Where a ship of her kind usually carries what the books count: the recipe's proposal, to be changed on the card. */

interface Slot {
  readonly at: string
  readonly arc: ArcName
}

interface Usual {
  readonly hull: string
  readonly tower: string
  readonly uptakes: string
  readonly engines: string
  readonly steering: string
  /** Cells of each mounting, in the order in which they are filled: two at a time, a turret at a time. */
  readonly slots: Readonly<Record<Exclude<Mounted, 'singleTurrets'>, readonly Slot[]>>
  /** An odd gun or tube. */
  readonly odd: Readonly<Record<'gun' | 'tube', Slot>>
}

const slots = (text: string): readonly Slot[] =>
  text.split(' ').map((word) => {
    const [at = '', arc = ''] = word.split(':')
    return { at, arc: arc as ArcName }
  })
const slot = (text: string): Slot => slots(text)[0]!

const large: Usual = {
  hull: '4-7 3-8 1-10 1-10 2-10 3-9',
  tower: '4-1',
  uptakes: '5-1 5-2 6-2',
  engines: '5-5 6-5 4-6 5-6 6-6',
  steering: '10-5',
  slots: {
    twinTurrets: slots('3-2:fore 8-2:aft 4-2:sidesAhead 7-2:sidesAstern 5-2:sides 6-2:sides'),
    casemates: slots('5-3:sides 6-3:sides 4-3:sidesAhead 7-3:sidesAstern 4-2:sidesAhead 7-2:sidesAstern'),
    open: slots('2-3:sidesAhead 9-3:sidesAstern 5-2:sides 6-2:sides'),
    tops: slots('6-1:sidesAll 7-1:sidesAll'),
    underWater: slots('2-5:sides 9-5:sides 8-5:sides'),
    aboveWater: slots('3-3:sides 8-3:sides 1-4:sides'),
  },
  odd: { gun: slot('2-3:fore'), tube: slot('10-3:stern') },
}

const small: Usual = {
  hull: '– – 2-9 1-10 2-9 –',
  tower: '2-3',
  uptakes: '4-3 6-3',
  engines: '4-5 5-5 6-5',
  steering: '9-5',
  slots: {
    twinTurrets: slots('2-3:fore 9-3:aft'),
    casemates: slots('3-3:sidesAhead 8-3:sides'),
    open: slots('3-3:sidesAhead 5-3:sides 8-3:sidesAstern'),
    tops: slots('5-3:sidesAll'),
    underWater: slots('1-4:bow'),
    aboveWater: slots('7-3:broadsides 8-3:broadsides'),
  },
  odd: { gun: slot('2-3:fore'), tube: slot('7-3:broadsides') },
}

/** So many of a line in one cell. */
export interface Put extends Slot {
  readonly line: Line
  readonly count: number
}

/** What one cell holds at the most, by the schema of her data: of guns, of tubes, of things of any sort. */
const mostGuns = 20
const mostTubes = 8
const mostThings = 3

export const isTube = ({ mounting }: Line) => mounting === 'underWater' || mounting === 'aboveWater'
const isTurret = ({ mounting }: Line) => mounting === 'twinTurrets' || mounting === 'singleTurrets'

/** A line that found no room, or more than a cell holds in one. */
export interface Crowded {
  readonly line: Line
  readonly left: number
  readonly mostInCell: number
}

export function layOut(read: ReadFigures): { readonly puts: readonly Put[]; readonly crowded: readonly Crowded[] } {
  const usual = read.tons < smallCraftTons ? small : large
  const holds = new Map<string, number>()
  for (const at of [usual.tower, ...usual.uptakes.split(' '), ...usual.engines.split(' '), usual.steering])
    holds.set(at, (holds.get(at) ?? 0) + 1)
  const puts: Put[] = []
  const crowded: Crowded[] = []
  for (const line of read.lines) {
    const { placed, left } = placedIn(line, usual, holds)
    for (const { at } of placed) holds.set(at, (holds.get(at) ?? 0) + 1)
    puts.push(...placed)
    if (left > 0) crowded.push({ line, left, mostInCell: isTube(line) ? mostTubes : mostGuns })
  }
  return { puts, crowded }
}

function placedIn(line: Line, usual: Usual, holds: ReadonlyMap<string, number>) {
  const room = ({ at }: Slot) => (holds.get(at) ?? 0) < mostThings
  const isFree = ({ at }: Slot) => (holds.get(at) ?? 0) === 0
  const of = line.mounting === 'singleTurrets' ? 'twinTurrets' : line.mounting
  const open = usual.slots[of].filter(room)
  // What stands clear of other things is filled first.
  const cells = isTurret(line) ? open : [...open.filter(isFree), ...open.filter((each) => !isFree(each))]
  const placed = isTurret(line) ? inTurrets(line, cells) : inPairs(line, cells, usual, room)
  return { placed, left: line.count - placed.reduce((sum, { count }) => sum + count, 0) }
}

/** The first two on the centre line, the rest on both sides; an odd one amidships. */
function inTurrets(line: Line, cells: readonly Slot[]): Put[] {
  const each = line.mounting === 'twinTurrets' ? 2 : 1
  const placed: Put[] = []
  let left = line.count
  for (const cell of cells) {
    if (left <= 0) break
    const onCentreLine = cell.arc === 'fore' || cell.arc === 'aft'
    const count = Math.min(left, onCentreLine ? each : 2 * each)
    const arc = !onCentreLine && count <= each ? 'broadsides' : cell.arc
    placed.push({ at: cell.at, arc, line, count })
    left -= count
  }
  return placed
}

/** Two at a time from cell to cell; tops and tubes fill a cell before the next. */
function inPairs(line: Line, cells: readonly Slot[], usual: Usual, room: (slot: Slot) => boolean): Put[] {
  const most = isTube(line) ? mostTubes : mostGuns
  const odd = usual.odd[isTube(line) ? 'tube' : 'gun']
  const hasRoomForOdd = room(odd)
  const counts = new Map<Slot, number>()
  let left = line.count
  const isOdd = left % 2 === 1 && line.mounting !== 'tops' && hasRoomForOdd
  if (isOdd) left -= 1
  if (line.mounting === 'tops' && cells[0]) {
    counts.set(cells[0], Math.min(most, left))
    left = 0
  }
  for (let turn = 0; left > 0 && turn < most * cells.length; turn++) {
    const cell = cells[turn % cells.length]!
    const there = counts.get(cell) ?? 0
    if (there + 2 > most) continue
    counts.set(cell, there + 2)
    left -= 2
  }
  const pairs = [...counts].map(([cell, count]): Put => ({ ...cell, line, count }))
  if (!isOdd) return pairs
  const shared = pairs.find(({ at }) => at === odd.at)
  if (shared) return pairs.map((put) => (put === shared && put.count < most ? { ...put, count: put.count + 1 } : put))
  return [{ ...odd, line, count: 1 }, ...pairs]
}

/** The facts of a card, as the starter ships have them, of the figures and where things were put. */
export function factsOf(read: ReadFigures, puts: readonly Put[], head: ShipFacts['head'], crew: 1 | 2 | 3): ShipFacts {
  const usual = read.tons < smallCraftTons ? small : large
  const { armour } = read
  const isSmall = usual === small
  const guns = puts.filter(({ line }) => !isTube(line)).map((put) => mounted(put, read))
  const tubes = puts.filter(({ line }) => isTube(line))
  const [first] = tubes
  return {
    head,
    figures: {
      ...{ tons: read.tons, metres: read.metres, knots: read.knots, crew, plate: read.plate },
      torpedo: first ? torpedoName(first.line.inches) : null,
    },
    hull: usual.hull,
    armour: {
      belt: isSmall ? `1-10:${armour.belt}` : `3-8:${armour.belt}`,
      beltEndsInches: armour.beltEnds,
      upperBelt: isSmall ? '' : `4-7:${armour.upperBelt}`,
      // Behind a belt that keeps more out, the slopes of the deck add nothing.
      protectiveDeckInches: armour.belt > armour.deck ? 0 : armour.deck,
      conningTowers: `${usual.tower}:${armour.conningTower}`,
    },
    guns,
    magazines: magazines(guns, isSmall),
    tubes: tubes.map(({ at, arc, count }) => `${at}:${count}:${arc}`).join(' '),
    spaces: { uptakes: usual.uptakes, engines: usual.engines, steering: usual.steering },
    looks: {},
  }
}

function mounted({ line, at, arc, count }: Put, { armour, year }: ReadFigures): ShipFacts['guns'][number] {
  const gun = { at: `${at}:${count}:${arc}`, boreInches: line.inches }
  const old = line.inches >= 12 && year < lowVelocityBefore && { lowVelocity: true as const }
  if (isTurret(line))
    return { ...gun, ...old, mount: 'turret', shieldInches: armour.turrets, trunkInches: armour.barbettes }
  if (line.mounting === 'casemates') return { ...gun, ...old, mount: 'casemate', shieldInches: armour.upperBelt }
  return { ...gun, ...old, mount: 'light' }
}

/** Guns of 12 inches and more of ships completed before this are of an older pattern. */
const lowVelocityBefore = 1893

/** `18″`, `45 cm` where the inches are broken. */
function torpedoName(inches: number): string {
  return Number.isInteger(inches) ? `${inches}″` : `${Math.round(inches * 2.54)} cm`
}

/** Letters that fire from a magazine; light guns of larger ships have their ammunition beside them. */
const served = ['Z', 'Y', 'X', 'A', 'B', 'C'] as const

/** The heaviest guns fore and aft under themselves, the others in a magazine further amidships at each end. */
function magazines(guns: ShipFacts['guns'], isSmall: boolean): ShipFacts['magazines'] {
  const ofGuns = guns.map((gun) => ({ letter: gunLetter(gun), fore: place(gun.at.split(':')[0]!).section <= 5 }))
  const has = (letter: string, fore: boolean) => ofGuns.some((gun) => gun.letter === letter && gun.fore === fore)
  if (isSmall) return ofGuns.length === 0 ? {} : { '3-5': [...new Set(ofGuns.map(({ letter }) => letter))].join('') }
  const [heaviest, ...others] = served.filter((letter) => ofGuns.some((gun) => gun.letter === letter))
  if (heaviest === undefined) return {}
  const cells = [
    { at: '3-5', letters: [heaviest], end: 'fore' },
    { at: '4-5', letters: others, end: 'fore' },
    { at: '7-5', letters: others, end: 'aft' },
    { at: '8-5', letters: [heaviest], end: 'aft' },
  ].map((cell) => ({ ...cell, letters: cell.letters.filter((letter) => has(letter, cell.end === 'fore')) }))
  return Object.fromEntries(
    cells.flatMap(({ at, letters, end }) => (letters.length > 0 ? [[at, `${letters.join('')} ${end}`]] : [])),
  )
}
