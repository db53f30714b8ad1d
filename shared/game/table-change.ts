import type { ShipId } from '../kernel/ids'
import { own } from '../kernel/own'
import { sameValue } from '../kernel/same-value'
import type { GameState, ShipInPlay } from './state'

type Parts = Omit<GameState, 'ships'>
type Ships = GameState['ships']

/** What differs between two tables of one game: whole parts of the table, and ships one by one. */
export interface TableChange {
  readonly parts: Partial<Parts>
  readonly ships: readonly ChangedShip[]
  /** Given where ships came or went: all there are, in their order. */
  readonly order?: readonly ShipId[]
}

/** A ship as she is now; her document is left out where it is the one she had. */
type ChangedShip = Omit<ShipInPlay, 'document'> & Partial<Pick<ShipInPlay, 'document'>>

/** Empty where the tables are alike, however they were made. */
export function tableChange(before: GameState, after: GameState): TableChange {
  const { ships: _before, ...had } = before
  const { ships: _after, ...has } = after
  const parts = Object.entries(has).filter(([name, part]) => !sameValue(part, had[name as keyof Parts]))
  const order = shipIds(after.ships)
  return {
    // The join of the only ship that ever did was taken back: nothing is sent as an empty list.
    parts: { ...Object.fromEntries(parts), ...(had.joined && !has.joined ? { joined: {} } : {}) },
    ships: Object.values<ShipInPlay>(after.ships).flatMap((ship) => changed(own(before.ships, ship.id), ship)),
    ...(sameValue(order, shipIds(before.ships)) ? {} : { order }),
  }
}

/** The table after a change. Parts and ships that did not change stay the very same objects. */
export function withChange(table: GameState, { parts, ships, order }: TableChange): GameState {
  const { joined, ...rest } = { ...table, ...parts }
  const others = joined && Object.keys(joined).length > 0 ? { ...rest, joined } : rest
  if (ships.length === 0 && !order) return others
  const next: Record<ShipId, ShipInPlay> = { ...table.ships }
  for (const ship of ships) {
    const document = ship.document ?? own(table.ships, ship.id)?.document
    if (document) next[ship.id] = { ...ship, document }
  }
  return { ...others, ships: order ? inOrder(next, order) : next }
}

function changed(was: ShipInPlay | undefined, ship: ShipInPlay): readonly ChangedShip[] {
  if (was && sameValue(was, ship)) return []
  const { document, ...rest } = ship
  return [was && sameValue(was.document, document) ? rest : ship]
}

function shipIds(ships: Ships): readonly ShipId[] {
  return Object.keys(ships) as ShipId[]
}

function inOrder(ships: Ships, order: readonly ShipId[]): Ships {
  const ordered: Record<ShipId, ShipInPlay> = {}
  for (const id of order) {
    const ship = own(ships, id)
    if (ship) ordered[id] = ship
  }
  return ordered
}
