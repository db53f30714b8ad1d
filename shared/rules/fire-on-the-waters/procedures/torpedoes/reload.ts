import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { trackId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import { done, refused, type Result } from '../../../../kernel/result'
import { shipById } from '../../../kit/on-table'
import type { FormField, Procedure } from '../../../pack/procedure'
import { unasked } from '../../../kit/unasked'
import { tubesTrack, works } from '../../ship/boxes'
import { itemsOf, shipOf, torpedoMountOf } from '../../ship/ship-data'
import { acts } from '../turn/acting'
import { says } from './says'
import { onTorpedoes } from './look-up'
import { faultOf, readyIn, torpedoMounts } from './tubes'
import type { Input } from '../../../pack/input'

const reloads = trackId('reloads')

/** Reloads a mount from what she carries. The sheet does not say how long that takes: the players do. */
export const reloadTorpedoes: Procedure = {
  name: 'reloadTorpedoes',
  nobody: { ship: 'nothing-to-reload' },
  phases: ['damageControl'],
  lookUp: onTorpedoes.launch,
  fields: inputs,
  check,
  run: (table, input) => unasked(() => reload(table, input)),
}

/** Torpedoes that she carries and can still get at. */
function reloadsOf(ship: ShipInPlay): number {
  const lockers = itemsOf(shipOf(ship.document), 'torpedoReloads')
  const canReach = lockers.length === 0 || lockers.some(({ box }) => works(ship, box))
  return canReach ? (own(ship.tracks, reloads) ?? 0) : 0
}

function wanting(state: GameState, ship: ShipInPlay) {
  return torpedoMounts(ship).filter(
    (mount) => readyIn(ship, mount) < mount.tubes && faultOf(state, ship, mount) !== 'lost',
  )
}

function inputs(state: GameState, input: Input): readonly FormField[] {
  const ships = Object.values(state.ships).filter(
    (ship) => acts(ship) && reloadsOf(ship) > 0 && wanting(state, ship).length > 0,
  )
  const ship = shipById(state, input['ship']) ?? ships[0]
  const mounts = ship ? wanting(state, ship) : []
  return [
    { kind: 'ship', name: 'ship', among: ships.map(({ id }) => id), default: ships[0]?.id ?? null },
    {
      kind: 'choice',
      name: 'mount',
      among: mounts.map(({ id }) => id),
      names: Object.fromEntries(mounts.map(({ id, type }) => [id, says('mount', { mount: id, type })])),
      default: mounts[0]?.id ?? null,
    },
  ]
}

function check(state: GameState, input: Input): Result<null> {
  const ship = shipById(state, input['ship'])
  if (!ship) return refused('no-such-ship', { field: 'ship' })
  const values = { field: 'mount', ship: shipName(ship), mount: String(input['mount'] ?? '') }
  if (!acts(ship)) return refused('ship-out-of-action', { ...values, field: 'ship' })
  const mount = torpedoMountOf(shipOf(ship.document), values.mount)
  if (!mount) return refused('no-such-mount', values)
  if (faultOf(state, ship, mount) === 'lost') return refused('torpedo-mount-lost', values)
  if (readyIn(ship, mount) >= mount.tubes) return refused('torpedo-mount-full', values)
  return reloadsOf(ship) > 0 ? done(null) : refused('torpedo-no-reloads', { ...values, field: 'ship' })
}

function reload(table: RuleDraft, input: Input): Phrase {
  const ship = table.ship(input['ship'] as ShipInPlay['id'])
  const id = String(input['mount'])
  const mount = torpedoMountOf(shipOf(ship.document), id)
  const empty = mount ? mount.tubes - readyIn(ship, mount) : 0
  const loaded = Math.min(empty, reloadsOf(ship))
  const tubes = tubesTrack(id)
  table.track(ship.id, tubes)
  table.track(ship.id, reloads)
  table.apply({ type: 'trackMoved', ship: ship.id, track: tubes, by: loaded })
  table.apply({ type: 'trackMoved', ship: ship.id, track: reloads, by: -loaded })
  return says('reloaded', { ship: shipName(ship), mount: id, n: loaded })
}
