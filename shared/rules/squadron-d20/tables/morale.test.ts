import { describe, expect, it } from 'vitest'
import { aircraftMorale, morale, shipCauses, shipMorale, squadronMorale } from './morale'
import { scale } from './scale'
import golden from './tables.golden.json'

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
