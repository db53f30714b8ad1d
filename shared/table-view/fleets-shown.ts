import type { GameState, Side, Squadron } from '../game/state'
import type { ShipId } from '../kernel/ids'
import { own } from '../kernel/own'
import type { RulesPack } from '../rules/rules-pack'
import type { Words } from '../words/speak'
import { disclosureOf, shows, type Disclosure, type DisclosurePlan } from './disclosure'
import type { ShipShown, SideShown } from './picture'
import { shipShown, type MarkedNow } from './ship-shown'

/** Everything a row needs besides the ship. */
export interface Showing {
  readonly pack: RulesPack
  readonly state: GameState
  readonly plan: DisclosurePlan
  readonly words: Words
  /** Whom the last result that is shown was about. */
  readonly concerned: readonly ShipId[]
  /** The squadron that fires now, where the table may know it. */
  readonly firing: Squadron | null
}

/** Every side with the ships that the table may see, in the order of their squadrons. */
export function sidesShown(showing: Showing): readonly SideShown[] {
  return showing.state.sides.map((side) => sideShown(showing, side, squadronsOf(showing.state, side)))
}

export function squadronShown(showing: Showing, squadron: Squadron): SideShown | null {
  const side = showing.state.sides.find(({ id }) => id === squadron.side)
  if (!side) return null
  const shown = sideShown(showing, side, [squadron])
  // The name of a squadron that has nothing to show is a secret of its own.
  return shown.rows.length === 0 ? null : { ...shown, name: squadron.name }
}

/** A part of the rows of each side: sides that have fewer pages stay on their last. */
export function pageOf(sides: readonly SideShown[], page: number, rows: number): readonly SideShown[] {
  return sides.map((side) => {
    const at = Math.min(page, pagesOf([side], rows) - 1)
    return { ...side, rows: side.rows.slice(at * rows, (at + 1) * rows) }
  })
}

export function pagesOf(sides: readonly SideShown[], rows: number): number {
  return Math.max(1, ...sides.map((side) => Math.ceil(side.rows.length / rows)))
}

export function levelIn({ state, plan }: Pick<Showing, 'state' | 'plan'>): (ship: ShipId) => Disclosure {
  const sideOf = new Map(state.squadrons.flatMap(({ order, side }) => order.map((ship) => [ship, side] as const)))
  return (ship) => {
    const side = sideOf.get(ship)
    return side === undefined ? 'nothing' : disclosureOf(plan, ship, side)
  }
}

function sideShown(showing: Showing, side: Side, squadrons: readonly Squadron[]): SideShown {
  const rows = squadrons.flatMap(({ order }) => order.flatMap((ship) => rowOf(showing, ship) ?? []))
  const told = rows.filter(({ word, signs }) => word !== null || signs.length > 0)
  const afloat = told.filter(({ isOut }) => !isOut).length
  return {
    name: side.name,
    flag: side.flag,
    strength: told.length === 0 ? '' : showing.words('tableView.afloat', { left: afloat, of: told.length }),
    rows,
  }
}

function rowOf(showing: Showing, id: ShipId): ShipShown | undefined {
  const { pack, state, words } = showing
  const ship = own(state.ships, id)
  const level = levelIn(showing)(id)
  return ship && shows(level, 'name') ? shipShown(pack, ship, level, words, markedNow(showing, id)) : undefined
}

export function markedNow({ concerned, firing }: Showing, id: ShipId): MarkedNow {
  return { isConcerned: concerned.includes(id), isFiring: firing?.order.includes(id) ?? false }
}

function squadronsOf({ squadrons }: GameState, side: Side): readonly Squadron[] {
  return squadrons.filter((squadron) => squadron.side === side.id)
}
