import { describe, expect, test } from 'vitest'
import { furutaka } from '../../ship/furutaka.testing'
import type { Place, ShipType, WaterShip } from '../../ship/ship'
import { shipOf } from '../../ship/ship-data'
import { bomb, shell, struck } from './struck.testing'

/** The same ship with places changed. */
function withPlaces(change: (place: Place) => Partial<Place>, form: Partial<WaterShip> = {}) {
  const { places } = shipOf(furutaka())
  return furutaka({ ...form, places: places.map((place) => ({ ...place, ...change(place) })) })
}

const bare = (type: ShipType) =>
  withPlaces(() => ({ outer: 'none', hull: { kind: 'stores' }, above: null }), { type, batteries: [], torpedoes: null })

describe('where it strikes', () => {
  test('high at short range: the thing above is hit, and the hull is not', () => {
    const hit = struck(shell(8, 5), {}, [2, 26])
    expect(hit.marks('s-26')).toEqual(['struck'])
    expect(hit.marks('h-26')).toEqual([])
    expect(hit.track('flotation')).toBe(64)
  })

  test('high where there is nothing: no effect', () => {
    const hit = struck(shell(8, 5), {}, [2, 11])
    expect(hit.why).toContain('Furutaka 11: nothing is there.')
    expect(hit.changes.effects).toEqual([])
  })

  test('a bomb comes down as a shell from beyond 15 inches', () => {
    const both = struck(bomb(8, 0), {}, [3, 32, 1, 1])
    expect([both.marks('h-32'), both.marks('s-32')]).toEqual([['struck'], ['struck']])
  })

  test('beyond 15 inches a 3 strikes hull and upper works, a 2 the hull alone', () => {
    const both = struck(shell(8, 16), {}, [3, 32, 1, 1])
    expect([both.marks('h-32'), both.marks('s-32')]).toEqual([['struck'], ['struck']])
    const hull = struck(shell(8, 16), {}, [2, 32, 1, 1])
    expect(hull.marks('s-32')).toEqual([])
  })

  test('an 11 inch shell on a light cruiser strikes the next location too', () => {
    const hit = struck(shell(11, 10), { document: bare('CL') }, [1, 16, 1, 1])
    expect([hit.marks('h-16'), hit.marks('h-21')]).toEqual([['struck'], ['struck']])
  })

  test('a 15 inch shell on a destroyer strikes either side, and past the bow nothing', () => {
    expect(struck(shell(15, 10), { document: bare('DD') }, [1, 13, 1, 1, 1]).marks('h-12')).toEqual(['struck'])
    const bow = struck(shell(15, 10), { document: bare('DD') }, [1, 11, 1, 1])
    expect(bow.marks('h-12')).toEqual(['struck'])
    expect(struck(shell(15, 10), { document: bare('BB') }, [1, 13, 1]).marks('h-14')).toEqual([])
  })
})

describe('power and armour', () => {
  const atMost = (hits: ReturnType<typeof shell>, at: number, houseRules = {}) => {
    const { asked, because } = struck(hits, { houseRules }, [1, at, 6, ...more(hits, at)])
    expect(asked).toContain(`power-${at}`)
    return because(`power-${at}`)
  }
  /** Above 15 inches or bare, further dice come: none of these matter here. */
  const more = (_: unknown, at: number) => (at === 12 ? [1] : [])

  test('armour is taken off the power of the gun', () => {
    expect(atMost(shell(6, 10), 34)).toEqual(['A gun of 6″: power 5', 'Medium armour: −3'])
  })

  test('at 5 inches or less it counts one less', () => {
    expect(atMost(shell(6, 5), 34)).toEqual([
      'A gun of 6″: power 5',
      'Medium armour: −3',
      'Range of 5″ or less: armour counts one less',
    ])
    expect(struck(shell(6, 5), {}, [1, 34, 3, 1]).marks('h-34')).toEqual(['struck'])
    expect(struck(shell(6, 5.25), {}, [1, 34, 3]).marks('h-34')).toEqual([])
  })

  test('close range never makes armour help', () => {
    expect(struck(shell(3, 4), {}, [1, 11, 3]).marks('h-11')).toEqual([])
    expect(struck(shell(3, 4), {}, [1, 11, 2, 1]).marks('h-11')).toEqual(['struck'])
  })

  test('beyond 20 inches a gun under 7.9 inches has one less, against no armour too', () => {
    expect(struck(shell(6, 21), {}, [1, 11, 5]).marks('h-11')).toEqual([])
    expect(struck(shell(6, 21), {}, [1, 11, 4, 1]).marks('h-11')).toEqual(['struck'])
    expect(struck(shell(6, 20), {}, [1, 11, 5, 1]).marks('h-11')).toEqual(['struck'])
    expect(struck(shell(8, 21), {}, [1, 11, 1]).marks('h-11')).toEqual(['struck'])
  })

  test('a natural 1 always gets through', () => {
    const hit = struck(shell(3, 10), {}, [1, 34, 1, 1])
    expect(hit.marks('h-34')).toEqual(['struck'])
    expect(hit.because('power-34')).toContain('A natural 1 always gets through')
  })

  test('the power is calculated, and can be overruled', () => {
    expect(struck(shell(6, 10), {}, [1, 34, 5, 1], { 'hit-1/power-34': 5 }).marks('h-34')).toEqual(['struck'])
  })

  test('deck and turret top are read beyond 15 inches and for bombs, by the optional rule alone', () => {
    const houseRules = { innerArmour: 'on' }
    expect(struck(shell(6, 16), { houseRules }, [2, 34, 3, 1]).because('power-34')[1]).toBe(
      'Light deck or turret top: −2',
    )
    expect(struck(shell(6, 16), {}, [2, 34, 3]).because('power-34')[1]).toBe('Medium armour: −3')
    expect(struck(bomb(8, 0), { houseRules }, [2, 34, 4, 1]).because('power-34')).toEqual([
      'A bomb, as a shell of 8″: power 6',
      'Light deck or turret top: −2',
    ])
  })

  test('one green die for the hit, against the armour of each place', () => {
    const document = withPlaces(({ at }) => ({ outer: at === 16 ? 'none' : 'heavy' }), { type: 'CL' })
    const hit = struck(shell(11, 10), { document }, [1, 15, 4, 1, 10])
    expect(hit.asked.filter((key) => key.startsWith('green'))).toEqual(['green'])
    expect(hit.marks('h-15')).toEqual([])
    expect(hit.marks('h-16')).toEqual(['struck'])
    const each = struck(shell(11, 10), { document, houseRules: { greenDice: 'each' } }, [1, 15, 3, 1, 1, 10, 10])
    expect(each.asked.filter((key) => key.startsWith('green'))).toEqual(['green-15'])
    expect([each.marks('h-15'), each.marks('h-16')]).toEqual([['struck'], ['struck']])
  })
})

describe('water', () => {
  test('the blue die floods from the figure of the gun up, one more beyond 15 inches', () => {
    expect(struck(shell(8, 10), {}, [1, 11, 2]).marks('h-11')).toEqual(['struck'])
    expect(struck(shell(8, 10), {}, [1, 11, 3]).marks('h-11')).toEqual(['struck', 'flooded'])
    expect(struck(shell(8, 16), {}, [1, 11, 2]).marks('h-11')).toEqual(['struck', 'flooded'])
  })

  test('a space floods once', () => {
    const hit = struck(shell(8, 10), { boxes: { 'h-11': ['struck', 'flooded'] }, tracks: { flotation: 63 } }, [1, 11])
    expect(hit.track('flotation')).toBe(63)
  })

  test('with the last point she sinks, and further hits do nothing', () => {
    const hit = struck(shell(8, 10, 3), { tracks: { flotation: 1 } }, [1, 11, 6])
    expect(hit.standing).toBe('sunk')
    expect(hit.why).toContain('Furutaka can take no more harm: 2 hits do nothing.')
    expect(hit.outcome).toEqual({ points: 1, isGone: true })
  })

  test('ruling: she sinks with half of them', () => {
    const has = { tracks: { flotation: 33 }, houseRules: { sinksWhen: 'halfFpLost' } }
    expect(struck(shell(8, 10), has, [1, 11, 6]).standing).toBe('sunk')
    expect(struck(shell(8, 10), { tracks: { flotation: 33 } }, [1, 11, 6]).standing).toBe('afloat')
  })

  test('a boiler room hit costs speed, and she slows down to what she can make', () => {
    const hit = struck(shell(8, 10), {}, [1, 31, 1, 1])
    expect(hit.track('speed')).toBe(3.75)
    expect(hit.why).toContain('2 of 10 boilers out, 10 %: 0.5″ off')
    expect(struck(shell(8, 10), { tracks: { speed: 2 } }, [1, 31, 1, 1]).track('speed')).toBe(2)
  })

  test('what was repaired is out again', () => {
    const hit = struck(shell(8, 10), { boxes: { 'h-31': ['struck', 'repaired'] } }, [1, 31, 1, 1])
    expect(hit.marks('h-31')).toEqual(['struck'])
    expect(hit.track('speed')).toBe(3.75)
  })

  test('a funnel costs speed once', () => {
    expect(struck(shell(8, 5), {}, [2, 32, 1]).casualties).toBe('funnel:32')
    expect(struck(shell(8, 5), {}, [2, 32, 1]).track('speed')).toBe(4)
    const again = struck(shell(8, 5, 2), {}, [2, 32, 1, 2, 32, 1])
    expect(again.casualties).toBe('funnel:32')
    expect(again.track('speed')).toBe(4)
  })
})
