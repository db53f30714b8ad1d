import type { Squadron } from './state'
import type { ShipId, SquadronId } from '../kernel/ids'
import { KeyedList } from './keyed-list'

export type OwnSquadron = { -readonly [Key in keyof Squadron]: Squadron[Key] } & { order: ShipId[] }

/** The squadrons of a state being folded: each is copied the first time it is written to. */
export class SquadronsDraft {
  private readonly squadrons: KeyedList<Squadron>
  private readonly owned = new Set<Squadron>()
  /** Where each ship sails; made when a ship first moves. */
  private places: Map<ShipId, SquadronId> | undefined

  constructor(squadrons: readonly Squadron[]) {
    this.squadrons = new KeyedList(squadrons)
  }

  get list(): readonly Squadron[] {
    return this.squadrons.list
  }

  /** What was returned is not written to again. */
  finish(): void {
    this.owned.clear()
  }

  get(id: SquadronId): Squadron | undefined {
    return this.squadrons.get(id)
  }

  put(squadron: Squadron): void {
    this.squadrons.put(squadron)
  }

  delete(id: SquadronId): void {
    this.squadrons.delete(id)
  }

  /** A squadron, free to be written to. */
  own(id: SquadronId): OwnSquadron | undefined {
    const squadron = this.squadrons.get(id)
    if (!squadron || this.owned.has(squadron)) return squadron as OwnSquadron | undefined
    const copy = { ...squadron, order: [...squadron.order] }
    this.owned.add(copy)
    this.squadrons.put(copy)
    return copy
  }

  /** Where a ship sails. */
  of(ship: ShipId): SquadronId | undefined {
    return this.shipPlaces.get(ship)
  }

  /** Takes a ship out of the order of her squadron. */
  leave(ship: ShipId): OwnSquadron | undefined {
    const id = this.of(ship)
    const squadron = id === undefined ? undefined : this.own(id)
    if (!squadron) return undefined
    squadron.order.splice(squadron.order.indexOf(ship), 1)
    this.shipPlaces.delete(ship)
    return squadron
  }

  join(squadron: OwnSquadron, ship: ShipId, index: number): void {
    squadron.order.splice(index, 0, ship)
    this.shipPlaces.set(ship, squadron.id)
  }

  private get shipPlaces(): Map<ShipId, SquadronId> {
    return (this.places ??= new Map(this.list.flatMap(({ id, order }) => order.map((ship) => [ship, id] as const))))
  }
}
