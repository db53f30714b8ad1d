import type { GameState } from '../game/state'
import { own } from '../kernel/own'
import type { ShipId } from '../kernel/ids'
import { shows, type Disclosure } from './disclosure'

/** Who fires at whom. */
export interface AimedNow {
  readonly firing: readonly ShipId[]
  readonly target: ShipId
}

/**
 * Who fires at whom in the dialogue that was opened last: what was laid down in the open, and nothing of its dice or of
 * the damage that waits. That a ship fires tells of her guns, so that her boxes must be shown; one who may not be seen
 * in it keeps all of it away.
 */
export function aimedNow({ dialogues, ships }: GameState, levelOf: (ship: ShipId) => Disclosure): AimedNow | null {
  const opened = dialogues.findLast(({ amends, input }) => amends === undefined && isShip(own(input, 'target')))
  if (!opened) return null
  const target = own(opened.input, 'target')
  const firing = String(own(opened.input, 'ships') ?? '').split(' ')
  if (!isShip(target) || !firing.every(isShip) || !shows(levelOf(target), 'name')) return null
  return firing.every((ship) => shows(levelOf(ship), 'boxes')) ? { firing, target } : null

  function isShip(id: unknown): id is ShipId {
    return typeof id === 'string' && own(ships, id as ShipId) !== undefined
  }
}
