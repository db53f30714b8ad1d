import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { finishDialogue, giveAnswer, openDialogue, settlePending } from '../../game/dialogue-entries'
import type { Entry, HeadLine, JournalLine, RolledDie } from '../../game/journal-line'
import { Session } from '../../game/session'
import type { GameState, OpenDialogue } from '../../game/state'
import { isDiceQuestion, type Answered } from '../../kernel/replay-dialogue'
import { fairDice, type Dice } from '../../kernel/dice'
import type { Answer, OverridableQuestion, Question } from '../../kernel/question'
import { expectOffered } from '../../kernel/script.testing'
import type { Scalar } from '../../kernel/scalar'
import { replayProcedure } from './replay-procedure'
import type { FormField, Procedure } from '../pack/procedure'
import type { HouseRule, RulesPack } from '../pack/rules-pack'
import { readQuestion } from './run-procedure.testing'
import type { Input } from '../pack/input'

/** Chance from a seed: dice, numbers, and one of several. */
export class Chance {
  readonly dice: Dice
  private readonly next: () => number

  constructor(seed: number) {
    const generator = xoroshiro128plus(seed)
    this.next = () => generator.next() >>> 0
    this.dice = fairDice(this.next)
  }

  /** A whole number from 0 to below `end`. */
  below(end: number): number {
    return Math.floor((this.next() / 2 ** 32) * end)
  }

  anyOf<Value>(values: readonly Value[]): Value {
    return values[this.below(values.length)]!
  }

  /** Any choice of every house rule. */
  anyRulings(houseRules: readonly HouseRule[]): Readonly<Record<string, Scalar>> {
    const chosen = houseRules.map(({ name, choices }): [string, Scalar] => [
      name,
      'minimum' in choices ? choices.minimum + this.below(choices.maximum - choices.minimum + 1) : this.anyOf(choices),
    ])
    return Object.fromEntries(chosen)
  }
}

/** A battle of any pack that chance plays as the program keeps one: dialogues, answers and outcomes, line by line. */
export class RandomPlay {
  readonly session: Session
  readonly lines: JournalLine[] = []
  /** The outcome of every dialogue, with its answers and the table that it was opened on. */
  readonly outcomes: { readonly before: GameState; readonly entry: Entry; readonly dialogue: OpenDialogue }[] = []
  /** Every question that was put, with the procedure it came of. */
  readonly asked: { readonly procedure: string; readonly question: Question }[] = []
  private dialogues = 0
  /** Every overridable figure that came up, by dialogue and key. */
  readonly overridable = new Set<string>()

  constructor(
    private readonly pack: RulesPack,
    protected readonly chance: Chance,
    head: HeadLine,
  ) {
    this.session = new Session(pack, head, pack.phases[0]!)
  }

  get state(): GameState {
    return this.session.state
  }

  below(end: number): number {
    return this.chance.below(end)
  }

  anyOf<Value>(values: readonly Value[]): Value {
    return this.chance.anyOf(values)
  }

  write(entry: Entry): void {
    const line = { ...entry, seq: this.session.lastSeq + 1, at: this.session.lastSeq + 1 } as JournalLine
    this.lines.push(line)
    this.session.append(line)
  }

  goTo(turn: number, phase: string): void {
    this.write({ kind: 'turn', turn, phase })
  }

  /** Fills in any form that is offered and, where it is not refused, plays the dialogue to its end. */
  starts(procedure: Procedure, start: Input = {}): boolean {
    if (procedure.settlesFirst !== undefined) this.settle(procedure.settlesFirst)
    const input = this.anyInput(procedure, start)
    if (!procedure.check(this.state, input).ok) return false
    const id = `dialogue-${++this.dialogues}`
    const before = this.state
    this.write(openDialogue({ id, procedure: procedure.name, packVersion: this.pack.version, input }))
    while (!this.playStep(id, before));
    return true
  }

  /** Plays a dialogue that was left open to its end. */
  finishes({ id, base }: OpenDialogue): void {
    const before = this.session.stateAt(base)
    while (!this.playStep(id, before));
  }

  protected settle(phase: string): void {
    const entry = settlePending(this.state, phase)
    if (entry) this.write(entry)
  }

  /** One question more; true when the dialogue has come to its entry. */
  private playStep(id: string, before: GameState): boolean {
    const dialogue = this.state.dialogues.find((open) => open.id === id)!
    const replayed = replayProcedure(this.pack, before, dialogue)
    if (!replayed.ok) throw new Error(replayed.code)
    const { progress, changes, procedure } = replayed.value
    if (progress.is !== 'differs' && this.overrules(id, progress.answered)) return false
    if (progress.is === 'asking') {
      readQuestion(progress.question)
      this.asked.push({ procedure: procedure.name, question: progress.question })
      this.answer(id, progress.question)
      return false
    }
    if (progress.is === 'differs') throw new Error(`${progress.question.key}: ${progress.refusal.code}`)
    const waits = procedure.parted?.(before, dialogue.input, changes) ?? null
    const entry = finishDialogue({ dialogue, label: progress.outcome, changes, waits })
    this.outcomes.push({ before, entry, dialogue })
    this.write(entry)
    return true
  }

  /** Overrides a figure when it comes up, before anything is rolled on it; true where it did. */
  private overrules(id: string, answered: readonly Answered[]): boolean {
    for (const { question } of answered) {
      const key = `${id} ${question.key}`
      if (question.kind !== 'judge' || this.overridable.has(key)) continue
      expectOffered(question)
      this.overridable.add(key)
      const to = this.overruled(question)
      if (to === undefined) continue
      this.write(giveAnswer(id, question.key, to))
      return true
    }
    return false
  }

  /** The new value of an overridable figure; `undefined` leaves it. */
  protected overruled(_question: OverridableQuestion): Answer | undefined {
    return undefined
  }

  private answer(id: string, question: Question): void {
    if (!isDiceQuestion(question)) return this.write(giveAnswer(id, question.key, this.decide(question)))
    const count = question.kind === 'rolls' ? question.count : 1
    const dice = Array.from({ length: count }, (): RolledDie => {
      return { die: question.die, rolled: this.chance.dice(question.die), by: 'app' }
    })
    const faces = dice.map(({ rolled }) => rolled)
    this.write(giveAnswer(id, question.key, question.kind === 'rolls' ? faces : faces[0]!, { dice }))
  }

  private decide(question: Question): Answer {
    switch (question.kind) {
      case 'draw':
        return this.anyOf(question.lots.filter(({ count }) => count > 0)).value
      case 'choose':
        return this.anyOf(question.options).value
      case 'confirm':
        return this.below(2) === 0
      case 'number':
        return question.least + this.below(question.most - question.least + 1)
      case 'figures':
        return question.rows.flatMap(() =>
          question.figures.map(({ least, most }) => least + this.below(most - least + 1)),
        )
      default:
        throw new Error(`${question.key} is not decided`)
    }
  }

  /** Any of what each field of a form offers. */
  anyInput(procedure: Procedure, start: Input): Input {
    const input: Record<string, Scalar> = { ...start }
    for (const { name } of procedure.fields(this.state, input)) this.fillField(procedure, input, name)
    // Fields that appear later: a field may depend on one before it.
    for (const { name } of procedure.fields(this.state, input)) this.fillField(procedure, input, name)
    return input
  }

  private fillField(procedure: Procedure, input: Record<string, Scalar>, name: string): void {
    if (name in input) return
    const field = procedure.fields(this.state, input).find((each) => each.name === name)
    if (field) input[name] = this.anyIn(field)
  }

  private anyIn(field: FormField): Scalar {
    switch (field.kind) {
      case 'number':
        return field.least + this.below(field.most - field.least + 1)
      case 'range':
        // A range may end in a fraction of an inch.
        return 1 + this.below(Math.floor(field.mostInches))
      case 'ships':
      case 'choices': {
        const cannot: Readonly<Record<string, unknown>> = field.cannot
        const able = field.among.filter((each) => !(each in cannot))
        return able.filter(() => this.below(3) > 0).join(' ') || able.join(' ')
      }
      case 'yesNo':
        return this.below(2) === 0
      default:
        return field.among.length > 0 ? this.anyOf<string>(field.among) : field.default
    }
  }
}
