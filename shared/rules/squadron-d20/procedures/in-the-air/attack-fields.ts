import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { done, refused, type Result } from '../../../../kernel/result'
import { shipById } from '../../../kit/on-table'
import type { FormField } from '../../../pack/procedure'
import { dataOf } from '../../ship/stand-data'
import { airStandById, firstEnemy, isThere, sayAirStand, type AirStand } from './air-stand'
import { yetToAttack } from './attacked'
import { isWhole } from './whole-number'
import type { Input } from '../../../pack/input'

/** Stands that aircraft can attack: ships, small craft and places ashore that are still there. */
function targetsOnTable(state: GameState): readonly ShipInPlay[] {
  return Object.values(state.ships).filter(canBeAttacked)
}

function canBeAttacked(ship: ShipInPlay): boolean {
  return isThere(ship) && dataOf(ship.document).kind !== 'aircraft'
}

/** The stand, its target, how it attacks, and how many of its aircraft do. */
export function attackFields(
  state: GameState,
  input: Input,
  stands: readonly AirStand[],
  how: (by: AirStand | undefined, target: ShipInPlay | undefined) => FormField,
): readonly FormField[] {
  const among = stands.map(({ ship }) => ship.id)
  const by = stands.find(({ ship }) => ship.id === (input['by'] ?? among[0]))
  const targets = targetsOnTable(state).map(({ id }) => id)
  const enemy = firstEnemy(state, by?.ship.id, targets)
  const beside = Object.fromEntries(stands.map((stand) => [stand.ship.id, sayAirStand(stand)]))
  const most = by?.aircraft ?? 1
  return [
    { kind: 'ship', name: 'by', among, default: among[0] ?? null, beside },
    { kind: 'ship', name: 'target', among: targets, default: enemy },
    how(by, shipById(state, input['target'] ?? enemy)),
    { kind: 'number', name: 'aircraft', least: 1, most, default: by ? yetToAttack(state, by) : most },
  ]
}

export function checkAttack(state: GameState, input: Input): Result<AirStand> {
  if (!shipById(state, input['by'])) return refused('no-such-ship', { field: 'by' })
  const by = airStandById(state, input['by'])
  if (!by) return refused('no-aircraft-there', { field: 'by' })
  const target = shipById(state, input['target'])
  if (!target) return refused('no-such-ship', { field: 'target' })
  const values = { field: 'target', ship: shipName(target) }
  if (dataOf(target.document).kind === 'aircraft') return refused('air-target-flies', values)
  if (!isThere(target)) return refused('past-harm', values)
  const most = by.aircraft
  if (!isWhole(input['aircraft'], 1, most)) {
    return refused('aircraft-attacking', { field: 'aircraft', stand: shipName(by.ship), most })
  }
  return done(by)
}
