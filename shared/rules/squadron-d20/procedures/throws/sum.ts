import { roll, rolls, type Dialogue, type Prompt } from '../../../../kernel/dialogue'
import type { Phrase } from '../../../../kernel/phrase'
import type { Enough } from '../../../../kernel/question'
import type { Scalar } from '../../../../kernel/scalar'
import { plain, signed } from '../../../kit/reference-sheet'
import type { Says } from '../../../kit/sentence'
import type { OddsRow } from '../../../pack/odds'
import type { Reckoning, SumLine } from '../../../pack/procedure'
import { sentencesOf } from '../../sentence'

const says = sentencesOf('guns')
const brief = sentencesOf('brief')

/** One modifier of a throw: its figure, its name, and its name with the figure as a reason. */
export interface Modifier {
  readonly id: string
  readonly modifier: number
  readonly row: Phrase
  readonly line: Phrase
}

/** Modifiers of one part of the rules: the sentences are `row.<id>` and, with `figure`, `line.<id>`. */
export function modifiersOf(sentence: Says) {
  return (id: string, modifier: number, values: Readonly<Record<string, Scalar>> = {}): Modifier => ({
    id,
    // A step that does not count is nothing, and not less than nothing.
    modifier: modifier === 0 ? 0 : modifier,
    row: sentence(`row.${id}`, values),
    line: sentence(`line.${id}`, { ...values, figure: signed(modifier) }),
  })
}

/** So much for each marker, base or other thing that is counted. */
export const eachOf = (count: ReturnType<typeof modifiersOf>) => (id: string, worth: number, n: number) =>
  count(id, worth * n, { n })

/** What a die needs, and what counts for and against it. */
export interface Sum {
  readonly needed: number
  readonly modifiers: readonly Modifier[]
  /** What it comes to where somebody has overridden it. */
  readonly agreed?: number
}

export function sumOf(modifiers: readonly Modifier[]): number {
  return modifiers.reduce((sum, { modifier }) => sum + modifier, 0)
}

/** The face that is enough, or any above it. */
export function fromOf({ needed, modifiers, agreed }: Sum): number {
  return agreed ?? needed - sumOf(modifiers)
}

/** How likely a die shows this face or more, 0 to 1. */
export function chanceFrom(faces: number, from: number): number {
  return Math.min(faces, Math.max(0, faces + 1 - from)) / faces
}

/** One die or several, with a question of its own for one; `enough`: what each of them needs. */
export function* rollAll(
  key: string,
  die: 'D6' | 'D10' | 'D20',
  n: number,
  { enough, ...prompt }: Prompt & { readonly enough?: Enough },
): Dialogue<readonly number[]> {
  return n === 1 ? [yield* roll(key, die, prompt)] : yield* rolls(key, die, n, { ...prompt, ...(enough && { enough }) })
}

/** What a die needs and comes to, in the words of the keys: `onTarget`, `save`. */
export function enoughOf(of: 'onTarget' | 'save', from: number): Enough {
  const [yes, no] = of === 'save' ? ['saved', 'failed'] : ['on', 'off']
  return { from, yes: brief(`guns.${of}.${yes}`), no: brief(`guns.${of}.${no}`) }
}

/** A figure as it is written: `6+`, `+1`. */
export function figureSaid(figure: string): Phrase {
  return says('figure', { figure })
}

/** The sum as a form shows it while the player still chooses; `of` is where the needed figure comes from. */
export function reckonFrom(title: Phrase, of: Phrase, sum: Sum, means: Phrase, chance: number): Reckoning {
  return {
    title,
    lines: [{ say: of, figure: figureSaid(`${sum.needed}+`), is: 'table' }, ...sum.modifiers.map(lineOf)],
    total: figureSaid(`${plain(fromOf(sum))}+`),
    means,
    sure: 0,
    chanceOfMore: chance,
  }
}

function lineOf({ row, modifier }: Modifier): SumLine {
  return { say: row, figure: figureSaid(signed(modifier)), is: modifier === 0 ? 'nothing' : 'modifier' }
}

/** A row of odds that is exact. */
export const exactRow = (say: Phrase, chance: number): OddsRow => ({ say, chance, error: null })

/** What succeeds with this chance, and what happens if not. */
export function eitherRow(yes: Phrase, no: Phrase, chance: number): readonly OddsRow[] {
  return [exactRow(yes, chance), exactRow(no, 1 - chance)]
}
