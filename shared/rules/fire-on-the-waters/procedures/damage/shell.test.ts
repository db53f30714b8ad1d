import { describe, expect, test } from 'vitest'
import { furutaka } from '../../ship/furutaka.testing'
import type { Place, ShipType, WaterShip } from '../../ship/ship'
import { shipOf } from '../../ship/ship-data'
import { bomb, leaves, shell, struck } from './struck.testing'

/** The same ship with places changed. */
function withPlaces(change: (place: Place) => Partial<Place>, form: Partial<WaterShip> = {}) {
  const { places } = shipOf(furutaka())
  return furutaka({ ...form, places: places.map((place) => ({ ...place, ...change(place) })) })
}

const bare = (type: ShipType) => ({
  document: withPlaces(() => ({ outer: 'none', hull: { kind: 'stores' }, above: null }), {
    ...{ type, batteries: [], torpedoes: null },
  }),
})

describe('where it strikes', () => {
  const both = { 'h-32': ['struck'], 's-32': ['struck'] } as const
  leaves([
    [
      'high at short range: the thing above is hit, and the hull is not',
      shell(8, 5),
      [2, 26],
      { marks: { 's-26': ['struck'], 'h-26': [] }, flotation: 64 },
    ],
    ['a bomb comes down as a shell from beyond 15 inches', bomb(8, 0), [3, 32, 1, 1], { marks: both }],
    ['beyond 15 inches a 3 strikes hull and upper works', shell(8, 16), [3, 32, 1, 1], { marks: both }],
    ['a 2 the hull alone', shell(8, 16), [2, 32, 1, 1], { marks: { 's-32': [] } }],
    [
      'an 11 inch shell on a light cruiser strikes the next location too',
      shell(11, 10),
      [1, 16, 1, 1],
      { marks: { 'h-16': ['struck'], 'h-21': ['struck'] } },
      bare('CL'),
    ],
    [
      'a 15 inch shell on a destroyer strikes either side',
      shell(15, 10),
      [1, 13, 1, 1, 1],
      { marks: { 'h-12': ['struck'], 'h-14': ['struck'] } },
      bare('DD'),
    ],
    ['and past the bow nothing', shell(15, 10), [1, 11, 1, 1], { marks: { 'h-12': ['struck'] } }, bare('DD')],
    ['on a battleship neither', shell(15, 10), [1, 13, 1], { marks: { 'h-14': [] } }, bare('BB')],
  ])

  test('high where there is nothing: no effect', () => {
    const hit = struck(shell(8, 5), {}, [2, 11])
    expect(hit.why).toContain('Furutaka 11: nothing is there.')
    expect(hit.changes.effects).toEqual([])
  })
})

describe('power and armour', () => {
  const medium = ['A gun of 6″: power 5', 'Medium armour: −3'] as const
  const close = 'Range of 5″ or less: armour counts one less'
  const deck = 'Light deck or turret top: −2'
  const inner = { houseRules: { innerArmour: 'on' } }
  const through = { marks: { 'h-34': ['struck'] } } as const
  const bowHit = { marks: { 'h-11': ['struck'] } } as const
  const keptOut = { marks: { 'h-34': [], 'h-11': [] } }
  leaves([
    ['armour is taken off the power of the gun', shell(6, 10), [1, 34, 6], { because: ['power-34', ...medium] }],
    ['at 5 inches or less it counts one less', shell(6, 5), [1, 34, 6], { because: ['power-34', ...medium, close] }],
    ['so that a 3 gets through', shell(6, 5), [1, 34, 3, 1], through],
    ['and not beyond', shell(6, 5.25), [1, 34, 3], keptOut],
    ['close range never makes armour help', shell(3, 4), [1, 11, 3], keptOut],
    ['nor harm', shell(3, 4), [1, 11, 2, 1], bowHit],
    ['beyond 20 inches a gun under 7.9 inches has one less', shell(6, 21), [1, 11, 5], keptOut],
    ['against no armour too', shell(6, 21), [1, 11, 4, 1], bowHit],
    ['up to 20 it has not', shell(6, 20), [1, 11, 5, 1], bowHit],
    ['nor has a larger gun', shell(8, 21), [1, 11, 1], bowHit],
    [
      'a natural 1 always gets through',
      shell(3, 10),
      [1, 34, 1, 1],
      {
        ...through,
        because: ['power-34', 'A gun of 3″: power 2', 'Medium armour: −3', 'A natural 1 always gets through'],
      },
    ],
    ['the power can be overruled', shell(6, 10), [1, 34, 5, 1], through, {}, { 'hit-1/power-34': 5 }],
    [
      'deck and turret top are read beyond 15 inches, by the optional rule',
      shell(6, 16),
      [2, 34, 3, 1],
      { because: ['power-34', medium[0], deck] },
      inner,
    ],
    ['and not without it', shell(6, 16), [2, 34, 3], { because: ['power-34', ...medium] }],
    [
      'for bombs too',
      bomb(8, 0),
      [2, 34, 4, 1],
      { because: ['power-34', 'A bomb, as a shell of 8″: power 6', deck] },
      inner,
    ],
  ])

  test('one green die for the hit, against the armour of each place; by ruling one for each', () => {
    const document = withPlaces(({ at }) => ({ outer: at === 16 ? 'none' : 'heavy' }), { type: 'CL' })
    const green = (hit: ReturnType<typeof struck>) => hit.asked.filter((key) => key.startsWith('green'))
    const one = struck(shell(11, 10), { document }, [1, 15, 4, 1, 10])
    expect([green(one), one.marks('h-15'), one.marks('h-16')]).toEqual([['green'], [], ['struck']])
    const each = struck(shell(11, 10), { document, houseRules: { greenDice: 'each' } }, [1, 15, 3, 1, 1, 10, 10])
    expect([green(each), each.marks('h-15'), each.marks('h-16')]).toEqual([['green-15'], ['struck'], ['struck']])
  })
})
