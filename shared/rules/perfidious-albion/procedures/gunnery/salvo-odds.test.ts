import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exactOdds } from '../../../../kernel/exact-odds'
import { usualPolicy } from '../../../../kernel/policy'
import { gunLetters } from '../../ship/ship'
import { straddlesOf, type Concentration } from './concentration'
import { rollStraddles, salvo } from './salvo'
import { straddleOdds, beforeDice, salvoOdds } from './salvo-odds'
import { RuleDraft } from '../../../../game/rule-draft'
import type { Dialogue } from '../../../../kernel/dialogue'
import { fieldId, trackId } from '../../../../kernel/ids'
import { playOut } from '../../../../kernel/sampled-odds'
import { seededDice } from '../../../../kernel/seeded-dice'
import type { Scalar } from '../../../../kernel/scalar'
import { percentOf } from '../../../../words/percent'
import type { OddsRow } from '../../../pack/odds'
import { read } from '../../../run/run-procedure.testing'
import { idOf, rules } from '../turn/fleet.testing'
import { fleets } from './fleets.testing'
import { meeting, shotOf, usualOf, zGuns } from './salvo.testing'

const concentration = (percent: number, index: number): Concentration => ({
  letter: gunLetters[index]!,
  penetration: 5,
  percent,
  ...straddlesOf(percent),
  because: [],
})

test('120 % is one straddle four times in five, two once', () => {
  expect(straddleOdds([straddlesOf(120)])).toEqual([0, 0.8, 0.2])
})

test('the closed form equals the odds of the dialogue, whatever fires', () => {
  const sums = fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 1, maxLength: gunLetters.length })
  fc.assert(
    fc.property(sums, (fives) => {
      const concentrations = fives.map((five, index) => concentration(5 * five, index))
      const followed = new Array<number>(straddleOdds(concentrations).length).fill(0)
      const odds = exactOdds(() => rollStraddles(concentrations, 'england'), usualPolicy)!
      for (const { value, chance } of odds.values()) followed[value.reduce((a, b) => a + b, 0)]! += chance
      for (const [straddles, chance] of straddleOdds(concentrations).entries()) {
        expect(followed[straddles], `${straddles} straddles`).toBeCloseTo(chance, 12)
      }
    }),
    { numRuns: 30 },
  )
})

test('all chances together are 1', () => {
  const odds = straddleOdds([straddlesOf(135), straddlesOf(70), straddlesOf(400)])
  expect(odds.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
  expect(odds.slice(0, 5)).toEqual([0, 0, 0, 0, 0])
})

const rowInWords = ({ say, chance }: OddsRow) => `${read(say)}: ${percentOf(chance)}`

function last<Odds>(odds: Generator<Odds, Odds>): Odds {
  for (;;) {
    const step = odds.next()
    if (step.done) return step.value
  }
}

const target = idOf('Brennus')
const assumed = () => ({ dice: seededDice(1898), policy: usualPolicy })

const prepared = (input: Readonly<Record<string, Scalar>> = {}, state = meeting()) =>
  beforeDice(rules, state, shotOf(state, input))

/** The figures by their names, and how often it was played out. */
function oddsOf(input: Readonly<Record<string, Scalar>> = {}, state = meeting(), most?: number) {
  const { rows, samples } = last(salvoOdds(prepared(input, state), assumed(), most))
  const fates = Object.fromEntries(rows.map((row) => [row.say.key.split('.').at(-1), row] as const))
  return { samples, fates: fates as Record<'floods' | 'burns' | 'sinks' | 'blowsUp', OddsRow> }
}

/** Burning at 6, so that any fire hit explodes within. */
const burning = () => meeting('Brennus speed=12 fire=6')

test('one straddle that is sure: what its hit does by itself is exact, of sixty places', () => {
  // 100 %: Z at 32 inches goes through everything but armour 9, which is on 4·1, 3·3 and 8·3.
  const { fates: only } = oddsOf({}, meeting('sea:2:2=-5'))
  expect(only.blowsUp.chance).toBeCloseTo(4 / 60, 12)
  expect(only.burns.chance).toBeCloseTo(3 / 60, 12)
  expect(only.sinks.chance).toBe(0)
})

test('one straddle that is sure has its odds by place: void, kept out, gone in, blown up', () => {
  const state = meeting('sea:2:2=-5')
  const rows = salvo.odds!.quick(state, zGuns, []).map(rowInWords)
  expect(rows).toEqual([
    'outside the hull (12 of 60): 20',
    'armour keeps it out (3 of 60): 5',
    'it goes in (45 of 60): 75',
  ])
  const more = last(salvo.odds!.full(state, zGuns, { ...assumed(), pending: [] }))
  expect(more.rows.map(rowInWords)).toContain('blows up: 6.7')
  // For a possible second one only the number of straddles is given, and no place.
  expect(salvo.odds!.quick(meeting(), zGuns, []).map(rowInWords)).toEqual([
    'one straddle: 80',
    '2 straddles: 20',
    expect.stringMatching(/^a shell goes in: /),
  ])
})

test('the odds are those of the dialogue itself', () => {
  const state = meeting()
  function* whole(): Dialogue<boolean> {
    const draft = new RuleDraft(rules, state, [], 'table')
    yield* salvo.run(draft, zGuns)
    return draft.ship(target).fields['standing' as never] === 'blownUp'
  }
  const followed = exactOdds(whole, usualPolicy)!
  const { chance, error } = oddsOf().fates.blowsUp
  expect(Math.abs(chance - followed.get('true')!.chance)).toBeLessThanOrEqual(error!)
})

test('it is played out until no figure errs by more than a point', () => {
  const { samples, fates } = oddsOf({ rangeInches: 16, letters: 'Z B' })
  expect(samples).toBeGreaterThanOrEqual(1_000)
  for (const { error } of Object.values(fates)) expect(error).toBeLessThanOrEqual(0.01)
})

test('a squadron of eight: the odds are those of salvoes played to their end by the dialogue', () => {
  const state = fleets([0, 1, 2, 3, 4, 5, 6, 7], [0, 1])
  const input = usualOf(state, { squadron: 'english' })
  const { fates: estimated } = oddsOf(input, state)
  const dice = seededDice(3)
  const seen = { floods: 0, burns: 0, blowsUp: 0 }
  const salvoes = 1_500
  for (let times = 0; times < salvoes; times++) {
    const draft = new RuleDraft(rules, state, [], 'table')
    playOut(salvo.run(draft, input), dice, usualPolicy)
    const { tracks, fields } = draft.ship(input['target'] as typeof target)
    seen.floods += Number((tracks[trackId('flooding')] ?? 0) > 0)
    seen.burns += Number((tracks[trackId('fire')] ?? 0) > 0)
    seen.blowsUp += Number(fields[fieldId('standing')] === 'blownUp')
  }
  // Three standard errors of the salvoes beside the error shown.
  for (const fate of ['floods', 'burns', 'blowsUp'] as const) {
    expect(Math.abs(seen[fate] / salvoes - estimated[fate].chance), fate).toBeLessThan(0.04 + estimated[fate].error!)
  }
})

test('no more often than asked for, and it looks up every 250 salvoes, so that it can be given up', () => {
  expect(oddsOf({}, burning(), 500).samples).toBe(500)
  const first = salvoOdds(prepared({}, burning()), assumed()).next()
  expect([first.done, first.value.samples]).toEqual([false, 250])
})
