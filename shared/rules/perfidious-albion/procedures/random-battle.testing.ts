import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { finishDialogue, giveAnswer, openDialogue, settlePending } from '../../../game/dialogue-entries'
import type { Entry, HeadLine, JournalLine, RolledDie } from '../../../game/journal-line'
import { Session } from '../../../game/session'
import type { GameState } from '../../../game/state'
import { fairDice, type Dice } from '../../../kernel/dice'
import { isDiceQuestion } from '../../../kernel/dialogue'
import { shipId, sideId, squadronId } from '../../../kernel/ids'
import type { Answer, Question } from '../../../kernel/question'
import type { Scalar } from '../../../kernel/scalar'
import { lead } from '../../led-dialogue'
import type { Input, InputField, Procedure } from '../../procedure'
import { houseRules } from '../house-rules'
import { perfidiousAlbion as pack } from '../index'
import { starterShips } from '../recipe/starter-ships'

const starter = starterShips()

/** A battle that chance plays as the program keeps one: dialogues, answers and outcomes, line by line. */
export class RandomBattle {
  readonly session: Session
  readonly lines: JournalLine[] = []
  /** What every dialogue came to, with the table that it was begun on. */
  readonly outcomes: { readonly before: GameState; readonly entry: Entry }[] = []
  private readonly dice: Dice
  private readonly next: () => number
  private dialogues = 0

  constructor(seed: number, rulings: Readonly<Record<string, Scalar>> = {}) {
    const generator = xoroshiro128plus(seed)
    this.next = () => generator.next() >>> 0
    this.dice = fairDice(this.next)
    this.session = new Session(pack, this.head({ ...this.anyRulings(), ...rulings }), pack.phases[0]!)
  }

  get state(): GameState {
    return this.session.state
  }

  /** A whole number from 0 to below `end`. */
  below(end: number): number {
    return Math.floor((this.next() / 2 ** 32) * end)
  }

  anyOf<Value>(values: readonly Value[]): Value {
    return values[this.below(values.length)]!
  }

  write(entry: Entry): void {
    const line = { ...entry, seq: this.session.lastSeq + 1, at: this.session.lastSeq + 1 } as JournalLine
    this.lines.push(line)
    this.session.append(line)
  }

  /** What waits for the end of the firing step counts when the step is left. */
  goTo(turn: number, phase: string): void {
    if (this.state.phase === 'gunnery' && (phase !== 'gunnery' || turn !== this.state.turn)) this.settle('gunnery')
    this.write({ kind: 'turn', turn, phase })
  }

  /** Lays down anything that is offered and, where that is not refused, leads the dialogue to its end. */
  starts(procedure: Procedure, laid: Input = {}): boolean {
    if (procedure.settlesFirst !== undefined) this.settle(procedure.settlesFirst)
    const input = this.laidDown(procedure, laid)
    if (!procedure.check(this.state, input).ok) return false
    const id = `dialogue-${++this.dialogues}`
    const before = this.state
    this.write(openDialogue({ id, procedure: procedure.name, packVersion: pack.version, input }))
    while (!this.ledOn(id, before));
    return true
  }

  /** One question more; true when the dialogue has come to its entry. */
  private ledOn(id: string, before: GameState): boolean {
    const dialogue = this.state.dialogues.find((open) => open.id === id)!
    const led = lead(pack, before, dialogue)
    if (!led.ok) throw new Error(led.code)
    const { standing, worked, procedure } = led.value
    if (standing.is === 'asking') {
      this.answer(id, standing.question)
      return false
    }
    if (standing.is === 'differs') throw new Error(`${standing.question.key}: ${standing.refusal.code}`)
    const waits = procedure.parted?.(before, dialogue.input, worked) ?? null
    const entry = finishDialogue({ dialogue, label: standing.outcome, worked, waits })
    this.outcomes.push({ before, entry })
    this.write(entry)
    return true
  }

  private answer(id: string, question: Question): void {
    if (!isDiceQuestion(question)) return this.write(giveAnswer(id, question.key, this.decide(question)))
    const count = question.kind === 'rolls' ? question.count : 1
    const dice = Array.from({ length: count }, (): RolledDie => {
      return { die: question.die, rolled: this.dice(question.die), by: 'app' }
    })
    const faces = dice.map(({ rolled }) => rolled)
    this.write(giveAnswer(id, question.key, question.kind === 'rolls' ? faces : faces[0]!, { dice }))
  }

  private decide(question: Question): Answer {
    switch (question.kind) {
      case 'draw':
        return this.anyOf(question.lots).value
      case 'choose':
        return this.anyOf(question.options).value
      case 'confirm':
        return this.below(2) === 0
      case 'number':
        return question.least + this.below(question.most - question.least + 1)
      default:
        throw new Error(`${question.key} is not decided`)
    }
  }

  private settle(phase: string): void {
    const entry = settlePending(this.state, phase)
    if (entry) this.write(entry)
  }

  private laidDown(procedure: Procedure, laid: Input): Input {
    const input: Record<string, Scalar> = { ...laid }
    for (const { name } of procedure.inputs(this.state, input)) this.layOne(procedure, input, name)
    // What was not asked for at first: a field may depend on one before it.
    for (const { name } of procedure.inputs(this.state, input)) this.layOne(procedure, input, name)
    return input
  }

  private layOne(procedure: Procedure, input: Record<string, Scalar>, name: string): void {
    if (name in input) return
    const field = procedure.inputs(this.state, input).find((each) => each.name === name)
    if (field) input[name] = this.anyIn(field)
  }

  private anyIn(field: InputField): Scalar {
    switch (field.kind) {
      case 'number':
        return field.least + this.below(field.most - field.least + 1)
      case 'range':
        return 1 + this.below(field.mostInches)
      case 'ships':
      case 'choices': {
        const cannot: Readonly<Record<string, unknown>> = field.cannot
        const able = field.among.filter((each) => !(each in cannot))
        return able.filter(() => this.below(3) > 0).join(' ') || able.join(' ')
      }
      case 'yesNo':
        return this.below(2) === 0
      default:
        return field.among.length > 0 ? this.anyOf<string>(field.among) : field.usual
    }
  }

  private anyRulings(): Readonly<Record<string, Scalar>> {
    const chosen = houseRules.map(({ name, choices }): [string, Scalar] => [
      name,
      'minimum' in choices ? choices.minimum + this.below(choices.maximum - choices.minimum + 1) : this.anyOf(choices),
    ])
    return { ...Object.fromEntries(chosen), fireTiming: 'alternate' }
  }

  private head(rulings: Readonly<Record<string, Scalar>>): HeadLine {
    const squadron = (id: string, side: string, count: number) => ({
      id: squadronId(id),
      side: sideId(side),
      name: id,
      ships: Array.from({ length: count }, (_, index) => ({
        id: shipId(`${id}-${index}`),
        document: this.anyOf(starter),
        ...(index === 0 ? { fields: { commander: 'An admiral', commanderRating: this.below(3) } } : {}),
      })),
    })
    const checked = pack.checkSetup({
      ...{ slug: 'a-battle', title: 'A battle', subtitle: '', setting: '', players: '2', hours: '1', briefing: '' },
      ...{ orders: {}, victory: '', notes: '', table: {}, houseRules: rulings },
      sides: [
        { id: sideId('england'), name: 'England', flag: '' },
        { id: sideId('france'), name: 'France', flag: '' },
      ],
      squadrons: [
        squadron('channel', 'england', 2),
        squadron('reserve', 'england', 1 + this.below(2)),
        squadron('brest', 'france', 1 + this.below(3)),
      ],
    })
    if (!checked.ok) throw new Error(checked.code)
    const format = 'spotting-top/journal'
    const { id, version } = pack
    return { kind: 'head', seq: 0, at: 0, format, version: 1, pack: id, packVersion: version, setup: checked.value }
  }
}
