import { expect, test } from 'vitest'
import { RuleDraft } from '../../../game/rule-draft'
import { shipId } from '../../../kernel/ids'
import { usualPolicy } from '../../../kernel/policy'
import { errorOf, playOut } from '../../../kernel/sampled-odds'
import { seededDice } from '../../../kernel/seeded-dice'
import { playedWith } from '../../kit/battle/simulation'
import type { Input } from '../../pack/input'
import { rules } from '../procedures/turn/fleet.testing'
import { fleets } from '../procedures/gunnery/fleets.testing'
import { salvo } from '../procedures/gunnery/salvo'
import { shotOf, usualOf } from '../procedures/gunnery/salvo.testing'
import { beforeDice, salvoOdds } from '../procedures/gunnery/salvo-odds'
import { battleSimulation as simulation, SquadronFire } from './battle'
import { battleForm, battleOf as battleFrom } from './battle-form'

const two = () => fleets([0, 1], [0, 1])

function played(input: object, battles: number, state = two()) {
  return simulation.play(state, { ...input }, 1898)(0, battles)
}

const battleOf = (state: ReturnType<typeof two>, input: Input) => battleFrom(state, battleForm.read(state, input))

test('every field has its default until it is changed', () => {
  const fields = simulation.inputs(two(), {})
  expect(Object.fromEntries(fields.map(({ name, default: usual }) => [name, usual]))).toMatchObject({
    first: 'english',
    second: 'french',
    rangeInches: 32,
    turns: 3,
    firstAim: 'leader',
    damageControl: true,
  })
})

test('at whom each ship fires can be chosen ship by ship', () => {
  const chosen = { firstAim: 'chosen', 'target:english-1': 'french-1' }
  expect(simulation.inputs(two(), chosen).map(({ name }) => name)).toContain('target:english-1')
  const targets = battleOf(two(), chosen).sides[0].targets
  expect([...targets.values()]).toEqual(['french-0', 'french-1'])
})

test('each ship at her opposite number; who has none fires at the last of the line', () => {
  const { targets } = battleOf(fleets([0, 1, 2], [0, 1]), { firstAim: 'opposite' }).sides[0]
  expect([...targets.values()]).toEqual(['french-0', 'french-1', 'french-1'])
})

test.each([
  [{ rangeInches: 200 }, ['rangeInches', 'beyond-visibility']],
  [{ firstAim: 'chosen', 'target:english-0': 'english-1' }, ['target:english-0', 'no-such-ship']],
])('%j is refused by its field', (input, [field, code]) => {
  const checked = simulation.check(two(), input)
  expect(checked).toMatchObject({ ok: false, code, values: { field } })
})

test('a squadron fires by the dice of a salvo: the same dice leave the same ship', () => {
  const state = fleets([0, 1, 2], [3, 4])
  const battle = battleOf(state, {})
  const fire = new SquadronFire(state, battle.sides[0], battle.sides[1], battle)
  const input = usualOf(state, { squadron: 'english', rangeInches: 32, sector: 'starboard' })
  for (let seed = 0; seed < 40; seed++) {
    const ours = new RuleDraft(rules, state, [], 'table')
    fire.resolve(ours, fire.aim(ours.state), playedWith(seededDice(seed)))
    const theirs = new RuleDraft(rules, state, [], 'table')
    playOut(salvo.run(theirs, input), seededDice(seed), usualPolicy)
    expect(ours.ship(shipId('french-0'))).toEqual(theirs.ship(shipId('french-0')))
  }
})

test('a single turn agrees with the odds of the salvo, within the errors shown', () => {
  const state = fleets([0, 1], [0])
  const input = { rangeInches: 16, damageControl: false, turns: 1 }
  const ordered = usualOf(state, { squadron: 'english', rangeInches: 16, sector: 'starboard' })
  const odds = salvoOdds(beforeDice(rules, state, shotOf(state, ordered)), {
    dice: seededDice(1),
    policy: usualPolicy,
  })
  let step = odds.next()
  while (!step.done) step = odds.next()
  const [, , sinks, blowsUp] = step.value.rows
  const battles = 800
  const lost = played(input, battles, state)['lost french-0 1'] ?? 0
  const predicted = sinks!.chance + blowsUp!.chance
  // The French fire first in half the battles and may cost the English a gun: a little less than the odds.
  expect(Math.abs(lost / battles - predicted)).toBeLessThan(2 * errorOf(predicted, battles) + blowsUp!.error! + 0.02)
})
