import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import { choose, type Asking } from '../../../../kernel/asking'
import { fieldId, trackId, type ShipId } from '../../../../kernel/ids'
import { onSheet } from '../../look-up'
import { ownerOf } from '../../../owner'
import { detach } from '../morale/detached'
import { squadronOf } from '../../../on-table'
import { note } from '../turn/book'
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

/** She makes the squadron's speed, or the nearest that she can: then she may be detached. */
export function* keepUp(table: RuleDraft, { ship, legal, way, speed }: Ordered): Asking<void> {
  const speeds = legal[way]
  const goes = speeds ? way : other(way)
  const makes = speeds ? Math.min(speeds.most, Math.max(speeds.least, speed)) : (legal[other(way)]?.least ?? 0)
  if (!isWithin(legal[way], speed)) yield* fallsOut(table, { ship, legal, way, speed }, makes)
  else table.because(...legal.because)
  makeSpeed(table, ship, goes, makes)
}

/** Where she cannot go the way that is ordered she first loses her own. */
const other = (way: Way): Way => (way === 'ahead' ? 'astern' : 'ahead')

function* fallsOut(table: RuleDraft, { ship, legal, speed }: Ordered, makes: number): Asking<void> {
  const values = { ship: shipName(table.ship(ship)), speed, makes }
  table.because(...legal.because, says('move.cannotKeepUp', values))
  if ((squadronOf(table.state, ship)?.order.length ?? 0) < 2) return
  const options = (['stays', 'detached'] as const).map((value) => ({ value, say: says(`move.${value}`, values) }))
  const { because } = legal
  const put = { to: ownerOf(table.state, ship), ask: says('move.askKeepUp', values), because, lookUp: onSheet.keepUp }
  const choice = yield* choose<'stays' | 'detached'>('keepUp', options, 'stays', put)
  if (choice === 'detached') detach(table, table.ship(ship))
}

function makeSpeed(table: RuleDraft, ship: ShipId, way: Way, makes: number): void {
  // Her speed hangs on her engines.
  table.track(ship, propulsion)
  const came = lastSpeed(table.state, table.ship(ship))
  const was = table.track(ship, speedTrack)
  if (makes !== was) table.does({ type: 'trackMoved', ship, track: speedTrack, by: makes - was })
  const heading = makes === 0 ? 'ahead' : way
  if (table.field(ship, wayField) !== heading) table.does({ type: 'fieldSet', ship, field: wayField, to: heading })
  table.does({ type: 'tableSet', key: cameFromKey(table.ship(ship)), to: came })
  note(table, 'moved', ship)
  table.because(says(makes === 0 ? 'move.stands' : `move.makes.${way}`, { ship: shipName(table.ship(ship)), makes }))
}
