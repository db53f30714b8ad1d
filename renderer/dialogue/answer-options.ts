import { phraseInWords } from '../words/phrase'
import { say } from '../words'
import type { GameState } from '#shared/game/state'
import { overrideBounds } from '#shared/kernel/answer'
import type { Answer, DrawQuestion, Figure, FiguresQuestion, Question } from '#shared/kernel/question'

/** One answer as a button, with the key that gives it. */
export interface AnswerOption {
  readonly value: Answer
  readonly label: string
  readonly key: string
  readonly usual: boolean
  /** How many of it there are, where that is not one of each. */
  readonly count?: number
}

/** What can be chosen from; empty where a figure or a die is wanted. */
export function optionsOf(question: Question, state: GameState): readonly AnswerOption[] {
  switch (question.kind) {
    case 'choose':
      return question.options.map(({ value, say: phrase }, at) => ({
        value,
        label: phraseInWords(phrase, state),
        key: question.yes === undefined ? digitFor(at) : letterFor(value === question.yes),
        usual: value === question.usual,
      }))
    case 'draw':
      return lotsOf(question, state)
    case 'confirm':
      return [true, false].map((value) => ({
        value,
        label: yesOrNo(value),
        key: letterFor(value),
        usual: !question.isOpen && value === question.usual,
      }))
    case 'judge': {
      const within = overrideBounds(question)
      if ('least' in within) return []
      return within.map((value, at) => ({
        value,
        label: figureInWords(value),
        key: typeof value === 'boolean' ? letterFor(value) : digitFor(at),
        usual: value === question.value,
      }))
    }
    default:
      return []
  }
}

/** The lots in the cup. A chit with a single digit has that key, other lots their place. */
function lotsOf({ lots }: DrawQuestion, state: GameState): readonly AnswerOption[] {
  const there = lots.filter(({ count }) => count > 0)
  const isOneOfEach = there.every(({ count }) => count === 1)
  const isDigit = (value: string) => /^\d$/.test(value)
  const bearDigits = there.some(({ value }) => isDigit(value))
  return there.map(({ value, say: phrase, count }, at) => ({
    value,
    label: phraseInWords(phrase, state),
    key: bearDigits ? (isDigit(value) ? value : '') : digitFor(at),
    usual: false,
    ...(isOneOfEach ? {} : { count }),
  }))
}

/** The figures that can be given, where one is wanted. */
export function rangeOf(question: Question): { least: number; most: number; usual: number } | undefined {
  if (question.kind === 'number') return question
  if (question.kind !== 'judge') return undefined
  const within = overrideBounds(question)
  return 'least' in within ? { ...within, usual: Number(question.value) } : undefined
}

/** An answer in words: the option's own, yes or no, or the figure. */
export function answerInWords(question: Question, answer: Answer, state: GameState): string {
  if (question.kind === 'figures') return figuresInWords(question, [answer].flat(), state)
  const option = optionsOf(question, state).find(({ value }) => value === answer)
  return option?.label ?? [answer].flat().map(figureInWords).join(', ')
}

/** `F 8, S 8, CV 4`, row by row; rows that are alike are written once: `5 × F 8, S 8, CV 4`. */
function figuresInWords({ figures }: FiguresQuestion, given: readonly Answer[], state: GameState): string {
  const written = Array.from({ length: given.length / figures.length }, (_, row) =>
    figures.map((figure, at) => figureOfRow(figure, Number(given[row * figures.length + at]), state)).join(', '),
  )
  const isOne = written.every((each) => each === written[0])
  return isOne && written.length > 1 ? `${written.length} × ${written[0]}` : written.join(' · ')
}

/** `CV 4`, or what the figure stands for. */
function figureOfRow({ say: name, names, least }: Figure, figure: number, state: GameState): string {
  const standsFor = names?.[figure - least]
  return standsFor ? phraseInWords(standsFor, state) : `${phraseInWords(name, state)} ${figure}`
}

function figureInWords(value: Answer): string {
  return typeof value === 'boolean' ? yesOrNo(value) : String(value).replace(/^-/, '−')
}

function yesOrNo(value: boolean): string {
  return say(value ? 'dialogue.answer.yes' : 'dialogue.answer.no')
}

function letterFor(isYes: boolean): string {
  return isYes ? 'Y' : 'N'
}

/** The tenth and those behind it are tapped. */
function digitFor(at: number): string {
  return at < 9 ? String(at + 1) : ''
}
