/** The way through the printed sequence: phases on and back, turn after turn. */
import type { Entry } from './journal-line'
import type { GameState } from './state'

export function goToPhase(turn: number, phase: string): Extract<Entry, { kind: 'turn' }> {
  return { kind: 'turn', turn, phase }
}

/** The next phase of the printed sequence; after the last one the next turn begins. */
export function nextPhase(state: GameState, phases: readonly string[]): Entry {
  const next = phases[phases.indexOf(state.phase) + 1]
  return next === undefined ? nextTurn(state, phases) : goToPhase(state.turn, next)
}

/** The phase before; before the first one lies the last of the turn before. `undefined` where the game begins. */
export function previousPhase(state: GameState, phases: readonly string[]): Entry | undefined {
  const at = phases.indexOf(state.phase)
  if (at > 0) return goToPhase(state.turn, phases[at - 1]!)
  return state.turn > 1 ? goToPhase(state.turn - 1, phases.at(-1) ?? state.phase) : undefined
}

function nextTurn(state: GameState, phases: readonly string[]): Entry {
  return goToPhase(state.turn + 1, phases[0] ?? state.phase)
}
