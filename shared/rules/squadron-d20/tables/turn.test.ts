import { describe, expect, it } from 'vitest'
import { houseRules } from '../table/house-rules'
import { phases } from '../table/table-facts'
import golden from './tables.golden.json'
import {
  initiative,
  orderOfPlay,
  signedWorth,
  scale,
  worth,
  aircraftMorale,
  morale,
  shipCauses,
  shipMorale,
  squadronMorale,
} from './turn'

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

const printed = golden.morale

/** A cause in the words of print: `F at a third or less`. */
const inWords = ({ track, atMost }: (typeof shipCauses)[number]) =>
  `${track === 'structure' ? 'S' : 'F'} at ${atMost === 0 ? '0' : 'a third or less'}`

describe('morale', () => {
  it('needs what is printed', () => {
    expect(morale).toEqual({ die: printed.die, needed: printed.needed })
  })

  it('is tested by ships for the causes that are printed', () => {
    expect(shipCauses.map(inWords)).toEqual(printed.ship.causes)
  })

  it('is worse by fires, with the scale', () => {
    const fires = printed.ship.modifiers.find(({ id }) => id === 'fires')
    expect(scale.map(({ from, to, value }) => ({ from, to, modifier: shipMorale.firesCount * value }))).toEqual(
      fires?.rows,
    )
  })

  it('depends on crews, and on commanders where they are', () => {
    expect(printed.ship.modifiers[0]).toMatchObject({
      id: shipMorale.quality,
      replacedBy: expect.any(String) as string,
    })
    expect(printed.squadron.modifiers.map(({ id }) => id)).toEqual([squadronMorale.quality])
    expect(printed.aircraftStand.modifiers.map(({ id }) => id)).toEqual([aircraftMorale.quality])
  })

  it('is tested by squadrons at half, by aircraft at a third', () => {
    expect(printed.squadron.causes[0]).toMatch(/^half/)
    expect(squadronMorale.atMost).toBe(1 / 2)
    expect(printed.aircraftStand.causes[0]).toMatch(/^a third/)
    expect(aircraftMorale.atMost).toBe(1 / 3)
  })
})

describe('the printed scale', () => {
  it('is the one that is printed', () => {
    expect(scale).toEqual(golden.progressiveScale.rows)
  })

  it('is worth nothing for nothing, and has no gap up to 21', () => {
    expect(worth(0)).toBe(0)
    expect([1, 2, 3, 6, 7, 12, 13, 20, 21, 60].map(worth)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5])
  })

  it('keeps the sign of a sum', () => {
    expect([-7, -1, 0, 3].map(signedWorth)).toEqual([-3, -1, 0, 2])
  })
})
