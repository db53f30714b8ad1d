import type { GameState, Squadron } from '../../../game/state'
import type { ShipId } from '../../../kernel/ids'
import { own } from '../../../kernel/own'
import { done, refused, type Result } from '../../../kernel/result'
import type { Scalar } from '../../../kernel/scalar'
import { aims, firstTargets } from '../../kit/battle/targets'
import { readTwoSquadrons, roles, squadronFields, turnsField, type Role } from '../../kit/battle/two-squadrons'
import { squadronById } from '../../kit/on-table'
import type { FormField } from '../../pack/procedure'
import { bandAt, inchesOf, isNight, mostBands, rangeInBands } from '../procedures/may-fire/sight'
import { bookProblem, ruleBookFields, bookFacts } from './book-figures'
import { fighting } from './fighting'
import type { Input } from '../../pack/input'

/** How tests of the rule book are made without a player to ask. */
const bookTests = ['d20', 'none'] as const
type BookTests = (typeof bookTests)[number]

/** One of the two squadrons, and the first target of each of its stands. */
export interface Side {
  readonly squadron: Squadron
  readonly targets: ReadonlyMap<ShipId, ShipId>
}

export interface Battle {
  readonly sides: readonly [Side, Side]
  readonly rangeInches: number
  readonly turns: number
  /** By night: whether all are lit. */
  readonly isLit: boolean
  readonly hasTorpedoes: boolean
  readonly bookTests: BookTests
  /** Figures of the rule book, as facts of the table. */
  readonly facts: Readonly<Record<string, Scalar>>
}

/** The squadrons, range and turns, at whom each fires, and every figure that only the rule book knows. */
export function battleFields(state: GameState, input: Input): readonly FormField[] {
  const squadrons = squadronFields(state, input, fighting)
  const named = squadrons.flatMap(({ name, default: usual }) => squadronById(state, own(input, name) ?? usual) ?? [])
  return [
    ...squadrons,
    { kind: 'range', name: 'rangeInches', ...rangeInBands, default: inchesOf(2) },
    turnsField,
    ...roles.map((role): FormField => ({ kind: 'choice', name: `${role}Aim`, among: aims, default: 'opposite' })),
    ...(isNight(state) ? [{ kind: 'yesNo' as const, name: 'lit', default: false }] : []),
    { kind: 'yesNo', name: 'torpedoes', default: true },
    { kind: 'choice', name: 'bookTests', among: bookTests, default: bookTests[0] },
    ...ruleBookFields(state, named, own(input, 'torpedoes') !== false),
  ]
}

/** Refused with `field`; every field has to be in it. */
export function readBattle(state: GameState, input: Input): Result<Battle> {
  const two = readTwoSquadrons(state, input, fighting)
  if (!two.ok) return two
  const { rangeInches, turns, squadrons } = two.value
  if (bandAt(rangeInches) > mostBands) return refused('battle-out-of-range', { field: 'rangeInches', rangeInches })
  const tests = bookTests.find((each) => each === input['bookTests'])
  if (!tests) return refused('battle-book-tests', { field: 'bookTests' })
  const hasTorpedoes = input['torpedoes'] !== false
  const problem = bookProblem(ruleBookFields(state, squadrons, hasTorpedoes), input)
  if (problem) return problem
  const [first, second] = squadrons
  const ours = sideOf(state, input, 'first', [first, second])
  if (!ours.ok) return ours
  const theirs = sideOf(state, input, 'second', [second, first])
  if (!theirs.ok) return theirs
  return done({
    sides: [ours.value, theirs.value],
    rangeInches,
    turns,
    isLit: input['lit'] === true,
    hasTorpedoes,
    bookTests: tests,
    facts: bookFacts(state, squadrons, input),
  })
}

function sideOf(
  state: GameState,
  input: Input,
  role: Role,
  [squadron, enemy]: readonly [Squadron, Squadron],
): Result<Side> {
  const aim = aims.find((known) => known === input[`${role}Aim`])
  if (!aim) return refused('battle-no-such-aim', { field: `${role}Aim` })
  const line = fighting.actingShips(state, enemy)
  return done({ squadron, targets: firstTargets(fighting.actingShips(state, squadron), line, aim) })
}
