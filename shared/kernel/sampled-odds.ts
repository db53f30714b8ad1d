import { assertNever } from './assert-never'
import type { Dialogue } from './dialogue'
import type { Dice } from './dice'
import { drawLot } from './draw-lot'
import type { Policy } from './policy'
import type { Answer, Question } from './question'

/** Runs of a dialogue with too many paths to follow: the error stays within a point. */
export const usualSamples = 10_000

/** Plays a dialogue to its end: dice decide what is rolled, a policy the rest. */
export function playOut<Outcome>(asking: Dialogue<Outcome>, dice: Dice, policy: Policy): Outcome {
  let step = asking.next()
  while (!step.done) step = asking.next(answerTo(step.value, dice, policy))
  return step.value
}

/** Two standard errors: the deviate of a 95 % interval. */
const deviate = 1.959964

/** Half the width of the 95 % interval (Wilson's) around a sampled chance; both from 0 to 1. */
export function errorOf(chance: number, samples: number): number {
  return intervalAround(chance * (1 - chance), samples)
}

/** The same from the spread of the single samples. It is never 0: what was not seen may yet occur. */
export function intervalAround(spread: number, samples: number): number {
  const square = deviate ** 2
  return (deviate / (1 + square / samples)) * Math.sqrt(spread / samples + square / (4 * samples ** 2))
}

function answerTo(question: Question, dice: Dice, policy: Policy): Answer {
  switch (question.kind) {
    case 'roll':
    case 'chance':
      return dice(question.die)
    case 'rolls':
      return Array.from({ length: question.count }, () => dice(question.die))
    case 'draw':
      return drawLot(question.lots, dice)
    case 'choose':
    case 'confirm':
    case 'number':
    case 'figures':
    case 'judge':
      return policy.decide(question)
    default:
      return assertNever(question)
  }
}
