import { expect, test } from 'vitest'
import type { Entry, JournalLine } from '../game/journal-line'
import { markerId, sideId } from '../kernel/ids'
import { writeCaption, writePoints } from '../log/captions'
import { words } from '../rules/kit/worded.testing'
import { dropNote, hideNote } from '../umpire/hidden-notes'
import { conditionWord } from './ship-shown'
import { isOut } from '../rules/pack/standing'
import { fireOnTheWaters } from '../rules/fire-on-the-waters/index'
import { resultsInWords } from './results-in-words'
import { perfidiousAlbion } from '../rules/perfidious-albion'
import { starterTable } from '../rules/run/starter.testing'

const startState = starterTable(perfidiousAlbion, 'off-ushant')
const note = markerId('note-1')
const linesOf = (entries: readonly Entry[]) =>
  entries.map((entry, seq) => ({ ...entry, crc: '0', seq, at: 0, turn: 1, phase: 'gunnery' }) as unknown as JournalLine)
const results = (entries: readonly Entry[]) => [...resultsInWords(linesOf(entries), startState, () => false, words)]

test('that the umpire hides a note, or lets it be, is no result', () => {
  expect(results(hideNote(startState, note, 'mines off the point'))).toEqual([])
  expect(results([dropNote(note)])).toEqual([])
})

test('text written into the report is no result', () => {
  expect(results([writeCaption({ of: 'afterword' }, 'The French got away.')])).toEqual([])
  expect(results([writeCaption({ of: 'turn', turn: 1 }, 'Long shots.')])).toEqual([])
  expect(results([writePoints(sideId('royal-navy'), 3)])).toEqual([])
})

test('what came of a salvo is the news, and its label alone where its reasons may not be known', () => {
  const albion = (key: string, values = {}) => ({ key: `rules.perfidious-albion.${key}`, values })
  const label = albion('gunnery.done.fired', { squadron: 'Channel', target: 'Brennus', rangeInches: 24, n: 2 })
  const why = [albion('damage.lost.gun', { letter: 'X', count: 1 }), albion('damage.blownUp', { ship: 'Brennus' })]
  const [result] = results([{ kind: 'step', by: 'rule', label, effects: [], why, dice: [] }])
  expect(result!.news).toMatchObject({ head: 'Lost', text: 'Brennus blows up' })
  expect(result!.news.lines.join()).toContain('one lesser heavy gun out')
  expect([result!.head, result!.text].join()).not.toMatch(/Lost|blows up|out/)
})

test('a result that did nothing is a headline and a sentence', () => {
  const label = { key: 'rules.fire-on-the-waters.gunnery.done', values: { who: 'Ajax', target: 'Spee', n: 0 } }
  const state = starterTable(fireOnTheWaters)
  const [result] = resultsInWords(
    linesOf([{ kind: 'step', by: 'rule', label, effects: [] }]),
    state,
    () => false,
    words,
  )
  expect(result!.news).toMatchObject({ text: 'Ajax at Spee', lines: ['No hit'] })
})

test.each((['sunk', 'blownUp', 'wreck', 'left'] as const).filter(isOut))(
  'a ship that is %s is said with her turn',
  (standing) => {
    const condition = { standing, harm: [] } as unknown as Parameters<typeof conditionWord>[0]
    expect(JSON.stringify(conditionWord(condition, words, 3))).toContain(', turn 3')
  },
)
