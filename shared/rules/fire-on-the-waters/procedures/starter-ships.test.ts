import { describe, expect, test } from 'vitest'
import { starterShips } from '../recipe/starter-ships'
import { shipOf } from '../ship/ship-data'
import { plays, type NightSetup } from './night-action.testing'
import { fired } from './gunnery/salvo.testing'

/** The committed forms, fired with scripted dice: what the tables say comes out of the cards as they are. */
const form = (slug: string) => shipOf(starterShips().find((ship) => ship.slug === slug)!)

const setup: NightSetup = {
  japan: { Furutaka: { form: form('furutaka') }, Hiei: { form: form('hiei') } },
  allies: { Astoria: { form: form('san-francisco') }, Atlanta: { form: form('atlanta') } },
}

describe('salvos of starter ships', () => {
  const atlanta = 'squadron=north ships=atlanta target=furutaka batteries=main-5'
  const hiei = 'ships=hiei batteries=main-14+secondary-6+secondary-5 rangeInches=9'
  const short = 'Hiei 5″: 7 on the die, 6 or less was needed. No salvo on the target.'
  const third = 'hit/hiei/sec/3-1, hit/hiei/sec/3-1/explodes, hit/hiei/sec/2-1'
  plays(
    fired,
    `
    seven of eight twin mounts of Atlanta bear on her beam: one roll | 1 50 ${atlanta}
      | asked: initial/atlanta/initial, hit/atlanta/main/2-1
    Hiei fires three batteries, one of them mixed | 7 60 100 2 60 ${hiei}
      | asked: initial/hiei/initial, hit/hiei/main/2-1, ${third}
    one of them falls short | 7 60 100 2 60 ${hiei} | ${short}
    a mount that fired alone breaks down undrawn | 7 60 100 2 60 ${hiei}
      | Hiei: mount Q2 breaks down.; hiei standing: afloat
    `,
    setup,
  )
})

describe('three mounts of Furutaka at every edge of the hit table', () => {
  /** Hits by the face of the D100. */
  const edges: readonly { readonly hitNumber: number; readonly byFace: Readonly<Record<number, number>> }[] = [
    { hitNumber: -21, byFace: { 1: 0 } },
    { hitNumber: -20, byFace: { 1: 0 } },
    { hitNumber: -8, byFace: { 5: 1, 6: 0 } },
    { hitNumber: -7, byFace: { 6: 1, 7: 0 } },
    { hitNumber: 9, byFace: { 51: 3, 52: 2, 84: 2 } },
    { hitNumber: 10, byFace: { 1: 3, 84: 3 } },
    { hitNumber: 11, byFace: { 2: 6, 16: 5, 58: 4, 59: 3 } },
    { hitNumber: 18, byFace: { 3: 21, 22: 20, 66: 19, 67: 18 } },
    { hitNumber: 19, byFace: { 3: 21, 67: 18 } },
  ]

  test.each(edges)('hit number $hitNumber', ({ hitNumber, byFace }) => {
    for (const [face, scored] of Object.entries(byFace)) {
      const said = { 'mountValue-2/furutaka/main': hitNumber }
      const { hits } = fired({ setup, faces: [1, Number(face)], said })
      expect(hits, face).toEqual(scored > 0 ? [scored] : [])
    }
  })
})
