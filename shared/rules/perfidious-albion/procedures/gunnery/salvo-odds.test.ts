import { expect, test } from 'vitest'
import { RuleDraft } from '../../../../game/rule-draft'
import type { Dialogue } from '../../../../kernel/dialogue'
import { exactOdds } from '../../../../kernel/exact-odds'
import { fieldId, trackId } from '../../../../kernel/ids'
import { usualPolicy } from '../../../../kernel/policy'
import { playOut } from '../../../../kernel/sampled-odds'
import { seededDice } from '../../../../kernel/seeded-dice'
import { percentOf } from '../../../../words/percent'
import type { OddsRow } from '../../../pack/odds'
import { read } from '../../../run/run-procedure.testing'
import { rules, target } from '../damage/action.testing'
import { fates, beforeDice, salvoOdds } from './salvo-odds'
import { fleets } from './fleets.testing'
import { PlayedOdds } from './played-odds'
import { salvo } from './salvo'
import { salvoForm } from './salvo-form'
import { meeting, zGuns } from './salvo.testing'

const rowInWords = ({ say, chance }: OddsRow) => `${read(say)}: ${percentOf(chance)}`

function last<Odds>(odds: Generator<Odds, Odds>): Odds {
  for (;;) {
    const step = odds.next()
    if (step.done) return step.value
  }
}

const assumed = () => ({ dice: seededDice(1898), policy: usualPolicy })
const oddsOf = (input: object = {}, state = meeting(), most?: number) =>
  last(salvoOdds(beforeDice(rules, state, salvoForm.read(state, { ...zGuns, ...input })), assumed(), most))

/** Burning at 6, so that any fire hit explodes within. */
function burning() {
  const state = meeting()
  const ship = state.ships[target]!
  return { ...state, ships: { ...state.ships, [target]: { ...ship, tracks: { ...ship.tracks, fire: 6 } } } }
}

test('four guns at 30 %: one straddle or two, and every hit is followed', () => {
  const odds = oddsOf()
  expect([odds.samples, odds.fates.floods.error]).toEqual([null, null])
})

test('one straddle that is sure: as many places as penetrate, of sixty', () => {
  // 100 %: Z at 32 inches goes through everything but armour 9, which is on 4·1, 3·3 and 8·3.
  const { fates: only } = oddsOf({}, meeting({ table: { 'sea:2:2': -5 } }))
  const inHull = 48
  expect(only.penetrated.chance).toBeCloseTo((inHull - 3) / 60, 12)
  expect(only.blowsUp.chance).toBeCloseTo(4 / 60, 12)
  expect(only.burns.chance).toBeCloseTo(3 / 60, 12)
  expect(only.sinks.chance).toBe(0)
})

test('one straddle that is sure has its odds by place: void, kept out, gone in, blown up', () => {
  const state = meeting({ table: { 'sea:2:2': -5 } })
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
  expect(oddsOf().fates.blowsUp.chance).toBeCloseTo(followed.get('true')!.chance, 12)
})

test('what is played out agrees with what was followed, within the error that it shows', () => {
  const { fates: exact } = oddsOf()
  const played = new PlayedOdds(
    beforeDice(rules, meeting(), salvoForm.read(meeting(), zGuns)),
    seededDice(7),
    usualPolicy,
  )
  for (let sample = 0; sample < 4_000; sample++) played.once()
  for (const fate of fates) {
    const { chance, error } = played.fates[fate]
    expect(Math.abs(chance - exact[fate].chance), fate).toBeLessThanOrEqual(1.5 * (error ?? 1e-12))
  }
})

test('beyond two straddles the salvo is played out until no figure errs by more than a point', () => {
  const many = oddsOf({ rangeInches: 16, letters: 'Z B' })
  expect(many.samples).toBeGreaterThanOrEqual(1_000)
  for (const fate of fates) expect(many.fates[fate].error ?? 0, fate).toBeLessThanOrEqual(0.01)
  expect(many.fates.penetrated.chance).toBeGreaterThan(oddsOf().fates.penetrated.chance)
})

test('a squadron of eight: the odds are those of salvoes played to their end by the dialogue', () => {
  const state = fleets([0, 1, 2, 3, 4, 5, 6, 7], [0, 1])
  const input = salvoForm.withDefaults(state, { squadron: 'english' })
  const { fates: estimated } = last(salvoOdds(beforeDice(rules, state, salvoForm.read(state, input)), assumed()))
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

test('where she may explode within, the salvo is played out too', () => {
  expect(oddsOf({}, burning(), 500).samples).toBe(500)
})

test('it looks up every 250 salvoes, so that it can be given up', () => {
  const odds = salvoOdds(beforeDice(rules, burning(), salvoForm.read(burning(), zGuns)), assumed())
  const first = odds.next()
  expect([first.done, first.value.samples]).toEqual([false, 250])
})
