import { describe, expect, test } from 'vitest'
import { settled, shell, straddle, torpedoes, turnOf, ushant } from './ushant.testing'
import { playedBattle, linesOf, reportOf } from './battle.testing'
import { writeCaption, writePoints } from '../log/captions'
import { sideId } from '../kernel/ids'

describe('the story of an evening', () => {
  const evening = ushant(
    turnOf(1, 'gunnery'),
    straddle('Z', { sure: 1, percent: 20, came: true, fate: ['enters', 'held'] }),
    shell({ box: '4-3', flotation: -2 }),
    turnOf(2, 'gunnery'),
    { kind: 'note', text: 'The wind gets up' },
    shell({ box: '5-3', flotation: -1, fire: 1 }),
  )

  test('goes turn by turn, every result in a sentence with its dice and its reasons', () => {
    const { turns } = reportOf(evening).report
    expect(turns.map(({ turn }) => turn)).toEqual([1, 2])
    const [salvo] = turns[0]!.phases[0]!.entries
    expect(salvo?.text).toBe('Channel at Bouvet: 2 straddles')
    expect(salvo?.why).toContain('Bouvet 4·3: penetration 9 goes through armour 5.')
    expect(salvo?.dice).toEqual([{ die: 'D20', rolled: 3, by: 'table' }])
    expect(turns[1]?.phases[0]?.entries[0]?.text).toBe('Note: The wind gets up')
  })

  test('shows each ship before and after the turn in which something was done to her', () => {
    const { turns } = reportOf(evening).report
    expect(turns.map(({ ships }) => ships.map(({ name, said }) => `${name}: ${said}`))).toEqual([
      ['Bouvet: one box struck, flotation 30 to 28 of 30'],
      ['Bouvet: one box struck, flotation 28 to 27 of 30, fire 0 to 1'],
    ])
  })

  test('keeps the state of ships and sides, turn after turn', () => {
    const { sides, ships } = reportOf(evening).report
    expect(ships.find(({ name }) => name === 'Bouvet')?.flotation).toEqual([30, 28, 27])
    expect(sides.map(({ name, flotationLost }) => [name, flotationLost])).toEqual([
      ['Britain', 0],
      ['France', 3],
    ])
    expect(sides[1]?.fire).toEqual([0, 0, 1])
  })

  test('counts hits by gun beside what the sum let expect', () => {
    expect(reportOf(evening).report.guns).toEqual([
      { side: 'Britain', letter: 'Z', salvoes: 1, expected: 1.2, straddles: 2, entered: 1, held: 1 },
    ])
  })

  test('counts what torpedoes were fired, ran under a ship and struck, beside the guns', () => {
    const lines = ushant(...torpedoes(['strikes', 'aboveWater', 'strikes']), ...torpedoes(['void']))
    expect(reportOf(lines).report.torpedoes).toEqual([{ side: 'Britain', type: '18″', fired: 4, tested: 4, struck: 2 }])
  })

  test('counts dice beside the expected number', () => {
    const [d20] = reportOf(evening).report.dice
    expect(d20).toMatchObject({ die: 'D20', count: 1, mean: 3, expected: 10.5, byApp: 0 })
  })

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
