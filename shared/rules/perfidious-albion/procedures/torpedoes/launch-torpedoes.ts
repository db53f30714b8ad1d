import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState } from '../../../../game/state'
import { trackId, type ShipId } from '../../../../kernel/ids'
import type { Phrase } from '../../../../kernel/phrase'
import { done, refused } from '../../../../kernel/result'
import type { Procedure } from '../../../pack/procedure'
import { shipOf } from '../../ship/ship-data'
import { onSheet } from '../../reference/look-up'
import { acts } from '../turn/acting'
import { shipById, squadronOf } from '../../../kit/on-table'
import { says } from '../turn/says'
import { unasked } from '../../../kit/unasked'
import { placedTemplate, runInches } from './templates'
import { bearings, launchableTorpedoes, noteTubesFired, torpedoesLeft } from './tubes'
import type { Input } from '../../../pack/input'

const torpedoesTrack = trackId('torpedoes')

/** A template is placed beside the firer, broadside or bow and stern, with its turn and its type. */
export const launchTorpedoes: Procedure = {
  name: 'layTorpedoes',
  phases: ['torpedoes'],
  lookUp: onSheet.torpedo.range,
  fields(state, input) {
    const among = ableToLaunch(state)
    const ship = shipById(state, input['ship'] ?? among[0])
    const ways = ship ? launchableTorpedoes(state, ship) : []
    const way = ways.find(({ bearing }) => bearing === input['bearing']) ?? ways[0]
    return [
      { kind: 'ship', name: 'ship', among, default: among[0] ?? null },
      { kind: 'choice', name: 'bearing', among: ways.map(({ bearing }) => bearing), default: way?.bearing ?? null },
      { kind: 'number', name: 'torpedoes', least: 1, most: way?.torpedoes ?? 1, default: way?.torpedoes ?? 1 },
    ]
  },
  check(state, input) {
    const ship = shipById(state, input['ship'])
    if (!ship) return refused('no-such-ship', { field: 'ship' })
    const values = { field: 'ship', ship: shipName(ship) }
    if (!acts(ship)) return refused('ship-out-of-action', values)
    if (!shipOf(ship.document).torpedo || torpedoesLeft(ship) === 0) return refused('no-torpedoes-left', values)
    const way = launchableTorpedoes(state, ship).find(({ bearing }) => bearing === input['bearing'])
    if (!way) return refused('no-tube-bears', { ...values, field: 'bearing' })
    const count = input['torpedoes']
    const isCount = typeof count === 'number' && Number.isInteger(count) && count >= 1 && count <= way.torpedoes
    return isCount ? done(null) : refused('torpedoes-out-of-reach', { field: 'torpedoes', n: way.torpedoes })
  },
  run: (table, input) => unasked(() => launch(table, input)),
}

function ableToLaunch(state: GameState): readonly ShipId[] {
  return Object.values(state.ships)
    .filter((ship) => acts(ship) && launchableTorpedoes(state, ship).length > 0)
    .map(({ id }) => id)
}

function launch(table: RuleDraft, input: Input): Phrase {
  const ship = table.ship(input['ship'] as ShipId)
  const torpedoes = Number(input['torpedoes'])
  const bearing = String(input['bearing'])
  const { type = '', twoTurn = false } = shipOf(ship.document).torpedo ?? {}
  const squadron = squadronOf(table.state, ship.id)
  const of = squadron?.side ?? 'umpire'
  const values = { ship: shipName(ship), n: torpedoes, bearing, type, inches: twoTurn ? 2 * runInches : runInches }
  const way = bearings.find((known) => known === bearing)
  if (way) noteTubesFired(table, ship, way, torpedoes)
  table.track(ship.id, torpedoesTrack)
  table.apply({ type: 'trackMoved', ship: ship.id, track: torpedoesTrack, by: -torpedoes })
  const said = says(twoTurn ? 'torpedo.runsTwoTurns' : 'torpedo.runsOneTurn', values)
  table.apply(placedTemplate(table.state, ship, of, { torpedoes, bearing, type, twoTurn }), said)
  return says(`torpedo.laid.${bearing}`, values)
}
