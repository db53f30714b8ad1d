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

/** Ships of the enemy that are seen at one range for the same reasons, and by whom. */
export interface Seen extends Sight {
  readonly targets: readonly ShipInPlay[]
  /** `others`: all of the side but those that have a row of their own for a target. */
  readonly by: readonly ShipInPlay[] | 'all' | 'others'
}

/** Sides with a ship that looks out. */
export const lookingSides = (state: GameState) => state.sides.filter(({ id }) => spottersOf(state, id).length > 0)

const spottersOf = (state: GameState, side: SideId) =>
  Object.values(state.ships).filter((ship) => acts(ship) && ownerOf(state, ship.id) === side)

/** Every ship of a side and every ship of the enemy, farthest first; before the die of the side without it. */
export function whatSideSees(state: GameState, side: SideId): readonly Seen[] {
  const spotters = spottersOf(state, side)
  const seen = foesOf(state, spotters[0]).flatMap((target) => {
    const sights = spotters.map((spotter) => ({ spotter, ...sightWithItsSum(state, { spotter, target }) }))
    const alike = [...gathered(sights, sumKey).values()].toSorted((one, other) => other.length - one.length)
    return alike.map((each, place) => {
      const by = each.map(({ spotter }) => spotter)
      const isRest = place === 0 && by.length > mostNamed
      return { ...each[0]!, target, by: alike.length === 1 ? ('all' as const) : isRest ? ('others' as const) : by }
    })
  })
  const byKey = ({ by }: Pick<Seen, 'by'>) => (typeof by === 'string' ? by : by.map(({ id }) => id).join(' '))
  const rows = [...gathered(seen, (each) => `${byKey(each)} ${sumKey(each)}`).values()]
  return rows
    .map((each) => ({ ...each[0]!, targets: each.map(({ target }) => target) }))
    .toSorted((one, other) => other.rangeInches - one.rangeInches)
}

const sumKey = ({ rangeInches, lines }: Sight) => [rangeInches, ...(lines ?? []).map(({ is }) => is)].join(' ')

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
  const { farthest, most, least } = endsOf(state, side)
  const at = (range: number) => {
    const targets = [...farthest].flatMap(([target, to]) => (to === range ? [target] : []))
    return `${callShips(state, targets)} ${range}″`
  }
  return least === most ? `${most}″` : `${least}–${most}″ (${at(most)}, ${at(least)})`
}

/** How far each ship is seen by whoever of the side sees her farthest. */
function endsOf(state: GameState, side: SideId) {
  const farthest = new Map<ShipInPlay, number>()
  for (const { targets, rangeInches } of whatSideSees(state, side)) {
    for (const target of targets) if (!farthest.has(target)) farthest.set(target, Math.max(0, rangeInches))
  }
  const ranges = [...farthest.values()]
  const most = Math.max(0, ...ranges)
  return { farthest, most, least: Math.min(most, ...ranges) }
}

/** A row in one of three sentences: all of a side, all others of it, or ships by name. */
export function sayWho(state: GameState, what: 'looks' | 'toRange' | 'isBlind', side: string, seen: Seen): Phrase {
  const { by, targets, rangeInches: inches } = seen
  const values = { side, targets: callShips(state, targets), inches }
  if (typeof by === 'string') return says(`${what}.${by}`, values)
  return says(`${what}.some`, { ...values, who: callShips(state, by) })
}

/** The sheet of a side, range by range: what die and base come to, how far she sees, and each reason. */
export function saySideSees(state: GameState, side: { readonly id: SideId; readonly name: string }): readonly Phrase[] {
  const [base, die] = [baseOf(state), dieOf(state, side.id) ?? 0]
  return [
    says('dieAndBaseOf', { side: side.name, die, base, inches: base + die, seen: sideSeesTo(state, side.id) }),
    ...whatSideSees(state, side.id).flatMap((seen) => [
      sayWho(state, seen.rangeInches > 0 ? 'toRange' : 'isBlind', side.name, seen),
      ...(seen.lines?.map(({ is, modifier }) => says(`line.${is}`, { figure: Math.abs(modifier) })) ?? [
        says('asAgreed'),
      ]),
    ]),
  ]
}
