import { z } from 'zod'
import type { GameState } from '../game/state'
import type { Viewer } from '../game/views'
import type { Read } from '../json/read'
import { shipId, sideId, type ShipId, type SideId } from '../kernel/ids'
import { slugPattern } from '../kernel/slug'
import type { DisclosurePlan } from '../table-view/disclosure'
import type { TablePlan } from '../table-view/table-plan'

const slug = z.string().regex(slugPattern)

/** What a device is at the table. `ships: null` is the whole side. */
export const role = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('spectator') }),
  z.strictObject({
    is: z.literal('player'),
    side: slug.transform(sideId),
    ships: z.array(slug.transform(shipId)).min(1).max(100).nullable(),
  }),
  z.strictObject({ is: z.literal('umpire') }),
])
export type Role = Read<typeof role>

/** What the operator lets players do beyond their own ships. */
export interface Leave {
  /** Players may mark each other's ships in their side. */
  readonly marksFriends: boolean
  /** Anyone at the table may answer what a side is asked. */
  readonly anyoneAnswers: boolean
}

/** The seals of the journal that a device may open: its own side's. */
export function viewerOf(role: Role): Viewer {
  if (role.is === 'player') return { is: 'side', side: role.side }
  return { is: role.is === 'umpire' ? 'umpire' : 'table' }
}

/** The disclosure of the second screen, with all of a player's own side, and everything to the umpire. */
export function disclosureFor(role: Role, state: GameState, { isBlank, disclosure }: TablePlan): DisclosurePlan {
  if (role.is === 'umpire') return { usual: 'all', sides: {}, ships: {} }
  const table: DisclosurePlan = isBlank ? { usual: 'nothing', sides: {}, ships: {} } : disclosure
  if (role.is === 'spectator') return table
  const own = new Set(shipsOf(state, role.side))
  const ships = Object.entries(table.ships).filter(([ship]) => !own.has(ship as ShipId))
  return { ...table, sides: { ...table.sides, [role.side]: 'all' }, ships: Object.fromEntries(ships) }
}

/** Whose card lies open to the device. */
export function mayRead(role: Role, state: GameState, ship: ShipId): boolean {
  if (role.is === 'spectator') return false
  return role.is === 'umpire' ? sideOf(state, ship) !== undefined : sideOf(state, ship) === role.side
}

/** Whose card the device may mark: what it may mark it may read. */
export function mayMark(
  role: Role,
  state: GameState,
  ship: ShipId,
  { marksFriends }: Pick<Leave, 'marksFriends'>,
): boolean {
  if (!mayRead(role, state, ship)) return false
  return role.is !== 'player' || role.ships === null || marksFriends || role.ships.includes(ship)
}

/** Who may answer what a side, or the umpire, is asked. A spectator answers nothing. */
export function mayAnswer(role: Role, to: string, { anyoneAnswers }: Pick<Leave, 'anyoneAnswers'>): boolean {
  if (role.is === 'spectator') return false
  return role.is === 'umpire' || anyoneAnswers || role.side === to
}

function sideOf({ squadrons }: GameState, ship: ShipId): SideId | undefined {
  return squadrons.find(({ order }) => order.includes(ship))?.side
}

function shipsOf({ squadrons }: GameState, side: SideId): readonly ShipId[] {
  return squadrons.filter((squadron) => squadron.side === side).flatMap(({ order }) => order)
}
