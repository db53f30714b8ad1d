import type { GameState, Side, Squadron } from '../game/state'
import type { ShipId, SideId } from '../kernel/ids'
import { onCard } from '../rules/kit/on-card'
import type { RulesPack } from '../rules/pack/rules-pack'
import type { Words } from '../words/speak'
import { disclosureOf, lesser, shows, type Disclosure, type DisclosurePlan } from './disclosure'
import type { ShipShown, SideShown, Sign } from './picture'
import { names } from './result-shown'
import { shipShown, type MarkedNow } from './ship-shown'
import { own } from '../kernel/own'

/** Everything a row needs besides the ship. */
export interface Showing {
  readonly pack: RulesPack
  readonly state: GameState
  /** The present table, where an earlier one is shown: what is hidden now is hidden then too. */
  readonly now: GameState | null
  readonly plan: DisclosurePlan
  readonly words: Words
  /** In which turn a ship was lost, where that is known. */
  readonly lostIn: ReadonlyMap<ShipId, number>
  /** Whom the last result that is shown was about. */
  readonly concerned: readonly ShipId[]
  /** The squadron that fires now, where the table may know it. */
  readonly firing: Squadron | null
  readonly levelOf: (ship: ShipId) => Disclosure
  /** Who fires at whom in an open dialogue, where the table may know it. */
  readonly aimed: AimedNow | null
}

/** Every side with the ships that the table may see, in the order of their squadrons. */
export function sidesShown(showing: Showing): readonly SideShown[] {
  return showing.state.sides.map((side) => sideShown(showing, side, squadronsOf(showing.state, side)))
}

export function squadronShown(showing: Showing, squadron: Squadron): SideShown | null {
  const side = showing.state.sides.find(({ id }) => id === squadron.side)
  if (!side) return null
  const shown = sideShown(showing, side, [squadron])
  // The name of a squadron with nothing to show is itself a secret.
  return shown.rows.length === 0 ? null : { ...shown, name: squadronName(showing, squadron) ?? side.name }
}

/** A ship that was detached leaves her name to her squadron: `null` for one that is called after a hidden ship. */
export function squadronName({ state, now, levelOf }: Showing, { name }: Pick<Squadron, 'name'>): string | null {
  const ships = [...Object.values(state.ships), ...Object.values(now?.ships ?? {})]
  return ships.some((ship) => !shows(levelOf(ship.id), 'name') && names(name, ship)) ? null : name
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

/** How much of a ship is shown. One that has changed sides since shows what both of them let be seen of her. */
export function levelIn({ state, now, plan }: Pick<Showing, 'state' | 'now' | 'plan'>): (ship: ShipId) => Disclosure {
  const then = sidesOf(state)
  const since = now && sidesOf(now)
  return (ship) => {
    const side = then.get(ship)
    if (side === undefined) return 'nothing'
    const level = disclosureOf(plan, ship, side)
    const sideNow = since?.get(ship)
    return sideNow === undefined ? level : lesser(level, disclosureOf(plan, ship, sideNow))
  }
}

function sidesOf({ squadrons }: GameState): ReadonlyMap<ShipId, SideId> {
  return new Map(squadrons.flatMap(({ order, side }) => order.map((ship) => [ship, side] as const)))
}

function sideShown(showing: Showing, side: Side, squadrons: readonly Squadron[]): SideShown {
  const rows = squadrons.flatMap(({ order }) => order.flatMap((ship) => rowOf(showing, ship) ?? []))
  const known = rows.filter(({ word, signs }) => word !== null || signs.length > 0)
  const afloat = known.filter(({ isOut }) => !isOut).length
  return {
    name: side.name,
    flag: side.flag,
    strength: known.length === 0 ? '' : showing.words('tableView.afloat', { left: afloat, of: known.length }),
    rows,
  }
}

/** A ship as far as the table may see her; `undefined` for one that it may not, or that there is not. */
export function rowOf(showing: Showing, id: ShipId | undefined): ShipShown | undefined {
  const { pack, state, words } = showing
  const ship = id && onCard(pack, state, id)
  if (!ship) return undefined
  const level = showing.levelOf(ship.id)
  return shows(level, 'name') ? shipShown(pack, ship, level, words, markedNow(showing, ship.id)) : undefined
}

/** What she is doing: in an open dialogue, else in the firing order, else by the last result. */
export function markedNow(showing: Showing, id: ShipId): MarkedNow {
  const { aimed, firing, concerned, lostIn } = showing
  const isFiring = aimed ? aimed.firing.includes(id) : (firing?.order.includes(id) ?? false)
  const isMarked = aimed ? aimed.target === id : concerned.includes(id)
  return { isFiring, isMarked, says: signNow(showing, isFiring, isMarked), lostIn: lostIn.get(id) ?? null }
}

function signNow({ aimed, words }: Showing, isFiring: boolean, isMarked: boolean): Sign | null {
  if (isMarked)
    return { glyph: 'target', text: words(aimed ? 'tableView.target' : 'tableView.concerned'), figure: '', tone: 'ink' }
  if (!isFiring) return null
  return aimed
    ? { glyph: 'target', text: words('tableView.fires'), figure: '', tone: 'ink' }
    : { glyph: 'next', text: words('tableView.firesNext'), figure: '', tone: 'ink' }
}

function squadronsOf({ squadrons }: GameState, side: Side): readonly Squadron[] {
  return squadrons.filter((squadron) => squadron.side === side.id)
}

/**
 * The squadron whose turn it is to fire. The order depends on the state of every ship and so reveals something of each:
 * it is shown only to a table that may see them all.
 */
export function firingNow(pack: RulesPack, state: GameState, levelOf: (ship: ShipId) => Disclosure): Squadron | null {
  if (!state.squadrons.every(({ order }) => order.every((ship) => shows(levelOf(ship), 'all')))) return null
  const next = pack.firingOrder(state).find(({ is }) => is === 'next')
  return state.squadrons.find(({ id }) => id === next?.squadron) ?? null
}

/** Who fires at whom. */
export interface AimedNow {
  readonly firing: readonly ShipId[]
  readonly target: ShipId
}

/**
 * Who fires at whom in the dialogue that was opened last: its open inputs, and nothing of its dice or of pending
 * damage. That a ship fires reveals her guns, so her boxes must be visible; one ship that may not be seen hides all of
 * it.
 */
export function aimedNow({ dialogues, ships }: GameState, levelOf: (ship: ShipId) => Disclosure): AimedNow | null {
  const opened = dialogues.findLast(({ amends, input }) => amends === undefined && isShip(own(input, 'target')))
  if (!opened) return null
  const target = own(opened.input, 'target')
  const firing = String(own(opened.input, 'ships') ?? '').split(' ')
  if (!isShip(target) || !firing.every(isShip) || !shows(levelOf(target), 'name')) return null
  return firing.every((ship) => shows(levelOf(ship), 'boxes')) ? { firing, target } : null

  function isShip(id: unknown): id is ShipId {
    return typeof id === 'string' && own(ships, id as ShipId) !== undefined
  }
}
