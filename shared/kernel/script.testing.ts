import { checkAnswer } from './answer'
import type { Dialogue } from './dialogue'
import type { Dice } from './dice'
import { Tally, type Distribution } from './exact-odds'
import type { Policy } from './policy'
import type { Answer, OverridableQuestion, Question } from './question'
import { playOut, usualSamples } from './sampled-odds'

/** Faces for a test, in the order the questions come; every one has to be used. */
export function dice(...faces: readonly number[]): Answer[] {
  return [...faces]
}

/**
 * Plays a dialogue by a script: dice in order, and answers by the question's key for what is drawn or decided. What the
 * script does not answer gets the usual answer. Throws when dice are short or left over, when a lot to be drawn is not
 * in the script, or when an answer would be refused.
 */
export function play<Outcome>(asking: Dialogue<Outcome>, faces: Answer[], said: Readonly<Record<string, Answer>> = {}) {
  const questions: Question[] = []
  const rest = [...faces]
  let step = asking.next()
  while (!step.done) {
    const asked = step.value
    questions.push(asked)
    if (asked.kind === 'judge') expectOffered(asked)
    const answer = scripted(asked, rest, said)
    const checked = checkAnswer(asked, answer)
    if (!checked.ok) throw new Error(`${asked.key}: ${JSON.stringify(answer)} is refused as ${checked.code}`)
    step = asking.next(answer)
  }
  if (rest.length > 0) throw new Error(`dice left over: ${rest.join(', ')}`)
  return { outcome: step.value, questions }
}

/**
 * Checks that the figure the app works out is among the allowed ones; throws where the bounds of a rule are too narrow.
 */
export function expectOffered({ key, value, within }: OverridableQuestion): void {
  const isOffered =
    'least' in within ? Number(value) >= within.least && Number(value) <= within.most : within.includes(value)
  if (!isOffered) throw new Error(`${key}: ${String(value)} lies beyond ${JSON.stringify(within)}`)
}

function scripted(question: Question, rest: Answer[], said: Readonly<Record<string, Answer>>): Answer {
  switch (question.kind) {
    case 'roll':
    case 'chance':
      return die(question.key, rest)
    case 'rolls':
      return Array.from({ length: question.count }, () => die(question.key, rest)) as number[]
    case 'draw':
      return lot(question.key, said)
    case 'judge':
      return said[question.key] ?? question.value
    case 'choose':
    case 'confirm':
    case 'number':
      return said[question.key] ?? question.usual
    case 'figures':
      return figuresOf(said[question.key]) ?? question.usual
  }
}

/** Figures row by row: `2,4,0`, or the one figure that is asked for. */
function figuresOf(said: Answer | undefined): Answer | undefined {
  if (typeof said === 'number') return [said]
  return typeof said === 'string' ? said.split(',').map(Number) : said
}

function lot(key: string, said: Readonly<Record<string, Answer>>): Answer {
  const drawn = said[key]
  if (drawn === undefined) throw new Error(`no lot said for ${key}`)
  return drawn
}

function die(key: string, rest: Answer[]): Answer {
  const face = rest.shift()
  if (face === undefined) throw new Error(`no die left for ${key}`)
  return face
}

/** Plays a dialogue many times over. */
export function sampledOdds<Outcome>(
  start: () => Dialogue<Outcome>,
  dice: Dice,
  policy: Policy,
  samples = usualSamples,
): Distribution<Outcome> {
  const outcomes = new Tally<Outcome>()
  for (let sample = 0; sample < samples; sample++) outcomes.add(playOut(start(), dice, policy))
  return outcomes.finish()
}
