import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import { choose, under, type Dialogue } from '../../../../kernel/dialogue'
import { fieldId, trackId, type ShipId } from '../../../../kernel/ids'
import { onSheet } from '../../reference/look-up'
import { ownerOf } from '../../../kit/owner'
import { detach } from '../morale/detached'
import { squadronOf } from '../../../kit/on-table'
import { note } from '../turn/once-a-turn'
import { says } from '../turn/says'
import { cameFromKey, isWithin, lastSpeed, type LegalSpeeds, type Way } from './legal-speeds'

const speedTrack = trackId('speed')
const propulsion = trackId('propulsion')
const wayField = fieldId('astern')

export interface Ordered {
  readonly ship: ShipId
  readonly legal: LegalSpeeds
  readonly way: Way
  readonly speed: number
}

/** The speed of a squadron whose ships keep together: that of the slowest, unless she is left behind. */
export interface Pace {
  readonly speed: number
  /** Those who were asked and left behind: they go their own way. */
  readonly left: ReadonlySet<ShipId>
}

/** Asks of every ship that is too slow for the speed that was ordered whether she is left behind. */
export function* paceOf(table: RuleDraft, ordered: readonly Ordered[]): Dialogue<Pace> {
  const left = new Set<ShipId>()
  let pace = ordered[0]?.speed ?? 0
  for (const order of ordered) {
    const { ship, legal, way, speed } = order
    if (isWithin(legal[way], speed) || nearest(order) >= speed) continue
    const choice = yield* under(ship, fallsOut(table, order))
    if (choice === 'detached') left.add(ship)
    else pace = Math.min(pace, nearest(order))
  }
  return { speed: pace, left }
}

/** She makes the pace of the squadron, or the nearest that she can: where that is faster, she too may be detached. */
export function* keepUp(table: RuleDraft, ordered: Ordered, { speed, left }: Pace): Dialogue<void> {
  const { ship, legal, way } = ordered
  const order = left.has(ship) ? ordered : { ...ordered, speed }
  table.because(...legal.because)
  if (!left.has(ship) && !isWithin(legal[way], speed)) yield* fallsOut(table, order)
  makeSpeed(table, ship, legal[way] ? way : other(way), nearest(order))
}

function nearest({ legal, way, speed }: Ordered): number {
  const speeds = legal[way]
  return speeds ? Math.min(speeds.most, Math.max(speeds.least, speed)) : (legal[other(way)]?.least ?? 0)
}

/** Where she cannot go the way that is ordered she first loses her own. */
const other = (way: Way): Way => (way === 'ahead' ? 'astern' : 'ahead')

function* fallsOut(table: RuleDraft, ordered: Ordered): Dialogue<'stays' | 'detached'> {
  const { ship, legal, speed } = ordered
  const values = { ship: shipName(table.ship(ship)), speed, makes: nearest(ordered) }
  table.because(says('move.cannotKeepUp', values))
  if ((squadronOf(table.state, ship)?.order.length ?? 0) < 2) return 'stays'
  const options = (['stays', 'detached'] as const).map((value) => ({ value, say: says(`move.${value}`, values) }))
  const { because } = legal
  const prompt = {
    to: ownerOf(table.state, ship),
    ask: says('move.askKeepUp', values),
    because,
    lookUp: onSheet.keepUp,
  }
  const choice = yield* choose<'stays' | 'detached'>('keepUp', options, 'stays', prompt)
  if (choice === 'detached') detach(table, table.ship(ship))
  return choice
}

function makeSpeed(table: RuleDraft, ship: ShipId, way: Way, makes: number): void {
  // Her speed depends on her engines.
  table.track(ship, propulsion)
  const came = lastSpeed(table.state, table.ship(ship))
  const was = table.track(ship, speedTrack)
  if (makes !== was) table.apply({ type: 'trackMoved', ship, track: speedTrack, by: makes - was })
  const heading = makes === 0 ? 'ahead' : way
  if (table.field(ship, wayField) !== heading) table.apply({ type: 'fieldSet', ship, field: wayField, to: heading })
  table.apply({ type: 'tableSet', key: cameFromKey(table.ship(ship)), to: came })
  note(table, 'moved', ship)
  table.because(says(makes === 0 ? 'move.stands' : `move.makes.${way}`, { ship: shipName(table.ship(ship)), makes }))
}
