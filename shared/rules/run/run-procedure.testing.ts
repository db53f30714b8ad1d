import { expect } from 'vitest'
import { RuleDraft } from '../../game/rule-draft'
import type { FoldRules } from '../../game/apply-effect'
import type { GameState } from '../../game/state'
import { boxId, fieldId, trackId, type ShipId } from '../../kernel/ids'
import type { Phrase } from '../../kernel/phrase'
import type { Answer, Question } from '../../kernel/question'
import type { Scalar } from '../../kernel/scalar'
import { play } from '../../kernel/script.testing'
import type { Procedure } from '../pack/procedure'
import { words } from '../kit/worded.testing'
import type { Input } from '../pack/input'

/** A phrase as a player reads it. Throws where the catalogue has no words for it, or a value is wanting. */
export function read({ key, values }: Phrase): string {
  const said = words(key, values)
  if (said === key || /\{\w+\}/.test(said)) throw new Error(`no words: ${key} ${JSON.stringify(values)} ${said}`)
  if (oneOfMany.test(said)) throw new Error(`one of many: ${key} ${said}`)
  return said
}

/** `1 mounts`: what can be counted in sentences of the rules. */
const oneOfMany =
  /(?<![\d.,+−–-]|to )1 (aircraft stands|batteries|boxes|chits|criticals|dice|factors|fires|flotation points|guns|hits|markers|misses|mounts|points|repairs|salvos|ships|shots|spreads|squadrons|stands|straddles|teams|throws|torpedoes|tubes|turns|vessels)\b/

export interface Ran {
  readonly label: string
  readonly why: readonly string[]
  readonly state: GameState
  readonly draft: RuleDraft
  readonly questions: readonly Question[]
  /** The present marks of a ship. */
  on(ship: string): {
    track(track: string): number | undefined
    field(field: string): Scalar | undefined
    marks(box: string): readonly string[]
  }
}

/** Starts a procedure of a pack, throws dice in order, and gives what it came to; every sentence has to be there. */
export function runProcedure(
  rules: FoldRules,
  procedure: Procedure,
  state: GameState,
  input: Input = {},
  faces: Answer[] = [],
  said: Readonly<Record<string, Answer>> = {},
): Ran {
  const checked = procedure.check(state, input)
  if (!checked.ok) throw new Error(`${procedure.name}: ${checked.code} ${JSON.stringify(checked.values)}`)
  const draft = new RuleDraft(rules, state)
  const { outcome, questions } = play(procedure.run(draft, input), faces, said)
  questions.forEach(readQuestion)
  return {
    label: read(outcome),
    why: draft.changes.why.map(read),
    state: draft.state,
    draft,
    questions,
    on(id) {
      const ship = draft.ship(id as ShipId)
      return {
        track: (track) => ship.tracks[trackId(track)],
        field: (field) => ship.fields[fieldId(field)],
        marks: (box) => ship.boxes[boxId(box)] ?? [],
      }
    },
  }
}

/** Checks that every sentence of a question exists, and that the usual choice is among the choices. */
export function readQuestion(question: Question): void {
  read(question.ask)
  question.because?.forEach(read)
  if (question.kind === 'draw') question.lots.forEach(({ say }) => read(say))
  if (question.kind === 'choose') {
    expect(question.options.map(({ value }) => value)).toContain(question.usual)
    question.options.forEach(({ say }) => read(say))
  }
}

/** Why a procedure may not start, as a code whose sentence is there. */
export function refusalOf(procedure: Procedure, state: GameState, input: Input = {}): string | undefined {
  const checked = procedure.check(state, input)
  if (checked.ok) return undefined
  read({ key: `refused.${checked.code}`, values: checked.values })
  return checked.code
}

/** An input with every field that was left out at its usual value. */
export function withUsualValues(procedure: Procedure, state: GameState, input: Input = {}): Input {
  let filled: Input = input
  for (;;) {
    const next = {
      ...Object.fromEntries(procedure.fields(state, filled).map(({ name, default: usual }) => [name, usual])),
      ...filled,
    }
    if (Object.keys(next).length === Object.keys(filled).length) return next
    filled = next
  }
}
