import { expect, test } from 'vitest'
import type { HullCell } from '../../ship/ship'
import { action, consort, english, firer, shipOfTests, target, withCells } from '../damage/action.testing'
import { lightLetters } from './targets'
import { proposedRake } from '../damage/shell'
import { salvo } from './salvo'
import { fired, meeting, small, usualOf } from './salvo.testing'

const field = (name: string, state = meeting(), input = {}) =>
  salvo.fields(state, { squadron: english, ...input }).find((each) => each.name === name)

test('the defaults: the whole squadron at the enemy’s leading ship, with all that bears', () => {
  expect(usualOf(meeting(), { squadron: english })).toEqual({
    squadron: english,
    ships: `${firer} ${consort}`,
    target,
    rangeInches: 32,
    sector: 'starboard',
    letters: 'Z B C E',
    gunsZ: 8,
    gunsB: 12,
    gunsC: 4,
    gunsE: 8,
    bearingDegrees: 90,
    rake: 'none',
  })
})

test('last turn’s target, range and bearing are the defaults', () => {
  const { draft } = fired({ faces: [3, 6, 3], input: { bearingDegrees: 170, rangeInches: 30 } })
  const next = { ...draft.state, turn: 2 }
  expect(usualOf(next, { squadron: english })).toMatchObject({
    target,
    rangeInches: 30,
    sector: 'port',
    bearingDegrees: 170,
    rake: 'stern',
  })
})

test('what the defaults propose is not refused', () => {
  expect(salvo.check(meeting(), usualOf(meeting(), { squadron: english }))).toEqual({ ok: true, value: null })
})

test('ships that cannot fire are listed with the reason; one that withdraws is not taken for granted', () => {
  const ours = [
    shipOfTests(firer, { fields: { standing: 'struck' } }),
    shipOfTests(consort, { fields: { standing: 'withdrawing' } }),
  ]
  expect(field('ships', action(ours, [shipOfTests(target)]))).toMatchObject({
    default: '',
    cannot: { [firer]: { key: 'rules.perfidious-albion.gunnery.silent.struck' } },
  })
})

test('guns that do not bear, or are out of range, are listed with the reason', () => {
  expect(field('letters', meeting(), { sector: 'bow', rangeInches: 41 })).toMatchObject({
    among: ['Z', 'B', 'C', 'E'],
    default: 'Z B',
    cannot: { C: { key: 'refused.gun-cannot-bear' }, E: { key: 'refused.out-of-range' } },
  })
})

test('at small craft only light guns are proposed: E and Q, with `lightGuns: EFQ` F as well', () => {
  const state = action([shipOfTests(firer)], [shipOfTests(target, {}, small)])
  expect(field('letters', state, { rangeInches: 16 })).toMatchObject({ default: 'E' })
  expect(lightLetters(state)).toEqual(['E', 'Q'])
  expect(lightLetters({ ...state, houseRules: { lightGuns: 'EFQ' } })).toEqual(['E', 'F', 'Q'])
  const armed = withCells((cells) =>
    cells.map((cell): HullCell => (cell.at === '2-3' ? { ...cell, holds: [{ ...light, letter: 'F' }] } : cell)),
  )
  const proposed = (houseRules: Record<string, string>) => {
    const boats = action([shipOfTests(firer, {}, armed)], [shipOfTests(target, {}, small)], { houseRules })
    return field('letters', boats, { rangeInches: 8 })?.default
  }
  expect([proposed({}), proposed({ lightGuns: 'EFQ' })]).toEqual(['E', 'E F'])
})

const light = { kind: 'gun', count: 2, arc: 'sidesAhead', mount: 'light' } as const

test('the range ends at visibility', () => {
  expect(field('rangeInches', meeting({ table: { visibilityInches: 24 } }))).toMatchObject({
    mostInches: 24,
    default: 24,
  })
})

test('a rake is proposed within so many degrees of the line of the target’s keel (`rakeArcDegrees`)', () => {
  expect([30, 31, 149, 150].map((bearing) => proposedRake(bearing, 30))).toEqual(['bow', 'none', 'none', 'stern'])
  const wide = meeting({ houseRules: { rakeArcDegrees: 45 } })
  expect(field('rake', wide, { bearingDegrees: 40 })).toMatchObject({ default: 'bow' })
  expect(field('rake', meeting(), { bearingDegrees: 40 })).toMatchObject({ default: 'none' })
})
