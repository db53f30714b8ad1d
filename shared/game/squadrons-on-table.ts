import type { ShipId, SquadronId } from '../kernel/ids'
import type { Effect } from './effects'
import type { Squadron } from './state'
import type { StateDraft } from './state-draft'

/** A ship goes over to a squadron, or to another place in her own. */
export function moveShip(draft: StateDraft, id: ShipId, to: SquadronId, index: number) {
  if (!draft.ship(id)) return 'ship'
  if (!squadronOf(draft, to)) return 'squadron'
  draft.set(
    'squadrons',
    draft.state.squadrons.map((squadron) => {
      const stays = squadron.id === to && squadron.order.includes(id)
      const rest = without(squadron, id, stays ? 0 : 1)
      if (squadron.id !== to) return rest
      return {
        ...rest,
        order: rest.order.toSpliced(index, 0, id),
        beganWith: rest.beganWith + (stays ? 0 : 1),
      }
    }),
  )
  return undefined
}

/** Without a ship; `fewer` of those it began with. */
export function without(squadron: Squadron, id: ShipId, fewer: number): Squadron {
  if (!squadron.order.includes(id)) return squadron
  return {
    ...squadron,
    order: squadron.order.filter((ship) => ship !== id),
    beganWith: squadron.beganWith - fewer,
  }
}

export function addSquadron(draft: StateDraft, effect: Effect & { type: 'squadronAdded' }) {
  if (squadronOf(draft, effect.squadron)) return 'taken'
  if (!draft.state.sides.some((side) => side.id === effect.side)) return 'side'
  const squadron: Squadron = { id: effect.squadron, side: effect.side, name: effect.name, order: [], beganWith: 0 }
  draft.set('squadrons', [...draft.state.squadrons, squadron])
  return undefined
}

/** Only one without ships. */
export function removeSquadron(draft: StateDraft, id: SquadronId) {
  if (squadronOf(draft, id)?.order.length !== 0) return 'squadron'
  draft.set(
    'squadrons',
    draft.state.squadrons.filter((squadron) => squadron.id !== id),
  )
  return undefined
}

export function changeSquadron(draft: StateDraft, id: SquadronId, change: (squadron: Squadron) => Squadron) {
  if (!squadronOf(draft, id)) return 'squadron'
  draft.set(
    'squadrons',
    draft.state.squadrons.map((squadron) => (squadron.id === id ? change(squadron) : squadron)),
  )
  return undefined
}

export function squadronOf(draft: StateDraft, id: SquadronId): Squadron | undefined {
  return draft.state.squadrons.find((squadron) => squadron.id === id)
}
