import { describe, expect, test } from 'vitest'
import { airBase, battleship, cruiser, destroyer, fighters } from '../../ship/stands.testing'
import type { TableSetup, Stands } from '../table.testing'
import { initiativeHolder } from '../../../kit/initiative'
import { initiative, chancesOfInitiative } from './initiative'
import { against, before, dueIn, plays, refuses } from './two-sides.testing'

const sides = { Blue: ['line', 'base'], Red: ['foe'] }
const commands = (command: number) => ({ fields: { command } })
const stands: Stands = {
  one: { of: battleship, ...commands(2) },
  two: { of: airBase, squadron: 'base', ...commands(1) },
  foe: { of: cruiser, squadron: 'foe', ...commands(-2) },
}
const atSea = (setup: TableSetup = {}, changes: Stands = {}) =>
  against(sides, { ...stands, ...changes }, { phase: 'initiative', ...setup })

describe('a D10 each, with what the commanders are worth (6.1)', () => {
  test('squadrons and air bases count, with the sign of their sum', () => {
    const { label, why, state } = plays(initiative, atSea(), { faces: [4, 6] })
    expect(label).toBe('Initiative to Blue')
    expect(why).toEqual([
      'Blue throws 4; with +2 for its commanders that is 6.',
      'Red throws 6; with −1 for its commanders that is 5.',
      'Blue has the initiative this turn, with 6.',
    ])
    expect(state.table).toMatchObject({ initiative: 'Blue', initiativeTurn: 1 })
  })

  test('each commander is shown, and what their sum is worth', () => {
    const { questions } = plays(initiative, atSea(), { faces: [4, 6] })
    const { sums } = before(initiative, atSea())
    expect(questions.map(({ to }) => to)).toEqual(['Blue', 'Red'])
    expect(sums[0]).toEqual({
      title: 'Blue',
      lines: ['Commander aboard Thunderbolt +2', 'Commander aboard Hal Far +1', 'Command values together +3'],
      total: '+2',
      means: 'has the initiative in 77.4 %',
    })
    expect(sums[1]).toMatchObject({
      lines: ['Commander aboard Tone Gawa −2', 'Command values together −2'],
      total: '−1',
    })
  })

  test('every step of the scale, either way', () => {
    const worth = (sum: number) => {
      const fleet = Object.fromEntries(
        Array.from({ length: Math.abs(sum) }, (_none, at) => [
          `s${at}`,
          { of: destroyer, ...commands(Math.sign(sum)) },
        ]),
      )
      return before(initiative, against(sides, { ...fleet, foe: { of: cruiser, squadron: 'foe' } })).sums[0]?.total
    }
    expect([0, 1, 2, 3, 6, 7, 12, 13, 20, 21, 30].map(worth)).toEqual([
      '0',
      '+1',
      '+1',
      '+2',
      '+2',
      '+3',
      '+3',
      '+4',
      '+4',
      '+5',
      '+5',
    ])
    expect([-1, -2, -3, -7, -13, -21].map(worth)).toEqual(['−1', '−1', '−2', '−3', '−4', '−5'])
  })

  test('who is sunk, a wreck or off the table commands no more', () => {
    for (const standing of ['sunk', 'wreck', 'left']) {
      const lost = atSea({}, { one: { of: battleship, fields: { command: 2, standing } } })
      expect(before(initiative, lost).sums[0]?.total).toBe('+1')
    }
    const shotDown = atSea({}, { air: { of: fighters, fields: { command: 2 }, tracks: { aircraft: 0 } } })
    expect(before(initiative, shotDown).sums[0]?.lines).toHaveLength(3)
  })
})

describe('equal throws', () => {
  test('are thrown again by those who tie', () => {
    const { label, why, asked } = plays(initiative, atSea(), { faces: [3, 6, 2, 9] })
    expect(asked).toEqual(['round-1/Blue', 'round-1/Red', 'round-2/Blue', 'round-2/Red'])
    expect(why).toContain('Equal at 5: thrown again.')
    expect(label).toBe('Initiative to Red')
  })

  test('ruling keepLast: who had it keeps it; in the first turn they are thrown again', () => {
    const houseRules = { initiativeTie: 'keepLast' }
    const had = atSea({ houseRules, turn: 2, table: { initiative: 'Red', initiativeTurn: 1 } })
    const kept = plays(initiative, had, { faces: [3, 6] })
    expect(kept.label).toBe('Initiative to Red')
    expect(kept.why).toContain('Equal at 5: Red keeps the initiative of the turn before.')
    expect(plays(initiative, atSea({ houseRules }), { faces: [3, 6, 9, 1] }).label).toBe('Initiative to Blue')
  })

  test('however often they tie, the dialogue ends', () => {
    const faces = Array.from({ length: 20 }, () => [3, 6]).flat()
    expect(plays(initiative, atSea(), { faces, said: { holder: 'Red' } }).label).toBe('Initiative to Red')
  })
})

test('the initiative is of one turn, and asked for in the next', () => {
  expect(dueIn(atSea())).toEqual(['Throw for initiative'])
  const { state } = plays(initiative, atSea(), { faces: [10, 1] })
  expect(dueIn(state)).toEqual([])
  expect(initiativeHolder(state)).toBe('Blue')
  expect(before(initiative, state).warnings).toEqual(['Initiative was thrown for this turn already.'])
  expect(initiativeHolder({ ...state, turn: 2 })).toBeUndefined()
  expect(dueIn({ ...state, turn: 2 })).toEqual(['Throw for initiative'])
})

test('one side alone throws for nothing', () => {
  const alone = against({ Blue: ['line', 'base', 'foe'] }, stands)
  expect(refuses(initiative, alone)).toEqual(['initiative-one-side', undefined])
  expect(dueIn(alone)).toEqual([])
})

describe('how likely each side has it', () => {
  /** Every pair of faces; a tie is no throw at all. */
  const counted = (ours: number, theirs: number) => {
    let won = 0
    let tied = 0
    for (let mine = 1; mine <= 10; mine++)
      for (let yours = 1; yours <= 10; yours++) {
        if (mine + ours > yours + theirs) won++
        else if (mine + ours === yours + theirs) tied++
      }
    return { won: won / 100, tied: tied / 100 }
  }

  test('is that of the dice, ties thrown again or kept', () => {
    for (const [ours, theirs] of [
      [0, 0],
      [2, -1],
      [-5, 5],
      [1, 3],
    ] as const) {
      const { won, tied } = counted(ours, theirs)
      const [again = 0, others = 0] = chancesOfInitiative([ours, theirs])
      expect(again).toBeCloseTo(won / (1 - tied), 12)
      expect(again + others).toBeCloseTo(1, 12)
      expect(chancesOfInitiative([ours, theirs], 0)[0]).toBeCloseTo(won + tied, 12)
    }
  })

  test('of three sides', () => {
    const chances = chancesOfInitiative([1, 1, 1])
    chances.forEach((chance) => expect(chance).toBeCloseTo(1 / 3, 12))
    const uneven = chancesOfInitiative([2, 0, -1])
    expect(uneven.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 12)
    expect(uneven[0]!).toBeGreaterThan(uneven[1]!)
  })

  test('is shown beside the sum', () => {
    expect(before(initiative, atSea()).odds).toEqual([
      ['Blue has the initiative', expect.closeTo(72 / 93, 12)],
      ['Red has the initiative', expect.closeTo(21 / 93, 12)],
    ])
  })
})
