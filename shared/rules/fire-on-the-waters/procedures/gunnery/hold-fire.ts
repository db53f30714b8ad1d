import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { refused } from '../../../../kernel/result'
import { form } from '../../../kit/form'
import { procedure } from '../../../kit/procedure'
import { unasked } from '../../../kit/unasked'
import type { Due, Passes } from '../../../pack/rules-pack'
import { sentencesOf } from '../../sentence'
import { isDoneThisTurn, note } from '../turn/acting'
import { waitingShips } from './who-fires'

const says = sentencesOf('gunnery')

/** Ships that can fire and have neither fired nor held their fire, division by division. */
const waitingIn = (state: GameState) =>
  state.squadrons.flatMap((squadron) => {
    const ships = waitingShips(state, squadron)
    const hasFired = squadron.order.some((id) => isDoneThisTurn(state, 'fired', id))
    return ships.length > 0 ? [{ squadron, ships, hasFired }] : []
  })

const allWaiting = (state: GameState) => waitingIn(state).flatMap(({ ships }) => ships)

/** Ships that do not fire this turn: their guns are no longer due. */
export const holdFire = procedure({
  name: 'holdFire',
  phases: ['gunfire'],
  form: form().ships(
    'ships',
    (state) => ({ among: allWaiting(state) }),
    (state, { ships }) =>
      ships.length > 0 && ships.every((ship) => allWaiting(state).includes(ship))
        ? undefined
        : refused('no-fire-to-hold'),
  ),
  run: (table, { ships }) =>
    unasked(() => {
      const waiting = waitingIn(table.settled)
      const isAll = waiting.length > 1 && ships.length === allWaiting(table.settled).length
      const whole = waiting.find((each) => each.ships.every((ship) => ships.includes(ship)))
      const isDivision = ships.length > 1 && whole?.ships.length === ships.length && !whole.hasFired
      for (const { id } of ships) note(table, 'heldFire', id)
      if (isAll) return says('allHoldFire', { n: waiting.length })
      const who = isDivision ? whole.squadron.name : ships.map(shipName).join(', ')
      return says('heldFire', { who, n: ships.length })
    }),
})

/** In the gunfire phase the division that is next holds its fire, or all that are left. */
export function passes(state: GameState): Passes | undefined {
  const waiting = holdFire.phases.includes(state.phase) ? waitingIn(state) : []
  const [first] = waiting
  if (!first) return undefined
  return {
    next: holds(
      state,
      says(first.hasFired ? 'restHoldsFire' : 'holdFire', { squadron: first.squadron.name }),
      first.ships,
    ),
    rest: holds(state, says('allHoldFire', { n: waiting.length }), allWaiting(state)),
  }
}

function holds({ phase }: GameState, say: Due['say'], ships: readonly ShipInPlay[]): Due {
  return { phase, procedure: holdFire.name, input: { ships: ships.map(({ id }) => id).join(' ') }, say }
}
