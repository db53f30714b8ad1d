/** What a dialogue writes into the journal: it is opened, answered, and finished with one entry or abandoned. */
import type { Answer } from '../kernel/question'
import type { Phrase } from '../kernel/phrase'
import type { Entry, Outcome, RolledDie } from './journal-line'
import type { DraftChanges } from './rule-draft'
import type { GameState, OpenDialogue } from './state'

/** `amends` reopens an old dialogue: it reads the table as it was after `base`, and its outcome takes that entry's place. */
export function openDialogue(
  opened: Pick<OpenDialogue, 'id' | 'procedure' | 'packVersion' | 'input'> & {
    readonly amends?: { seq: number; base: number }
  },
): Entry {
  const { id: dialogue, procedure, packVersion, input, amends } = opened
  const place = amends ? { base: amends.base, amends: amends.seq } : {}
  return { kind: 'dialogue', dialogue, is: 'opened', procedure, packVersion, input, ...place }
}

/** `anew`: the die was rolled again, and the log says so. */
export function giveAnswer(
  dialogue: string,
  question: string,
  answer: Answer,
  more: { readonly dice?: readonly RolledDie[]; readonly drawn?: 'app'; readonly anew?: boolean } = {},
): Entry {
  return { kind: 'answer', dialogue, question, answer, ...more }
}

/** Takes back the answer to a question and to all that were asked after it. */
export function takeBack(dialogue: string, question: string): Entry {
  return { kind: 'answer', dialogue, question, answer: null }
}

export function abandonDialogue({ id, procedure, packVersion, input }: OpenDialogue): Entry {
  return { kind: 'dialogue', dialogue: id, is: 'abandoned', procedure, packVersion, input }
}

/** A finished dialogue. `waits`: the part of its changes that counts at the end of a phase. */
export interface Finished {
  readonly dialogue: OpenDialogue
  readonly label: Phrase
  readonly changes: DraftChanges
  readonly waits?: { readonly atOnce: DraftChanges; readonly waits: DraftChanges; readonly until: string } | null
}

export function finishDialogue({ dialogue, label, changes, waits }: Finished): Entry {
  const dice = dialogue.answers.flatMap((kept) => kept.dice ?? [])
  const common = { label, by: 'rule', dialogue: dialogue.id, ...(dice.length > 0 ? { dice } : {}) } as const
  const outcome: Outcome = waits
    ? { ...common, ...done(waits.waits), atOnce: { effects: waits.atOnce.effects, ...given(waits.atOnce) } }
    : { ...common, ...done(changes) }
  if (dialogue.amends !== undefined) return { kind: 'amend', target: dialogue.amends, outcome }
  return waits ? { kind: 'pending', outcome, until: waits.until } : { kind: 'step', ...outcome }
}

/** Applies the damage that waited for the end of this phase; nothing where none waited. */
export function settlePending(state: GameState, phase: string): Entry | undefined {
  const n = state.pending.filter(({ until }) => until === phase).length
  const label = { key: 'steps.settled', values: { n } }
  return n > 0 ? { kind: 'step', label, by: 'rule', effects: [], settles: phase } : undefined
}

function done({ effects, why, ...rest }: DraftChanges): Pick<Outcome, 'effects' | 'given' | 'why'> {
  return { effects, ...given(rest), ...(why.length > 0 ? { why } : {}) }
}

function given({ given: premises }: Pick<DraftChanges, 'given'>): Pick<Outcome, 'given'> {
  return premises.length > 0 ? { given: premises } : {}
}
