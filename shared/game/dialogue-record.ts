import type { Answer } from '../kernel/question'
import type { AnswerLine, DialogueLine, JournalLine, RolledDie } from './journal-line'

/** A dialogue as the journal holds it. */
export interface DialogueRecord {
  readonly opened: DialogueLine
  readonly is: 'open' | 'finished' | 'abandoned'
  /** By question key, in the order they were given. */
  readonly answers: ReadonlyMap<string, Answer>
  readonly dice: ReadonlyMap<string, readonly RolledDie[]>
  /** App dice of answers that were taken back: offered again when their question comes back. */
  readonly withdrawn: ReadonlyMap<string, AnswerLine>
}

/** Every dialogue of a journal by its id, in the order they were opened. */
export function dialogueRecords(lines: Iterable<JournalLine>): ReadonlyMap<string, DialogueRecord> {
  const records = new Map<string, Draft>()
  for (const line of lines) {
    switch (line.kind) {
      case 'dialogue':
        if (line.is === 'opened') records.set(line.dialogue, fresh(line))
        else end(records.get(line.dialogue), 'abandoned')
        break
      case 'answer':
        take(records.get(line.dialogue), line)
        break
      case 'step':
        if (line.dialogue !== undefined) end(records.get(line.dialogue), 'finished')
        break
      case 'pending':
      case 'amend':
        if (line.outcome.dialogue !== undefined) end(records.get(line.outcome.dialogue), 'finished')
        break
      default:
        break
    }
  }
  return records
}

interface Draft extends DialogueRecord {
  is: DialogueRecord['is']
  readonly answers: Map<string, Answer>
  readonly dice: Map<string, readonly RolledDie[]>
  readonly withdrawn: Map<string, AnswerLine>
  readonly lines: Map<string, AnswerLine>
}

function fresh(opened: DialogueLine): Draft {
  return { opened, is: 'open', answers: new Map(), dice: new Map(), withdrawn: new Map(), lines: new Map() }
}

function end(record: Draft | undefined, is: 'finished' | 'abandoned'): void {
  if (record) record.is = is
}

function take(record: Draft | undefined, line: AnswerLine): void {
  if (!record) return
  if (line.answer === null) return withdraw(record, line.question)
  record.answers.set(line.question, line.answer)
  if (line.dice) record.dice.set(line.question, line.dice)
  else record.dice.delete(line.question)
  record.lines.set(line.question, line)
  record.withdrawn.delete(line.question)
}

/** Takes back an answer and everything answered after it. */
function withdraw(record: Draft, question: string): void {
  const questions = [...record.answers.keys()]
  const from = questions.indexOf(question)
  if (from < 0) return
  for (const key of questions.slice(from)) {
    const line = record.lines.get(key)
    if (line?.dice?.some(({ by }) => by === 'app')) record.withdrawn.set(key, line)
    record.answers.delete(key)
    record.dice.delete(key)
    record.lines.delete(key)
  }
}
