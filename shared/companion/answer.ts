import { finishDialogue, giveAnswer, takeBack } from '../game/dialogue-entries'
import { premiseNow } from '../game/fold'
import type { Entry, RolledDie } from '../game/journal-line'
import type { GameState } from '../game/state'
import { checkAnswer } from '../kernel/answer'
import type { Dice } from '../kernel/dice'
import { drawLot } from '../kernel/draw-lot'
import type { Answer } from '../kernel/question'
import { isBlind, isDiceQuestion, type BlindQuestion } from '../kernel/replay-dialogue'
import { done, refused, type Result } from '../kernel/result'
import type { Asked } from './asked'
import { mayAnswer, type Leave, type Role } from './role'
import type { Act } from './to-table'

export type DialogueAct = Extract<Act, { readonly dialogue: string }>

/** Who answers, at which table, and the dice of the program where a player lets it roll. */
export interface Answering {
  readonly state: GameState
  readonly asked: readonly Asked[]
  readonly base: (asked: Asked) => GameState | undefined
  readonly role: Role
  readonly leave: Leave
  readonly dice: Dice
}

/** An answer of a player as an entry of the journal; refused where the question has been answered meanwhile. */
export function answerEntry({ state, asked, base, role, leave, dice }: Answering, act: DialogueAct): Result<Entry> {
  const now = asked.find(({ dialogue }) => dialogue.id === act.dialogue)
  // Of a dialogue that is not his nobody learns whether it is open.
  if (!now || !mayAnswer(role, now.to, leave)) return refused('companion-not-asked')
  const { dialogue, question, replayed } = now
  if (act.is === 'finish') return finished(now, state, base(now))
  if (act.is === 'takeBack') {
    const last = replayed.progress.answered.findLast(({ given }) => given)
    return last?.question.key === act.question
      ? done(takeBack(dialogue.id, act.question))
      : refused('companion-answered')
  }
  if (question?.key !== act.question) return refused('companion-answered')
  if (act.is === 'roll') {
    if (!isBlind(question)) return refused('companion-answered')
    const withdrawn = dialogue.withdrawn.find((each) => each.question === question.key)
    // What the program rolled before it was taken back is rolled again: nobody fishes for better dice.
    const shown = withdrawn && checkAnswer(question, withdrawn.answer).ok ? withdrawn.answer : rolledFor(question, dice)
    const blind = question.kind === 'draw' ? { drawn: 'app' as const } : { dice: diceOf(question.die, shown, 'app') }
    return done(giveAnswer(dialogue.id, question.key, shown, blind))
  }
  const checked = checkAnswer(question, act.answer)
  if (!checked.ok) return checked
  const typed = isDiceQuestion(question) ? { dice: diceOf(question.die, act.answer, 'table') } : {}
  return done(giveAnswer(dialogue.id, question.key, act.answer, typed))
}

function finished({ dialogue, replayed }: Asked, state: GameState, base: GameState | undefined): Result<Entry> {
  const { progress, changes, procedure } = replayed
  if (progress.is !== 'finished' || !base) return refused('companion-answered')
  // What it was worked out from has changed: that is for the operator to look at.
  const isStale = changes.given.some((premise) => premiseNow(state, premise) !== premise.was)
  if (isStale) return refused('companion-premises-changed')
  const waits = procedure.parted?.(base, dialogue.input, changes) ?? null
  return done(finishDialogue({ dialogue, label: progress.outcome, changes, waits }))
}

function rolledFor(question: BlindQuestion, dice: Dice): Answer {
  if (question.kind === 'draw') return drawLot(question.lots, dice)
  return question.kind === 'rolls'
    ? Array.from({ length: question.count }, () => dice(question.die))
    : dice(question.die)
}

function diceOf(die: RolledDie['die'], answer: Answer, by: RolledDie['by']): readonly RolledDie[] {
  return [answer].flat().map((face): RolledDie => ({ die, rolled: Number(face), by }))
}
