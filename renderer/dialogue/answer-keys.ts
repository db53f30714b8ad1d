import { optionsOf } from './answer-options'
import { outlookInWords, type OutlookWords } from './outlook-words'
import { say } from '../words'
import { phraseInWords } from '../words/phrase'
import type { GameState } from '#shared/game/state'
import { facesOf, type DieName } from '#shared/kernel/dice'
import type { Answer, Enough, Question } from '#shared/kernel/question'
import { isDiceQuestion } from '#shared/kernel/replay-dialogue'
import type { OutlookGroup } from '#shared/rules/run/outlook'
import type { RulesPack } from '#shared/rules/pack/rules-pack'
import { capitalised } from '#shared/words/decapitalised'

/** Answers that do the same, as one key of the row or as several side by side. */
export interface AnswerKeys extends OutlookWords {
  readonly answers: readonly { readonly value: Answer; readonly key: string }[]
  /** What is chosen; '' for faces of a die, which their digits name. */
  readonly label: string
  readonly isUsual: boolean
}

const unforeseen = { place: '', armour: undefined, says: '', severity: 'nothing' } as const

/** The keys of a question: the faces of its die by what they do, or its options. */
export function answerKeysOf(
  question: Question,
  groups: readonly OutlookGroup[],
  state: GameState,
  pack: RulesPack,
): readonly AnswerKeys[] {
  const wordsOf = (group: OutlookGroup | undefined) =>
    group ? outlookInWords(group, question, state, pack) : unforeseen
  if (!isDiceQuestion(question)) {
    return optionsOf(question, state).map(({ value, key, label, usual, count }) => ({
      ...wordsOf(groups.find(({ answers }) => answers.includes(value))),
      answers: [{ value, key }],
      label: count === undefined ? label : `${label} ${say('dialogue.draw.count', { n: count })}`,
      isUsual: usual,
    }))
  }
  const { die } = question
  if (question.kind === 'chance') return chanceKeys(question, groups, wordsOf)
  if (question.kind === 'rolls' && question.enough) return enoughKeys(die, question.enough, state)
  const all: readonly (readonly [readonly Answer[], OutlookWords])[] =
    groups.length > 0 ? groups.map((group) => [group.answers, wordsOf(group)]) : [[facesOf(die), unforeseen]]
  const keys = all.map(([faces, words]) => ({ ...words, answers: keysOf(die, faces), label: '', isUsual: false }))
  return joined(keys)
}

/** Faces that follow each other and say the same of no box, though their figures differ, are one key. */
function joined(keys: readonly AnswerKeys[]): readonly AnswerKeys[] {
  const joint: AnswerKeys[] = []
  for (const key of keys) {
    const before = joint.at(-1)
    const isAlike = before?.place === '' && key.place === '' && before.says === key.says && key.says !== ''
    if (isAlike) joint[joint.length - 1] = { ...before, answers: [...before.answers, ...key.answers] }
    else joint.push(key)
  }
  return joint
}

/** A die against a number: on that or less, and above. */
function chanceKeys(
  { die, atMost }: Question & { kind: 'chance' },
  groups: readonly OutlookGroup[],
  wordsOf: (group: OutlookGroup | undefined) => OutlookWords,
): readonly AnswerKeys[] {
  return [true, false].flatMap((is) => {
    const faces = facesOf(die).filter((face) => face <= atMost === is)
    if (faces.length === 0) return []
    const words = wordsOf(groups.find(({ answers }) => answers.includes(faces[0]!)))
    const says = words.says === '' ? say(is ? 'dialogue.answer.yes' : 'dialogue.answer.no') : words.says
    return [{ ...words, says, answers: keysOf(die, faces), label: '', isUsual: false }]
  })
}

/** One of several dice: less than what it needs, and that or more. */
function enoughKeys(die: DieName, { from, yes, no }: Enough, state: GameState): readonly AnswerKeys[] {
  return [false, true].flatMap((is) => {
    const faces = facesOf(die).filter((face) => face >= from === is)
    const says = capitalised(phraseInWords(is ? yes : no, state))
    return faces.length === 0 ? [] : [{ ...unforeseen, says, answers: keysOf(die, faces), label: '', isUsual: false }]
  })
}

function keysOf(die: DieName, faces: readonly Answer[]): AnswerKeys['answers'] {
  return faces.map((value) => ({ value, key: die === 'D10' ? String(Number(value) % 10) : String(value) }))
}

/** With more faces than this they are named from first to last. */
export const mostFaceKeys = 20

/** `11–16, 23`: faces in as few words as can be. */
export function facesInWords(die: DieName, faces: readonly Answer[]): string {
  const all = facesOf(die)
  const places = faces.map((face) => all.indexOf(Number(face)))
  const runs: [number, number][] = []
  for (const at of places) {
    const last = runs.at(-1)
    if (last && last[1] === at - 1) last[1] = at
    else runs.push([at, at])
  }
  return runs.map(([from, to]) => (from === to ? `${all[from]}` : `${all[from]}–${all[to]}`)).join(', ')
}
