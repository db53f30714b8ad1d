import { expect, test } from 'vitest'
import { dialogueRecords } from './dialogue-record'
import type { Entry, JournalLine } from './journal-line'

const opened: Entry = {
  kind: 'dialogue',
  dialogue: 'd1',
  is: 'opened',
  procedure: 'salvo',
  packVersion: '1.0.0',
  base: 0,
  input: { range: 14 },
}

function answered(question: string, rolled: number, by: 'app' | 'table' = 'table'): Entry {
  return { kind: 'answer', dialogue: 'd1', question, answer: rolled, dice: [{ die: 'D10', rolled, by }] }
}

const takenBack = (question: string): Entry => ({ kind: 'answer', dialogue: 'd1', question, answer: null })

function record(...entries: readonly Entry[]) {
  const lines = entries.map((entry, index) => ({ ...entry, seq: index + 1, at: 0 }) as JournalLine)
  return dialogueRecords(lines).get('d1')!
}

test('a dialogue keeps its answers and dice in order, through marks made meanwhile', () => {
  const note: Entry = { kind: 'note', text: 'the umpire is called' }
  const { is, answers, dice } = record(opened, answered('second', 2), note, answered('section', 6))
  expect(is).toBe('open')
  expect([...answers]).toEqual([
    ['second', 2],
    ['section', 6],
  ])
  expect(dice.get('section')).toEqual([{ die: 'D10', rolled: 6, by: 'table' }])
})

test('an answer taken back takes what came after it along', () => {
  const { answers } = record(opened, answered('second', 2), answered('section', 6), takenBack('second'))
  expect([...answers.keys()]).toEqual([])
})

test('an app die taken back is kept to be offered again, a typed one is not', () => {
  const { withdrawn } = record(opened, answered('second', 2, 'app'), answered('section', 6), takenBack('second'))
  expect([...withdrawn.keys()]).toEqual(['second'])
  expect(
    record(opened, answered('second', 2, 'app'), takenBack('second'), answered('second', 2, 'app')).withdrawn.size,
  ).toBe(0)
})

test('a dialogue ends with the step that it comes to, or by being abandoned', () => {
  const step: Entry = { kind: 'step', label: { key: 'x' }, by: 'rule', effects: [], dialogue: 'd1' }
  expect(record(opened, step).is).toBe('finished')
  expect(
    record(opened, {
      kind: 'pending',
      outcome: { label: { key: 'x' }, by: 'rule', effects: [], dialogue: 'd1' },
      until: 'gunnery',
    }).is,
  ).toBe('finished')
  expect(record(opened, { ...opened, is: 'abandoned' } as Entry).is).toBe('abandoned')
})

test('answers to a dialogue that was never opened are passed over', () => {
  const stray = { ...answered('second', 2), seq: 1, at: 0 } as JournalLine
  expect(dialogueRecords([stray]).size).toBe(0)
})
