import { expect, test } from 'vitest'
import { RuleDraft } from '../../../game/rule-draft'
import { usualPolicy } from '../../../kernel/policy'
import { playOut } from '../../../kernel/sampled-odds'
import { seededDice } from '../../../kernel/seeded-dice'
import { checkShip } from '../ship/check-ship'
import { resolveHits } from '../procedures/damage/damage'
import { atNight, idOf, type NightSetup } from '../procedures/night-action.testing'
import { shape } from '../ship/shape'
import { Shells } from './battle'

const rules = { checkShip, shape }
const destroyer: NightSetup = { allies: { Astoria: { form: { type: 'DD' } } } }

test.each([
  ['8″ at 12″', {}, 8, 12],
  ['6″ at 4″, where armour counts less', {}, 6, 4],
  ['5″ beyond 20″', {}, 5, 22],
  ['14″ on a destroyer, which strikes three places', destroyer, 14, 10],
  ['the same with a die for each place', { ...destroyer, houseRules: { greenDice: 'each' } }, 14, 18],
  ['on inner armour', { houseRules: { innerArmour: 'on', propulsionHits: 'on' } }, 8, 18],
] as const)('%s: the same dice leave the same ship as the dialogue', (_, setup, inches, rangeInches) => {
  const state = atNight(setup)
  const shells = new Shells(state)
  const hits = { target: 'astoria', by: 'furutaka', weapon: 'gun', inches, rangeInches, count: 4 } as const
  for (let seed = 0; seed < 60; seed++) {
    const ours = new RuleDraft(rules, state, [], 'table')
    const theirs = new RuleDraft(rules, state, [], 'table')
    const dice = [seededDice(seed), seededDice(seed)] as const
    shells.strike(ours, hits, { dice: dice[0], policy: usualPolicy })
    playOut(resolveHits(theirs, hits), dice[1], usualPolicy)
    expect(ours.ship(idOf('Astoria'))).toEqual(theirs.ship(idOf('Astoria')))
    expect(dice[0]('D100'), 'and as many dice are thrown').toBe(dice[1]('D100'))
  }
})
