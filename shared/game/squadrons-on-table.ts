import type { ShipId, SquadronId } from '../kernel/ids'
import type { Effect } from './effect'
import type { StateDraft } from './state-draft'

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
