import { inForceOf } from '../../../../game/decks/in-force'
import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { ShipInPlay } from '../../../../game/state'
import { under, type Dialogue } from '../../../../kernel/dialogue'
import { trackId, type BoxId, type ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import { shipOf } from '../../ship/ship-data'
import { firesOfOneTurn } from '../events/fires-of-one-turn'
import { isLost } from './gone'
import type { PlannedCell } from './hull-plan'
import { internalExplosion } from './internal-explosion'
import { bears } from './marks-on'
import { says } from './says'

const fire = trackId('fire')

/** Her fire track stands at `Explosion!`. */
export function isExploding(ship: ShipInPlay): boolean {
  return (own(ship.tracks, fire) ?? 0) > shipOf(ship.document).fireTrackBoxes
}

/** How far her fire track can still rise: none at `Explosion!`. */
export function levelsLeft(ship: ShipInPlay): number {
  return Math.max(0, shipOf(ship.document).fireTrackBoxes + 1 - (own(ship.tracks, fire) ?? 0))
}

export interface FireRaised {
  readonly by: number
  /** Growth makes the first explosion; at `Explosion!` only fire hits make more. */
  readonly cause: 'hit' | 'growth'
  /** Where it burns, for a hit. */
  readonly in?: PlannedCell
}

/** Moves the fire track up. Where it reaches `Explosion!`, and at every further fire hit there, she explodes within. */
export function* raiseFire(table: RuleDraft, ship: ShipId, { by, cause, in: cell }: FireRaised): Dialogue<void> {
  if (by <= 0 || isLost(table.ship(ship))) return
  const explosion = shipOf(table.ship(ship).document).fireTrackBoxes + 1
  const was = table.track(ship, fire)
  const is = Math.min(explosion, was + by)
  const values = { ship: shipName(table.ship(ship)), was, level: is }
  if (is > was) {
    const said = is === explosion ? says('fireExplodes', values) : says('fireRaised', values)
    table.apply({ type: 'trackMoved', ship, track: fire, by: is - was }, said)
  }
  if (cell && !cell.underWater && !bears(table.ship(ship), cell.box, 'burning'))
    table.apply({ type: 'marked', ship, box: cell.box, mark: 'burning', on: true })
  if (is < explosion || (was === explosion && cause === 'growth')) return
  if (was === explosion) table.because(says('explodesAgain', values))
  yield* under('explosion', internalExplosion(table, ship))
}

/** Brings the fire down a level; when it is out, no cell burns any more. */
export function lowerFire(table: RuleDraft, ship: ShipId): void {
  const was = table.track(ship, fire)
  if (was === 0) return
  const said = says('fireLowered', { ship: shipName(table.ship(ship)), was, level: was - 1 })
  table.apply({ type: 'trackMoved', ship, track: fire, by: -1 }, said)
  if (was > 1) return
  const events = [
    ...firesOfOneTurn(table.state, ship),
    ...inForceOf(table.state, ship, 'fire').map(({ event }) => event),
  ]
  for (const marker of new Set(events.map((event) => event.marker))) table.apply({ type: 'markerLifted', marker })
  for (const box of burning(table.ship(ship))) {
    table.apply({ type: 'marked', ship, box, mark: 'burning', on: false })
  }
}

function burning({ boxes }: ShipInPlay): readonly BoxId[] {
  return (Object.keys(boxes) as BoxId[]).filter((box) => boxes[box]?.includes('burning'))
}
