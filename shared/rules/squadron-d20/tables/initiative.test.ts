import { describe, expect, it } from 'vitest'
import { houseRules } from '../table/house-rules'
import { phases } from '../table/phases'
import { initiative, orderOfPlay } from './initiative'
import { signedWorth } from './scale'
import golden from './tables.golden.json'

describe('initiative', () => {
  it('is thrown with the die that is printed, and the sum of commanders keeps its sign', () => {
    expect(initiative.die).toBe(golden.initiative.die)
    expect(golden.initiative.modifier).toBe('sign(total) x scale(|total|)')
    expect([-3, 0, 2, 7].map(signedWorth)).toEqual([-2, 0, 1, 3])
  })
})

describe('the order of play', () => {
  it('is the one that is printed', () => {
    expect(orderOfPlay.map(({ phase }) => phase)).toEqual(golden.orderOfPlay.phases.map(({ id }) => id))
    expect(orderOfPlay.map(({ phase }) => phase)).toEqual(phases)
  })

  it('leaves out by a house rule what print calls optional, and nothing else', () => {
    for (const [at, { optional = false }] of golden.orderOfPlay.phases.entries()) {
      const row = orderOfPlay[at]!
      expect('rule' in row).toBe(optional)
      if ('rule' in row) expect(houseRules.map(({ name }) => name)).toContain(row.rule)
    }
  })
})
