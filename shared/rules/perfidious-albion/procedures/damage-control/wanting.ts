import type { GameState, ShipInPlay } from '../../../../game/state'
import { boxId, trackId, type BoxId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import { rulingOf } from '../../table/house-rules'
import { contents, place, shipOf } from '../../ship/ship-data'
import { condition, damageControlTests } from '../../ship/state'
import { isIdle } from '../damage/marks-on'
import { steeringWantsMending } from '../damage/steering'
import { repairable } from '../events/repair'

const flooding = trackId('flooding')
const fire = trackId('fire')
const propulsion = trackId('propulsion')

export const repairs = ['flooding', 'fire', 'propulsion', 'steering', 'event'] as const
export type Repair = (typeof repairs)[number]

/** What a success can repair, and how often. */
export type Wanting = Readonly<Record<Repair, number>>

export function wanting(state: GameState, ship: ShipInPlay): Wanting {
  return {
    flooding: own(ship.tracks, flooding) ?? 0,
    fire: own(ship.tracks, fire) ?? 0,
    propulsion: own(ship.tracks, propulsion) ?? 0,
    steering: Number(steeringWantsMending(state, ship.id)),
    event: repairable(state, ship.id).length,
  }
}

export function wantsAnything(wants: Wanting): boolean {
  return repairs.some((repair) => wants[repair] > 0)
}

/** One crew test for each 5 undamaged flotation boxes, rounded down; `minimumOneTest` gives any ship afloat one. */
export function testsAllowed(state: GameState, ship: ShipInPlay): number {
  const tests = damageControlTests(ship)
  return rulingOf(state, 'minimumOneTest') === 'on' && condition(ship).left > 0 ? Math.max(1, tests) : tests
}

/** Propulsion cells that do no work, from the bow. */
export function idleEngines(ship: ShipInPlay): readonly BoxId[] {
  return contents(shipOf(ship.document), 'propulsion')
    .map(({ cell }) => cell.at)
    .sort((one, other) => place(one).section - place(other).section)
    .map(boxId)
    .filter((box) => isIdle(ship, box))
}
