import { expect } from 'vitest'
import { RuleDraft } from '../../game/rule-draft'
import type { GameState } from '../../game/state'
import { own } from '../../kernel/own'
import { usualPolicy } from '../../kernel/policy'
import { playOut } from '../../kernel/sampled-odds'
import type { Scalar } from '../../kernel/scalar'
import { seededDice } from '../../kernel/seeded-dice'
import type { Input } from '../pack/input'
import type { FormField, Procedure, Reckoning } from '../pack/procedure'
import type { RulesPack } from '../pack/rules-pack'
import { waitingEffects } from './replay-procedure'
import { read } from './run-procedure.testing'

/** Values that no field of any form may take, unless it begins with one. */
export const nonsense: readonly Scalar[] = [
  ...['nobody', 'constructor', '__proto__', 'toString valueOf', 'x'.repeat(400)],
  ...[Number.NaN, Number.POSITIVE_INFINITY, -1e308, 1e308],
]

/** Values that are right for some field and wrong for others. */
const anywhere: readonly Scalar[] = [
  ...[null, true, false, 0, -1, 0.5, 1, 7, 21, 101, 1e9],
  ...['', ' ', '0', '16', 'all', 'A B'],
]

/** What is worth a try in a field: nonsense, its ends and beyond, everything on the table, and choices of other fields. */
export function hostileValues(field: FormField, fields: readonly FormField[], state: GameState): readonly Scalar[] {
  const others = fields.flatMap((each) => ('among' in each && each.kind === 'choice' ? each.among.slice(0, 2) : []))
  const onTable = [
    ...Object.keys(state.ships),
    ...state.squadrons.map(({ id }) => id as string),
    ...state.sides.slice(0, 1).map(({ id }) => id as string),
    ...state.markers.slice(0, 4).map(({ id }) => id as string),
  ]
  return [...new Set<Scalar>([...nonsense, ...anywhere, ...others, ...onTable, ...endsOf(field)])]
}

function endsOf(field: FormField): readonly Scalar[] {
  switch (field.kind) {
    case 'number':
      return [field.least - 1, field.least, field.least + 0.5, field.most, field.most + 1, String(field.least)]
    case 'range':
      return [-0.1, field.mostInches, field.mostInches + 0.1, field.mostInches + 1, String(field.default)]
    case 'ships':
    case 'choices':
      return [
        ...field.among,
        field.among.join(' '),
        field.among.slice(0, 2).join(' '),
        `${field.among[0] ?? ''} nobody`,
      ]
    case 'choice':
    case 'ship':
    case 'squadron':
      return [...field.among, `${field.among[0] ?? ''} ${field.among[1] ?? ''}`, `${field.among[0] ?? ''}x`]
    case 'yesNo':
      return ['true', 'yes']
  }
}

/** Whether a value can be one of a field of this kind; which choice, ship or squadron it looks up itself. */
export function isOfKind(field: FormField, value: Scalar): boolean {
  if (value === null) return true
  switch (field.kind) {
    case 'yesNo':
      return typeof value === 'boolean'
    case 'number':
      return (
        typeof value === 'number' &&
        Number.isInteger(value / (field.step ?? 1)) &&
        value >= field.least &&
        value <= field.most
      )
    case 'range':
      return typeof value === 'number' && value >= 0 && value <= field.mostInches + 0.01
    default:
      return typeof value === 'string' && !nonsense.includes(value)
  }
}

/** The distinct refusals that were found: of which field of which procedure, with which code. */
export class Refusals {
  private readonly found = new Map<string, Set<string>>()

  add(procedure: string, field: string, code: string): void {
    const known = this.found.get(procedure) ?? new Set()
    this.found.set(procedure, known.add(`${field}: ${code}`))
  }

  get all(): Readonly<Record<string, readonly string[]>> {
    const sorted = [...this.found].sort(([one], [other]) => (one < other ? -1 : 1))
    return Object.fromEntries(sorted.map(([procedure, codes]) => [procedure, [...codes].sort()]))
  }
}

/** The field that is refused, in words; `undefined` where the procedure may start. */
export function refusedField(
  procedure: Procedure,
  state: GameState,
  input: Input,
  refusals?: Refusals,
): string | undefined {
  const checked = procedure.check(state, input)
  if (checked.ok) return undefined
  read({ key: `refused.${checked.code}`, values: checked.values })
  const field = String(own(checked.values, 'field') ?? '')
  refusals?.add(procedure.name, field, checked.code)
  return field
}

/**
 * Everything that is shown of an input that is accepted, and its dialogue to the end: in words, every figure a number.
 * Returns the table afterwards.
 */
export function playsToItsEnd(
  pack: RulesPack,
  procedure: Procedure,
  state: GameState,
  input: Input,
  seed: number,
): GameState {
  procedure.warnings?.(state, input).forEach(read)
  const pending = waitingEffects(state)
  for (const sum of procedure.reckoning?.(state, input) ?? []) expectSaid(sum)
  for (const { say, chance } of procedure.odds?.quick(state, input, pending) ?? []) {
    read(say)
    expect(chance > -1e-9 && chance < 1 + 1e-9, `${procedure.name} ${say.key} ${chance}`).toBe(true)
  }
  const draft = new RuleDraft(pack, state, pending)
  read(playOut(procedure.run(draft, input), seededDice(seed), usualPolicy))
  draft.changes.why.forEach(read)
  return draft.state
}

/** Every sentence of a sum is there, and what it comes to is a chance. */
function expectSaid({ title, lines, total, means, onDie, sure, chanceOfMore }: Reckoning): void {
  const phrases = [title, total, means, ...(onDie ? [onDie] : []), ...lines.flatMap(({ say, figure }) => [say, figure])]
  for (const phrase of phrases) expect(read(phrase)).not.toMatch(/NaN|undefined|Infinity/)
  expect(Number.isInteger(sure), title.key).toBe(true)
  expect(chanceOfMore > -1e-9 && chanceOfMore < 1 + 1e-9, `${title.key} ${chanceOfMore}`).toBe(true)
  // A chance is given to a twentieth of a percent: 66.7, not 67.
  const percent = Number(means.values?.['percent'] ?? 100 * chanceOfMore)
  if (!Number.isNaN(percent)) expect(Math.abs(percent - 100 * chanceOfMore), title.key).toBeLessThan(0.051)
}

/** The same of a table that no program wrote: nothing is thrown. */
export function isShown(procedure: Procedure, state: GameState, input: Input): void {
  const pending = waitingEffects(state)
  procedure.warnings?.(state, input)
  procedure.reckoning?.(state, input)
  procedure.odds?.quick(state, input, pending)
}

/** Nothing may change a table in place: frozen, it throws. */
export function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  Object.values(value).forEach(frozen)
  return value
}
