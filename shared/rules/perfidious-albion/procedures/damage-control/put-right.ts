import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import { assertNever } from '../../../../kernel/assert-never'
import { choose, type Dialogue } from '../../../../kernel/dialogue'
import { trackId, type BoxId, type ShipId } from '../../../../kernel/ids'
import { rulingOf } from '../../table/house-rules'
import { written } from '../../ship/ship-data'
import { condition } from '../../ship/state'
import { lowerFire } from '../damage/fire'
import { ownerOf } from '../../../kit/owner'
import { planOf } from '../damage/hull-plan'
import { bears, worksAgain } from '../damage/marks-on'
import { mendSteering } from '../damage/steering'
import { repairEvent } from '../events/repair'
import { shipById } from '../../../kit/on-table'
import { note } from '../turn/once-a-turn'
import { says } from '../turn/says'
import { idleEngines, type Repair } from './wanting'

const flooding = trackId('flooding')
const propulsion = trackId('propulsion')

/** What one success does. Flotation boxes, cells and guns never come back. */
export function* putRight(table: RuleDraft, ship: ShipId, repair: Repair): Dialogue<void> {
  const values = { ship: shipName(table.ship(ship)) }
  switch (repair) {
    case 'flooding': {
      const was = table.track(ship, flooding)
      const said = says('repairs.stemmed', { ...values, was, level: was - 1 })
      return table.apply({ type: 'trackMoved', ship, track: flooding, by: -1 }, said)
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

/** One propulsion box works again, and counts for speed at once. The cell stays destroyed: a ring goes over its cross. */
function* restoreEngine(table: RuleDraft, ship: ShipId): Dialogue<void> {
  const box = yield* whichEngine(table, ship)
  table.apply({ type: 'trackMoved', ship, track: propulsion, by: -1 })
  if (box) worksAgain(table, ship, box)
  const { maximumSpeed } = condition(table.ship(ship))
  table.because(says('repairs.engine', { ship: shipName(table.ship(ship)), speed: maximumSpeed }))
}

/** Idle before any damage that waits, and not repaired by a test before this one. */
function idleNow(table: RuleDraft, ship: ShipId): readonly BoxId[] {
  const settled = shipById(table.settled, ship) ?? table.ship(ship)
  const still = idleEngines(table.ship(ship))
  return idleEngines(settled).filter((box) => still.includes(box))
}

/** Asked only where it matters: of engines that are alike the first from the bow works again. */
function* whichEngine(table: RuleDraft, ship: ShipId): Dialogue<BoxId | undefined> {
  const [first, ...others] = unlike(table, ship, idleNow(table, ship))
  if (first === undefined || others.length === 0) return first
  const options = [first, ...others].map((box) => ({ value: box, say: says('repairs.engineAt', { at: written(box) }) }))
  const ask = says('repairs.askEngine', { ship: shipName(table.ship(ship)) })
  return yield* choose<BoxId>('engine', options, first, { to: ownerOf(table.state, ship), ask })
}

/** One of each kind. Engines differ in their armour, and in their cell where a destroyed one loses no box again. */
function unlike(table: RuleDraft, id: ShipId, engines: readonly BoxId[]): readonly BoxId[] {
  const ship = table.ship(id)
  const isSpared = rulingOf(table.state, 'repairedEngineHit') === 'spared'
  const kinds = new Map<string, BoxId>()
  for (const box of engines) {
    const kind = `${planOf(ship.document).box(box)?.armour} ${isSpared && bears(ship, box, 'struck')}`
    if (!kinds.has(kind)) kinds.set(kind, box)
  }
  return [...kinds.values()]
}
