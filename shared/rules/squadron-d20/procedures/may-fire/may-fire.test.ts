import { describe, expect, test } from 'vitest'
import type { Input } from '../../../pack/input'
import { battleship, cruiser, motorBoats } from '../../ship/stands.testing'
import { played, reckoned, type Play } from '../played.testing'
import type { Stands } from '../table.testing'
import { mayFire } from './may-fire'
import { arms, assessFire, bandAt, bandsInches, caseOf, type Sight } from './sight'

const stands: Stands = {
  tone: { of: cruiser },
  foe: { of: battleship, squadron: 'theirs' },
  boats: { of: motorBoats, squadron: 'theirs' },
}
const band = (bands: number) => bandsInches[bands - 1]!

const asked = (input: Input, more: Partial<Play> = {}) =>
  played(mayFire, { stands, ...more, input: { ship: 'tone', target: 'foe', ...input } })

test('ranges: a band is 25 cm, and a range reads the first it does not exceed', () => {
  expect(bandsInches).toEqual([9.84, 19.69, 29.53, 39.37, 49.21])
  expect([0, 9.84, 25 / 2.54, 10, 19.69, 20, 125 / 2.54, 50].map(bandAt)).toEqual([1, 1, 1, 2, 2, 3, 5, 6])
})

describe('9.1: which row applies, and what it allows', () => {
  const seen = { isNight: false, isClear: true, isWithin: true, isLit: false }
  const day: Sight = { ...seen, band: 3, visibility: 4, spotting: 5 }
  const night = { ...day, isNight: true }

  test('the row', () => {
    expect(caseOf(day)).toBe('daySeen')
    expect(caseOf({ ...day, isClear: false })).toBe('unseen')
    expect(caseOf({ ...night, isWithin: false })).toBe('unseen')
    expect(caseOf({ ...night, isLit: true })).toBe('nightLit')
    expect(caseOf(night)).toBe('nightDark')
  })

  test.each([
    ['day, in sight', day, ['may', 'may', 'may']],
    ['hidden', { ...day, isClear: false }, ['no', 'no', 'shipTest']],
    ['by night, lit', { ...night, isLit: true }, ['may', 'may', 'may']],
    ['by night, dark', night, ['shipTest', 'shipTest', 'may']],
    ['beyond SD', { ...day, spotting: 2 }, ['no', 'no', 'no']],
  ] as const)('%s: guns, aimed torpedoes, a wide spread', (_, sight, verdicts) => {
    expect(arms.map((arm) => assessFire(arm, sight, false).verdict)).toEqual(verdicts)
  })

  test('a battery with radar that does not see her tests for itself, as far as SD', () => {
    const unseen = { ...day, isWithin: false, band: 5, visibility: 1 }
    expect(assessFire('guns', unseen, true)).toMatchObject({ verdict: 'batteryTest', limit: 5 })
    expect(assessFire('guns', { ...unseen, spotting: 4 }, true)).toMatchObject({ verdict: 'no', why: 'beyond' })
    expect(assessFire('guns', unseen, false)).toMatchObject({ verdict: 'no', why: 'noRadar' })
    expect(assessFire('wideSpread', unseen, true)).toMatchObject({ verdict: 'no', limit: 1 })
  })
})

describe('the procedure', () => {
  test('by day: the checklist and its answer', () => {
    const day = { stands, input: { rangeInches: band(3) }, table: { tacticalVisibility: 4 } }
    expect(played(mayFire, day).label).toBe('Tone Gawa may fire all 2 batteries')
    expect(reckoned(mayFire, day).warnings).toEqual([
      'Day.',
      'Clear line of sight.',
      'Within TVR: 3 RB, TVR 4.',
      'As far as 4 RB: the lower of SD 4 and TVR 4.',
      'Tone Gawa 8″ may fire.',
      'Tone Gawa 5″ may fire.',
    ])
  })

  test('beyond what she sees', () => {
    const { label, why } = asked({ rangeInches: band(5) })
    expect(label).toBe('Tone Gawa may fire no battery')
    expect(why).toContain('Tone Gawa 8″ may not fire: 5 RB, and 4 is the limit.')
  })

  test('every line can be overruled, and the answer too', () => {
    expect(asked({ rangeInches: band(3) }, { said: { 'check/clear': false } }).label).toMatch(/no battery/)
    expect(asked({ rangeInches: band(5) }, { said: { 'main-main/may': true } }).label).toMatch(/one battery of 2/)
  })

  test('by night in the dark one crew test for all, kept for the turn', () => {
    const night = { table: { light: 'night' } }
    const first = asked({ rangeInches: band(2) }, { ...night, faces: [4] })
    expect(first.asked.filter((key) => key.endsWith('/test'))).toEqual(['target/test'])
    expect(first.label).toBe('Tone Gawa may fire all 2 batteries')
    const kept = { table: { ...night.table, 'tested:tone:target': '1 foe passed' } }
    expect(asked({ arm: 'torpedoesAimed' }, kept).why).toContain('Tone Gawa has found Thunderbolt this turn: no test.')
    const other = asked({ target: 'boats' }, kept)
    expect(other.label).toMatch(/no battery/)
    const failed = asked({}, { ...night, faces: [3] })
    expect(failed.state.table['tested:tone:target']).toBe('1 foe failed')
    expect(asked({}, { table: failed.state.table }).label).toMatch(/no battery/)
    expect(asked({}, { table: failed.state.table, turn: 2, faces: [10] }).label).toMatch(/all 2/)
  })

  test('by radar each battery tests for itself', () => {
    const setup = { stands: { ...stands, tone: { of: battleship } }, table: { tacticalVisibility: 0 } }
    const { label, asked: keys } = asked({ rangeInches: band(4) }, { ...setup, faces: [5, 4, 10] })
    expect(keys.filter((key) => key.endsWith('/test'))).toEqual(['main-quad/test', 'main-twin/test', 'other-dp/test'])
    expect(label).toBe('Thunderbolt may fire 2 batteries of 3')
  })

  test('a wide spread into an area that nobody sees takes a test', () => {
    expect(asked({ arm: 'wideSpread', clear: false }, { faces: [4] }).label).toBe('Tone Gawa may launch a wide spread')
    expect(asked({ arm: 'wideSpread' }).label).toBe('Tone Gawa may launch a wide spread')
    expect(asked({ arm: 'torpedoesAimed', clear: false }).why.at(-1)).toBe(
      'Tone Gawa may not launch an aimed attack: the target is not seen.',
    )
  })
})
