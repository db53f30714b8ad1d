import type { GameState, Squadron } from '../../../game/state'
import { own } from '../../../kernel/own'
import { done, refused, type Result } from '../../../kernel/result'
import type { Acting } from '../acting'
import { form } from '../form'
import { squadronById } from '../on-table'
import type { FormField } from '../../pack/procedure'
import type { Input } from '../../pack/input'

/** The two squadrons of a battle, as its inputs name them. */
export const roles = ['first', 'second'] as const
export type Role = (typeof roles)[number]

const usualTurns = 3
const mostTurns = 12

/** The inputs of every battle of two squadrons. */
export interface TwoSquadrons {
  readonly squadrons: readonly [Squadron, Squadron]
  readonly rangeInches: number
  readonly turns: number
}

/** Which squadron, and which of the enemy's. */
export function squadronFields(state: GameState, input: Input, { actingSquadrons }: Acting): readonly FormField[] {
  const acting = actingSquadrons(state)
  const first = squadronById(state, own(input, 'first')) ?? acting[0]
  const enemies = acting.filter(({ side }) => side !== first?.side).map(({ id }) => id)
  return [
    { kind: 'squadron', name: 'first', among: acting.map(({ id }) => id), default: acting[0]?.id ?? null },
    { kind: 'squadron', name: 'second', among: enemies, default: enemies[0] ?? null },
  ]
}

/** The two squadrons of a battle as the start of its form; they fight each other. */
export function twoSquadronsForm({ actingSquadrons, actingShips }: Acting) {
  const none = (state: GameState, squadron: Squadron) =>
    actingShips(state, squadron).length === 0 ? refused('no-such-squadron') : undefined
  return form()
    .squadron(
      'first',
      (state) => ({ among: actingSquadrons(state), nobody: 'no-such-squadron' }),
      (state, { first }) => none(state, first),
    )
    .squadron(
      'second',
      (state, { first }) => ({
        among: actingSquadrons(state).filter(({ side }) => side !== first?.side),
        nobody: 'no-such-squadron',
      }),
      (state, { first, second }) =>
        none(state, second) ?? (first.side === second.side ? refused('battle-own-side') : undefined),
    )
}

export const turnsOffer = { least: 1, most: mostTurns, default: usualTurns, wrong: 'battle-turns' } as const

export const turnsField: FormField = { kind: 'number', name: 'turns', least: 1, most: mostTurns, default: usualTurns }

/** Refused with `field` where the squadrons do not fight each other, or range or turns are none. */
export function readTwoSquadrons(state: GameState, input: Input, { actingShips }: Acting): Result<TwoSquadrons> {
  const [first, second] = [squadronById(state, input['first']), squadronById(state, input['second'])]
  if (!first || actingShips(state, first).length === 0) return refused('no-such-squadron', { field: 'first' })
  if (!second || actingShips(state, second).length === 0) return refused('no-such-squadron', { field: 'second' })
  if (first.side === second.side) return refused('battle-own-side', { field: 'second' })
  const { rangeInches, turns } = input
  if (typeof rangeInches !== 'number' || rangeInches < 0) return refused('range-unreadable', { field: 'rangeInches' })
  if (typeof turns !== 'number' || !Number.isInteger(turns) || turns < 1 || turns > mostTurns) {
    return refused('battle-turns', { field: 'turns', least: 1, most: mostTurns })
  }
  return done({ squadrons: [first, second], rangeInches, turns })
}

/** The table without all other ships: their fires and floods are no part of the battle. */
export function justTheTwo(state: GameState, squadrons: readonly Squadron[]): GameState {
  const ids = squadrons.flatMap(({ order }) => order)
  const ships = Object.fromEntries(ids.flatMap((id) => (own(state.ships, id) ? [[id, state.ships[id]!]] : [])))
  return { ...state, squadrons, ships, notes: [], markers: [], dialogues: [], pending: [] }
}
