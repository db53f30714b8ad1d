import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import { assertNever } from '../../../../kernel/assert-never'
import { choose, type Asking } from '../../../../kernel/asking'
import { trackId, type BoxId, type ShipId } from '../../../../kernel/ids'
import { written } from '../../ship-data'
import { condition } from '../../state'
import { lowerFire } from '../damage/fire'
import { ownerOf } from '../../../owner'
import { mendSteering } from '../damage/steering'
import { repairEvent } from '../events/repair'
import { shipById } from '../../../on-table'
import { note } from '../turn/book'
import { says } from '../turn/says'
import { idleEngines, type Repair } from './wanting'

const flooding = trackId('flooding')
const propulsion = trackId('propulsion')

/** What one success does. Flotation boxes, cells and guns never come back. */
export function* putRight(table: RuleDraft, ship: ShipId, repair: Repair): Asking<void> {
  const values = { ship: shipName(table.ship(ship)) }
  switch (repair) {
    case 'flooding': {
      const was = table.track(ship, flooding)
      const said = says('repairs.stemmed', { ...values, was, level: was - 1 })
      return table.does({ type: 'trackMoved', ship, track: flooding, by: -1 }, said)
    }
    case 'fire':
      lowerFire(table, ship)
      return note(table, 'fireBroughtDown', ship)
    case 'propulsion':
      return yield* restoreEngine(table, ship)
    case 'steering':
      mendSteering(table, ship)
      return table.because(says('repairs.steers', values))
    case 'event':
      return yield* repairEvent(table, ship)
    default:
      return assertNever(repair)
  }
}

/** One propulsion box works again, and counts for speed at once. */
function* restoreEngine(table: RuleDraft, ship: ShipId): Asking<void> {
  const box = yield* whichEngine(table, ship)
  table.does({ type: 'trackMoved', ship, track: propulsion, by: -1 })
  for (const mark of ['struck', 'out'] as const) {
    if (box && table.mark(ship, box, mark)) table.does({ type: 'marked', ship, box, mark, on: false })
  }
  if (box) table.does({ type: 'marked', ship, box, mark: 'repaired', on: true })
  const { maximumSpeed } = condition(table.ship(ship))
  table.because(says('repairs.engine', { ship: shipName(table.ship(ship)), speed: maximumSpeed }))
}

/** Idle before any damage that waits, and not put right by a test before this one. */
function idleNow(table: RuleDraft, ship: ShipId): readonly BoxId[] {
  const settled = shipById(table.settled, ship) ?? table.ship(ship)
  const still = idleEngines(table.ship(ship))
  return idleEngines(settled).filter((box) => still.includes(box))
}

function* whichEngine(table: RuleDraft, ship: ShipId): Asking<BoxId | undefined> {
  const idle = idleNow(table, ship)
  const [first] = idle
  if (first === undefined || idle.length === 1) return first
  const options = idle.map((box) => ({ value: box, say: says('repairs.engineAt', { at: written(box) }) }))
  const ask = says('repairs.askEngine', { ship: shipName(table.ship(ship)) })
  return yield* choose<BoxId>('engine', options, first, { to: ownerOf(table.state, ship), ask })
}
