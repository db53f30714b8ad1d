import { expect, it } from 'vitest'
import type { Entry, JournalLine } from '../game/journal-line'
import type { GameState } from '../game/state'
import { packId } from '../kernel/ids'
import { words } from '../rules/kit/worded.testing'
import { readLine } from './log-line'
import { logRows } from './log-rows'

const names = ['Channel', 'Cruisers']
const squadrons = names.map((name) => ({ id: name, name, order: [name] }))
const state = { pack: packId('perfidious-albion'), ships: {}, sides: [], squadrons } as unknown as GameState

const dialogue: Entry = {
  kind: 'dialogue',
  is: 'opened',
  dialogue: 'd',
  procedure: 'salvo',
  packVersion: '1',
  input: {},
}
const undo = (target: number): Entry => ({ kind: 'strike', cause: 'undo', targets: [target] })
const turn = (phase: string): Entry => ({ kind: 'turn', turn: 2, phase })
const note = (text: string): Entry => ({ kind: 'note', text })
const of = (key: string, values: Readonly<Record<string, string | number>>): Entry => ({
  kind: 'step',
  by: 'rule',
  effects: [],
  label: { key: `rules.perfidious-albion.${key}`, values },
})
const moves = (squadron: string, speed: number) => of('sequence.move.ahead', { squadron, speed })
const salvo = of('gunnery.done.fired', { squadron: 'Channel', target: 'Bouvet', n: 0 })

/** The rows of these lines, oldest first, each as its text; what is struck out by number. */
function rows(lines: readonly Entry[], struck: readonly number[] = []): readonly string[] {
  const entries = lines.map((line, at) => readLine({ seq: at + 1, at: 0, ...line } as JournalLine, state, words))
  const found = logRows(entries.toReversed(), (seq) => struck.includes(seq), state, words)
  return found.map((row) => (row.is === 'entry' ? row.entry.text : `${row.text} [${row.entries.length}]`)).toReversed()
}

it('has one row for a salvo: none for its beginning, its dice, and that its squadron has fired', () => {
  const answer: Entry = { kind: 'answer', dialogue: 'd', question: 'Z/oneMore', answer: 3 }
  const done = of('sequence.firing.done', { squadron: 'Channel' })
  expect(rows([dialogue, answer, salvo, done])).toEqual(['Channel at Bouvet: no straddle'])
})

it('folds what was undone behind its number, between rows that stay where they are', () => {
  const lines = [note('A'), note('B'), undo(2), dialogue, salvo, undo(5), note('C')]
  expect(rows(lines, [2, 5])).toEqual(['Note: A', '2 undone [2]', 'Note: C'])
})

it('has no row for an undo that was taken back, and one for an old line that was struck out by hand', () => {
  const redone: Entry = { kind: 'restore', cause: 'redo', targets: [1] }
  expect(rows([note('A'), undo(1), redone])).toEqual(['Note: A'])
  const byHand: Entry = { kind: 'strike', cause: 'hand', targets: [1] }
  expect(rows([note('A'), note('B'), byHand], [1])).toEqual(['undone: Note: A [1]', 'Note: B', 'Line 1 struck out'])
})

it('has one row for squadrons that move after each other', () => {
  expect(rows([moves('Channel', 12), dialogue, moves('Cruisers', 18), salvo])).toEqual([
    'All squadrons moved: Channel 12, Cruisers 18 [2]',
    'Channel at Bouvet: no straddle',
  ])
  expect(rows([moves('Channel', 12)])).toEqual(['Channel, speed 12'])
  const many = ['A', 'B', 'C', 'D', 'E', 'F'].map((name, at) => moves(name, at))
  expect(rows(many)).toEqual(['6 squadrons moved: A 0, B 1, C 2, D 3, and 2 more [6]'])
})

it('has no row for a phase in which nothing happened', () => {
  expect(rows([turn('initiative'), turn('movement'), note('A'), turn('hazards'), turn('gunnery')])).toEqual([
    'Turn 2, movement',
    'Note: A',
    'Turn 2, gunnery',
  ])
})
