import type { GameState, Squadron } from '../../../game/state'
import type { ShipId } from '../../../kernel/ids'
import { own } from '../../../kernel/own'
import { done, refused, type Result } from '../../../kernel/result'
import { squadronById } from '../../on-table'
import type { Input, InputField } from '../../procedure'
import { bearings, type Bearing } from '../procedures/gunnery/bearing'
import { cupOf } from '../procedures/gunnery/cup'
import { mountsOf } from '../procedures/gunnery/firing'
import { valuesInBands } from '../procedures/gunnery/gunfire-beside'
import { actingShips } from '../procedures/turn/acting'
import { rulingOf } from '../house-rules'
import type { Battery } from '../ship'
import { aims, firstTargets } from './aim'

const firstRangeInches = 10
const usualTurns = 3
export const mostTurns = 12
const roles = ['first', 'second'] as const

/** One of the two squadrons: what it fires with and at whom. */
export interface Fighting {
  readonly squadron: Squadron
  /** Where the enemy lies from her ships. */
  readonly bearing: Bearing
  /** The first target of each of her ships. */
  readonly targets: ReadonlyMap<ShipId, ShipId>
}

export interface Battle {
  readonly sides: readonly [Fighting, Fighting]
  readonly rangeInches: number
  readonly turns: number
  /** Whether secondary batteries fire too. */
  readonly secondaries: boolean
}

/** The two squadrons, the range, the turns, and for each squadron where the enemy lies and at whom it fires. */
export function battleFields(state: GameState, input: Input): readonly InputField[] {
  const acting = state.squadrons.filter((squadron) => actingShips(state, squadron).length > 0)
  const first = squadronById(state, own(input, 'first')) ?? acting[0]
  const enemies = acting.filter(({ side }) => side !== first?.side).map(({ id }) => id)
  const farthest = farthestOf(state)
  const mostInches = reachOf(farthest)
  const range = { mostInches, bandsInches: farthest ? edgesOf(farthest) : [] }
  const inBands = farthest && valuesInBands(farthest)
  return [
    { kind: 'squadron', name: 'first', among: acting.map(({ id }) => id), usual: acting[0]?.id ?? null },
    { kind: 'squadron', name: 'second', among: enemies, usual: enemies[0] ?? null },
    {
      kind: 'range',
      name: 'rangeInches',
      ...range,
      ...(inBands && { inBands }),
      usual: Math.min(mostInches, firstRangeInches),
    },
    { kind: 'number', name: 'turns', least: 1, most: mostTurns, usual: usualTurns },
    { kind: 'yesNo', name: 'secondaries', usual: true },
    ...roles.flatMap((role): InputField[] => [
      { kind: 'choice', name: `${role}Bearing`, among: bearings, usual: '90' },
      { kind: 'choice', name: `${role}Aim`, among: aims, usual: 'opposite' },
    ]),
  ]
}

/** The battery that reaches farthest. */
function farthestOf(state: GameState): Battery | undefined {
  const batteries = Object.values(state.ships).flatMap((ship) => mountsOf(ship).map(({ battery }) => battery))
  return batteries.toSorted((one, other) => reachOf(other) - reachOf(one))[0]
}

const edgesOf = ({ bands }: Battery): readonly number[] => bands.map(({ toInches }) => toInches)

const reachOf = (battery: Battery | undefined): number => (battery && edgesOf(battery).at(-1)) ?? 0

export function checkBattle(state: GameState, input: Input): Result<null> {
  const read = readBattle(state, input)
  return read.ok ? done(null) : read
}

/** Throws for an input that `checkBattle` refuses. */
export function battleOf(state: GameState, input: Input): Battle {
  const read = readBattle(state, input)
  if (!read.ok) throw new Error(`a battle that was not checked: ${read.code}`)
  return read.value
}

function readBattle(state: GameState, input: Input): Result<Battle> {
  const fields = battleFields(state, input)
  const laid = Object.fromEntries(fields.map(({ name, usual }) => [name, own(input, name) ?? usual]))
  const first = squadronById(state, laid['first'])
  const second = squadronById(state, laid['second'])
  if (!first || actingShips(state, first).length === 0) return refused('no-such-squadron', { field: 'first' })
  if (!second || actingShips(state, second).length === 0) return refused('no-such-squadron', { field: 'second' })
  if (first.side === second.side) return refused('battle-own-side', { field: 'second' })
  const { rangeInches, turns } = laid
  if (typeof rangeInches !== 'number' || rangeInches < 0) return refused('range-unreadable', { field: 'rangeInches' })
  if (rangeInches > reachOf(farthestOf(state))) {
    return refused('battle-out-of-range', { field: 'rangeInches', rangeInches })
  }
  if (typeof turns !== 'number' || !Number.isInteger(turns) || turns < 1 || turns > mostTurns) {
    return refused('battle-turns', { field: 'turns', least: 1, most: mostTurns })
  }
  const cup = rulingOf(state, 'hitMethod') === 'chits' ? cupOf(state) : done([])
  if (!cup.ok) return refused(cup.code, { ...cup.values, field: 'first' })
  const ours = fighting(state, laid, 'first', [first, second])
  if (!ours.ok) return ours
  const theirs = fighting(state, laid, 'second', [second, first])
  if (!theirs.ok) return theirs
  return done({ sides: [ours.value, theirs.value], rangeInches, turns, secondaries: laid['secondaries'] !== false })
}

function fighting(
  state: GameState,
  laid: Input,
  role: (typeof roles)[number],
  [squadron, enemy]: readonly [Squadron, Squadron],
): Result<Fighting> {
  const bearing = bearings.find((known) => known === laid[`${role}Bearing`])
  if (!bearing) return refused('gunfire-no-such-bearing', { field: `${role}Bearing` })
  const aim = aims.find((known) => known === laid[`${role}Aim`])
  if (!aim) return refused('battle-no-such-aim', { field: `${role}Aim` })
  return done({ squadron, bearing, targets: firstTargets(state, squadron, enemy, aim) })
}
