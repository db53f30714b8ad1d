import type { GameState } from '../../../../game/state'
import { chance, overridable, roll, type Dialogue } from '../../../../kernel/dialogue'
import { facesOf } from '../../../../kernel/dice'
import type { Phrase } from '../../../../kernel/phrase'
import { onDamage } from '../../reference/look-up'
import { sentencesOf } from '../../sentence'
import { locations, type Place, type WaterShip } from '../../ship/ship'
import { orderOf } from '../../ship/places'
import { placeAt } from '../../ship/ship-data'
import { isInPlay, rulingOf } from '../../table/house-rules'
import {
  armourFactors,
  excessOf,
  innerArmourBeyondInches,
  locationHit,
  powerOf,
  rangeEffects,
} from '../../tables/damage'
import { wreak } from './effective-hit'
import { asks, partsAt, type Hit, type Part, type Shot } from './hit'

const says = sentencesOf('damage')

/** A shell or bomb, in the printed order: high or low, where, through the armour, and what it does there. */
export function* shellHit(hit: Hit): Dialogue<void> {
  const { table, form, name, inches, rangeInches } = hit
  const values = { ship: name, inches, range: rangeInches }
  const prompt = asks(hit, `yellow.${hit.weapon}`, onDamage.location, values)
  const yellow = yield* roll('yellow', 'D6', { ...prompt, because: facesOfYellow(rangeInches) })
  const struck = locationHit(yellow, rangeInches)
  const at = yield* roll('location', 'D36', asks(hit, 'location', onDamage.places, values))
  table.because(says(`strikes.${partsStruck(struck)}`, { ...values, at }))
  const parts = placesStruck(hit, at).flatMap((each) => {
    const place = placeAt(form, each)
    return place ? partsAt(place, struck) : []
  })
  if (parts.length === 0) return table.because(says('nothingThere', { ship: name, at }))
  const reached = yield* throughArmour(hit, parts)
  if (reached.length > 0) yield* wreak(hit, reached, (part) => floodsByShell(hit, part))
}

/** What each face of the yellow die strikes: `hull alone on 1–2`. */
function facesOfYellow(rangeInches: number): readonly Phrase[] {
  const faces = facesOf('D6').map((face) => ({ face, struck: partsStruck(locationHit(face, rangeInches)) }))
  return (['hull', 'both', 'above'] as const).flatMap((part) => {
    const its = faces.filter(({ struck }) => struck === part).map(({ face }) => face)
    const [from] = its
    return from === undefined
      ? []
      : [says(`yellow.${part}`, { faces: its.length > 1 ? `${from}–${its.at(-1)}` : from })]
  })
}

const partsStruck = ({ hull, above }: ReturnType<typeof locationHit>) => (hull ? (above ? 'both' : 'hull') : 'above')

/** Locations beside the one that is hit which so large a shell strikes on so small a ship. */
function besideStruck(form: WaterShip, inches: number, at: number): readonly number[] {
  return excessOf(inches, form.type).flatMap((steps) => locations[orderOf(at) + steps] ?? [])
}

function placesStruck({ table, form, name, inches }: Hit, at: number): readonly number[] {
  const beside = besideStruck(form, inches, at)
  for (const each of beside) table.because(says('excess', { ship: name, at: each, inches }))
  return [at, ...beside]
}

/** The blue die for a space; one that is flooded already has nothing more to lose. */
function* floodsByShell(hit: Hit, { place }: Part): Dialogue<boolean> {
  const { inches, name, table } = hit
  const { floodsFrom } = powerOf(inches)
  const added = addedToBlue(hit)
  const because = [says('floodsFrom', { inches, from: floodsFrom }), ...(added > 0 ? [says('plunging')] : [])]
  const from = Math.max(lowestFace, floodsFrom - added)
  if (from === lowestFace) {
    for (const reason of because) table.because(reason)
    return true
  }
  const prompt = { ...asks(hit, 'blue', onDamage.flooding, { at: place.at, from }), because }
  const die = yield* roll(`blue-${place.at}`, 'D6', prompt)
  const floods = die + added >= floodsFrom
  if (!floods) table.because(says('staysDry', { ship: name, at: place.at }))
  return floods
}

/** Whatever the blue die shows, the space floods from here. */
const lowestFace = 1

/** Beyond 15 inches a shell comes down steeply: the blue die counts more. */
function addedToBlue({ rangeInches }: Pick<Hit, 'rangeInches'>): number {
  const { plungingFlooding } = rangeEffects
  return rangeInches > plungingFlooding.rangeAbove ? plungingFlooding.floodDie : 0
}

/** A natural 1 is always effective, a 6 is as high as the die goes. */
const alwaysAtMost = 1
const highestFace = 6
const highestPower = 8

/** The gun's power left at a place, and its sum. */
function powerAt(
  state: GameState,
  { weapon, inches, rangeInches }: Shot,
  place: Place,
): { readonly power: number; readonly because: readonly Phrase[] } {
  const { power } = powerOf(inches)
  const because = [says(`power.${weapon}`, { inches, power })]
  const isInner = isInPlay(state, 'innerArmour') && rangeInches > innerArmourBeyondInches
  const armour = isInner ? place.inner : place.outer
  const printed = armourFactors[armour]
  because.push(says(`armour.${isInner ? 'inner' : 'outer'}.${armour}`, { less: -printed }))
  const { closeRange, longRangeLightGun } = rangeEffects
  let factor = printed
  if (rangeInches <= closeRange.rangeAtMost && printed < closeRange.factorNotAbove) {
    factor = Math.min(closeRange.factorNotAbove, printed + closeRange.armourFactor)
    because.push(says('power.closeRange'))
  }
  if (rangeInches > longRangeLightGun.rangeAbove && inches < longRangeLightGun.gunInchesBelow) {
    factor += longRangeLightGun.armourFactor
    because.push(says('power.longRange'))
  }
  return { power: power + factor, because }
}

/** The highest face of the green die that gets through. */
function faceFor(power: number): number {
  return Math.min(highestPower, Math.max(alwaysAtMost, power))
}

/** The parts that the hit penetrates. Ruling `greenDice`: one die for the hit, or one for each place. */
function* throughArmour(hit: Hit, parts: readonly Part[]): Dialogue<readonly Part[]> {
  const places = [...new Set(parts.map(({ place }) => place))]
  const wanted = new Map<Place, number>()
  for (const place of places) wanted.set(place, yield* overridablePower(hit, place))
  const through =
    rulingOf(hit.table.state, 'greenDice') === 'each' || places.length === 1
      ? yield* oneDieEach(hit, wanted)
      : yield* oneDieForAll(hit, wanted)
  for (const place of places) {
    const name = through.has(place) ? 'effective' : 'keptOut'
    hit.table.because(says(name, { ship: hit.name, at: place.at, atMost: wanted.get(place) ?? 0 }))
  }
  return parts.filter(({ place }) => through.has(place))
}

function* overridablePower(hit: Hit, place: Place): Dialogue<number> {
  const { power, because } = powerAt(hit.table.state, hit, place)
  const atMost = faceFor(power)
  const within = { least: alwaysAtMost, most: highestPower }
  const reasons = power < alwaysAtMost ? [...because, says('power.naturalOne')] : because
  const prompt = { ...asks(hit, 'power', onDamage.power, { at: place.at, atMost }), because: reasons }
  return yield* overridable(`power-${place.at}`, atMost, within, prompt)
}

function* oneDieEach(hit: Hit, wanted: ReadonlyMap<Place, number>): Dialogue<ReadonlySet<Place>> {
  const through = new Set<Place>()
  for (const [place, atMost] of wanted) {
    const prompt = asks(hit, 'green', onDamage.power, { at: place.at, atMost })
    if (atMost >= highestFace || (yield* chance(`green-${place.at}`, 'D6', atMost, prompt))) through.add(place)
  }
  return through
}

function* oneDieForAll(hit: Hit, wanted: ReadonlyMap<Place, number>): Dialogue<ReadonlySet<Place>> {
  const places = [...wanted.keys()]
  if ([...wanted.values()].every((atMost) => atMost >= highestFace)) return new Set(places)
  const because = [...wanted].map(([{ at }, atMost]) => says('power.wanted', { at, atMost }))
  const prompt = { ...asks(hit, 'greenForAll', onDamage.power), because }
  const die = yield* roll('green', 'D6', prompt)
  return new Set(places.filter((place) => die <= (wanted.get(place) ?? 0)))
}
