import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import { under, type Dialogue } from '../../../../kernel/dialogue'
import { trackId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import { shipById } from '../../../kit/on-table'
import type { Hits } from '../../table/markers'
import { isGone } from './gone'
import { hitOn } from './hit'
import { says } from './says'
import { shellHit } from './shell'
import { mostSpeed, slowDown } from './slow-down'
import { torpedoHit } from './torpedo'

/** The result of hits. */
export interface HitResult {
  /** Flotation points lost. */
  readonly points: number
  readonly isGone: boolean
}

const flotation = trackId('flotation')

/** Works out hits on a ship, one after another in the printed order, each under its own key. */
export function* resolveHits(table: RuleDraft, hits: Hits): Dialogue<HitResult> {
  const target = shipById(table.state, hits.target)
  if (!target) {
    table.because(says('targetOffTable'))
    return { points: 0, isGone: true }
  }
  const ship = target.id
  const before = own(target.tracks, flotation) ?? 0
  // Most hits do nothing: her speed is calculated only when one penetrates.
  let mostBefore: number | undefined
  const harms = () => (mostBefore ??= mostSpeed(table, ship))
  const hit = hitOn(table, ship, hits, harms)
  for (let n = 1; n <= hits.count; n++) {
    if (isGone(table.ship(ship))) {
      table.because(says('pastHarm', { ship: shipName(table.ship(ship)), n: hits.count - n + 1 }))
      break
    }
    yield* under(`hit-${n}`, hits.weapon === 'torpedo' ? torpedoHit(hit) : shellHit(hit))
  }
  if (mostBefore !== undefined && !isGone(table.ship(ship))) slowDown(table, ship, mostBefore)
  return { points: before - (own(table.ship(ship).tracks, flotation) ?? 0), isGone: isGone(table.ship(ship)) }
}
