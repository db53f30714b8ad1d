import { noDecks } from '../decks/pile'
import { expect, test } from 'vitest'
import { abandonDialogue, finishDialogue, giveAnswer, openDialogue, takeBack } from './dialogue-entries'
import type { Entry } from './journal-line'
import type { DraftChanges } from './rule-draft'
import { mostOpen } from './dialogues-draft'
import { fire, mikasa, tinyGame } from './tiny-fleet.testing'

const opened = openDialogue({ id: 'd1', procedure: 'salvo', packVersion: '1.0.0', input: { range: 14 } })
const answered = (question: string, rolled: number, by: 'app' | 'table' = 'table') =>
  giveAnswer('d1', question, rolled, { dice: [{ die: 'D10', rolled, by }] })
const changes: DraftChanges = {
  effects: [{ type: 'trackMoved', ship: mikasa, track: fire, by: 1 }],
  given: [],
  why: [],
}

const played = (...entries: readonly Entry[]) => tinyGame('gunnery', ...entries)
const only = (...entries: readonly Entry[]) => played(...entries).state.dialogues[0]!
const note: Entry = { kind: 'note', text: 'the umpire is called' }

test('an open dialogue keeps its answers and dice in order, through marks made meanwhile', () => {
  const { base, answers } = only(note, opened, answered('second', 2), note, answered('section', 6))
  expect(base).toBe(1)
  expect(answers).toEqual([
    { question: 'second', answer: 2, dice: [{ die: 'D10', rolled: 2, by: 'table' }] },
    { question: 'section', answer: 6, dice: [{ die: 'D10', rolled: 6, by: 'table' }] },
  ])
})

test('a changed answer keeps its place', () => {
  const { answers } = only(opened, answered('second', 2), answered('section', 6), answered('second', 9))
  expect(answers.map(({ question, answer }) => [question, answer])).toEqual([
    ['second', 9],
    ['section', 6],
  ])
})

test('an answer taken back takes what came after it along', () => {
  expect(only(opened, answered('second', 2), answered('section', 6), takeBack('d1', 'second')).answers).toEqual([])
})

test('an app die taken back is kept to be offered again, a typed one is not', () => {
  const taken = [opened, answered('second', 2, 'app'), answered('section', 6), takeBack('d1', 'second')]
  expect(only(...taken).withdrawn.map(({ question, answer }) => [question, answer])).toEqual([['second', 2]])
  expect(only(...taken, answered('second', 2, 'app')).withdrawn).toEqual([])
})

test('a lot that the app drew is kept likewise, one pulled at the table is not', () => {
  const chit = (drawn?: 'app') => giveAnswer('d1', 'chit', '4', drawn ? { drawn } : {})
  const taken = (given: Entry) => only(opened, given, takeBack('d1', 'chit')).withdrawn
  expect(taken(chit('app'))).toEqual([{ question: 'chit', answer: '4', drawn: 'app' }])
  expect(taken(chit())).toEqual([])
})

test('its outcome ends it; the entry has its dice', () => {
  const begun = [opened, answered('second', 2)]
  const ending = finishDialogue({ dialogue: only(...begun), label: { key: 'x' }, changes })
  expect(ending).toMatchObject({ kind: 'step', dialogue: 'd1', dice: [{ die: 'D10', rolled: 2, by: 'table' }] })
  expect(played(...begun, ending).state).toMatchObject({
    dialogues: [],
    decks: noDecks,
    ships: { [mikasa]: { tracks: { [fire]: 1 } } },
  })
})

test('a dialogue that has ended does not come back when its step is undone', () => {
  const ending = finishDialogue({ dialogue: only(opened), label: { key: 'x' }, changes })
  const { state } = played(opened, ending, { kind: 'strike', targets: [2], cause: 'undo' })
  expect(state.dialogues).toEqual([])
  expect(state.ships[mikasa]!.tracks[fire]).toBe(0)
})

test('an abandoned dialogue is gone, and nothing else has changed', () => {
  const before = played().state
  expect(played(opened, answered('second', 2), abandonDialogue(only(opened))).state).toEqual(before)
})

test('an old dialogue is replayed on the table of its time, and its outcome takes the old place', () => {
  const first = [opened, finishDialogue({ dialogue: only(opened), label: { key: 'x' }, changes })]
  const again = openDialogue({
    id: 'd2',
    procedure: 'salvo',
    packVersion: '1.0.0',
    input: {},
    amends: { seq: 2, base: 0 },
  })
  const dialogue = played(...first, note, again).state.dialogues[0]!
  expect(dialogue).toMatchObject({ base: 0, amends: 2 })
  const effects = [{ type: 'trackMoved', ship: mikasa, track: fire, by: 4 } as const]
  const ending = finishDialogue({ dialogue, label: { key: 'x' }, changes: { ...changes, effects } })
  expect(ending).toMatchObject({ kind: 'amend', target: 2 })
  expect(played(...first, note, again, ending).state.ships[mikasa]!.tracks[fire]).toBe(4)
})

test('answers to a dialogue that was never opened are ignored', () => {
  expect(played(answered('second', 2)).state.dialogues).toEqual([])
})

test('a foreign journal opens no more dialogues than a table can have, and answers none without end', () => {
  const many = (count: number, entry: (n: number) => Entry) => Array.from({ length: count }, (_, n) => entry(n))
  const place = { procedure: 'salvo', packVersion: '1.0.0', input: {} }
  const { dialogues } = played(...many(mostOpen + 50, (n) => openDialogue({ ...place, id: `d${n}` }))).state
  expect(dialogues).toHaveLength(mostOpen)
  expect(dialogues.at(-1)!.id).toBe(`d${mostOpen - 1}`)
  const { answers } = only(opened, ...many(2050, (n) => answered(`q${n}`, 1)), answered('q7', 9))
  expect(answers).toHaveLength(2000)
  expect(answers[7]).toMatchObject({ question: 'q7', answer: 9 })
})

test('a dialogue that a foreign journal bases on a table to come reads the one it was opened on', () => {
  const ahead = { ...opened, base: 9_999_999 } as Entry
  expect(only(note, ahead).base).toBe(1)
})
