import type { RuleDraft } from '../../../../game/rule-draft'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { trackId, type ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import { shipOf } from '../../ship/ship-data'
import type { Sector } from '../../ship/ship'
import { bears } from '../damage/marks-on'
import { tubesSilent } from '../events/silence'
import { tubeMounts, type TubeMount } from './tube-mounts'

export const bearings = ['port', 'starboard', 'bow', 'stern'] as const satisfies readonly Sector[]

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
export function noteTubesFired(table: RuleDraft, ship: ShipInPlay, bearing: Sector, torpedoes: number): void {
  let still = torpedoes
  for (const mount of ready(table.state, ship, bearing)) {
    const fires = Math.min(still, mount.left)
    if (fires === 0) return
    const fired = mount.tubes - mount.left + fires
    table.apply({ type: 'tableSet', key: keyOf(ship.id, mount), to: `${table.state.turn}:${fired}` })
    still -= fires
  }
}

export function torpedoesLeft(ship: ShipInPlay): number {
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
