import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { trackId, type ShipId } from '../../../../kernel/ids'
import type { Phrase } from '../../../../kernel/phrase'
import { done, refused } from '../../../../kernel/result'
import type { Procedure } from '../../../pack/procedure'
import { shipOf } from '../../ship/ship-data'
import { onSheet } from '../../reference/look-up'
import { acts } from '../turn/acting'
import { shipById, squadronOf } from '../../../kit/on-table'
import { saysOfSequence as says } from '../../sentence'
import { unasked } from '../../../kit/unasked'
import { placedTemplate, runInches } from './templates'
import type { Input } from '../../../pack/input'
import { own } from '../../../../kernel/own'
import type { Sector } from '../../ship/ship'
import { bears } from '../damage/hull-plan'
import { tubesSilent, tubeMounts, type TubeMount } from '../gunnery/batteries'

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

const bearings = ['port', 'starboard', 'bow', 'stern'] as const satisfies readonly Sector[]

/** Tubes that work, bear there and have not been fired this turn; those that bear nowhere else come first. */
function ready(state: GameState, ship: ShipInPlay, bearing: Sector) {
  return tubeMounts(ship)
    .filter(
      ({ box, sectors }) => sectors.includes(bearing) && !bears(ship, box, 'struck', 'out', 'flooded', 'repaired'),
    )
    .filter((mount) => !tubesSilent(state, ship, mount))
    .map((mount) => ({ ...mount, left: mount.tubes - firedFrom(state, ship.id, mount) }))
    .filter(({ left }) => left > 0)
    .toSorted((one, other) => one.sectors.length - other.sectors.length)
}

/** Holds the turn and how many of the tubes were fired in it, so that a new turn loads them without clearing anything. */
const keyOf = (ship: ShipId, { key }: TubeMount) => `tubes:${ship}:${key}`

function firedFrom(state: GameState, ship: ShipId, mount: TubeMount): number {
  const [turn, fired] = String(own(state.table, keyOf(ship, mount)) ?? '').split(':')
  return Number(turn) === state.turn ? Number(fired) : 0
}

/** A tube fires once a turn, whatever becomes of its torpedo. */
function noteTubesFired(table: RuleDraft, ship: ShipInPlay, bearing: Sector, torpedoes: number): void {
  let still = torpedoes
  for (const mount of ready(table.state, ship, bearing)) {
    const fires = Math.min(still, mount.left)
    if (fires === 0) return
    const fired = mount.tubes - mount.left + fires
    table.apply({ type: 'tableSet', key: keyOf(ship.id, mount), to: `${table.state.turn}:${fired}` })
    still -= fires
  }
}

function torpedoesLeft(ship: ShipInPlay): number {
  return own(ship.tracks, trackId('torpedoes')) ?? 0
}

/** The bearings on which she can lay a template now, with how many torpedoes. */
export function launchableTorpedoes(
  state: GameState,
  ship: ShipInPlay,
): readonly { bearing: Sector; torpedoes: number }[] {
  if (!shipOf(ship.document).torpedo) return []
  const loaded = (bearing: Sector) => ready(state, ship, bearing).reduce((sum, { left }) => sum + left, 0)
  return bearings
    .map((bearing) => ({ bearing, torpedoes: Math.min(torpedoesLeft(ship), loaded(bearing)) }))
    .filter(({ torpedoes }) => torpedoes > 0)
}
