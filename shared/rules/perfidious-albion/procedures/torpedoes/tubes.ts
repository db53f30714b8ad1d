import type { GameState, ShipInPlay } from '../../../../game/state'
import { boxId, trackId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import { contents, shipOf } from '../../ship-data'
import { arcs, type Sector } from '../../ship'
import { bears } from '../damage/marks-on'
import { templatesOnTable } from './templates'

export const bearings = ['port', 'starboard', 'bow', 'stern'] as const satisfies readonly Sector[]

/** Tubes that still work and can be fired on a bearing, less those that were fired on it this turn. */
export function tubesBearing(state: GameState, ship: ShipInPlay, bearing: Sector): number {
  const tubes = contents(shipOf(ship.document), 'torpedoTube').filter(
    ({ cell }) => !bears(ship, boxId(cell.at), 'struck', 'out', 'flooded'),
  )
  const bear = tubes.reduce((sum, { content }) => {
    const { sectors, split } = arcs[content.arc]
    if (!(sectors as readonly Sector[]).includes(bearing)) return sum
    const isBeam = bearing === 'port' || bearing === 'starboard'
    return sum + (split && isBeam ? Math.floor(content.count / 2) : content.count)
  }, 0)
  const fired = templatesOnTable(state)
    .filter(({ by, bearing: on, turnLaid }) => by === ship.id && on === bearing && turnLaid === state.turn)
    .reduce((sum, { torpedoes }) => sum + torpedoes, 0)
  return Math.max(0, bear - fired)
}

export function torpedoesLeft(ship: ShipInPlay): number {
  return own(ship.tracks, trackId('torpedoes')) ?? 0
}

/** The bearings on which she can lay a template now, with how many torpedoes. */
export function canLay(state: GameState, ship: ShipInPlay): readonly { bearing: Sector; torpedoes: number }[] {
  if (!shipOf(ship.document).torpedo) return []
  const left = torpedoesLeft(ship)
  return bearings
    .map((bearing) => ({ bearing, torpedoes: Math.min(left, tubesBearing(state, ship, bearing)) }))
    .filter(({ torpedoes }) => torpedoes > 0)
}
