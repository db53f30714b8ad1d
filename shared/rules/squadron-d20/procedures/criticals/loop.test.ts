import fc from 'fast-check'
import { expect, test } from 'vitest'
import { facesOf } from '../../../../kernel/dice'
import { playOut } from '../../../../kernel/sampled-odds'
import { seededDice } from '../../../../kernel/seeded-dice'
import { usualPolicy, type Policy } from '../../../../kernel/policy'
import { shipId } from '../../../../kernel/ids'
import { document } from '../../ship/stands.testing'
import { trackNames } from '../../ship/card-parts'
import { atTable, draftOf } from '../table.testing'
import { criticals, rulings, anyDamageable } from './random-criticals.testing'
import { spendCritical } from './spend'
import { targetStateOf, TargetInFigures } from './target-in-figures'
import { targetOnTable } from './target-on-table'

const target = shipId('target')

/** Answers every question by chance from a seed: yes as often as no, any of the options. */
function whimsical(seed: number): Policy {
  const dice = seededDice(seed)
  return {
    name: usualPolicy.name,
    decide(question) {
      const face = dice('D20')
      switch (question.kind) {
        case 'confirm':
          return face > 10
        case 'choose':
          return question.options[face % question.options.length]?.value ?? question.usual
        case 'number':
          return question.least + (face % (question.most - question.least + 1))
        case 'judge':
          return question.value
      }
    },
  }
}

const table = (data: Parameters<typeof document>[0], houseRules: Record<string, never>) =>
  atTable(
    { target: { of: document(data, { name: 'Any' }), fields: { command: 1, commander: 'Holland' } } },
    { houseRules },
  )

test('the loop always ends, for any data, value and dice, and never spends more than its value', () => {
  fc.assert(
    fc.property(anyDamageable, criticals, rulings, fc.integer(), (data, critical, houseRules, seed) => {
      const state = table(data, houseRules as Record<string, never>)
      const before = targetStateOf(state, state.ships[target]!)!
      const after = new TargetInFigures(before)
      const done = playOut(spendCritical(after, critical), seededDice(seed), whimsical(seed))
      expect(done.spent).toBeGreaterThanOrEqual(0)
      expect(done.spent).toBeLessThanOrEqual(critical.cv)
      // Each round spends CV, or is one of three running that do not.
      expect(done.rounds).toBeLessThanOrEqual(3 * (critical.cv + 1))
      for (const track of trackNames) {
        if (track !== 'gunneryModifier' && track !== 'crewQuality')
          expect(after.figure(track), track).toBeGreaterThanOrEqual(0)
      }
    }),
    { numRuns: 600 },
  )
})

test('it ends with dice that always show the same face too', () => {
  fc.assert(
    fc.property(anyDamageable, criticals, fc.integer({ min: 1, max: 20 }), (data, critical, face) => {
      const state = table(data, {})
      const after = new TargetInFigures(targetStateOf(state, state.ships[target]!)!)
      const same = (die: Parameters<typeof facesOf>[0]) => Math.min(face, facesOf(die).at(-1)!)
      expect(playOut(spendCritical(after, critical), same, usualPolicy).spent).toBeLessThanOrEqual(critical.cv)
    }),
    { numRuns: 200 },
  )
})

test('in figures and on the draft of the table the same dice give the same outcome', () => {
  fc.assert(
    fc.property(anyDamageable, criticals, rulings, fc.integer(), (data, critical, houseRules, seed) => {
      const state = table(data, houseRules as Record<string, never>)
      const inFigures = new TargetInFigures(targetStateOf(state, state.ships[target]!)!)
      const draft = draftOf(state)
      const onTable = targetOnTable(draft, target)
      const one = playOut(spendCritical(inFigures, critical), seededDice(seed), whimsical(seed))
      const other = playOut(spendCritical(onTable, critical), seededDice(seed), whimsical(seed))
      expect(one).toEqual(other)
      for (const track of trackNames) expect(inFigures.figure(track), track).toBe(onTable.figure(track))
      for (const group of ['main', 'other', 'torpedoes'] as const) {
        expect(inFigures.mountsLeft(group)).toEqual(onTable.mountsLeft(group))
      }
      expect([inFigures.isGone, inFigures.command, inFigures.hasPowerFailure]).toEqual([
        onTable.isGone,
        onTable.command,
        onTable.hasPowerFailure,
      ])
    }),
    { numRuns: 200 },
  )
})
