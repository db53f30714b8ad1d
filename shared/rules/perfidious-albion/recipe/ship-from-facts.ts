import type { ShipDocument } from '../../../documents/ship'
import { slugFrom } from '../../../kernel/slug'
import { factParts, factWords } from '../../kit/facts'
import { starterShip } from '../../kit/ship-made'
import type { CellContent, GunLetter, HullCell, PerfidiousShip } from '../ship/ship'
import { place } from '../ship/ship-data'
import { bearings, mountingsOf, type Mounting, type Plate, type ShipFacts } from './facts'

/** Below this a vessel is a torpedo craft: two flotation boxes, no reloads. */
export const smallCraftTons = 1000

/** Makes a card of what the books say. Every figure here is explained in the pack's README, "The recipe". */
export function shipFromFacts(facts: ShipFacts): ShipDocument {
  const { tons, metres, knots, crew } = facts.figures
  const data: PerfidiousShip = {
    tonnage: tons,
    crewQuality: crew,
    turningCirclesInches: turningCircles(metres),
    technologyPercent: 0,
    torpedo: torpedo(facts),
    lengthMetres: metres,
    flotation: flotation(tons),
    fireTrackBoxes: 6,
    speedLevels: speedLevels(knots, factWords(facts.spaces.engines).length),
    cells: cells(facts),
    profile: facts.looks,
  }
  return starterShip('perfidious-albion', { ...facts.head, slug: slugFrom(facts.head.name, 64) }, data)
}

/** A box to 500 tons, from 2 to 32. */
function flotation(tons: number): number {
  return Math.min(32, Math.max(2, Math.round(tons / 500)))
}

/** An inch of circle to 32 metres of length, in half inches; in an emergency three quarters of it. */
function turningCircles(lengthMetres: number): number[] {
  const halfInch = (inches: number) => Math.max(0.5, Math.round(inches * 2) / 2)
  const usual = halfInch(lengthMetres / 32)
  // There is none below half an inch.
  return usual === 0.5 ? [usual] : [usual, Math.min(halfInch(usual * 0.75), usual - 0.5)]
}

/** Each engine or boiler box lost takes an equal share of the speed. */
function speedLevels(speedKnots: number, boxes: number): number[] {
  return Array.from({ length: boxes + 1 }, (_, lost) => Math.round(Math.round(speedKnots) * (1 - lost / boxes)))
}

/** As many as her card has room for. */
const mostTorpedoes = 40

function torpedo({ head, figures, tubes }: ShipFacts): PerfidiousShip['torpedo'] {
  const count = bearings(tubes).reduce((sum, tube) => sum + tube.count, 0)
  if (figures.torpedo === null || count === 0) return null
  return {
    type: figures.torpedo,
    // The gyroscope reached the Royal Navy's ships with those completed from 1899.
    twoTurn: head.navy === 'royal-navy' && head.year >= 1899,
    carried: Math.min(mostTorpedoes, figures.tons < smallCraftTons ? count : count * 2),
  }
}

interface Draft {
  readonly at: string
  armour: number
  fireMark: boolean
  readonly holds: CellContent[]
}

function cells(facts: ShipFacts): HullCell[] {
  const drafts = new Map<string, Draft>()
  factWords(facts.hull).forEach((extent, index) => {
    const [from = 0, to = 0] = extent.split('-').map(Number)
    for (let section = from; section > 0 && section <= to; section++) {
      const at = `${section}-${index + 1}`
      drafts.set(at, { at, armour: 0, fireMark: false, holds: [] })
    }
  })
  const cell = (at: string): Draft => {
    const found = drafts.get(at)
    if (!found) throw new Error(`${facts.head.name}: cell ${at} is not part of the hull`)
    return found
  }
  const plate = (draft: Draft | undefined, inches: number) => {
    if (draft) draft.armour = Math.max(draft.armour, armourValue(inches, facts.figures.plate))
  }

  armourTheHull(facts, drafts, plate)
  for (const gun of mountingsOf(facts)) {
    const { at, letter, count, arc, mount } = { ...gun, letter: gunLetter(gun) }
    const { section, deck } = place(at)
    cell(at).holds.push({ kind: 'gun', letter, count, arc, mount })
    plate(cell(at), gun.shieldInches ?? 0)
    for (let below = deck + 1; below <= 3; below++) plate(drafts.get(`${section}-${below}`), gun.trunkInches ?? 0)
  }
  for (const [at = '', inches] of factParts(facts.armour.conningTowers)) {
    cell(at).holds.push({ kind: 'conningTower' })
    plate(cell(at), Number(inches))
  }
  for (const at of factWords(facts.spaces.uptakes)) cell(at).holds.push({ kind: 'funnel' })
  for (const at of factWords(facts.spaces.engines)) cell(at).holds.push({ kind: 'propulsion' })
  for (const { cells: at, count, arc } of bearings(facts.tubes))
    cell(at).holds.push({ kind: 'torpedoTube', count, arc })
  cell(facts.spaces.steering).holds.push({ kind: 'steering' })
  for (const [at, serves] of Object.entries(facts.magazines)) {
    cell(at).holds.push({ kind: 'magazine', feeds: magazineFeeds(facts, serves), serves })
  }
  markWhatBurns(facts, drafts)
  return [...drafts.values()]
}

type PlateCell = (draft: Draft | undefined, inches: number) => void

function armourTheHull({ armour }: ShipFacts, drafts: ReadonlyMap<string, Draft>, plate: PlateCell) {
  for (let section = 1; section <= 10; section++) {
    plate(drafts.get(`${section}-4`), armour.beltEndsInches ?? 0)
    for (const deck of [5, 6]) plate(drafts.get(`${section}-${deck}`), armour.protectiveDeckInches ?? 0)
  }
  for (const [deck, belt] of [
    [4, armour.belt],
    [3, armour.upperBelt],
  ] as const) {
    const [from = 1, to = 0, inches = 0] = (belt ?? '').split(/[-:]/).map(Number)
    for (let section = from; section <= to; section++) plate(drafts.get(`${section}-${deck}`), inches)
  }
}

/** Ready ammunition or a torpedo behind bare plating burns; so do panelled cabins and boats. */
function markWhatBurns(facts: ShipFacts, drafts: ReadonlyMap<string, Draft>) {
  const ready = (content: CellContent) =>
    content.kind === 'torpedoTube' || (content.kind === 'gun' && ['B', 'C', 'E'].includes(content.letter))
  for (const draft of drafts.values()) {
    const aboveWater = place(draft.at).deck <= 4
    if (aboveWater && draft.armour === 0 && draft.holds.some(ready)) draft.fireMark = true
  }
  for (const at of factWords(facts.spaces.woodwork ?? '')) {
    const draft = drafts.get(at)
    if (draft) draft.fireMark = true
  }
}

/** What an inch of each kind of plate is worth on the card. */
export const worthOfAnInch = {
  krupp: 0.9,
  harvey: 0.75,
  nickel: 0.65,
  compound: 0.6,
  steel: 0.6,
  iron: 0.45,
} as const satisfies Record<Plate, number>

/** Inches to the 0 to 9 of the card; halves go up. */
export function armourValue(inches: number, plate: Plate): number {
  // Tenths of a value are exact enough: 6 × 0.75 must not come out as 4.4999….
  return Math.min(9, Math.round(Math.round(inches * worthOfAnInch[plate] * 1000) / 1000))
}

/** Lower limits of bore in inches, largest first. */
const letterFrom: readonly (readonly [boreInches: number, letter: GunLetter])[] = [
  [9.4, 'X'],
  [7.3, 'A'],
  [5.1, 'B'],
  [3.8, 'C'],
  [2.5, 'E'],
  [1.4, 'F'],
  [0, 'Q'],
]

/** The column of the hit table that a gun fires in. */
export function gunLetter(gun: Pick<Mounting, 'boreInches' | 'lowVelocity'>): GunLetter {
  if (gun.boreInches >= 12) return gun.lowVelocity ? 'Y' : 'Z'
  return letterFrom.find(([bore]) => gun.boreInches >= bore)?.[1] ?? 'Q'
}

/**
 * The gun cells that a magazine serves, from its label: `Z fore` is every Z of sections 1 to 5, `X mid` every X of
 * sections 4 to 7, `B` every B there is. Where a letter has a magazine amidships, fore and aft leave those guns to it.
 */
function magazineFeeds(facts: ShipFacts, serves: string): string[] {
  const [letters = '', where = 'all'] = serves.split(' ')
  const amidships = Object.values(facts.magazines).includes(`${letters} mid`)
  const feeds = mountingsOf(facts)
    .filter((gun) => letters.includes(gunLetter(gun)) && reaches(where, place(gun.at).section, amidships))
    .map((gun) => gun.at)
  if (feeds.length === 0) throw new Error(`${facts.head.name}: no gun for the magazine ${serves}`)
  return [...new Set(feeds)]
}

function reaches(where: string, section: number, amidships: boolean): boolean {
  switch (where) {
    case 'fore':
      return amidships ? section <= 3 : section <= 5
    case 'aft':
      return amidships ? section >= 8 : section >= 6
    case 'mid':
      return section >= 4 && section <= 7
    default:
      return true
  }
}
