import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay, Squadron } from '../../../../game/state'
import { squadronOf } from '../../../kit/on-table'
import { rulingOf } from '../../table/house-rules'
import { commandOf, standsOn } from '../../ship/state'
import { morale, shipMorale } from '../../tables/morale'
import { worth } from '../../tables/scale'
import { dataOf } from '../../ship/stand-data'
import type { Modifier } from '../on-target/on-target'
import { actingShips } from '../turn/acting'
import { counts } from '../turn/modifiers'

/** What a morale test needs on its D10, with everything that counts. */
export interface MoraleSum {
  readonly needed: number
  readonly modifiers: readonly Modifier[]
}

/** Of a ship or a stand of aircraft (12.3, 12.4). */
export function sumOfStand(state: GameState, stand: ShipInPlay): MoraleSum {
  const isAircraft = dataOf(stand.document).kind === 'aircraft'
  const command = isAircraft && !isAlone(state, stand) ? null : commandOf(stand)
  const fires = standsOn(stand, 'fires')
  return {
    needed: morale.needed,
    modifiers: [
      command === null
        ? counts('crewQuality', standsOn(stand, 'crewQuality'))
        : counts(isAircraft ? 'alone' : 'commanderAboard', command),
      ...(fires > 0 ? [counts('fires', shipMorale.firesCount * worth(fires), { n: fires })] : []),
    ],
  }
}

/** The command value counts for the only stand that its squadron has left. */
function isAlone(state: GameState, stand: ShipInPlay): boolean {
  const squadron = squadronOf(state, stand.id)
  return squadron === undefined || actingShips(state, squadron).length <= 1
}

/** Of a squadron (12.5): the command value, or nothing where its commander is lost. */
export function sumOfSquadron(state: GameState, squadron: Squadron): MoraleSum {
  const commander = commanderOf(state, squadron)
  return {
    needed: Number(rulingOf(state, 'squadronMoraleNeeded')),
    modifiers: [commander ? counts('command', commander.value, { ship: commander.aboard }) : counts('nobody', 0)],
  }
}

/** The stand with the commander aboard, if it is still in the fight, and his command value. */
function commanderOf(state: GameState, squadron: Squadron) {
  for (const stand of actingShips(state, squadron)) {
    const value = commandOf(stand)
    if (value !== null) return { aboard: shipName(stand), value }
  }
  return undefined
}
