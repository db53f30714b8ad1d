import { describe, expect, test } from 'vitest'
import { furutaka } from '../../ship/furutaka.testing'
import { locations } from '../../ship/ship'
import { shipOf } from '../../ship/ship-data'
import { plays, type NightSetup } from '../night-action.testing'
import { bareHull, struck, withPlaces } from './struck.testing'
import { reachOf, spanOf } from './torpedo'

describe('a torpedo', () => {
  const form = shipOf(furutaka())

  test('reaches so many locations either side, counted in D36 order, or as the form says', () => {
    expect(spanOf(form, 52, reachOf(form, 21))).toEqual([45, 46, 51, 52, 53, 54, 55])
    expect(spanOf(form, 11, reachOf(form, 24))).toEqual([11, 12, 13, 14, 15])
    expect(spanOf(form, 66, reachOf(form, 18))).toEqual([64, 65, 66])
    const torpedoSpan = { from: 46, to: 55 }
    const places = form.places.map((place) => (place.at === 52 ? { ...place, torpedoSpan } : place))
    expect(spanOf({ ...form, places }, 52, reachOf(form, 21))).toEqual([46, 51, 52, 53, 54, 55])
  })

  test('of a size between two rows reads the smaller, below them all the first', () => {
    expect([22.4, 17.7].map((inches) => reachOf(form, inches).inches)).toEqual([21, 18])
  })

  test('floods every space it reaches and touches nothing above', () => {
    const { on } = struck({ setup: bareHull(), input: { torpedo: 21 }, faces: [33, 61], said: {} })
    const { marks, track } = on('furutaka')
    const flooded = locations.filter((at) => marks(`h-${at}`).includes('flooded'))
    expect([flooded, track('flotation')]).toEqual([[26, 31, 32, 33, 34, 35, 36], 50])
    expect(locations.flatMap((at) => marks(`s-${at}`))).toEqual([])
  })
})

describe('shock', () => {
  /** Amidships on a hull of stores, with her mounts in no box. */
  const stores = (type?: 'BB' | 'DD'): NightSetup =>
    withPlaces(() => ({ hull: { kind: 'stores' }, above: null }), type && { type })
  plays(
    struck,
    `
    a small torpedo has a chance to be effective | torpedo=18 33 81 | furutaka flotation: 64
    and opens her under it | torpedo=18 33 80 51 | furutaka flotation: 54
    leaves one way to turn | torpedo=21 33 11 3 | furutaka casualties: rudderWarped:leftOnly
    or the other | torpedo=21 33 11 4 | furutaka casualties: rudderWarped:rightOnly
    does not roll the course of a wild helm yet | torpedo=21 33 13 | furutaka casualties: steeringWild
    takes a quarter of what speed is left | torpedo=21 33 25 | furutaka casualties: boilerBricks
    every time | torpedo=21 33 25 Furutaka:casualties=boilerBricks | furutaka casualties: boilerBricks boilerBricks
    starts the loss of the condensers at 0 | torpedo=21 33 26 | furutaka casualties: condensers:0
    cuts the ring main for two turns | torpedo=21 33 36 turn=4 | furutaka casualties: ringMain@6
    without auxiliary power until repaired | torpedo=21 33 36 Furutaka:casualties=noAuxiliaryPower
      | furutaka casualties: noAuxiliaryPower ringMain
    or once that is lost | torpedo=21 33 41 Furutaka:casualties=ringMain@3
      | furutaka casualties: ringMain noAuxiliaryPower
    jams no mount where none is left | torpedo=21 33 43 | Furutaka has no main mount left to jam.
    takes a director as her form has it | torpedo=21 33 55 | furutaka casualties: mainDirectorOut:forward
    reminds a flagship to shift her flag | torpedo=21 33 56 Furutaka:flagship=yes
      | Furutaka: the flag has to be shifted.
    and no other ship | torpedo=21 33 56 | not: Furutaka: the flag has to be shifted.
    to something already broken changes nothing | torpedo=21 33 42 Furutaka:casualties=switchboard
      | furutaka casualties: switchboard
    `,
    stores(),
  )
  const byChance = `
    has a chance of one roll | torpedo=21 33 51 | Furutaka is not shaken, 50 or less needed.
    under it she is shaken | torpedo=21 33 50 56 | furutaka casualties: radioOut
  `
  plays(struck, byChance, stores('BB'))
  plays(struck, 'or a number of rolls | torpedo=21 33 56 42 | furutaka casualties: radioOut switchboard', stores('DD'))

  // Forward on the ship as she is.
  const bow = 'torpedo=21 12 9'
  plays(
    struck,
    `
    throws a shaft, and its engine is lost | ${bow} 21 | furutaka casualties: shaftLost:1
    which the players may name | ${bow} 21 says:hit/hit-1/shock-1/shaft=3 | furutaka casualties: shaftLost:3
    damages the nearest engine room | ${bow} 22 | furutaka h-44: out; furutaka h-45: out; furutaka flotation: 58
    floods it | ${bow} 23 | furutaka h-44: flooded; furutaka flotation: 54
    destroys the nearest boiler room | ${bow} 24 | furutaka h-31: struck; furutaka casualties: boilerBreached:B1
    or damages it | ${bow} 32 | furutaka h-31: out
    jams the nearest main mount | ${bow} 43 | furutaka casualties: mainMountJammed:A
    or secondary mount | ${bow} 44 | furutaka casualties: secondaryMountJammed:S1
    that still trains | ${bow} 45 Furutaka:casualties=torpedoMountJammed:T1
      | furutaka casualties: torpedoMountJammed:T1 torpedoMountJammed:T2
    puts out the radio | ${bow} 56 | furutaka s-31: out
    or a director | ${bow} 55 5 | furutaka s-52: out
    `,
  )
})
