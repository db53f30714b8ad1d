import { expect, test } from 'vitest'
import type { Answer } from '../../../../kernel/question'
import { dice, play } from '../../../../kernel/script.testing'
import { RuleDraft } from '../../../../game/rule-draft'
import type { Damage } from '../../../kit/marked-ship.testing'
import { majestic } from '../../card/majestic.testing'
import { gunLetters, type Sector } from '../../ship/ship'
import { action, consort, firer, rules, shipOfTests, target } from '../damage/action.testing'
import { concentrate, roundedSum, straddlesOf } from './concentration'
import { firingGuns } from './guns'

interface Case {
  readonly firing?: readonly Damage[]
  readonly at?: Damage
  readonly rangeInches?: number
  readonly sector?: Sector
  readonly table?: Record<string, number>
  readonly technologyPercent?: number
  readonly said?: Record<string, Answer>
}

/** Average crews under a target at speed 12, so that the table stands as printed. */
const plain: Damage = { fields: { crewQuality: 2 } }

function concentrated({ firing = [plain], at = { tracks: { speed: 12 } }, said, ...of }: Case = {}) {
  const document = majestic({ technologyPercent: of.technologyPercent ?? 0 })
  const ships = firing.map((damage, index) => shipOfTests([firer, consort][index]!, damage, document))
  const state = action(ships, [shipOfTests(target, at)], { table: of.table ?? {} })
  const draft = new RuleDraft(rules, state)
  const aim = { sector: of.sector ?? 'port', rangeInches: of.rangeInches ?? 14 } as const
  const groups = firingGuns(state, ships, gunLetters, aim)
  const { outcome, questions } = play(
    concentrate(draft, { target: state.ships[target]!, rangeInches: aim.rangeInches }, groups),
    dice(),
    said,
  )
  const percent = Object.fromEntries(outcome.map((each) => [each.letter, each.percent]))
  return { percent, outcome, questions, draft }
}

const z = (given: Case) => concentrated(given).percent['Z']

test('4 guns at 30 % = 120 % = 1 straddle and 20 % for a second (1-2 on D10)', () => {
  const [first] = concentrated({ rangeInches: 32 }).outcome
  expect(first).toMatchObject({ letter: 'Z', percent: 120, sure: 1, oneMore: { die: 'D10', atMost: 2 } })
})

test('table value and penetration by gun letter and range: the first column that the range does not exceed', () => {
  const { outcome } = concentrated({ rangeInches: 16 })
  expect(outcome.map(({ letter, percent, penetration }) => [letter, percent, penetration])).toEqual([
    ['Z', 160, 9],
    ['B', 240, 5],
    ['C', 60, 4],
    ['E', 200, 1],
  ])
  expect(concentrated({ rangeInches: 17 }).percent['Z']).toBe(140)
})

test('target speed under 5: +10; over 15: −10', () => {
  const speed = (made: number) => z({ at: { tracks: { speed: made } } })
  expect([speed(4), speed(5), speed(15), speed(16)]).toEqual([200, 160, 160, 120])
})

test('firing crew quality 1: −10; 3: +10', () => {
  const crew = (crewQuality: number) => z({ firing: [{ fields: { crewQuality } }] })
  expect([crew(1), crew(2), crew(3)]).toEqual([120, 160, 200])
})

test('technology level modifies as the card says', () => {
  expect(z({ technologyPercent: 5 })).toBe(180)
  expect(z({ technologyPercent: -10 })).toBe(120)
})

test('sea state modifies per deck level as the umpire says', () => {
  const low = concentrated({ said: { 'sea/3': -10 } })
  expect(low.percent).toMatchObject({ Z: 160, B: 2 * 40 + 4 * 30 })
})

test('the umpire’s word on the sea holds until he says otherwise, and for this sea only', () => {
  const { draft } = concentrated({ said: { 'sea/3': -10 } })
  expect(draft.state.table).toMatchObject({ 'sea:2:3': -10 })
  expect(concentrated({ table: { 'sea:2:3': -10 } }).percent['B']).toBe(200)
  expect(concentrated({ table: { 'sea:2:3': -10, seaState: 4 } }).percent['B']).toBe(240)
})

test('if the firer’s own fire track is at `Explosion!`, half of her sum counts', () => {
  expect(z({ firing: [{ ...plain, tracks: { fire: 7 } }] })).toBe(80)
  expect(z({ firing: [{ ...plain, tracks: { fire: 6 } }] })).toBe(160)
})

test('only the burning ship is halved, and the total of the ships is rounded down to a multiple of 5', () => {
  const firing = [{ fields: { crewQuality: 2 }, tracks: { fire: 7 } }, plain]
  expect(z({ firing })).toBe(240)
  expect(concentrated({ firing: [firing[0]!], technologyPercent: 1 }).percent['B']).toBe(Math.floor(246 / 2 / 5) * 5)
})

test('guns of the same letter are added together, across the ships of a squadron', () => {
  expect(concentrated({ firing: [plain, plain] }).percent).toMatchObject({ Z: 320, B: 480 })
})

test('a printed 0 % is in range and modifiers lift it', () => {
  expect(concentrated({ rangeInches: 56 }).percent['B']).toBe(0)
  expect(concentrated({ rangeInches: 56, firing: [{}] }).percent['B']).toBe(60)
})

test('not below 0 for any gun', () => {
  const poor = { fields: { crewQuality: 1 } }
  expect(concentrated({ rangeInches: 48, firing: [poor] }).percent['B']).toBe(0)
})

test('a per-gun chance may pass 100 %', () => {
  expect(concentrated({ said: { targetSpeed: 100 } }).percent['Z']).toBe(4 * 140)
})

test('a remainder that is a multiple of 10 is rolled on D10, any other on D20 (35 % = 1-7)', () => {
  expect(straddlesOf(230)).toMatchObject({ sure: 2, oneMore: { die: 'D10', atMost: 3 } })
  expect(straddlesOf(35)).toMatchObject({ sure: 0, oneMore: { die: 'D20', atMost: 7 } })
  expect(straddlesOf(200)).toEqual({ sure: 2, oneMore: null })
  expect([roundedSum(37.5), roundedSum(34), roundedSum(35)]).toEqual([35, 30, 35])
})

test('every modifier is judged by name, overrulable by the umpire, and so is the sum', () => {
  const { questions } = concentrated({ firing: [{ ...plain, tracks: { fire: 7 } }], technologyPercent: 5 })
  expect(questions.every(({ kind, to }) => kind === 'judge' && to === 'umpire')).toBe(true)
  expect(questions.map(({ key }) => key)).toEqual([
    'targetSpeed',
    'crew/firer',
    'technology/firer',
    'halved/firer',
    'sea/1',
    'sea/2',
    'sea/3',
    'percent/Z',
    'percent/B',
    'percent/C',
    'percent/E',
  ])
  expect(z({ said: { 'percent/Z': 35 } })).toBe(35)
})

test('the sum depends on the target’s speed, and on crews and fires of those who fire', () => {
  const { given } = concentrated().draft.changes
  expect(given).toEqual([
    { of: 'track', ship: target, track: 'speed', was: 12 },
    { of: 'field', ship: firer, field: 'crewQuality', was: 2 },
    { of: 'track', ship: firer, track: 'fire', was: 0 },
  ])
})
