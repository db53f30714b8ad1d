import type { RuleDraft } from '../../../../game/rule-draft'
import type { GameState } from '../../../../game/state'
import { confirm, overridable, number, type Dialogue, type Prompt } from '../../../../kernel/dialogue'
import type { Scalar } from '../../../../kernel/scalar'
import { rulingOf } from '../../table/house-rules'
import {
  bookKey,
  bookKeys,
  couldGive,
  entryOf,
  type BookEntry,
  type BookName,
  type BookNumber,
  type BookOf,
  type BookYesNo,
} from './book-entries'
import { says } from './says'

/** The table that remembers answers of the rule book: the draft of a dialogue, or figures for odds. */
export interface RuleBookDraft extends Pick<RuleDraft, 'fact' | 'apply'> {
  readonly state: Pick<GameState, 'houseRules'>
}

export interface AskedOfBook<Answer> {
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
 * A figure that only the rule book knows: asked for, and remembered if the player wishes. A remembered figure is
 * shown as an overridable figure; a player may overrule it once.
 */
export function* askRuleBookNumber(
  table: RuleBookDraft,
  name: BookNumber,
  asked: AskedOfBook<number>,
): Dialogue<number> {
  const entry: BookEntry = entryOf(name)
  if (entry.kind !== 'number') return 0
  const range = { least: entry.least, most: Math.min(entry.most, asked.most ?? entry.most) }
  const known = rememberedIn(table, name, asked.of)
  if (typeof known === 'number' && known <= range.most)
    return yield* overridable(asked.key, known, range, kept(asked.prompt))
  const usual = Math.max(range.least, Math.min(range.most, asked.usual ?? entry.default))
  const said = yield* number(asked.key, { ...range, usual }, asked.prompt)
  yield* remember(table, name, asked, said)
  return said
}

/** The same for a question of yes or no. */
export function* askRuleBookYesNo(
  table: RuleBookDraft,
  name: BookYesNo,
  asked: AskedOfBook<boolean>,
): Dialogue<boolean> {
  const entry: BookEntry = entryOf(name)
  if (entry.kind !== 'yesNo') return false
  const known = rememberedIn(table, name, asked.of)
  if (typeof known === 'boolean')
    return yield* overridable<boolean>(asked.key, known, [true, false], kept(asked.prompt))
  const said = yield* confirm(asked.key, asked.usual ?? entry.default, asked.prompt)
  yield* remember(table, name, asked, said)
  return said
}

/** The remembered answer: the closest one that applies. */
function rememberedIn(table: RuleBookDraft, name: BookName, of?: BookOf): Scalar {
  const entry = entryOf(name)
  if (!entry.isKept) return null
  for (const key of bookKeys(name, of)) {
    const answer = table.fact(key)
    if (couldGive(entry, answer)) return answer
  }
  return null
}

function* remember(
  table: RuleBookDraft,
  name: BookName,
  { key, prompt, of }: AskedOfBook<unknown>,
  answer: Scalar,
): Dialogue<void> {
  const ruling = rulingOf(table.state, 'remember')
  if (!entryOf(name).isKept || ruling === 'never') return
  const keeps =
    ruling === 'always' || (yield* confirm(`${key}-remember`, false, { ...prompt, ask: says('book.remember') }))
  if (keeps) table.apply({ type: 'tableSet', key: bookKey(name, of), to: answer }, says('book.remembered'))
}

function kept(prompt: Prompt): Prompt {
  return { ...prompt, because: [...(prompt.because ?? []), says('book.byMemory')] }
}
