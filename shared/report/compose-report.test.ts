import { describe, expect, test } from 'vitest'
import { settled, shell, straddle, turnOf, ushant } from './ushant.testing'
import { playedBattle, linesOf, reportOf } from './battle.testing'
import { writeCaption, writePoints } from '../log/captions'
import { sideId } from '../kernel/ids'

/** A whole evening is in the golden files. */
describe('the story of an evening', () => {
  test('leaves out what was struck out, and reports what was amended as it was amended', () => {
    const lines = ushant(
      shell({ box: '4-3', flotation: -2 }),
      shell({ box: '5-3', flotation: -3 }),
      { kind: 'strike', targets: [1], cause: 'hand' },
      { kind: 'amend', target: 2, outcome: { ...shell({ box: '5-3', flotation: -1 }) } },
    )
    const { report, end } = reportOf(lines)
    expect(report.turns[0]?.phases.flatMap(({ entries }) => entries).map(({ seq }) => seq)).toEqual([2])
    expect(report.ships.find(({ name }) => name === 'Bouvet')?.end.left).toBe(29)
    expect(end?.turn).toBe(1)
  })

  test('reports pending fire in the turn it was fired in, and its damage when it counts', () => {
    const { kind: _kind, ...fired } = straddle('Z', { sure: 1, percent: 0, came: false, fate: ['enters'] })
    const waits = { ...fired, ...damage(-1) }
    const lines = ushant(
      { kind: 'pending', outcome: waits, until: 'gunnery' },
      turnOf(2, 'gunnery'),
      settled('gunnery'),
    )
    const { turns } = reportOf(lines).report
    expect(turns[0]?.phases[0]?.entries[0]?.text).toBe('Channel at Bouvet: one straddle')
    expect(turns.map(({ ships }) => ships.length)).toEqual([0, 1])
  })
})

const damage = (by: number) => ({ effects: shell({ box: '4-3', flotation: by }).effects })

describe('what the user writes', () => {
  test('is in the journal and in the report; the newest one counts, and it is no part of the story', () => {
    const lines = ushant(
      writeCaption({ of: 'title' }, 'The glori\u00adous\n12th'),
      writeCaption({ of: 'turn', turn: 1 }, 'Contact'),
      writeCaption({ of: 'turn', turn: 1 }, 'First contact'),
      writePoints(sideId('britain'), 7),
      shell({ box: '4-3', flotation: -2 }),
    )
    const { report } = reportOf(lines)
    expect(report.title).toBe('The glorious 12th')
    expect(report.turns.map(({ caption }) => caption)).toEqual(['First contact'])
    expect(report.sides.map(({ points }) => points)).toEqual([7, null])
    expect(report.turns[0]?.phases.flatMap(({ entries }) => entries)).toHaveLength(1)
  })
})

describe('a journal of which little can be reported', () => {
  test('says so in a sentence', () => {
    expect(reportOf([]).report.trouble).toEqual(['The journal is empty: there is nothing to report.'])
    expect(reportOf(ushant(turnOf(2, 'gunnery')).slice(1)).report.trouble).toEqual([
      'The journal has lost its first line, which says who fought. No report can be made from its one line.',
    ])
    expect(reportOf(ushant()).report.trouble).toEqual(['Nothing has been played yet.'])
    const firing = { kind: 'dialogue', dialogue: 'd1', is: 'opened', procedure: 'gunnery', input: {} } as never
    expect(reportOf(ushant(firing)).report.trouble).toEqual(['Nothing has been played yet.'])
    const [head] = ushant()
    const stranger = { ...head, pack: 'whist' } as never
    expect(reportOf([stranger]).report.trouble[0]).toBe(
      'This program does not have the rules “whist”, so no report can be made.',
    )
  })

  test('names the lines that are missing and reports the rest', () => {
    const lines = ushant(
      shell({ box: '4-3', flotation: -2 }),
      turnOf(2, 'gunnery'),
      shell({ box: '5-3', flotation: -1 }),
    )
    const { report } = reportOf(lines.filter(({ seq }) => seq !== 2))
    expect(report.trouble).toEqual(['One line of the journal could not be read. What it did is missing here.'])
    expect(report.ships.find(({ name }) => name === 'Bouvet')?.end.left).toBe(27)
  })
})

test('no seal is opened, whoever asks for the report', () => {
  const lines = ushant({ kind: 'sealed', owner: 'umpire', what: 'note', payload: 'mines off the cape' })
  expect(JSON.stringify(reportOf(lines))).not.toContain('mines off the cape')
})

test('the story of any battle ends on the table that the game has', () => {
  for (const seed of [3, 11, 27]) {
    const battle = playedBattle(seed, 4)
    const { end, report } = reportOf(linesOf(battle))
    // A report opens no seal.
    expect(end).toEqual({ ...battle.state, decks: { ...battle.state.decks, sealed: {} } })
    const straddles = report.guns.reduce((sum, row) => sum + row.straddles, 0)
    const shells = report.guns.reduce((sum, row) => sum + row.entered + row.held, 0)
    expect(shells).toBeLessThanOrEqual(straddles)
  }
})
