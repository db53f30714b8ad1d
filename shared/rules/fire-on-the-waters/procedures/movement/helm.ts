import type { GameState, ShipInPlay } from '../../../../game/state'
import { inForce } from '../../../kit/casualties'

/** What damage leaves of her steering: she circles, goes straight on, or goes where others than her captain say. */
export type StuckHelm = 'circles' | 'straight' | 'given'

const stuck: Readonly<Record<string, StuckHelm>> = {
  rudderHardLeft: 'circles',
  rudderHardRight: 'circles',
  noTurns: 'straight',
  steeringGone: 'given',
  steeringWild: 'given',
}

/** Nothing for a ship that still answers her helm. */
export function stuckHelm({ turn }: GameState, ship: ShipInPlay): StuckHelm | undefined {
  const helms = inForce(ship, turn).flatMap(({ id, of }) =>
    id === 'rudderJammed' ? (of === 'straight' ? 'straight' : 'circles') : (stuck[id] ?? []),
  )
  return helms[0]
}
