import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import type { SideId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import { gathered } from '../../../kit/gathered'
import { ownerOf } from '../../../kit/owner'
import { sentencesOf } from '../../sentence'
import { acts, floats } from '../turn/acting'
import { baseOf, dieOf, foesOf, sightWithItsSum, type Sight } from './sight'

const says = sentencesOf('spotting')

/** Ships of the enemy that are seen at one range for the same reasons. */
export interface Seen extends Sight {
  readonly targets: readonly ShipInPlay[]
}

/** One side's look-outs: what most of them see at which range, and the ships that see some of it otherwise. */
export interface SideSees {
  readonly all: readonly Seen[]
  readonly others: readonly (Seen & { readonly spotters: readonly ShipInPlay[] })[]
}

/** Sides with a ship that looks out. */
export const lookingSides = (state: GameState) => state.sides.filter(({ id }) => spottersOf(state, id).length > 0)

const spottersOf = (state: GameState, side: SideId) =>
  Object.values(state.ships).filter((ship) => acts(ship) && ownerOf(state, ship.id) === side)

/** Every ship of a side and every ship of the enemy; before the die of the side, the ranges are those without it. */
export function whatSideSees(state: GameState, side: SideId): SideSees {
  const spotters = spottersOf(state, side)
  const pairs = foesOf(state, spotters[0]).map((target) => {
    const sights = spotters.map((spotter) => ({ spotter, ...sightWithItsSum(state, { spotter, target }) }))
    const usual = mostOften(sights)
    return { target, usual, others: sights.filter((each) => sumKey(each) !== sumKey(usual)) }
  })
  const byRange = gathered(pairs, ({ usual }) => sumKey(usual))
  const others = pairs.flatMap(({ target, others }) => others.map((each) => ({ ...each, target })))
  const ofEach = [...gathered(others, (each) => `${each.spotter.id} ${sumKey(each)}`).values()]
  const alike = gathered(ofEach, (each) => `${each.map(({ target }) => target.id).join(' ')} ${sumKey(each[0]!)}`)
  const farthestFirst = <Each extends Seen>(seen: readonly Each[]) =>
    seen.toSorted((one, other) => other.rangeInches - one.rangeInches)
  return {
    all: farthestFirst(
      [...byRange.values()].map((each) => ({ ...each[0]!.usual, targets: each.map(({ target }) => target) })),
    ),
    others: farthestFirst(
      [...alike.values()].map((each) => ({
        ...each[0]![0]!,
        targets: each[0]!.map(({ target }) => target),
        spotters: each.map(([first]) => first!.spotter),
      })),
    ),
  }
}

const sumKey = ({ rangeInches, lines }: Sight) => [rangeInches, ...(lines ?? []).map(({ is }) => is)].join(' ')

/** Of sums that come equally often the first. */
function mostOften<Each extends Sight>(sights: readonly Each[]): Each {
  const alike = [...gathered(sights, sumKey).values()]
  return alike.toSorted((one, other) => other.length - one.length)[0]![0]!
}

/** So many ships are each named. */
const mostNamed = 4

/** Ships in a list: of many a formation by its name where all of it that floats is meant. */
export function callShips(state: GameState, ships: readonly ShipInPlay[]): string {
  if (ships.length <= mostNamed) return ships.map(shipName).join(', ')
  const named = new Set<ShipInPlay>()
  const whole = state.squadrons.flatMap(({ name, order }) => {
    const afloat = order.flatMap((id) => own(state.ships, id) ?? []).filter(floats)
    if (afloat.length < 2 || !afloat.every((ship) => ships.includes(ship))) return []
    afloat.forEach((ship) => named.add(ship))
    return [name]
  })
  return [...whole, ...ships.filter((ship) => !named.has(ship)).map(shipName)].join(', ')
}

/** How far a side sees the enemy: `33`, or `4–9` where not every ship is seen as far; 0 where none is left. */
function sideSeesTo(state: GameState, side: SideId): string {
  const { most, least } = endsOf(state, side)
  return least === most ? `${most}` : `${least}–${most}`
}

/** The same with who is seen: `33″`, or `4–9″ (Astoria 9″, Quincy 4″)`, the farthest and the nearest. */
export function sideSeesWhom(state: GameState, side: SideId): string {
  const { seen, most, least } = endsOf(state, side)
  const at = (range: number) => {
    const targets = seen.filter(({ rangeInches }) => Math.max(0, rangeInches) === range).flatMap((each) => each.targets)
    return `${callShips(state, [...new Set(targets)])} ${range}″`
  }
  return least === most ? `${most}″` : `${least}–${most}″ (${at(most)}, ${at(least)})`
}

function endsOf(state: GameState, side: SideId) {
  const { all, others } = whatSideSees(state, side)
  const seen: readonly Seen[] = [...all, ...others]
  const ranges = seen.map(({ rangeInches }) => Math.max(0, rangeInches))
  const most = Math.max(0, ...ranges)
  return { seen, most, least: Math.min(most, ...ranges) }
}

/** The sheet of a side, range by range: what die and base come to, how far she sees, and each reason. */
export function saySideSees(state: GameState, side: { readonly id: SideId; readonly name: string }): readonly Phrase[] {
  const { all, others } = whatSideSees(state, side.id)
  const [base, die] = [baseOf(state), dieOf(state, side.id) ?? 0]
  const say = (who: string, { rangeInches, targets, lines }: Seen) => [
    says(rangeInches > 0 ? 'whoSees' : 'whoIsBlind', { who, targets: callShips(state, targets), inches: rangeInches }),
    ...(lines?.map(({ is, modifier }) => says(`line.${is}`, { figure: Math.abs(modifier) })) ?? [says('asAgreed')]),
  ]
  return [
    says('dieAndBaseOf', { side: side.name, die, base, inches: base + die, seen: sideSeesTo(state, side.id) }),
    ...all.flatMap((seen) => say(side.name, seen)),
    ...others.flatMap((seen) => say(callShips(state, seen.spotters), seen)),
  ]
}
