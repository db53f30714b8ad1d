import type { ScenarioSetup } from '../../documents/scenario'
import * as commands from '../../game/commands'
import * as entries from '../../game/dialogue-entries'
import type { Entry, HeadLine, JournalLine } from '../../game/journal-line'
import { Session } from '../../game/session'
import type { GameState } from '../../game/state'
import { isDiceQuestion } from '../../kernel/replay-dialogue'
import type { Answer, Question } from '../../kernel/question'
import { entrySchema } from '../../game/check-line'
import type { Scalar } from '../../kernel/scalar'
import { replayProcedure } from '../run/replay-procedure'
import type { Input } from '../pack/input'
import { phraseSaid } from '../kit/worded.testing'
import { fieldBattle } from './index'

/** A land battle of the French against the Allies, nothing rolled yet. */
export const landBattle = {
  slug: 'land-battle',
  title: 'Land battle',
  ...{ subtitle: '', setting: '', players: '', hours: '', briefing: '', orders: {}, victory: '', notes: '' },
  table: {},
  houseRules: {},
  sides: [
    { id: 'attacker', name: 'The French', flag: '' },
    { id: 'defender', name: 'The Allies', flag: '' },
  ],
  squadrons: [],
} as unknown as ScenarioSetup

/** A land battle on a journal in memory: dialogues with scripted dice and answers, entries made by hand, undo. */
export class FieldEvening {
  private readonly session: Session
  private dialogues = 0

  constructor(houseRules: Readonly<Record<string, Scalar>> = {}) {
    const head = { kind: 'head', seq: 0, at: 0, format: 'spotting-top/journal', version: 1 } as const
    const { id: pack, version: packVersion, phases } = fieldBattle
    const line: HeadLine = { ...head, pack, packVersion, setup: { ...landBattle, houseRules: { ...houseRules } } }
    this.session = new Session(fieldBattle, line, phases[0]!)
  }

  get state(): GameState {
    return this.session.state
  }
  get conflicts() {
    return this.session.conflicts
  }
  /** What undo would take back, by the key of its label. */
  get undoes(): string | undefined {
    return this.session.undo?.label.key
  }
  get lines(): readonly JournalLine[] {
    return this.session.lines
  }

  /** Throws for an entry that no journal accepts. */
  send(...given: readonly (Entry | undefined)[]): void {
    for (const entry of given) {
      if (!entry) continue
      if (!entrySchema.safeParse(entry).success) throw new Error(`no journal takes ${JSON.stringify(entry)}`)
      const seq = this.session.lastSeq + 1
      this.session.append({ ...entry, seq, at: seq } as JournalLine)
    }
  }

  /** Plays a procedure with these answers until its entry is written; returns the keys of the questions. */
  play(procedure: string, input: Input, ...answers: readonly Answer[]): readonly string[] {
    const left = [...answers]
    const asked = this.lead(procedure, input, ({ key }) => {
      const answer = left.shift()
      if (answer === undefined) throw new Error(`asks ${key}`)
      return answer
    })
    if (left.length > 0) throw new Error(`${left.length} answers too many`)
    return asked
  }

  /** Plays it with one face for every D20 and the same kind of answer to every other question. */
  playsOut(procedure: string, input: Input, by: { keeps: boolean; face: number; side: number }): void {
    this.lead(procedure, input, (question) => {
      phraseSaid(question.ask)
      if (question.kind === 'roll') return faceOf(question, by)
      if (question.kind === 'confirm') return by.keeps
      if (question.kind !== 'choose') throw new Error(question.kind)
      for (const { say } of question.options) phraseSaid(say)
      return question.key.endsWith('fate')
        ? by.keeps
          ? 'kept'
          : 'strikes'
        : question.options.at(by.side < 4 ? 0 : -1)!.value
    })
  }

  private lead(procedure: string, input: Input, answerTo: (question: Question) => Answer): readonly string[] {
    const base = this.state
    const id = `dialogue-${++this.dialogues}`
    this.send(entries.openDialogue({ id, procedure, packVersion: fieldBattle.version, input }))
    const asked: string[] = []
    for (;;) {
      const dialogue = this.state.dialogues.find((each) => each.id === id)!
      const led = replayProcedure(fieldBattle, base, dialogue)
      if (!led.ok) throw new Error(led.code)
      const { progress, changes } = led.value
      if (progress.is === 'finished') {
        this.send(entries.finishDialogue({ dialogue, label: progress.outcome, changes }))
        return asked
      }
      const { question } = progress
      if (progress.is === 'differs') throw new Error(`${question.key} differs`)
      const answer = answerTo(question)
      const isDie = isDiceQuestion(question) && 'die' in question
      const dice = isDie ? { dice: [{ die: question.die, rolled: Number(answer), by: 'table' as const }] } : {}
      this.send(entries.giveAnswer(id, question.key, answer, dice))
      asked.push(question.key)
    }
  }

  rolls(...answers: readonly Answer[]): readonly string[] {
    return this.play('turn-event', {}, ...answers)
  }
  playsHeld(holder: 'attacker' | 'defender', ...answers: readonly Answer[]): readonly string[] {
    return this.play('play-held', { holder }, ...answers)
  }
  next(): void {
    this.send(commands.nextPhase(this.state, fieldBattle.phases))
  }
  undo(): void {
    this.send(commands.undo(this.session.undo))
  }
  redo(): void {
    this.send(commands.redo(this.session.redo))
  }
}

/** Rolled again, a D20 shows the next face, so that rerolls come to an end. */
function faceOf({ key, die }: Question & { kind: 'roll' }, { face, side }: { face: number; side: number }): number {
  if (key === 'trigger') return 6
  const again = Number(/^again-(\d+)/.exec(key)?.[1] ?? 1) - 1
  return die === 'D20' ? ((face - 1 + again) % 20) + 1 : side
}
