import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import type { SideId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import { gathered } from '../../../kit/gathered'
import { ownerOf } from '../../../kit/owner'
import { sentencesOf } from '../../sentence'
import { acts, floats } from '../turn/acting'
import { dieOf, foesOf, sightOf, sightWithoutDie } from './sight'

const says = sentencesOf('spotting')

/** Ships of the enemy that are seen at one range. */
export interface Seen {
  readonly rangeInches: number
  readonly targets: readonly ShipInPlay[]
}

/** One side's look-outs: what most of them see at which range, and those ships that see otherwise. */
export interface SideSees {
  readonly all: readonly Seen[]
  readonly others: readonly (Seen & { readonly spotter: ShipInPlay })[]
}

/** Sides with a ship that looks out. */
export const lookingSides = (state: GameState) => state.sides.filter(({ id }) => spottersOf(state, id).length > 0)

const spottersOf = (state: GameState, side: SideId) =>
  Object.values(state.ships).filter((ship) => acts(ship) && ownerOf(state, ship.id) === side)

/** Every ship of a side and every ship of the enemy; before the die of the side, the ranges are those without it. */
export function whatSideSees(state: GameState, side: SideId): SideSees {
  const spotters = spottersOf(state, side)
  const rangeOf = dieOf(state, side) === undefined ? sightWithoutDie : (sightOf as typeof sightWithoutDie)
  const pairs = foesOf(state, spotters[0]).map((target) => {
    const ranges = spotters.map((spotter) => ({ spotter, rangeInches: rangeOf(state, { spotter, target }) }))
    const usual = mostOften(ranges.map(({ rangeInches }) => rangeInches))
    return { target, usual, others: ranges.filter(({ rangeInches }) => rangeInches !== usual) }
  })
  const byRange = gathered(pairs, ({ usual }) => usual)
  const others = pairs.flatMap(({ target, others }) => others.map((each) => ({ ...each, target })))
  const byShip = gathered(others, ({ spotter, rangeInches }) => `${spotter.id} ${rangeInches}`)
  const farthestFirst = <Each extends Seen>(seen: readonly Each[]) =>
    seen.toSorted((one, other) => other.rangeInches - one.rangeInches)
  return {
    all: farthestFirst(
      [...byRange].map(([rangeInches, each]) => ({ rangeInches, targets: each.map(({ target }) => target) })),
    ),
    others: farthestFirst(
      [...byShip.values()].map((each) => ({ ...each[0]!, targets: each.map(({ target }) => target) })),
    ),
  }
}

/** Of figures that come equally often the first. */
function mostOften(figures: readonly number[]): number {
  const counts = [...gathered(figures, (figure) => figure).values()]
  return counts.toSorted((one, other) => other.length - one.length)[0]?.[0] ?? 0
}

/** Ships in a list: a formation by its name where all of it that floats is meant. */
export function callShips(state: GameState, ships: readonly ShipInPlay[]): string {
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
export function sideSeesTo(state: GameState, side: SideId): string {
  const { all, others } = whatSideSees(state, side)
  const ranges = [...all, ...others].map(({ rangeInches }) => Math.max(0, rangeInches))
  const most = Math.max(0, ...ranges)
  const least = Math.min(most, ...ranges)
  return least === most ? `${most}` : `${least}–${most}`
}

/** The sheet of a side, a sentence for each range. */
export function saySideSees(state: GameState, side: { readonly id: SideId; readonly name: string }): readonly Phrase[] {
  const { all, others } = whatSideSees(state, side.id)
  const say = (who: string, { rangeInches, targets }: Seen) =>
    says(rangeInches > 0 ? 'whoSees' : 'whoIsBlind', { who, targets: callShips(state, targets), inches: rangeInches })
  return [...all.map((seen) => say(side.name, seen)), ...others.map((seen) => say(shipName(seen.spotter), seen))]
}
