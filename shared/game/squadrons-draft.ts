import { Copies } from '../kernel/copies'
import type { Squadron } from './state'
import type { ShipId, SquadronId } from '../kernel/ids'
import { KeyedList } from './keyed-list'

export type OwnSquadron = { -readonly [Key in keyof Squadron]: Squadron[Key] } & { order: ShipId[] }

/** The squadrons of a state being folded: each is copied the first time it is written to. */
export class SquadronsDraft extends KeyedList<Squadron> {
  private readonly copies = new Copies()
  /** Where each ship sails; made when a ship first moves. */
  private places: Map<ShipId, SquadronId> | undefined

  /** What was returned is not written to again. */
  finish(): void {
    this.copies.forget()
  }

  /** A squadron, free to be written to. */
  own(id: SquadronId): OwnSquadron | undefined {
    const squadron = this.get(id)
    if (!squadron || this.copies.has(squadron)) return squadron as OwnSquadron | undefined
    const copy = this.copies.add({ ...squadron, order: [...squadron.order] })
    this.put(copy)
    return copy
  }

  /** Takes a ship out of the order of her squadron. */
  leave(ship: ShipId): OwnSquadron | undefined {
    const id = this.shipPlaces.get(ship)
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
