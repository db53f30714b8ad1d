import type { ShipId } from '../kernel/ids'
import type { Scalar } from '../kernel/scalar'
import type { GameState, Note, ShipInPlay } from './state'

type Mutable<Value> = { -readonly [Key in keyof Value]: Value[Key] }
type ShipDraft = Mutable<ShipInPlay>

/**
 * A state being folded: copies each part the first time it is written to and never again, so that a batch of
 * ten thousand lines costs one copy a ship and the state it started from stays as it was.
 */
export class StateDraft {
  private readonly next: Mutable<GameState>
  private readonly owned = new Set<object>()

  constructor(from: GameState) {
    this.next = { ...from }
  }

  get state(): GameState {
    return this.next
  }

  /** Hands the state out; what was handed out is not written to again. */
  finish(): GameState {
    this.owned.clear()
    return { ...this.next }
  }

  set<Key extends keyof GameState>(key: Key, value: GameState[Key]): void {
    this.next[key] = value
  }

  ship(id: ShipId): ShipInPlay | undefined {
    return Object.hasOwn(this.next.ships, id) ? this.next.ships[id] : undefined
  }

  putShip(ship: ShipInPlay): void {
    this.ownShips()[ship.id] = ship
  }

  dropShip(id: ShipId): void {
    const { [id]: _dropped, ...rest } = this.next.ships
    this.next.ships = rest
    this.owned.add(rest)
  }

  /** One record of a ship (`boxes`, `tracks` or `fields`), free to be written to. */
  own<Key extends 'boxes' | 'tracks' | 'fields'>(id: ShipId, key: Key): Mutable<ShipInPlay[Key]> {
    const record = this.next.ships[id]?.[key]
    if (record && this.owned.has(record)) return record as Mutable<ShipInPlay[Key]>
    const ship = this.ownShip(id)
    // Without a prototype it is held as a table from the start: boxes are marked in any order, and each order of an
    // object's members would otherwise become a form of its own.
    const copy = Object.assign(Object.create(null) as object, ship[key])
    this.owned.add(copy)
    ship[key] = copy
    return copy as Mutable<ShipInPlay[Key]>
  }

  /** The notes, free to be added to: ten thousand of them are copied once. */
  ownNotes(): Note[] {
    if (this.owned.has(this.next.notes)) return this.next.notes as Note[]
    const copy = [...this.next.notes]
    this.owned.add(copy)
    this.next.notes = copy
    return copy
  }

  /** What the table knows, free to be written to: a salvo notes every gun that has fired. */
  ownTable(): Record<string, Scalar> {
    if (this.owned.has(this.next.table)) return this.next.table as Record<string, Scalar>
    const copy = { ...this.next.table }
    this.owned.add(copy)
    this.next.table = copy
    return copy
  }

  private ownShip(id: ShipId): ShipDraft {
    const ships = this.ownShips()
    const ship = ships[id]
    if (!ship) throw new Error(`no ship ${id}`)
    if (this.owned.has(ship)) return ship as ShipDraft
    const copy: ShipDraft = { ...ship }
    this.owned.add(copy)
    ships[id] = copy
    return copy
  }

  private ownShips(): Record<ShipId, ShipInPlay> {
    if (this.owned.has(this.next.ships)) return this.next.ships as Record<ShipId, ShipInPlay>
    const copy = { ...this.next.ships }
    this.owned.add(copy)
    this.next.ships = copy
    return copy
  }
}
