import { describe, expect, test } from 'vitest'
import { furutaka } from '../../ship/furutaka.testing'
import { locations, type WaterShip } from '../../ship/ship'
import { shipOf } from '../../ship/ship-data'
import { leaves, struck, torpedo, type Case, type DamagedSetup } from './struck.testing'
import { reachOf, spanOf } from './torpedo'

/** She as a hull of stores, of another type or with earlier damage. */
function stores(form: Partial<WaterShip> = {}, has: DamagedSetup = {}): DamagedSetup {
  const places = shipOf(furutaka()).places.map((place) => ({
    ...place,
    hull: { kind: 'stores' as const },
    above: null,
  }))
  return { document: furutaka({ ...form, places }), ...has }
}

describe('a torpedo', () => {
  test('reaches so many locations either side, counted in D36 order', () => {
    const form = shipOf(furutaka())
    expect(spanOf(form, 52, reachOf(form, 21))).toEqual([45, 46, 51, 52, 53, 54, 55])
    expect(spanOf(form, 11, reachOf(form, 24))).toEqual([11, 12, 13, 14, 15])
    expect(spanOf(form, 66, reachOf(form, 18))).toEqual([64, 65, 66])
  })

  test('of a size between two rows reads the smaller, below them all the first', () => {
    const form = shipOf(furutaka())
    expect(reachOf(form, 22.4).inches).toBe(21)
    expect(reachOf(form, 17.7).inches).toBe(18)
  })

  test('depends on the form where it gives a span of its own', () => {
    const places = shipOf(furutaka()).places.map((place) =>
      place.at === 52 ? { ...place, torpedoSpan: { from: 46, to: 55 } } : place,
    )
    const form = shipOf(furutaka({ places }))
    expect(spanOf(form, 52, reachOf(form, 21))).toEqual([46, 51, 52, 53, 54, 55])
  })

  test('floods every space it reaches and touches nothing above', () => {
    const hit = struck(torpedo(21), stores(), [33, 61])
    const flooded = locations.filter((at) => hit.marks(`h-${at}`).includes('flooded'))
    expect(flooded).toEqual([26, 31, 32, 33, 34, 35, 36])
    expect(hit.track('flotation')).toBe(50)
    expect(locations.flatMap((at) => hit.marks(`s-${at}`))).toEqual([])
  })

  leaves([
    ['whose reach has a chance is rolled for', torpedo(18), [33, 81], { flotation: 64 }, stores()],
    ['and opens her under it', torpedo(18), [33, 80, 51], { flotation: 54 }, stores()],
  ])
})

describe('shock', () => {
  const flag = 'Furutaka: the flag has to be shifted.'
  const had = (casualties: string) => stores({}, { fields: { casualties } })
  /** Amidships on a hull of stores; forward on the ship as she is. */
  const bare = (what: string, dice: number[], after: Case[3], has = stores()): Case => {
    return [what, torpedo(21), [33, ...dice], after, has]
  }
  const whole = (what: string, dice: number[], after: Case[3], has: Case[4] = {}, said: Case[5] = {}): Case => {
    return [what, torpedo(21), [12, 9, ...dice], after, has, said]
  }

  leaves([
    bare(
      'has a chance of one roll',
      [51],
      { why: ['Furutaka is not shaken, 50 or less needed.'] },
      stores({ type: 'BB' }),
    ),
    bare('under it she is shaken', [50, 56], { casualties: 'radioOut' }, stores({ type: 'BB' })),
    bare('or a number of rolls', [56, 42], { casualties: 'radioOut switchboard' }, stores({ type: 'DD' })),
    bare('leaves one way to turn', [11, 3], { casualties: 'rudderWarped:leftOnly' }),
    bare('or the other', [11, 4], { casualties: 'rudderWarped:rightOnly' }),
    bare('does not roll the course of a wild helm yet', [13], { casualties: 'steeringWild' }),
    whole('throws a shaft, and its engine is lost', [21], { casualties: 'shaftLost:1' }),
    whole('which the players may name', [21], { casualties: 'shaftLost:3' }, {}, { 'hit-1/shock-1/shaft': 3 }),
    whole('damages the nearest engine room', [22], { marks: { 'h-44': ['out'], 'h-45': ['out'] }, flotation: 58 }),
    whole('floods it', [23], { marks: { 'h-44': ['flooded'] }, flotation: 54 }),
    whole('destroys the nearest boiler room', [24], { marks: { 'h-31': ['struck'] }, casualties: 'boilerBreached:B1' }),
    whole('or damages it', [32], { marks: { 'h-31': ['out'] } }),
    bare('takes a quarter of what speed is left', [25], { casualties: 'boilerBricks' }),
    bare('every time', [25], { casualties: 'boilerBricks boilerBricks' }, had('boilerBricks')),
    bare('starts the loss of the condensers at 0', [26], { casualties: 'condensers:0' }),
    bare('cuts the ring main for two turns', [36], { casualties: 'ringMain@6' }, stores({}, { turn: 4 })),
    bare(
      'without auxiliary power until repaired',
      [36],
      { casualties: 'noAuxiliaryPower ringMain' },
      had('noAuxiliaryPower'),
    ),
    bare('or once that is lost', [41], { casualties: 'ringMain noAuxiliaryPower' }, had('ringMain@3')),
    whole('jams the nearest main mount', [43], { casualties: 'mainMountJammed:A' }),
    whole('or secondary mount', [44], { casualties: 'secondaryMountJammed:S1' }),
    whole(
      'that still trains',
      [45],
      { casualties: 'torpedoMountJammed:T1 torpedoMountJammed:T2' },
      { fields: { casualties: 'torpedoMountJammed:T1' } },
    ),
    bare('or none', [43], { why: ['Furutaka has no main mount left to jam.'] }),
    whole('puts out the radio', [56], { marks: { 's-31': ['out'] } }),
    whole('or a director', [55, 5], { marks: { 's-52': ['out'] } }),
    bare('as her form has it', [55], { casualties: 'mainDirectorOut:forward' }),
    bare('reminds a flagship to shift her flag', [56], { why: [flag] }, stores({}, { fields: { flagship: 'yes' } })),
    bare('and no other ship', [56], { notWhy: flag }),
    bare('to something already broken changes nothing', [42], { casualties: 'switchboard' }, had('switchboard')),
  ])
})
