import type { Factors, ShipData, Weapons } from '../ship/ship'
import { mountsOf, type HullFacts, type LightWeapons, type PlateInches, type ShipFacts } from './facts'

/** Every figure here is explained in the pack's README, "The recipe". */

type Hull = Pick<HullFacts, 'tons' | 'role'>

const root = (tons: number) => Math.sqrt(tons)
/** The nearest whole number, 1 at least. */
const whole = (figure: number, most = Infinity) => Math.min(most, Math.max(1, Math.round(figure)))

/** F: a quarter of the root of her tons; a merchant, without a warship's subdivision, two thirds of that. */
export function flotation({ tons, role }: Hull): number {
  const part = isMerchantHull(role) ? 2 / 3 : 1
  return Math.max(2, Math.round((root(tons) / 4) * part))
}

/** S: as many as F in a warship, three quarters of F in carriers, half in merchant hulls. */
export function structure(hull: Hull): number {
  const part = hull.role === 'carrier' ? 3 / 4 : isMerchantHull(hull.role) ? 1 / 2 : 1
  return Math.max(2, Math.round(flotation(hull) * part))
}

export function isMerchantHull(role: Hull['role']): boolean {
  return role === 'merchant' || role === 'armedMerchantCruiser'
}

/** Lower limits of length in metres of sizes −3 to +3. */
const sizeFrom = [45, 75, 100, 130, 165, 200, 250] as const

export function sizeOfLength(metres: number): number {
  return -4 + sizeFrom.filter((least) => metres >= least).length
}

/** MVR: a centimetre for each 25 metres of her length. */
export function mvr(metres: number): number {
  return whole(metres / 25)
}

/** FC: two for each director, and one more for a gunnery radar. */
export function fireControl(directors: number, hasRadar: boolean): number {
  return Math.min(10, 2 * directors + (hasRadar && directors > 0 ? 1 : 0))
}

/** SV: one, and one for each fifty of the root of her tons. */
export function steering(tons: number): number {
  return 1 + whole(root(tons) / 50)
}

/** One team for each hundred men. */
export function damageControlTeams(men: number): number {
  return whole(men / 100, 30)
}

const eyeFrom = [45, 75, 110, 190] as const

/** SD by the height of her tops, taken from her length; merchants see one band less. */
export function spottingBands(metres: number, role?: Hull['role']): number {
  const bands = 1 + eyeFrom.filter((least) => metres >= least).length
  return Math.max(1, bands - (role !== undefined && isMerchantHull(role) ? 1 : 0))
}

/** Armour in whole inches; splinter plating of less than three quarters of an inch is none. */
export function armour(plate: PlateInches = {}): ShipData['armour'] {
  const inches = (figure = 0) => (figure < 0.75 ? 0 : whole(figure))
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
  return whole(inches ** 1.5 / 5)
}

/** One factor for each four heavy barrels, each eight medium or light ones, each two throwers or racks; 1 for any at all. */
export function factors({ heavy = 0, medium = 0, light = 0, aaPlus, depthCharges = 0 }: LightWeapons = {}): Factors {
  const share = (count: number, each: number) => (count === 0 ? 0 : whole(count / each, 20))
  return {
    asw: share(depthCharges, 2),
    lrf: share(heavy, 4),
    aaPlus: aaPlus === true,
    mrf: share(medium, 8),
    crf: share(light, 8),
  }
}

/** H: a sixth of the aircraft she works; readiness: an eighth. */
export function carrierFigures(aircraft: number) {
  return { hull: whole(aircraft / 6, 20), readiness: whole(aircraft / 8, 20) }
}

/** One point for each thousand tons. */
export function cargoPoints(tons: number): number {
  return whole(tons / 1000, 20)
}

const sum = (figures: readonly number[]) => figures.reduce((all, each) => all + each, 0)

/** Faces of the D10 by the deck that each group takes up: guns times inches, two for a tube; one at least. */
export function facesOf({ main = [], other = [], torpedoes }: Pick<ShipFacts, 'main' | 'other' | 'torpedoes'>) {
  const guns = (list: typeof main) => sum(list.map(({ inches, mounts }) => inches * sum(mountsOf(mounts))))
  const shares = sharedFaces([guns(main), guns(other), torpedoes ? 2 * sum(mountsOf(torpedoes.mounts)) : 0])
  const end = (at: number) => sum(shares.slice(0, at + 1))
  const span = (at: number) => ({ from: end(at - 1) + 1, to: end(at) })
  return { main: span(0), other: span(1), torpedoes: span(2) } satisfies Record<keyof Weapons, unknown>
}

const faces = 10

function sharedFaces(weights: readonly number[]): readonly number[] {
  const all = sum(weights)
  if (all === 0) return weights.map(() => 0)
  const shares = weights.map((weight) => (weight === 0 ? 0 : whole((weight / all) * faces)))
  const over = sum(shares) - faces
  const largest = shares.indexOf(Math.max(...shares))
  return shares.map((share, at) => (at === largest ? share - over : share))
}
