import { phraseInWords } from '../play/phrase'
import { say } from '../words'
import type { GameState } from '#shared/game/state'
import type { Answer, Question } from '#shared/kernel/question'

/** One answer as a button, with the key that gives it. */
export interface AnswerOption {
  readonly value: Answer
  readonly label: string
  readonly key: string
  readonly usual: boolean
}

/** What can be chosen from; empty where a figure or a die is wanted. */
export function optionsOf(question: Question, state: GameState): readonly AnswerOption[] {
  switch (question.kind) {
    case 'choose':
      return question.options.map(({ value, say: phrase }, at) => ({
        value,
        label: phraseInWords(phrase, state),
        key: digitFor(at),
        usual: value === question.usual,
      }))
    case 'confirm':
      return [true, false].map((value) => ({
        value,
        label: yesOrNo(value),
        key: value ? 'Y' : 'N',
        usual: value === question.usual,
      }))
    case 'judge':
      if ('least' in question.within) return []
      return question.within.map((value, at) => ({
        value,
        label: figureInWords(value),
        key: typeof value === 'boolean' ? (value ? 'Y' : 'N') : digitFor(at),
        usual: value === question.value,
      }))
    default:
      return []
  }
}

/** The figures that can be given, where one is wanted. */
export function rangeOf(question: Question): { least: number; most: number; usual: number } | undefined {
  if (question.kind === 'number') return question
  if (question.kind !== 'judge' || !('least' in question.within)) return undefined
  return { ...question.within, usual: Number(question.value) }
}

/** An answer in words: the option's own, yes or no, or the figure. */
export function answerInWords(question: Question, answer: Answer, state: GameState): string {
  const option = optionsOf(question, state).find(({ value }) => value === answer)
  return option?.label ?? [answer].flat().map(figureInWords).join(', ')
}

function figureInWords(value: Answer): string {
  return typeof value === 'boolean' ? yesOrNo(value) : String(value).replace(/^-/, '−')
}

function yesOrNo(value: boolean): string {
  return say(value ? 'dialogue.answer.yes' : 'dialogue.answer.no')
}

/** The tenth and those behind it are tapped. */
function digitFor(at: number): string {
  return at < 9 ? String(at + 1) : ''
}
