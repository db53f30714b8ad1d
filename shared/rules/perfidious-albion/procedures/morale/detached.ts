import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay, Squadron } from '../../../../game/state'
import { squadronId, type ShipId, type SquadronId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import { refused } from '../../../../kernel/result'
import { form } from '../../../kit/form'
import { squadronOf } from '../../../kit/on-table'
import { procedure } from '../../../kit/procedure'
import { unasked } from '../../../kit/unasked'
import { saysOfSequence as says } from '../../sentence'
import { squadronStrength } from '../../ship/state'
import { actingShips, acts, note, outOfAction } from '../turn/acting'

const fromKey = (ship: ShipId) => `detachedFrom:${ship}`

/** She sails by herself, having been detached: back in any squadron she is so no more. */
function isDetached(state: GameState, ship: ShipId): boolean {
  const squadron = squadronOf(state, ship)
  return squadron !== undefined && squadron.order.length === 1 && cameFrom(state, ship) !== undefined
}

/** The squadron of a ship that was detached; `undefined` for one that was not, or is back in it. */
function cameFrom(state: GameState, ship: ShipId): SquadronId | undefined {
  const from = own(state.table, fromKey(ship))
  const now = squadronOf(state, ship)?.id
  return typeof from === 'string' && from !== now ? squadronId(from) : undefined
}

/** A squadron of one that a detached ship makes. */
export function isDetachedSquadron(state: GameState, { order }: Squadron): boolean {
  const [only] = order
  return only !== undefined && order.length === 1 && isDetached(state, only)
}

/** A squadron with the ships that it began with: those detached from it still count for its strength. */
function asItBegan(state: GameState, squadron: Squadron): Squadron {
  const away = Object.values(state.ships).filter(
    ({ id }) => cameFrom(state, id) === squadron.id && isDetached(state, id),
  )
  return {
    ...squadron,
    order: [...squadron.order, ...away.map(({ id }) => id)],
    beganWith: squadron.beganWith + away.length,
  }
}

/** Makes her a squadron of one, under her own name. */
export function detach(table: RuleDraft, ship: ShipInPlay): void {
  const from = squadronOf(table.state, ship.id)
  if (!from) return
  const squadron = freeId(table.state, ship.id)
  const name = shipName(ship)
  table.apply({ type: 'squadronAdded', squadron, side: from.side, name })
  table.apply({ type: 'shipMoved', ship: ship.id, squadron, index: 0 })
  table.apply(
    { type: 'tableSet', key: fromKey(ship.id), to: from.id },
    says('detach.done', { ship: name, squadron: from.name }),
  )
  note(table, 'detachedIn', ship.id)
}

function freeId({ squadrons }: GameState, ship: ShipId): SquadronId {
  const isTaken = (id: SquadronId) => squadrons.some((squadron) => squadron.id === id)
  for (let number = 1; ; number++) {
    const id = squadronId(`${ship.slice(0, 50)}-alone${number === 1 ? '' : `-${number}`}`)
    if (!isTaken(id)) return id
  }
}

/** What a squadron has left of what it began with, in ships or flotation boxes as `halfStrength` says. */
export function strengthOf(state: GameState, squadron: Squadron): { readonly left: number; readonly of: number } {
  return squadronStrength(state, asItBegan(state, squadron))
}

/** Half or more is lost. */
export function isAtHalfStrength(state: GameState, squadron: Squadron): boolean {
  const { left, of } = strengthOf(state, squadron)
  return of > 0 && 2 * left <= of
}

/** Ships that cannot keep up may be detached: from then on she fires, moves and tests as a squadron of one. */
export const detachShip = procedure({
  name: 'detachShip',
  phases: ['movement'],
  form: form().ship(
    'ship',
    (state) => ({
      among: state.squadrons.filter(({ order }) => order.length > 1).flatMap((each) => actingShips(state, each)),
    }),
    (state, { ship }) => {
      if (!acts(ship)) return outOfAction(ship)
      const isAlone = (squadronOf(state, ship.id)?.order.length ?? 0) < 2
      return isAlone ? refused('ship-sails-alone', { ship: shipName(ship) }) : undefined
    },
  ),
  run: (table, { ship }) =>
    unasked(() => {
      detach(table, ship)
      return says('detach.label', { ship: shipName(ship) })
    }),
})
