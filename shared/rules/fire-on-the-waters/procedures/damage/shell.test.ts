import { describe, expect, test } from 'vitest'
import { askedIn, comesTo, plays } from '../night-action.testing'
import { bareHull, becauseOf, struck, withPlaces } from './struck.testing'

describe('where it strikes', () => {
  plays(
    struck,
    `
    high at short range: the thing above is hit | gun=8@5 2 26
      | furutaka s-26: struck; furutaka h-26:; furutaka flotation: 64
    a bomb comes down as a shell from beyond 15 inches | bomb=8 3 32 1 1 | furutaka h-32: struck; furutaka s-32: struck
    beyond 15 inches a 3 strikes hull and upper works | gun=8@16 3 32 1 1 | furutaka h-32: struck; furutaka s-32: struck
    a 2 the hull alone | gun=8@16 2 32 1 1 | furutaka s-32:
    high where there is nothing | gun=8@5 2 11 | Furutaka 11: nothing is there.; furutaka s-11:; furutaka h-11:
    `,
  )
  const next = 'an 11 inch shell on a light cruiser strikes the next location too'
  plays(struck, `${next} | gun=11@10 1 16 1 1 | furutaka h-16: struck; furutaka h-21: struck`, bareHull('CL'))
  const either = `
    a 15 inch shell on a destroyer strikes either side | gun=15@10 1 13 1 1 1
      | furutaka h-12: struck; furutaka h-14: struck
    and past the bow nothing | gun=15@10 1 11 1 1 | furutaka h-12: struck
  `
  plays(struck, either, bareHull('DD'))
  plays(struck, 'on a battleship neither | gun=15@10 1 13 1 | furutaka h-14:', bareHull('BB'))
})

describe('what every face of a die comes to', () => {
  comesTo(
    (given) => becauseOf(struck(given), 'yellow'),
    `
    the yellow die says what its faces strike | gun=8@16 2 32 1 1 | Hull alone on 1–2,Hull and upper works on 3–6
    near by it is either | gun=8@5 1 32 6 | Hull alone on 1,Upper works alone on 2–6
    `,
  )
  const floods = 'an 11 inch shell from beyond 15 inches floods without a die'
  plays(struck, `${floods} | gun=11@16 2 32 1 | not: blue-32; furutaka h-32: struck flooded`)
  plays(struck, 'and from nearer by one | gun=11@15 2 32 1 1 | asks: blue-32; furutaka h-32: struck')
})

describe('power and armour', () => {
  plays(
    struck,
    `
    at 5 inches or less armour counts one less: a 3 gets through | gun=6@5 1 34 3 1 | furutaka h-34: struck
    and not beyond | gun=6@6 1 34 3 | furutaka h-34:
    close range never makes armour help | gun=3@4 1 11 3 | furutaka h-11:
    nor harm | gun=3@4 1 11 2 1 | furutaka h-11: struck
    beyond 20 inches a gun under 7.9 inches has one less | gun=6@21 1 11 5 | furutaka h-11:
    against no armour too | gun=6@21 1 11 4 1 | furutaka h-11: struck
    up to 20 it has not | gun=6@20 1 11 5 1 | furutaka h-11: struck
    nor has a larger gun | gun=8@21 1 11 1 | furutaka h-11: struck
    a natural 1 always gets through | gun=3@10 1 34 1 1 | furutaka h-34: struck
    the power can be overruled | gun=6@10 1 34 5 1 says:hit/hit-1/power-34=5 | furutaka h-34: struck
    `,
  )
  const medium = 'A gun of 6″: power 5,Medium armour: −3'
  const deck = 'Light deck or turret top: −2'
  comesTo(
    (given) => becauseOf(struck(given), 'power-34'),
    `
    armour is taken off the power of the gun | gun=6@10 1 34 6 | ${medium}
    and one less at 5 inches | gun=6@5 1 34 6 | ${medium},Range of 5″ or less: armour counts one less
    a natural 1 | gun=3@10 1 34 1 1 | A gun of 3″: power 2,Medium armour: −3,A natural 1 always gets through
    the deck is read beyond 15 inches by rule | gun=6@16 2 34 3 1 rule:innerArmour=on | A gun of 6″: power 5,${deck}
    and not without it | gun=6@16 2 34 3 | ${medium}
    for bombs too | bomb=8 2 34 4 1 rule:innerArmour=on | A bomb, as a shell of 8″: power 6,${deck}
    `,
  )

  test('one green die for the hit, against the armour of each place; by ruling one for each', () => {
    const setup = withPlaces(({ at }) => ({ outer: at === 16 ? 'none' : 'heavy' }), { type: 'CL' })
    const by = (faces: number[], houseRules = {}) => {
      const ran = struck({ setup: { ...setup, houseRules }, input: { gun: '11@10' }, faces, said: {} })
      const green = askedIn(ran).filter((key) => key.includes('green'))
      return [...green, ran.on('furutaka').marks('h-15'), ran.on('furutaka').marks('h-16')]
    }
    expect(by([1, 15, 4, 1, 10])).toEqual(['hit/hit-1/green', [], ['struck']])
    expect(by([1, 15, 3, 1, 1, 10, 10], { greenDice: 'each' })).toEqual(['hit/hit-1/green-15', ['struck'], ['struck']])
  })
})
