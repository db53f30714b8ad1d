import type { RuleDraft } from '../../../../game/rule-draft'
import { confirm, figures, number, overridable, type Dialogue, type Prompt } from '../../../../kernel/dialogue'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import type { Scalar } from '../../../../kernel/scalar'
import { rulingOf } from '../../table/house-rules'
import { says } from '../throws/crew-test'
import {
  bookKey,
  bookKeys,
  couldGive,
  entryOf,
  lastKey,
  type BookName,
  type BookNumber,
  type BookOf,
  type BookYesNo,
} from './book-entries'

interface AskedOfBook<Answer> {
  readonly key: string
  readonly prompt: Prompt
  /** What a remembered answer is about; one without it is used where there is no closer one. */
  readonly of?: BookOf
  /** The default, where the entry's own is not the likeliest. */
  readonly usual?: Answer
  /** A figure of the table that bounds the answer further: no more fires than tests. */
  readonly most?: number
}

/**
 * A figure that only the rule book knows: asked for, and remembered if the table wishes. A remembered figure is shown
 * as an overridable figure; a player may overrule it once.
 */
export function* askRuleBookNumber(table: RuleDraft, name: BookNumber, asked: AskedOfBook<number>): Dialogue<number> {
  const range = rangeOf(name, asked.most)
  const known = rememberedIn(table, name, asked.of)
  if (typeof known === 'number' && known <= range.most)
    return yield* overridable(asked.key, known, range, kept(asked.prompt))
  const usual = usualIn(table, name, asked.of, asked)
  const said = yield* number(asked.key, { ...range, usual }, byBook(asked.prompt))
  yield* keep(table, asked, [{ name, of: asked.of, answer: said }])
  return said
}

/** The same for a question of yes or no. */
export function* askRuleBookYesNo(table: RuleDraft, name: BookYesNo, asked: AskedOfBook<boolean>): Dialogue<boolean> {
  const entry = entryOf(name)
  if (entry.kind !== 'yesNo') return false
  const known = rememberedIn(table, name, asked.of)
  if (typeof known === 'boolean')
    return yield* overridable<boolean>(asked.key, known, [true, false], kept(asked.prompt))
  const last = lastOf(table, name, asked.of)
  const usual = asked.usual ?? (typeof last === 'boolean' ? last : entry.default)
  // No figure of a card decides it: until it has been answered once neither answer is chosen.
  const isOpen = asked.usual === undefined && typeof last !== 'boolean'
  const said = yield* confirm(asked.key, usual, { ...byBook(asked.prompt), ...(isOpen && { isOpen }) })
  yield* keep(table, asked, [{ name, of: asked.of, answer: said }])
  return said
}

/** One figure of a form. */
export interface AskedFigure {
  readonly name: BookNumber
  readonly say: Phrase
  /** What its answer is about, where that is not what the form is about. */
  readonly of?: BookOf
  readonly usual?: number | undefined
  readonly most?: number
  /** What its figures stand for, from the least on. */
  readonly names?: readonly Phrase[]
}

interface AskedFigures extends Pick<AskedOfBook<never>, 'key' | 'prompt' | 'of'> {
  readonly rows: readonly Phrase[]
  /** A player may add rows, up to so many in all. */
  readonly mostRows?: number
  /** Whether a row says anything of the rule book: what a hit does, of no hit, says nothing. */
  readonly counts?: (row: readonly number[], name: BookNumber) => boolean
}

/**
 * Figures of the rule book that are read off together, in one form; the same for each row. Where all of them are
 * remembered the form answers itself, and those that are never remembered are asked alone. A figure that rows differ in
 * is not remembered: it is not always the same.
 */
export function* askRuleBookFigures(
  table: RuleDraft,
  asks: readonly AskedFigure[],
  asked: AskedFigures,
): Dialogue<readonly (readonly number[])[]> {
  const lasting = asks.filter(({ name }) => entryOf(name).isKept)
  const passing = asks.filter((ask) => !lasting.includes(ask))
  const isKnown = ({ name, of = asked.of, most }: AskedFigure) => isRemembered(table, name, of, most)
  const [first] = passing
  if (!first || lasting.length === 0 || !lasting.every(isKnown)) return yield* askTogether(table, asks, asked)
  const { key, rows, counts = () => true } = asked
  const { name } = first
  const known = yield* askTogether(table, lasting, { ...asked, key: `${key}-kept` })
  const those = known.flatMap((row, at) => (counts(row, name) ? [at] : []))
  if (those.length === 0) return known
  const { mostRows: _, ...alone } = asked
  const given = yield* askTogether(table, passing, {
    ...alone,
    key: `${key}-each`,
    prompt: { ...asked.prompt, ask: says(`book.alone.${name}`, { n: those.length }) },
    rows: those.map((at) => rows[at] ?? rows.at(-1)!),
  })
  return known.map((row, at) => {
    const own = given[those.indexOf(at)]
    return asks.flatMap((ask) =>
      lasting.includes(ask) ? row[lasting.indexOf(ask)]! : (own?.[passing.indexOf(ask)] ?? []),
    )
  })
}

function isRemembered(table: RuleDraft, name: BookNumber, of?: BookOf, most?: number): boolean {
  const kept = rememberedIn(table, name, of)
  return typeof kept === 'number' && kept <= rangeOf(name, most).most
}

function* askTogether(
  table: RuleDraft,
  asks: readonly AskedFigure[],
  { counts = () => true, ...asked }: AskedFigures,
): Dialogue<readonly (readonly number[])[]> {
  const { key, rows, mostRows } = asked
  const form = asks.map(({ name, say, most, of = asked.of, ...more }) => {
    const isKnown = isRemembered(table, name, of, most)
    const usual = isKnown ? Number(rememberedIn(table, name, of)) : usualIn(table, name, of, { ...more, most })
    const isStart = entryOf(name).isKept && !isKnown && lastOf(table, name, of) === null
    return { name, of, say, ...rangeOf(name, most), isKnown, isStart, usual }
  })
  const known = form.every(({ isKnown }) => isKnown)
  const usual = rows.flatMap(() => form.map((figure) => figure.usual))
  const shown = form.map(({ name, say, least, most }, at) => ({ name, say, least, most, ...namesOf(asks[at]!) }))
  const { because = [] } = asked.prompt
  const start = form.some(({ isStart }) => isStart) ? [says('book.start')] : []
  const prompt = known ? kept(asked.prompt) : byBook({ ...asked.prompt, because: [...start, ...because] })
  const question = { figures: shown, rows, usual, known, ...(mostRows !== undefined && { mostRows }) }
  const said = yield* figures(key, question, prompt)
  const fresh = form.flatMap(({ name, of, isKnown }, at): readonly Given[] => {
    const given = said.flatMap((row) => (counts(row, name) ? [row[at]!] : []))
    if (isKnown || given.length === 0) return []
    return [{ name, of, answer: given.at(-1)!, isOne: given.every((each) => each === given[0]) }]
  })
  if (!known) yield* keep(table, asked, fresh)
  return said
}

const namesOf = ({ names }: AskedFigure) => (names ? { names } : {})

/** What a figure may be. */
function rangeOf(name: BookNumber, most = Infinity) {
  const entry = entryOf(name)
  return entry.kind === 'number' ? { least: entry.least, most: Math.min(entry.most, most) } : { least: 0, most: 0 }
}

/** The figure that is offered: the likeliest, else the last that was given, else that of the entry. */
function usualIn(
  table: RuleDraft,
  name: BookNumber,
  of: BookOf | undefined,
  { usual, most }: { readonly usual?: number | undefined; readonly most?: number | undefined },
): number {
  const entry = entryOf(name)
  const range = rangeOf(name, most)
  const last = lastOf(table, name, of)
  const likely = (typeof last === 'number' ? last : usual) ?? (entry.kind === 'number' ? entry.default : 0)
  return Math.max(range.least, Math.min(range.most, likely))
}

function lastOf(table: RuleDraft, name: BookName, of?: BookOf): Scalar {
  const entry = entryOf(name)
  // No premise: it is only offered.
  const last = entry.isKept ? (own(table.state.table, lastKey(name, of)) ?? null) : null
  return couldGive(entry, last) ? last : null
}

/** The remembered answer: the closest one that applies. */
function rememberedIn(table: RuleDraft, name: BookName, of?: BookOf): Scalar {
  const entry = entryOf(name)
  if (!entry.isKept) return null
  for (const key of bookKeys(name, of)) {
    const answer = table.fact(key)
    if (couldGive(entry, answer)) return answer
  }
  return null
}

/** What was answered, about what; `isOne` is false where rows of a form differ. */
interface Given {
  readonly name: BookName
  readonly of: BookOf | undefined
  readonly answer: Scalar
  readonly isOne?: boolean
}

/** Asks the table once in a battle whether answers are kept: its choice is the house rule from then on. */
function* keep(
  table: RuleDraft,
  { key, prompt }: Pick<AskedOfBook<never>, 'key' | 'prompt'>,
  answers: readonly Given[],
): Dialogue<void> {
  const lasting = answers.filter(({ name }) => entryOf(name).isKept)
  if (lasting.length === 0) return
  if (rulingOf(table.state, 'remember') === 'ask') {
    const keeps = yield* confirm(`${key}-remember`, false, {
      ...prompt,
      because: [says('book.rememberHow')],
      ask: says('book.remember'),
    })
    const to = keeps ? 'always' : 'never'
    table.apply({ type: 'houseRuleSet', rule: 'remember', to }, says(keeps ? 'book.keepsAll' : 'book.keepsNone'))
  }
  const isKept = rulingOf(table.state, 'remember') === 'always'
  // Said once, however many figures the form has.
  let said = [says('book.remembered')]
  for (const { name, of, answer: to, isOne = true } of lasting) {
    const fact = isKept && isOne ? bookKey(name, of) : lastKey(name, of)
    if (own(table.state.table, fact) === to) continue
    const isBook = fact === bookKey(name, of)
    table.apply({ type: 'tableSet', key: fact, to }, ...(isBook ? said : []))
    if (isBook) said = []
  }
}

const byBook = (prompt: Prompt): Prompt => ({ ...prompt, byBook: true })

function kept(prompt: Prompt): Prompt {
  return byBook({ ...prompt, because: [...(prompt.because ?? []), says('book.byMemory')] })
}
