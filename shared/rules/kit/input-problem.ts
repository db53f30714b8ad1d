import { own } from '../../kernel/own'
import { refused, type Refusal } from '../../kernel/result'
import type { FormField } from '../pack/procedure'
import type { Input } from '../pack/input'

/** What a value of each kind has to be; a procedure looks at the others itself. */
const kinds: Readonly<Partial<Record<FormField['kind'], string>>> = {
  yesNo: 'boolean',
  number: 'number',
  range: 'number',
  choice: 'string',
}

/**
 * The first field of a form that holds what it cannot: a word for yes or no, half a figure, one beyond its ends. What
 * was left out is as it usually is. Which ship and which choice a procedure looks at itself: it has a reason for each.
 */
export function inputProblem(fields: readonly FormField[], input: Input): Refusal | undefined {
  for (const field of fields) {
    const value = own(input, field.name) ?? field.default
    if (value === null) continue
    const { kind, name } = field
    const wanted = kinds[kind]
    if (wanted !== undefined && typeof value !== wanted) return refused('answer-wrong-kind', { field: name })
    if (kind === 'range' && !isRange(Number(value), field.mostInches)) return beyond(field)
    if (kind !== 'number' || isWithin(field, Number(value))) continue
    return refused('answer-out-of-range', { field: name, least: field.least, most: field.most })
  }
  return undefined
}

/** Counts and degrees are whole, as the field of a form takes them; measures are a `range`. */
function isWithin({ least, most }: { readonly least: number; readonly most: number }, value: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most
}

/** A range typed in centimetres is kept in inches to two places. */
const rounding = 0.01

function isRange(inches: number, most: number): boolean {
  return inches >= 0 && inches <= most + rounding
}

function beyond({ name, mostInches, measuredIn }: Extract<FormField, { kind: 'range' }>): Refusal {
  const most = measuredIn === 'centimetres' ? Math.round(mostInches * 25.4) / 10 : mostInches
  return refused(`range-beyond-${measuredIn ?? 'inches'}`, { field: name, most })
}
