import { shipName } from '../game/ship-name'
import type { GameState, OpenDialogue } from '../game/state'
import type { DieName } from '../kernel/dice'
import { own } from '../kernel/own'
import type { ShipId } from '../kernel/ids'
import type { Addressee, Answer, Question } from '../kernel/question'
import { phraseInWords } from '../log/phrase'
import type { RulesPack } from '../rules/pack/rules-pack'
import { replayProcedure, type ReplayedProcedure } from '../rules/run/replay-procedure'
import { packWords } from '../words/pack-words'
import type { Words } from '../words/speak'
import { mayAnswer, type Leave, type Role } from './role'

/** An open dialogue that waits: for an answer, or for somebody to let it count. */
export interface Asked {
  readonly dialogue: OpenDialogue
  readonly replayed: ReplayedProcedure
  /** `null`: it has all its answers. */
  readonly question: Question | null
  /** Who answers; of a finished one whoever answered last. */
  readonly to: Addressee
}

const replays = new WeakMap<OpenDialogue, Asked | null>()

/** What the table is asked now, dialogue by dialogue; `baseOf` gives the table that one was begun on, where it is known. */
export function askedNow(
  pack: RulesPack,
  { dialogues }: Pick<GameState, 'dialogues'>,
  baseOf: (dialogue: OpenDialogue) => GameState | undefined,
): readonly Asked[] {
  return dialogues.flatMap((dialogue) => {
    // An amended one is the operator's: it is about a table of the past.
    const base = dialogue.amends === undefined ? baseOf(dialogue) : undefined
    if (!base) return []
    let asked = replays.get(dialogue)
    if (asked === undefined) replays.set(dialogue, (asked = askedOf(pack, base, dialogue)))
    return asked ?? []
  })
}

function askedOf(pack: RulesPack, base: GameState, dialogue: OpenDialogue): Asked | null {
  const replay = replayProcedure(pack, base, dialogue)
  if (!replay.ok || replay.value.progress.is === 'differs') return null
  const { progress } = replay.value
  const question = progress.is === 'asking' ? progress.question : null
  const to = question?.to ?? progress.answered.at(-1)?.question.to ?? 'umpire'
  return { dialogue, replayed: replay.value, question, to }
}

/** A question as a device of the side that it goes to sees it. */
export interface AskSeen {
  readonly dialogue: string
  /** `''`: it has all its answers, and waits to count. */
  readonly question: string
  readonly title: string
  /** Whom it is about: who fires at whom. */
  readonly about: string
  readonly says: string
  readonly because: readonly string[]
  readonly answers: AnswersSeen
  /** Answers that were given, the newest last: the last can be taken back. */
  readonly given: readonly { readonly question: string; readonly says: string; readonly answer: string }[]
}

type AnswersSeen =
  | { readonly is: 'dice'; readonly die: DieName; readonly count: number; readonly isOne: boolean }
  | {
      readonly is: 'options'
      readonly options: readonly { readonly value: Answer; readonly says: string }[]
      readonly isBlind: boolean
    }
  | { readonly is: 'number'; readonly least: number; readonly most: number; readonly usual: number }
  /** A form of many figures: the operator fills it in. */
  | { readonly is: 'form' }
  | { readonly is: 'finished' }

/** `Red decides`: what everybody may know of a question. Empty where none waits. */
export function waitsInWords(asked: readonly Asked[], { sides }: Pick<GameState, 'sides'>, words: Words): string {
  const first = asked.find(({ question }) => question !== null)
  if (!first) return ''
  const who = sides.find(({ id }) => id === first.to)?.name ?? words('dialogue.answer.umpire')
  return words('dialogue.answer.decides', { who })
}

/** The questions that a device may answer, in full; of others it gets nothing. */
export function asksFor(
  asked: readonly Asked[],
  role: Role,
  leave: Leave,
  { pack, state, words }: { readonly pack: RulesPack; readonly state: GameState; readonly words: Words },
): readonly AskSeen[] {
  return asked
    .filter(({ to }) => mayAnswer(role, to, leave))
    .map(({ dialogue, replayed, question }) => {
      const { progress } = replayed
      const say = (phrase: Parameters<typeof phraseInWords>[0]) => phraseInWords(phrase, state, pack, words)
      const given = progress.answered
        .filter((each) => each.given)
        .map((each) => ({
          question: each.question.key,
          says: say(each.question.ask),
          answer: answerInWords(each.question, each.answer, say),
        }))
      return {
        dialogue: dialogue.id,
        question: question?.key ?? '',
        title: packWords(pack.id, words).procedure(dialogue.procedure),
        about: aboutIn(dialogue, state),
        says: question ? say(question.ask) : progress.is === 'finished' ? say(progress.outcome) : '',
        because: (question?.because ?? []).map(say),
        answers: question ? answersOf(question, say) : { is: 'finished' },
        given,
      }
    })
}

function aboutIn({ input }: OpenDialogue, { ships }: GameState): string {
  const nameOf = (field: string) => {
    const ship = own(ships, String(own(input, field) ?? '').split(' ')[0] as ShipId)
    return ship ? shipName(ship) : undefined
  }
  return [nameOf('ships') ?? nameOf('ship'), nameOf('target')].filter((name) => name !== undefined).join(' → ')
}

function answersOf(question: Question, say: (phrase: Question['ask']) => string): AnswersSeen {
  switch (question.kind) {
    case 'roll':
    case 'chance':
      return { is: 'dice', die: question.die, count: 1, isOne: true }
    case 'rolls':
      return { is: 'dice', die: question.die, count: question.count, isOne: false }
    case 'draw': {
      const lots = question.lots.filter(({ count }) => count > 0)
      return { is: 'options', options: lots.map((lot) => ({ value: lot.value, says: say(lot.say) })), isBlind: true }
    }
    case 'choose':
      return {
        is: 'options',
        options: question.options.map((each) => ({ value: each.value, says: say(each.say) })),
        isBlind: false,
      }
    case 'confirm':
      return {
        is: 'options',
        options: [true, false].map((value) => ({ value, says: say({ key: yesOrNo(value) }) })),
        isBlind: false,
      }
    case 'number':
      return { is: 'number', least: question.least, most: question.most, usual: question.usual }
    case 'figures':
    case 'judge':
      return { is: 'form' }
  }
}

const yesOrNo = (value: boolean) => `dialogue.answer.${value ? 'yes' : 'no'}`

function answerInWords(question: Question, answer: Answer, say: (phrase: Question['ask']) => string): string {
  const option =
    question.kind === 'choose'
      ? question.options.find(({ value }) => value === answer)
      : question.kind === 'draw'
        ? question.lots.find(({ value }) => value === answer)
        : undefined
  if (option) return say(option.say)
  return typeof answer === 'boolean' ? say({ key: yesOrNo(answer) }) : [answer].flat().map(String).join(', ')
}
