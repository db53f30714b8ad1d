import type { Factors, ShipData, Weapons } from '../ship/ship'
import { mountsOf, type LightWeapons, type PlateInches, type ShipFacts } from './facts'

/** Every figure here is explained in the pack's README, "The recipe". */

type Hull = Pick<ShipFacts, 'tons' | 'role'>

const root = (tons: number) => Math.sqrt(tons)

/** F: a quarter of the root of her tons; a merchant, without a warship's subdivision, two thirds of that. */
export function flotation({ tons, role }: Hull): number {
  const share = isMerchantHull(role) ? 2 / 3 : 1
  return Math.max(2, Math.round((root(tons) / 4) * share))
}

/** S: as many as F in a warship, three quarters of F in carriers, half in merchant hulls. */
export function structure(hull: Hull): number {
  const share = hull.role === 'carrier' ? 3 / 4 : isMerchantHull(hull.role) ? 1 / 2 : 1
  return Math.max(2, Math.round(flotation(hull) * share))
}

export function isMerchantHull(role: ShipFacts['role']): boolean {
  return role === 'merchant' || role === 'armedMerchantCruiser'
}

/** Lower limits of length in metres of sizes −3 to +3. */
const sizeFrom = [45, 75, 100, 130, 165, 200, 250] as const

export function sizeOfLength(lengthMetres: number): number {
  return -4 + sizeFrom.filter((least) => lengthMetres >= least).length
}

/** MVR: a centimetre for each 25 metres of her length. */
export function mvr(lengthMetres: number): number {
  return Math.max(1, Math.round(lengthMetres / 25))
}

/** FC: two for each director, and one more for a gunnery radar. */
export function fireControl(directors: number, hasRadar: boolean): number {
  return Math.min(10, 2 * directors + (hasRadar && directors > 0 ? 1 : 0))
}

/** SV: one, and one for each fifty of the root of her tons. */
export function steering(tons: number): number {
  return 1 + Math.max(1, Math.round(root(tons) / 50))
}

/** One team for each hundred men. */
export function damageControlTeams(men: number): number {
  return Math.min(30, Math.max(1, Math.round(men / 100)))
}

const eyeFrom = [45, 75, 110, 190] as const

/** SD by the height of her tops, taken from her length; merchants see one band less. */
export function spottingBands(lengthMetres: number, role?: ShipFacts['role']): number {
  const bands = 1 + eyeFrom.filter((least) => lengthMetres >= least).length
  return Math.max(1, bands - (role !== undefined && isMerchantHull(role) ? 1 : 0))
}

/** Armour in whole inches; splinter plating of less than three quarters of an inch is none. */
export function armour(plate: PlateInches = {}): ShipData['armour'] {
  const inches = (figure = 0) => (figure < 0.75 ? 0 : Math.max(1, Math.round(figure)))
  return {
    belt: inches(plate.belt),
    deck: inches(plate.deck),
    conningTower: inches(plate.conningTower),
    turret: inches(plate.turret),
    casemate: inches(plate.casemate),
    flightDeck: inches(plate.flightDeck),
  }
}

/** IP: a fifth of the calibre to the power of one and a half. */
export function impact(inches: number): number {
  return Math.max(1, Math.round(inches ** 1.5 / 5))
}

/** One factor for each four heavy barrels, each eight medium or light ones, each two throwers or racks. */
export function factors({ heavy = 0, medium = 0, light = 0, aaPlus, depthCharges = 0 }: LightWeapons = {}): Factors {
  return {
    asw: share(depthCharges, 2),
    lrf: share(heavy, 4),
    aaPlus: aaPlus === true,
    mrf: share(medium, 8),
    crf: share(light, 8),
  }
}

const mostFactors = 20

/** Anything at all is worth one. */
function share(count: number, each: number): number {
  return count === 0 ? 0 : Math.min(mostFactors, Math.max(1, Math.round(count / each)))
}

/** H: a sixth of the aircraft she works; readiness: an eighth. */
export function carrierFigures(aircraft: number) {
  return {
    hull: Math.min(20, Math.max(1, Math.round(aircraft / 6))),
    readiness: Math.min(20, Math.max(1, Math.round(aircraft / 8))),
  }
}

/** One point for each thousand tons. */
export function cargoPoints(tons: number): number {
  return Math.min(20, Math.max(1, Math.round(tons / 1000)))
}

type Armament = Pick<ShipFacts, 'main' | 'other' | 'torpedoes'>

/** Faces of the D10 by the deck that each group takes up: guns times inches, two for a tube; one at least. */
export function facesOf({ main = [], other = [], torpedoes }: Armament) {
  const guns = (list: typeof main) =>
    list.reduce((sum, { inches, mounts }) => sum + inches * mountsOf(mounts).reduce((all, each) => all + each, 0), 0)
  const tubes = torpedoes ? 2 * mountsOf(torpedoes.mounts).reduce((all, each) => all + each, 0) : 0
  const weights = [guns(main), guns(other), tubes] as const
  const shares = sharedFaces(weights)
  const ends = shares.map((_share, at) => shares.slice(0, at + 1).reduce((sum, each) => sum + each, 0))
  const span = (at: number) => ({ from: (ends[at - 1] ?? 0) + 1, to: ends[at]! })
  return { main: span(0), other: span(1), torpedoes: span(2) } satisfies Record<keyof Weapons, unknown>
}

const faces = 10

function sharedFaces(weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((all, each) => all + each, 0)
  if (sum === 0) return weights.map(() => 0)
  const shares = weights.map((weight) => (weight === 0 ? 0 : Math.max(1, Math.round((weight / sum) * faces))))
  const over = shares.reduce((all, each) => all + each, 0) - faces
  const largest = shares.indexOf(Math.max(...shares))
  return shares.map((share, at) => (at === largest ? share - over : share))
}
