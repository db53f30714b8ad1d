import { RuleDraft } from '../../../game/rule-draft'
import { errorOf } from '../../../kernel/sampled-odds'
import { seededDice } from '../../../kernel/seeded-dice'
import { playedWith } from '../../kit/battle/simulation'
import type { Input } from '../../pack/input'
import type { SimulationPlot } from '../../pack/simulation'
import { read } from '../../run/run-procedure.testing'
import { gunfireForm } from '../procedures/gunnery/gunfire-form'
import { broadsideOdds, reckoned } from '../procedures/gunnery/reckoning'
import { atNight, type NightSetup } from '../procedures/night-action.testing'
import { checkShip } from '../ship/check-ship'
import { shape } from '../ship/shape'
import { SquadronFire } from './battle'
import { battleForm, battleOf as battleFrom, battleSimulation as simulation } from './index'
import { expect, test } from 'vitest'

const rules = { checkShip, shape }
const two = (setup: NightSetup = {}) => atNight(setup)
const played = (input: object, battles: number, state = two()) => simulation.play(state, { ...input }, 1942)(0, battles)
const battleOf = (state: ReturnType<typeof two>, input: Input) => battleFrom(state, battleForm.read(state, input))
const plotOf = (plots: readonly SimulationPlot[], key: string) => plots.find((plot) => plot.key === key)!

test('every field has its default', () => {
  const fields = simulation.inputs(two(), {})
  expect(Object.fromEntries(fields.map(({ name, default: usual }) => [name, usual]))).toMatchObject({
    first: 'cruisers',
    second: 'north',
    rangeInches: 10,
    turns: 3,
    secondaries: true,
    firstBearing: '90',
    firstAim: 'opposite',
  })
})

test('each ship fires at her opposite number, or all at the leading ship; who has none at the last of the line', () => {
  const state = two({ japan: { Furutaka: {}, Kako: {}, Aoba: {} } })
  const targets = (firstAim: string) => [...battleOf(state, { firstAim }).sides[0].targets.values()]
  expect(targets('opposite')).toEqual(['astoria', 'quincy', 'quincy'])
  expect(targets('leader')).toEqual(['astoria', 'astoria', 'astoria'])
})

test.each([
  [{ rangeInches: 60 }, ['rangeInches', 'battle-out-of-range']],
  [{ firstBearing: '45' }, ['firstBearing', 'gunfire-no-such-bearing']],
])('%j is refused by its field', (input, [field, code]) => {
  expect(simulation.check(two(), input)).toMatchObject({ ok: false, code, values: { field } })
})

test('a turn in which nobody is hit is as likely as the odds of both salvoes say', () => {
  const state = two({ allies: { Astoria: {} }, japan: { Furutaka: {} } })
  const odds = (squadron: string) => {
    const inputs = gunfireForm.read(state, { squadron, rangeInches: 10 })
    return broadsideOdds(state, reckoned(state, inputs))[0]!
  }
  const expected = odds('cruisers') * odds('north')
  const battle = battleOf(state, { rangeInches: 10 })
  const sides = [0, 1].map((at) => new SquadronFire(state, battle.sides[at]!, battle.sides[1 - at]!, battle))
  const dice = seededDice(3)
  const times = 2_000
  let none = 0
  for (let time = 0; time < times; time++) {
    const table = new RuleDraft(rules, state, [], 'table')
    const hits = sides.flatMap((fire) => fire.fires(table, fire.aims(state, new Set()), playedWith(dice)))
    if (hits.length === 0) none++
  }
  expect(Math.abs(none / times - expected)).toBeLessThan(2 * errorOf(expected, times))
})

test('chits, mishaps off and no secondaries are played too', () => {
  const state = two({ houseRules: { hitMethod: 'chits', mishaps: 'off' } })
  expect(played({ secondaries: false, turns: 2 }, 20, state).battles).toBe(20)
  const empty = two({ houseRules: { hitMethod: 'chits' }, table: { chitCup: '' } })
  expect(simulation.check(empty, {})).toMatchObject({ code: 'chit-cup-empty' })
})

test('it counts the ships afloat that burn and those that are out of action', () => {
  const input = { rangeInches: 2, turns: 4 }
  const plots = simulation.plots(two(), input, played(input, 80))
  const [lost] = plotOf(plots, 'eachShip').series
  const { series } = plotOf(plots, 'afloat')
  expect(series.map(({ label }) => read(label))).toEqual(['Stopped or without a gun', 'Burning'])
  for (const { chances } of series) {
    for (const [place, { chance }] of chances.entries()) {
      expect(chance + lost!.chances[place]!.chance).toBeLessThanOrEqual(1)
    }
  }
  expect(series[1]!.chances.some(({ chance }) => chance > 0)).toBe(true)
})

test('a ship without a gun that fires is out of action from the start', () => {
  const state = two({ allies: { Astoria: { fields: { casualties: 'ringMain gunsSilenced' } } } })
  const counts = played({ rangeInches: 20, turns: 1 }, 30, state)
  expect(counts['other outOfAction astoria']).toBe(counts.battles - (counts['lost astoria 1'] ?? 0))
})

test('ruling `damageTiming`: at once, a squadron that is sunk by the first salvoes does not answer', () => {
  const sinking = { tracks: { flotation: 1 } }
  const at = (damageTiming: string) =>
    two({ houseRules: { damageTiming }, japan: { Furutaka: {} }, allies: { Astoria: sinking } })
  expect(simulation.assumes(at('atOnce'), {}).map(read).join(' ')).toContain('its hits count before the other fires')
  expect(simulation.assumes(at('together'), {}).map(read).join(' ')).toContain('take effect together')
  const input = { rangeInches: 2, turns: 1 }
  const japanKeeps = (state: ReturnType<typeof two>) =>
    plotOf(simulation.plots(state, input, played(input, 1200, state)), 'flotation').series[0]!.chances.reduce(
      (all, { chance }, step) => all + chance * step,
      0,
    )
  expect(japanKeeps(at('atOnce'))).toBeGreaterThan(japanKeeps(at('together')))
})
