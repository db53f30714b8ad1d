import { describe, expect, test } from 'vitest'
import { furutaka } from '../../ship/furutaka.testing'
import { locations } from '../../ship/ship'
import { shipOf } from '../../ship/ship-data'
import { reachOf, spanOf } from './torpedo'
import { struck, torpedo } from './struck.testing'

const stores = () =>
  furutaka({
    places: shipOf(furutaka()).places.map((place) => ({ ...place, hull: { kind: 'stores' as const }, above: null })),
  })

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
    const hit = struck(torpedo(21), { document: stores() }, [33, 61])
    const flooded = locations.filter((at) => hit.marks(`h-${at}`).includes('flooded'))
    expect(flooded).toEqual([26, 31, 32, 33, 34, 35, 36])
    expect(hit.track('flotation')).toBe(50)
    expect(locations.flatMap((at) => hit.marks(`s-${at}`))).toEqual([])
  })

  test('whose reach has a chance is rolled for', () => {
    expect(struck(torpedo(18), { document: stores() }, [33, 81]).track('flotation')).toBe(64)
    expect(struck(torpedo(18), { document: stores() }, [33, 80, 51]).track('flotation')).toBe(54)
  })
})

describe('shock', () => {
  const shaken = (faces: readonly number[], has: Parameters<typeof struck>[1] = {}) =>
    struck(torpedo(21), { document: stores(), ...has }, [33, ...faces])

  test('has a number of rolls by size and type, or a chance of one', () => {
    const document = furutaka({ ...(stores().data as object), type: 'BB' })
    expect(struck(torpedo(21), { document }, [33, 51]).why).toContain('Furutaka is not shaken, 50 or less needed.')
    expect(struck(torpedo(21), { document }, [33, 50, 56]).casualties).toBe('radioOut')
    const destroyer = furutaka({ ...(stores().data as object), type: 'DD' })
    expect(struck(torpedo(21), { document: destroyer }, [33, 56, 42]).casualties).toBe('radioOut switchboard')
  })

  test('leaves one way to turn at no cost of speed', () => {
    expect(shaken([11, 3]).casualties).toBe('rudderWarped:leftOnly')
    expect(shaken([11, 4]).casualties).toBe('rudderWarped:rightOnly')
  })

  test('does not roll the course of a wild helm yet', () => {
    expect(shaken([13]).casualties).toBe('steeringWild')
  })

  test('throws a shaft, and its engine is lost', () => {
    expect(struck(torpedo(21), {}, [12, 9, 21]).casualties).toBe('shaftLost:1')
    expect(struck(torpedo(21), {}, [12, 9, 21], { 'hit-1/shock-1/shaft': 3 }).casualties).toBe('shaftLost:3')
  })

  test('damages the nearest engine room, floods it, or destroys the nearest boiler room', () => {
    const oil = struck(torpedo(21), {}, [12, 9, 22])
    expect([oil.marks('h-44'), oil.marks('h-45')]).toEqual([['out'], ['out']])
    const before = oil.track('flotation')!
    const casing = struck(torpedo(21), {}, [12, 9, 23])
    expect(casing.marks('h-44')).toEqual(['flooded'])
    expect(casing.track('flotation')).toBe(before - 4)
    const breached = struck(torpedo(21), {}, [12, 9, 24])
    expect(breached.marks('h-31')).toEqual(['struck'])
    expect(breached.casualties).toBe('boilerBreached:B1')
    expect(struck(torpedo(21), {}, [12, 9, 32]).marks('h-31')).toEqual(['out'])
  })

  test('takes a quarter of what speed is left, every time', () => {
    const once = shaken([25])
    expect(once.casualties).toBe('boilerBricks')
    expect(shaken([25], { fields: { casualties: 'boilerBricks' } }).casualties).toBe('boilerBricks boilerBricks')
  })

  test('starts the loss of the condensers at 0', () => {
    expect(shaken([26]).casualties).toBe('condensers:0')
  })

  test('cuts the ring main for two turns; without auxiliary power until repaired', () => {
    expect(shaken([36], { turn: 4 }).casualties).toBe('ringMain@6')
    expect(shaken([36], { fields: { casualties: 'noAuxiliaryPower' } }).casualties).toBe('noAuxiliaryPower ringMain')
    expect(shaken([41], { fields: { casualties: 'ringMain@3' } }).casualties).toBe('ringMain noAuxiliaryPower')
  })

  test('jams the nearest mount that still trains', () => {
    expect(struck(torpedo(21), {}, [12, 9, 43]).casualties).toBe('mainMountJammed:A')
    expect(struck(torpedo(21), {}, [12, 9, 44]).casualties).toBe('secondaryMountJammed:S1')
    const has = { fields: { casualties: 'torpedoMountJammed:T1' } }
    expect(struck(torpedo(21), has, [12, 9, 45]).casualties).toBe('torpedoMountJammed:T1 torpedoMountJammed:T2')
    expect(shaken([43]).why).toContain('Furutaka has no main mount left to jam.')
  })

  test('puts out what her form has', () => {
    expect(struck(torpedo(21), {}, [12, 9, 56]).marks('s-31')).toEqual(['out'])
    expect(struck(torpedo(21), {}, [12, 9, 55, 5]).marks('s-52')).toEqual(['out'])
    expect(shaken([55]).casualties).toBe('mainDirectorOut:forward')
  })

  test('reminds a flagship to shift her flag', () => {
    expect(shaken([56], { fields: { flagship: 'yes' } }).why).toContain('Furutaka: the flag has to be shifted.')
    expect(shaken([56]).why).not.toContain('Furutaka: the flag has to be shifted.')
  })

  test('to something already broken changes nothing', () => {
    expect(shaken([42], { fields: { casualties: 'switchboard' } }).casualties).toBe('switchboard')
  })
})
