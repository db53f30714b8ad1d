import { deckProcedures } from '../event-cards/event-card'
import type { Effect } from '../../game/effect'
import { RuleDraft, type DraftChanges } from '../../game/rule-draft'
import type { GameState, OpenDialogue } from '../../game/state'
import { facesOf } from '../../kernel/dice'
import { replayDialogue, type DialogueProgress } from '../../kernel/replay-dialogue'
import type { Question } from '../../kernel/question'
import { done, refused, type Result } from '../../kernel/result'
import type { Phrase } from '../../kernel/phrase'
import type { Input } from '../pack/input'
import type { Procedure } from '../pack/procedure'
import type { RulesPack } from '../pack/rules-pack'

/** How far a dialogue has come, and what it has done to the table so far on its own draft. */
export interface ReplayedProcedure {
  readonly procedure: Procedure
  readonly progress: DialogueProgress<Phrase>
  readonly changes: DraftChanges
  /** How many reasons had been given when each question was asked, in their order: what came between belongs to the answer. */
  readonly reasonsBefore: readonly number[]
}

/** The last table that the input of a dialogue was checked on: it is the same for every answer. */
const checkedOn = new WeakMap<Input, { readonly base: GameState; readonly checked: Result<null> }>()

function checkOnce(procedure: Procedure, base: GameState, input: Input): Result<null> {
  const last = checkedOn.get(input)
  if (last?.base === base) return last.checked
  const checked = procedure.check(base, input)
  checkedOn.set(input, { base, checked })
  return checked
}

/**
 * Replays a dialogue as far as its answers reach, on the table it was opened on. Refused with the procedure's own
 * refusal where the input does not fit that table, `procedure-unknown`, or `dialogue-other-version`.
 */
export function replayProcedure(pack: RulesPack, base: GameState, dialogue: OpenDialogue): Result<ReplayedProcedure> {
  const procedure = procedureOf(pack, dialogue.procedure)
  if (!procedure) return refused('procedure-unknown', { procedure: dialogue.procedure })
  if (dialogue.packVersion !== pack.version) {
    return refused('dialogue-other-version', { was: dialogue.packVersion, is: pack.version })
  }
  const checked = checkOnce(procedure, base, dialogue.input)
  if (!checked.ok) return checked
  const table = new RuleDraft(pack, base, waitingEffects(base))
  const answers = new Map(dialogue.answers.map(({ question, answer }) => [question, answer]))
  const reasonsBefore: number[] = []
  const progress = replayDialogue(procedure.run(table, dialogue.input), answers, () => {
    reasonsBefore.push(table.changes.why.length)
  })
  return done({ procedure, progress, changes: table.changes, reasonsBefore })
}

/** The question after the one that waits, whatever its die shows; `undefined` where there is none. */
export function nextButOne(
  pack: RulesPack,
  base: GameState,
  dialogue: OpenDialogue,
  replayed: ReplayedProcedure,
): Question | undefined {
  const { progress } = replayed
  if (progress.is !== 'asking' || progress.question.kind !== 'roll') return undefined
  const { key, die } = progress.question
  const answers = [...dialogue.answers, { question: key, answer: facesOf(die)[0]! }]
  const further = replayProcedure(pack, base, { ...dialogue, answers })
  return further.ok && further.value.progress.is === 'asking' ? further.value.progress.question : undefined
}

/** A procedure of the pack, or one of those that decks bring to every pack. */
export function procedureOf(pack: RulesPack, name: string): Procedure | undefined {
  return [...pack.procedures, ...deckProcedures(pack)].find((procedure) => procedure.name === name)
}

/** What waits for the end of the firing step: hits read it, firing, speed and damage control do not. */
export function waitingEffects(state: GameState): readonly Effect[] {
  return state.pending.flatMap(({ outcome }) => outcome.effects)
}
