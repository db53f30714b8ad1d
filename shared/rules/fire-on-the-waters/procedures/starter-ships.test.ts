import { describe, expect, test } from 'vitest'
import { dice } from '../../../kernel/script.testing'
import { waitingHits } from '../table/markers'
import { starterShips } from '../recipe/starter-ships'
import { shipOf } from '../ship/ship-data'
import { shockEffects } from '../tables/special-damage'
import { struck, torpedo } from './damage/struck.testing'
import { gunfire } from './gunnery/gunfire'
import { atNight, runs, type NightSetup } from './night-action.testing'

/** The committed forms, fired and fired at with scripted dice: what the tables say comes out of the cards as they are. */
const starter = (slug: string) => starterShips().find((ship) => ship.slug === slug)!
const form = (slug: string) => shipOf(starter(slug))

const setup: NightSetup = {
  japan: { Furutaka: { form: form('furutaka') }, Hiei: { form: form('hiei') } },
  allies: { SanFrancisco: { form: form('san-francisco') }, Atlanta: { form: form('atlanta') } },
}
const aim = { squadron: 'cruisers', ships: 'furutaka', target: 'sanfrancisco', rangeInches: 12, bearing: '90' } as const

describe('three mounts of Furutaka at every edge of the hit table', () => {
  const hits = (hitNumber: number, face: number) => {
    const said = { 'mountValue-2/furutaka/main': hitNumber }
    const { state } = runs(gunfire, atNight(setup), { ...aim, batteries: 'main-8' }, dice(1, face), said)
    return waitingHits(state).reduce((sum, { count }) => sum + count, 0)
  }

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
    for (const [face, scored] of Object.entries(byFace)) expect(hits(hitNumber, Number(face)), face).toBe(scored)
  })
})

test('seven of eight twin mounts of Atlanta bear on her beam: one roll', () => {
  const input = { ...aim, squadron: 'north', ships: 'atlanta', target: 'furutaka', batteries: 'main-5' }
  const { questions } = runs(gunfire, atNight(setup), input, dice(1, 50))
  expect(questions.flatMap(({ kind, key }) => (kind === 'judge' ? [] : [key]))).toEqual([
    'initial/atlanta/initial',
    'hit/atlanta/main/2-1',
  ])
})

test('Hiei fires three batteries, one of them mixed; on 00 a mount that fired alone breaks down undrawn', () => {
  const input = { ...aim, ships: 'hiei', rangeInches: 9 }
  const { questions, on, why } = runs(gunfire, atNight(setup), input, dice(7, 60, 100, 2, 60))
  expect(questions.flatMap(({ kind, key }) => (kind === 'judge' ? [] : [key]))).toEqual([
    'initial/hiei/initial',
    'hit/hiei/main/2-1',
    'hit/hiei/sec/3-1',
    'hit/hiei/sec/3-1/explodes',
    'hit/hiei/sec/2-1',
  ])
  expect(why).toContain('Hiei 5″: 7 on the die, 6 or less was needed. No salvo on the target.')
  expect(why).toContain('Hiei: mount Q2 breaks down.')
  expect(on('hiei').field('standing')).toBe('afloat')
})

describe('a torpedo in the bow of San Francisco shakes loose', () => {
  const document = starter('san-francisco')
  const bow = 11

  test.each(shockEffects.map((row) => [row.roll, row.id, 'sub' in row && row.id !== 'steeringWild'] as const))(
    '%i: %s',
    (roll, id, hasSub) => {
      const { state, casualties, why } = struck(torpedo(21), { document }, [bow, roll, ...(hasSub ? [4] : [])])
      const marks = Object.values(Object.values(state.ships)[0]!.boxes).flat().length
      const bowFlooded = 8
      // She has no torpedo mount to jam; rooms are marked on the card and nowhere else.
      if (id === 'torpedoMountJammed') expect(why.at(-1)).toBe('San Francisco has no torpedo mount left to jam.')
      else if (/^(turbine|forcedDraught)/.test(id)) expect(marks).toBeGreaterThan(bowFlooded)
      else expect(casualties).toMatch(new RegExp(`^${id}(:|@|$)`))
    },
  )
})
