import type { GameState, Squadron } from '../../../../game/state'
import type { SideId, SquadronId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { FiringTurn } from '../../../pack/rules-pack'
import { actingSquadrons } from './acting'
import { isDoneThisTurn } from './once-a-turn'
import { initiativeHolder } from './initiative'

/** The present firing step. */
export interface FiringOrder {
  /** Squadrons that have fired or passed. */
  readonly fired: readonly SquadronId[]
  /** The others in the order in which they come; the first of them is next. */
  readonly waiting: readonly SquadronId[]
}

/**
 * Squadrons fire alternately, the initiative holder's first; a side with squadrons left over fires them one after
 * another. A detached ship is a squadron of one.
 */
export function firingOrder(state: GameState): FiringOrder {
  const squadrons = actingSquadrons(state)
  const isFired = ({ id }: Squadron) => isDoneThisTurn(state, 'squadronFired', id)
  return {
    fired: squadrons.filter(isFired).map(({ id }) => id),
    waiting: alternating(
      state,
      squadrons.filter((squadron) => !isFired(squadron)),
    ),
  }
}

/** The firing step squadron by squadron, as a list to read; nothing outside the step. */
export function firingTurns(state: GameState): readonly FiringTurn[] {
  if (state.phase !== 'gunnery') return []
  const { fired, waiting } = firingOrder(state)
  return [
    ...fired.map((squadron) => ({ squadron, is: 'fired' }) as const),
    ...waiting.map((squadron, index) => ({ squadron, is: index === 0 ? 'next' : 'waiting' }) as const),
  ]
}

function alternating(state: GameState, waiting: readonly Squadron[]): readonly SquadronId[] {
  const sides = sidesInTurn(state)
  const left = new Map(sides.map((side) => [side, waiting.filter((squadron) => squadron.side === side)]))
  const order: SquadronId[] = []
  while (order.length < waiting.length) {
    for (const side of sides) {
      const next = left.get(side)?.shift()
      if (next) order.push(next.id)
    }
  }
  return order
}

/** The sides from the one whose turn it is to fire: after the one that fired last, at first the initiative holder. */
function sidesInTurn(state: GameState): readonly SideId[] {
  const sides = state.sides.map(({ id }) => id)
  const last = lastToFire(state)
  const holder = initiativeHolder(state)
  const from = last ? sides.indexOf(last.side) + 1 : holder ? sides.indexOf(holder) : 0
  return [...sides.slice(from), ...sides.slice(0, from)]
}

function lastToFire(state: GameState): Squadron | undefined {
  const last = state.squadrons.find(({ id }) => id === own(state.table, 'lastToFire'))
  return last && isDoneThisTurn(state, 'squadronFired', last.id) ? last : undefined
}
