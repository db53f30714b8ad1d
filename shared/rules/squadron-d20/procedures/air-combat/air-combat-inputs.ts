import { shipName } from '../../../../game/ship-name'
import type { GameState } from '../../../../game/state'
import { done, refused, type Result } from '../../../../kernel/result'
import { shipById } from '../../../kit/on-table'
import type { FormField } from '../../../pack/procedure'
import { airStandById, airStands, firstRaider, sayAirStand, type AirStand } from '../in-the-air/air-stand'
import { isWhole } from '../in-the-air/whole-number'
import { combats, factorOf, mayBegin, type Combat } from './combatants'
import type { Input } from '../../../pack/input'

/** One of the two stands, as it fights. */
export interface Fighting {
  readonly stand: AirStand
  /** Of it, those that fight: they make its dice. */
  readonly aircraft: number
  /** The combat factor that counts on its opponent's saving throws. */
  readonly factor: number
}

export interface AirCombatInputs {
  readonly combat: Combat
  readonly by: Fighting
  readonly at: Fighting
}

const mostFactor = 60

export function airCombatFields(state: GameState, input: Input): readonly FormField[] {
  const stands = airStands(state)
  const combat = combats.find((each) => each === input['combat']) ?? 'dogfight'
  const flying = stands.map(({ ship }) => ship.id)
  const able = stands.filter((stand) => mayBegin(state, stand, combat)).map(({ ship }) => ship.id)
  const by = airStandById(state, input['by'] ?? able[0])
  const enemy = firstRaider(state, by?.ship.id, stands)
  const at = airStandById(state, input['at'] ?? enemy)
  const beside = Object.fromEntries(stands.map((stand) => [stand.ship.id, sayAirStand(stand)]))
  return [
    { kind: 'choice', name: 'combat', among: combats, default: 'dogfight' },
    { kind: 'ship', name: 'by', among: able, default: able[0] ?? null, beside },
    { kind: 'ship', name: 'at', among: flying, default: enemy, beside },
    ...figures('by', by, by ? factorOf(by, combat, 'attacking') : 0),
    ...figures('at', at, at ? factorOf(at, combat, 'attacked') : 0),
  ]
}

/** How many of its aircraft fight, and with which factor: by default those of the card. */
function figures(side: 'by' | 'at', stand: AirStand | undefined, factor: number): readonly FormField[] {
  const most = stand?.aircraft ?? 1
  return [
    { kind: 'number', name: `${side}Aircraft`, least: 1, most, default: most },
    { kind: 'number', name: `${side}Factor`, least: 0, most: mostFactor, default: factor },
  ]
}

export function checkAirCombat(state: GameState, input: Input): Result<null> {
  const combat = combats.find((each) => each === input['combat'])
  if (!combat) return refused('air-no-such-combat', { field: 'combat' })
  for (const side of ['by', 'at'] as const) {
    if (!shipById(state, input[side])) return refused('no-such-ship', { field: side })
    const stand = airStandById(state, input[side])
    if (!stand) return refused('no-aircraft-there', { field: side })
    const most = stand.aircraft
    const values = { stand: shipName(stand.ship), most }
    if (!isWhole(input[`${side}Aircraft`], 1, most)) {
      return refused('aircraft-attacking', { field: `${side}Aircraft`, ...values })
    }
    if (!isWhole(input[`${side}Factor`], 0, mostFactor)) {
      return refused('air-combat-factor', { field: `${side}Factor`, most: mostFactor })
    }
  }
  if (input['by'] === input['at']) return refused('air-same-stand', { field: 'at' })
  const by = airStandById(state, input['by'])
  if (by && !mayBegin(state, by, combat)) {
    return refused(`air-cannot-${combat}`, { field: 'by', stand: shipName(by.ship) })
  }
  return done(null)
}

/** What `checkAirCombat` has passed. */
export function readAirCombat(state: GameState, input: Input): AirCombatInputs {
  const combat = combats.find((each) => each === input['combat'])
  if (!combat) throw new Error('air combat that was not checked')
  return { combat, by: fighting(state, input, 'by'), at: fighting(state, input, 'at') }
}

function fighting(state: GameState, input: Input, side: 'by' | 'at'): Fighting {
  const stand = airStandById(state, input[side])
  if (!stand) throw new Error('air combat that was not checked')
  return { stand, aircraft: Number(input[`${side}Aircraft`]), factor: Number(input[`${side}Factor`]) }
}
