import { describe, expect, test } from 'vitest'
import { fireOnTheWaters } from '../fire-on-the-waters'
import { atNight } from '../fire-on-the-waters/procedures/night-action.testing'
import { locations } from '../fire-on-the-waters/ship/places'
import { hullBox } from '../fire-on-the-waters/ship/ship-data'
import { rulesPacks } from '../index'
import { words } from '../kit/worded.testing'
import { squadronD20 } from '../squadron-d20'
import { sea } from '../squadron-d20/procedures/turn/two-sides.testing'
import { Battle } from './battle.testing'
import { grouped, outlooks, type Outlook } from './outlook'
import { replayProcedure } from './replay-procedure'
import type { OpenDialogue } from '../../game/state'
import { isDiceQuestion } from '../../kernel/replay-dialogue'

const steps = 16
const answersOfEach = 6

describe.each(rulesPacks)('what answers would do under $id', (pack) => {
  test('is what they do when they are given, for every face and every choice', () => {
    let compared = 0
    for (const seed of [3, 11]) {
      const battle = new Battle(pack, seed)
      for (let step = 0; step < steps; step++) battle.playsOne()
      for (const { before, dialogue } of battle.outcomes) {
        for (const [at, { question: key, answer }] of dialogue.answers.slice(0, answersOfEach).entries()) {
          const asked: OpenDialogue = { ...dialogue, answers: dialogue.answers.slice(0, at) }
          const was = replayProcedure(pack, before, asked)
          if (!was.ok || was.value.progress.is !== 'asking' || was.value.progress.question.key !== key) continue
          const { question } = was.value.progress
          const found = [...outlooks(pack, before, asked, question)].find((each) => each.answer === answer)
          if (!found || found.isWorst) continue
          const is = replayProcedure(pack, before, { ...asked, answers: dialogue.answers.slice(0, at + 1) })
          if (!is.ok) throw new Error(is.code)
          const said = is.value.changes.why.slice(was.value.changes.why.length)
          if (question.kind !== 'chance') expect(found.why).toEqual(said)
          expect(found.why.map((why) => words(why.key, why.values)).filter((each) => each.includes('{'))).toEqual([])
          compared++
        }
      }
    }
    expect(compared).toBeGreaterThan(2)
  })

  test('a question asked before is looked at with the answers before it alone', () => {
    const battle = new Battle(pack, 5)
    for (let step = 0; step < steps; step++) battle.playsOne()
    const long = battle.outcomes.find(({ dialogue }) => dialogue.answers.length > 2)
    if (!long) return
    const { before, dialogue } = long
    const [first] = dialogue.answers
    const fresh: OpenDialogue = { ...dialogue, answers: [] }
    const replayed = replayProcedure(pack, before, fresh)
    if (!replayed.ok || replayed.value.progress.is !== 'asking') return
    const { question } = replayed.value.progress
    if (question.key !== first!.question || !isDiceQuestion(question)) return
    expect([...outlooks(pack, before, dialogue, question)]).toEqual([...outlooks(pack, before, fresh, question)])
  })
})

test('where a torpedo strikes is named for its own space, not for the first that it opens', () => {
  const state = atNight({ phase: 'damage' })
  const input = { target: 'furutaka', weapon: 'torpedo', inches: '21', rangeInches: 0, count: 1, waits: false }
  const version = { packVersion: fireOnTheWaters.version, seq: 0, base: 0 }
  const open: OpenDialogue = { id: 'a', procedure: 'hit', ...version, input, answers: [], withdrawn: [] }
  const replayed = replayProcedure(fireOnTheWaters, state, open)
  if (!replayed.ok || replayed.value.progress.is !== 'asking') throw new Error('asks for no location')
  const found = [...outlooks(fireOnTheWaters, state, open, replayed.value.progress.question)]
  expect(found.map(({ spots: [spot] }) => spot?.box)).toEqual(locations.map(hullBox))
})

test('the next hit is no harm of the answer that keeps her afloat', () => {
  const state = sea('cruiser')
  const input = { target: 'cruiser', attack: 'gun', inches: '8', on: 'structural', hits: 2 }
  const answers = Object.entries({
    ...{ damage: [1, 1, 4, 1, 1, 4], 'damage-remember': false, 'hit-1/1/row': 14, 'hit-1/1/group': 1 },
    ...{ 'hit-1/1/armour-turret': true, 'hit-1/1/mount': 'm-main-main-0' },
  }).map(([question, answer]) => ({ question, answer }))
  const version = { packVersion: squadronD20.version, seq: 0, base: 0 }
  const open: OpenDialogue = { id: 'a', procedure: 'hit', ...version, input, answers, withdrawn: [] }
  const replayed = replayProcedure(squadronD20, state, open)
  if (!replayed.ok || replayed.value.progress.is !== 'asking') throw new Error('asks nothing')
  const { question } = replayed.value.progress
  const found = [...outlooks(squadronD20, state, open, question)]
  expect([question.key, ...found.map(({ severity }) => severity)]).toEqual(['hit-1/1/magazine', 'lost', 'nothing'])
})

describe('answers that do the same', () => {
  const outlook = (answer: number, key: string): Outlook => ({
    answer,
    why: [{ key, values: { die: answer } }],
    spots: [],
    severity: 'nothing',
    then: undefined,
    isWorst: false,
  })
  const facesOf = (keys: readonly string[]) =>
    grouped(keys.map((key, at) => outlook(at + 1, key))).map(({ answers }) => answers.join(' '))

  test('are one group while they lie beside each other', () => {
    expect(facesOf(['void', 'void', 'hit', 'void'])).toEqual(['1 2', '3', '4'])
  })

  test('differ by a figure that is not the face, though one of them is as high', () => {
    const scored = (answer: number, n: number): Outlook => ({
      ...outlook(answer, 'scored'),
      why: [{ key: 'scored', values: { face: answer, n } }],
    })
    const groups = grouped([scored(1, 2), scored(2, 2), scored(3, 1)])
    expect(groups.map(({ answers }) => answers)).toEqual([[1, 2], [3]])
  })

  test('several have no face of their own', () => {
    const groups = grouped([outlook(1, 'rolled'), outlook(2, 'rolled'), outlook(3, 'hit')])
    expect(groups.map(({ why }) => why.map(({ values }) => values))).toEqual([[{}], [{ die: 3 }]])
  })

  test('are one group wherever they lie, when there would be too many pieces', () => {
    const many = Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? 'odd' : 'even'))
    expect(facesOf(many)).toEqual(['1 3 5 7 9 11 13 15 17 19', '2 4 6 8 10 12 14 16 18 20'])
  })
})
