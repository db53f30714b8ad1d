import type { ShipId, SquadronId } from '../kernel/ids'
import type { Effect } from './effects'
import { KeyedList } from './keyed-list'
import type { Squadron } from './state'
import type { StateDraft } from './state-draft'

type OwnSquadron = { -readonly [Key in keyof Squadron]: Squadron[Key] } & { order: ShipId[] }

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

  /** What was handed out is not written to again. */
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

/** A ship comes to the end of a squadron, which is the stronger for it. */
export function joinSquadron(draft: StateDraft, ship: ShipId, to: SquadronId): void {
  const squadron = draft.squadrons.own(to)
  if (!squadron) return
  draft.squadrons.join(squadron, ship, squadron.order.length)
  squadron.beganWith++
}

export function leaveSquadron(draft: StateDraft, ship: ShipId): void {
  const squadron = draft.squadrons.leave(ship)
  if (squadron) squadron.beganWith--
}

/** A ship goes over to a squadron, or to another place in her own. */
export function moveShip(draft: StateDraft, ship: ShipId, id: SquadronId, index: number) {
  if (!draft.ship(ship)) return 'ship'
  const to = draft.squadrons.own(id)
  if (!to) return 'squadron'
  const from = draft.squadrons.leave(ship)
  if (from !== to) {
    if (from) from.beganWith--
    to.beganWith++
  }
  draft.squadrons.join(to, ship, index)
  return undefined
}

export function addSquadron(draft: StateDraft, effect: Effect & { type: 'squadronAdded' }) {
  if (draft.squadrons.get(effect.squadron)) return 'taken'
  if (!draft.sides.has(effect.side)) return 'side'
  draft.squadrons.put({ id: effect.squadron, side: effect.side, name: effect.name, order: [], beganWith: 0 })
  return undefined
}

export function nameSquadron(draft: StateDraft, id: SquadronId, name: string) {
  const squadron = draft.squadrons.own(id)
  if (!squadron) return 'squadron'
  squadron.name = name
  return undefined
}

/** Only one without ships. */
export function removeSquadron(draft: StateDraft, id: SquadronId) {
  if (draft.squadrons.get(id)?.order.length !== 0) return 'squadron'
  draft.squadrons.delete(id)
  return undefined
}
