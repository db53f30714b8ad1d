import { assertNever } from './assert-never'
import { facesOf } from './dice'
import type { Answer, OverridableQuestion, Question } from './question'
import { done, refused, type Result } from './result'

/** Checks an answer against its question. Refused with the answers that would be accepted. */
export function checkAnswer(question: Question, answer: Answer): Result<Answer> {
  switch (question.kind) {
    case 'roll':
    case 'chance':
      return facesOf(question.die).includes(answer as number) ? done(answer) : notAFace(question.die)
    case 'rolls': {
      if (!Array.isArray(answer) || answer.length !== question.count) return wrongKind()
      const faces = facesOf(question.die)
      return answer.every((face) => faces.includes(face as number)) ? done(answer) : notAFace(question.die)
    }
    case 'draw':
      return question.lots.some(({ value, count }) => value === answer && count > 0)
        ? done(answer)
        : refused('answer-not-offered')
    case 'choose':
      return question.options.some(({ value }) => value === answer) ? done(answer) : refused('answer-not-offered')
    case 'confirm':
      return typeof answer === 'boolean' ? done(answer) : wrongKind()
    case 'number':
      return within(question, answer)
    case 'figures': {
      const { figures, rows, mostRows = rows.length } = question
      if (!Array.isArray(answer) || answer.length % figures.length !== 0) return wrongKind()
      const given = answer.length / figures.length
      if (given < rows.length || given > mostRows) return wrongKind()
      const wrong = answer
        .map((figure, at) => within(figures[at % figures.length]!, figure as Answer))
        .find(({ ok }) => !ok)
      return wrong ?? done(answer)
    }
    case 'judge':
      return checkOverride(question, answer)
    default:
      return assertNever(question)
  }
}

/**
 * The figure that the program worked out is always allowed, so that bounds that are too narrow never stop a dialogue.
 */
function checkOverride(question: OverridableQuestion, answer: Answer): Result<Answer> {
  if (Object.is(answer, question.value)) return done(answer)
  const bounds = overrideBounds(question)
  if ('least' in bounds) return within(bounds, answer)
  return bounds.some((value) => value === answer) ? done(answer) : refused('answer-not-offered')
}

/**
 * What an overridable figure may be changed to: what the rules offer, widened so that the figure itself is within it.
 */
export function overrideBounds({ value, within: offered }: OverridableQuestion): OverridableQuestion['within'] {
  if (!('least' in offered)) return offered.includes(value) ? offered : [value, ...offered]
  if (!Number.isFinite(value)) return offered
  const figure = Number(value)
  return { least: Math.min(offered.least, Math.floor(figure)), most: Math.max(offered.most, Math.ceil(figure)) }
}

function within(range: { readonly least: number; readonly most: number }, answer: Answer) {
  if (typeof answer !== 'number' || !Number.isInteger(answer)) return wrongKind()
  const { least, most } = range
  return answer >= least && answer <= most ? done(answer) : refused('answer-out-of-range', { least, most })
}

export function notAFace(die: Parameters<typeof facesOf>[0]) {
  const faces = facesOf(die)
  return refused('answer-not-a-face', { die, least: faces[0]!, most: faces.at(-1)! })
}

function wrongKind() {
  return refused('answer-wrong-kind')
}
