import { describe, expect, test } from 'vitest'
import { initiativeHolder } from '../../../kit/initiative'
import { rows } from '../../../kit/rows.testing'
import { chancesOfInitiative, initiative } from './initiative'
import { before, dueIn, plays, playsRows, refuses, sea } from './two-sides.testing'

/** Nobody has it yet; Blue has two commanders, worth +2, and Red one, worth −1. */
const red = 'foe/cruiser command=-2; phase=initiative initiativeTurn=0'
const fleet = `battleship command=2; base/base command=1; ${red}`

const again = 'asked=round-1/Blue+round-1/Red+round-2/Blue+round-2/Red'
const ties = '3 6 '.repeat(20)
playsRows(
  initiative,
  `
  a D10 each, with what the commanders are worth | ${fleet} | | 4 6 | | "Initiative to Blue" "Blue throws 4; with +2 for its commanders that is 6." "Red throws 6; with −1 for its commanders that is 5." "Blue has the initiative this turn, with 6."
  equal throws are thrown again                  | ${fleet} | | 3 6 2 9 | | "Initiative to Red" "Equal at 5: thrown again." ${again}
  keepLast: who had it keeps it                  | ${fleet}; initiativeTie=keepLast turn=2 initiative=Red initiativeTurn=1 | | 3 6 | | "Initiative to Red" "Equal at 5: Red keeps the initiative of the turn before."
  in the first turn they are thrown again        | ${fleet}; initiativeTie=keepLast initiative= | | 3 6 9 1 | | "Initiative to Blue" ${again}
  however often they tie, the dialogue ends      | ${fleet} | | ${ties} | holder=Red | "Initiative to Red"
`,
)

describe('what the commanders are worth (6.1)', () => {
  test('each is shown, and their sum', () => {
    const { questions } = plays(initiative, sea(fleet), { faces: [4, 6] })
    expect(questions.map(({ to }) => to)).toEqual(['Blue', 'Red'])
    const { sums, odds } = before(initiative, sea(fleet))
    expect(sums[0]).toEqual({
      title: 'Blue',
      lines: ['Thunderbolt +2', 'Hal Far +1', 'Command values together +3'],
      total: '+2',
      means: 'has the initiative in 77.4 %',
    })
    expect(sums[1]).toMatchObject({
      lines: ['Tone Gawa −2', 'Command values together −2'],
      total: '−1',
    })
    expect(odds).toEqual([
      ['Blue has the initiative', expect.closeTo(72 / 93, 12)],
      ['Red has the initiative', expect.closeTo(21 / 93, 12)],
    ])
  })

  test('every step of the scale, either way', () => {
    const worth = (sum: number) => {
      const ships = Array.from({ length: Math.abs(sum) }, (_, at) => `s${at}:destroyer command=${Math.sign(sum)}`)
      return before(initiative, sea([...ships, red].join('; '))).sums[0]?.total
    }
    expect([0, 1, 2, 3, 6, 7, 12, 13, 20, 21, 30].map(worth).join(' ')).toBe('0 +1 +1 +2 +2 +3 +3 +4 +4 +5 +5')
    expect([-1, -2, -3, -7, -13, -21].map(worth).join(' ')).toBe('−1 −1 −2 −3 −4 −5')
  })

  test.each(
    rows(`
      sunk         | battleship command=2 standing=sunk
      a wreck      | battleship command=2 standing=wreck
      off the table | battleship command=2 standing=left
      shot down    | fighters command=2 aircraft=0
    `),
  )('who is %s commands no more', (_, lost) => {
    expect(before(initiative, sea(`${lost}; base/base command=1; ${red}`)).sums[0]?.total).toBe('+1')
  })
})

test('the initiative is of one turn, and asked for in the next', () => {
  expect(dueIn(sea(fleet))).toEqual(['Throw for initiative'])
  const { state } = plays(initiative, sea(fleet), { faces: [10, 1] })
  expect([dueIn(state), initiativeHolder(state)]).toEqual([[], 'Blue'])
  expect(before(initiative, state).warnings).toEqual(['Initiative was thrown for this turn already.'])
  const next = { ...state, turn: 2 }
  expect([initiativeHolder(next), dueIn(next)]).toEqual([undefined, ['Throw for initiative']])
})

test('one side alone throws for nothing', () => {
  const state = sea(fleet)
  const alone = { ...state, sides: state.sides.slice(0, 1) }
  expect([refuses(initiative, alone), dueIn(alone)]).toEqual([['initiative-one-side', undefined], []])
})

describe('how likely each side has it', () => {
  /** Every pair of faces; a tie is no throw at all. */
  const counted = (ours: number, theirs: number) => {
    const faces = Array.from({ length: 10 }, (_, at) => at + 1)
    const leads = faces.flatMap((mine) => faces.map((yours) => mine + ours - yours - theirs))
    return {
      won: leads.filter((lead) => lead > 0).length / 100,
      tied: leads.filter((lead) => lead === 0).length / 100,
    }
  }

  test.each([
    [0, 0],
    [2, -1],
    [-5, 5],
    [1, 3],
  ])('is that of the dice with %i against %i, ties thrown again or kept', (ours, theirs) => {
    const { won, tied } = counted(ours, theirs)
    const [first = 0, others = 0] = chancesOfInitiative([ours, theirs])
    expect(first).toBeCloseTo(won / (1 - tied), 12)
    expect(first + others).toBeCloseTo(1, 12)
    expect(chancesOfInitiative([ours, theirs], 0)[0]).toBeCloseTo(won + tied, 12)
  })

  test('of three sides', () => {
    chancesOfInitiative([1, 1, 1]).forEach((chance) => expect(chance).toBeCloseTo(1 / 3, 12))
    const uneven = chancesOfInitiative([2, 0, -1])
    expect(uneven.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 12)
    expect(uneven[0]!).toBeGreaterThan(uneven[1]!)
  })
})
