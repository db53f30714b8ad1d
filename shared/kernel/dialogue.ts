import type { DieName } from './dice'
import type { Phrase } from './phrase'
import type { Answer, Enough, FiguresQuestion, Lot, Option, Prompt, Question } from './question'
import type { Scalar } from './scalar'

export type { Prompt } from './question'

/**
 * A rule as a dialogue: a generator that asks questions and returns what happened. It does not know who answers. Its
 * driver sends back a valid answer of the question's kind.
 */
export type Dialogue<Outcome> = Generator<Question, Outcome, Answer>

export function* roll(key: string, die: DieName, prompt: Prompt): Dialogue<number> {
  return (yield { kind: 'roll', key, die, ...prompt }) as number
}

export function* rolls(
  key: string,
  die: DieName,
  count: number,
  prompt: Prompt & { readonly enough?: Enough },
): Dialogue<readonly number[]> {
  return (yield { kind: 'rolls', key, die, count, ...prompt }) as readonly number[]
}

/** True on a face of `atMost` or less. */
export function* chance(key: string, die: DieName, atMost: number, prompt: Prompt): Dialogue<boolean> {
  return ((yield { kind: 'chance', key, die, atMost, ...prompt }) as number) <= atMost
}

/** One of the lots, drawn blind. To draw again without putting it back, pass `withoutOne`. */
export function* draw<Value extends string>(
  key: string,
  lots: readonly (Lot & { readonly value: Value })[],
  prompt: Prompt,
): Dialogue<Value> {
  return (yield { kind: 'draw', key, lots, ...prompt }) as Value
}

/** The lots that are left when one is taken out. */
export function withoutOne<Each extends Lot>(lots: readonly Each[], value: string): readonly Each[] {
  return lots.flatMap((lot) => {
    if (lot.value !== value) return [lot]
    return lot.count > 1 ? [{ ...lot, count: lot.count - 1 }] : []
  })
}

/** One of several; where there is one alone nobody is asked. */
export function* choose<Value extends string>(
  key: string,
  options: readonly (Option & { readonly value: Value })[],
  usual: Value,
  prompt: Prompt & { readonly ends?: Value; readonly yes?: Value },
): Dialogue<Value> {
  if (options.length === 1) return options[0]!.value
  return (yield { kind: 'choose', key, options, usual, ...prompt }) as Value
}

export function* confirm(key: string, usual: boolean, prompt: Prompt): Dialogue<boolean> {
  return (yield { kind: 'confirm', key, usual, ...prompt }) as boolean
}

/** A whole number. */
export function* number(
  key: string,
  range: { readonly least: number; readonly most: number; readonly usual: number },
  prompt: Prompt,
): Dialogue<number> {
  return (yield { kind: 'number', key, ...range, ...prompt }) as number
}

/** Whole numbers, row by row. */
export function* figures(
  key: string,
  asked: Omit<FiguresQuestion, 'kind' | 'key' | keyof Prompt>,
  prompt: Prompt,
): Dialogue<readonly (readonly number[])[]> {
  const given = (yield { kind: 'figures', key, ...asked, ...prompt }) as readonly number[]
  const { length: wide } = asked.figures
  return Array.from({ length: given.length / wide }, (_, row) => given.slice(row * wide, (row + 1) * wide))
}

export function* overridable<Value extends Scalar>(
  key: string,
  value: Value,
  within: readonly Value[] | { readonly least: number; readonly most: number },
  prompt: Prompt,
): Dialogue<Value> {
  return (yield { kind: 'judge', key, value, within, ...prompt }) as Value
}

/**
 * The same dialogue with its questions under a key of their own, so that one rule can be asked twice; each of them says
 * `which` it is about first.
 */
export function* under<Outcome>(
  key: string,
  dialogue: Dialogue<Outcome>,
  which: readonly Phrase[] = [],
): Dialogue<Outcome> {
  let step = dialogue.next()
  while (!step.done) {
    const { because = [], ...asked } = step.value
    const why = which.length + because.length > 0 ? { because: [...which, ...because] } : {}
    step = dialogue.next(yield { ...asked, ...why, key: `${key}/${step.value.key}` })
  }
  return step.value
}
