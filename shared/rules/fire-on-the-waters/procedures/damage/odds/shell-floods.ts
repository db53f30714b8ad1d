import type { GameState, ShipInPlay } from '../../../../../game/state'
import { facesOf } from '../../../../../kernel/dice'
import { hullBox } from '../../../ship/boxes'
import { rulingOf } from '../../../table/house-rules'
import { locations, type Place } from '../../../ship/ship'
import { placeAt, shipOf } from '../../../ship/ship-data'
import { powerOf, locationHit } from '../../../tables/damage'
import { faceFor, powerAt } from '../armour'
import type { Shot } from '../hit'
import { bears } from '../marks'
import { addedToBlue, besideStruck } from '../shell'

/** Hull spaces that one hit floods together, and how likely that is. Sets are disjoint; the rest floods nothing. */
export interface Floods {
  readonly at: readonly number[]
  readonly chance: number
}

const sixFaces = facesOf('D6')

/** For each of the 36 locations what a shell that strikes there floods, the yellow, green and blue dice together. */
export function shellFloods(state: GameState, ship: ShipInPlay, shot: Shot): readonly (readonly Floods[])[] {
  const form = shipOf(ship.document)
  const hull = sixFaces.filter((die) => locationHit(die, shot.rangeInches).hull).length / sixFaces.length
  const blue = sixFaces.filter((die) => die + addedToBlue(shot) >= powerOf(shot.inches).floodsFrom).length
  return locations.map((at) => {
    const places = [at, ...besideStruck(form, shot.inches, at)].flatMap((each) => placeAt(form, each) ?? [])
    const through = greenDice(state, shot, places).map(({ reached, chance }) => ({ reached, chance: chance * hull }))
    return floodedSets(ship, through, blue / sixFaces.length)
  })
}

interface Through {
  readonly reached: readonly Place[]
  readonly chance: number
}

/** Which places the hit gets through to: by one die for all of them, or one for each. */
function greenDice(state: GameState, shot: Shot, places: readonly Place[]): readonly Through[] {
  const wanted = places.map((place) => ({ place, atMost: faceFor(powerAt(state, shot, place).power) }))
  if (rulingOf(state, 'greenDice') === 'each') {
    return subsets(
      wanted.map(({ place, atMost }) => ({ what: place, chance: Math.min(1, atMost / sixFaces.length) })),
    ).map(({ chosen, chance }) => ({ reached: chosen, chance }))
  }
  return sixFaces.map((die) => ({
    reached: wanted.filter(({ atMost }) => die <= atMost).map(({ place }) => place),
    chance: 1 / sixFaces.length,
  }))
}

/** A blue die for every space that is still dry. */
function floodedSets(ship: ShipInPlay, through: readonly Through[], blue: number): readonly Floods[] {
  const sets = new Map<string, Floods>()
  for (const { reached, chance } of through) {
    const dry = reached.filter(({ at }) => !bears(ship, hullBox(at), 'flooded'))
    for (const { chosen, chance: each } of subsets(dry.map(({ at }) => ({ what: at, chance: blue })))) {
      if (chosen.length === 0 || chance * each === 0) continue
      const key = chosen.join(' ')
      sets.set(key, { at: chosen, chance: (sets.get(key)?.chance ?? 0) + chance * each })
    }
  }
  return [...sets.values()]
}

/** Every choice of things that come about each for itself. */
function subsets<What>(things: readonly { readonly what: What; readonly chance: number }[]) {
  let ways: { readonly chosen: readonly What[]; readonly chance: number }[] = [{ chosen: [], chance: 1 }]
  for (const { what, chance } of things) {
    ways = ways.flatMap((way) => [
      { chosen: [...way.chosen, what], chance: way.chance * chance },
      { chosen: way.chosen, chance: way.chance * (1 - chance) },
    ])
  }
  return ways
}
