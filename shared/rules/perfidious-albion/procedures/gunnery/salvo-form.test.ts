import { expect, test } from 'vitest'
import { action, consort, english, firer, shipOfTests, target, withCell } from '../damage/action.testing'
import { lightLetters } from './targets'
import { figureNow } from '../../table/table-facts'
import { proposedRake } from '../damage/shell'
import { salvo } from './salvo'
import { fired, meeting, small, usualOf, average, refusal, zGuns } from './salvo.testing'
import type { Input } from '../../../pack/input'
import type { Mark } from '../../../../game/mark'
import type { Damage } from '../../../kit/marked-ship.testing'
import { read } from '../../../run/run-procedure.testing'
import { mountsOf } from './guns'

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
  const armed = withCell('2-3', { holds: [{ ...light, letter: 'F' }] })
  const proposed = (houseRules: Record<string, string>) => {
    const boats = action([shipOfTests(firer, {}, armed)], [shipOfTests(target, {}, small)], { houseRules })
    return field('letters', boats, { rangeInches: 8 })?.default
  }
  expect([proposed({}), proposed({ lightGuns: 'EFQ' })]).toEqual(['E', 'E F'])
})

const light = { kind: 'gun', count: 2, arc: 'sidesAhead', mount: 'light' } as const

test('a rake is proposed within so many degrees of the line of the target’s keel (`rakeArcDegrees`)', () => {
  expect([30, 31, 149, 150].map((bearing) => proposedRake(bearing, 30))).toEqual(['bow', 'none', 'none', 'stern'])
  const wide = meeting({ houseRules: { rakeArcDegrees: 45 } })
  expect(field('rake', wide, { bearingDegrees: 40 })).toMatchObject({ default: 'bow' })
  expect(field('rake', meeting(), { bearingDegrees: 40 })).toMatchObject({ default: 'none' })
})

const with_ = (ours: object, theirs: object = {}, setup: object = {}) =>
  action([shipOfTests(firer, { ...average, ...ours })], [shipOfTests(target, theirs)], setup)

const hazy = () => meeting({ table: { visibilityInches: 24 } })

test.each([
  ['all that fits', {}, meeting(), null],
  ['several ships and letters', { ships: `${firer} ${consort}`, letters: 'Z B C', rangeInches: 16 }, meeting(), null],
  ['a ship that withdraws may fire', {}, with_({ fields: { standing: 'withdrawing' } }), null],
  ['as far as the table goes', { rangeInches: 64 }, meeting(), null],
])('%s is not refused', (_, input, state, no) => expect(refusal(input, state)).toBe(no))

test.each([
  [{ ships: 'constructor' }, 'no-such-ship'],
  [{ ships: target }, 'no-such-ship'],
  [{ rangeInches: 64.5 }, 'beyond-the-table'],
  [{ rangeInches: Infinity }, 'beyond-the-table'],
  [{ letters: 'Z B', rangeInches: 57 }, 'out-of-range'],
  [{ rangeInches: Number.NaN }, 'range-unreadable'],
  [{ rangeInches: 'far' }, 'range-unreadable'],
  [{ letters: 'C', rangeInches: 16, sector: 'bow' }, 'gun-cannot-bear'],
  [{ letters: 'Y' }, 'no-such-gun'],
  [{ letters: 'W' }, 'no-such-gun'],
  [{ target: consort }, 'target-own-side'],
])('%j is refused: %s', (input, code) => expect(refusal(input)?.[1]).toBe(code))

test.each([
  ...['sunk', 'blownUp', 'struck', 'left'].map(
    (standing) => [with_({ fields: { standing } }), 'ship-cannot-fire'] as const,
  ),
  [with_({}, { fields: { standing: 'sunk' } }), 'target-sunk'],
  [with_({}, { fields: { standing: 'blownUp' } }), 'target-sunk'],
  [with_({}, { tracks: { flotation: 0 } }), 'target-sunk'],
  [with_({}, { fields: { standing: 'left' } }), 'target-off-table'],
  [with_({ boxes: { '3-2': ['struck'], '8-2': ['noSupply'] } }), 'nothing-left-to-fire'],
] as const)('a state of the ships is refused', (state, code) => expect(refusal({}, state)?.[1]).toBe(code))

test('visibility is the scenario’s figure, 64 inches where it names none', () => {
  expect([meeting(), hazy()].map((state) => figureNow(state, 'visibilityInches'))).toEqual([64, 24])
  expect(refusal({ rangeInches: 25 }, hazy())).toEqual(['rangeInches', 'beyond-visibility'])
  expect(field('rangeInches', hazy())).toMatchObject({ mostInches: 24, default: 24 })
})

function beside(input: Input = {}, state = meeting()) {
  const fields = salvo.fields(state, { ...zGuns, ...input })
  const ships = fields.find((field) => field.kind === 'ships')
  const aim = fields.find((field) => field.kind === 'ship')
  const range = fields.find((field) => field.kind === 'range')
  return {
    guns: (ship: typeof firer) => read(ships!.beside![ship]!),
    doing: read(aim!.beside![target]!),
    range: [range?.inBands && read(range.inBands.say), ...(range?.inBands?.figures ?? [])],
  }
}

test('each ship with those of the chosen letters that she can fire at that target', () => {
  expect(beside().guns(firer)).toBe('Z ×4')
  expect(beside({ letters: 'Z B' }).guns(firer)).toBe('Z4 B6')
  expect(beside({ sector: 'bow' }).guns(firer)).toBe('Z ×2')
})

test('of a ship that brings nothing, why: out of range, none bears, none carried, or none that can fire any more', () => {
  const marked = (damage: Damage) => action([shipOfTests(firer, damage)], [shipOfTests(target)])
  const z = ['3-2', '8-2'] as const
  const all = (mark: Mark) => marked({ boxes: Object.fromEntries(z.map((box) => [box, [mark]])) })
  const y = { kind: 'gun', letter: 'Y', count: 2, arc: 'fore', mount: 'turret' } as never
  const withY = action(
    [shipOfTests(firer), shipOfTests(consort, {}, withCell('3-2', { holds: [y] }))],
    [shipOfTests(target)],
  )
  const fired = meeting({ table: { [`fired:${firer}:3-2:0`]: 1, [`fired:${firer}:8-2:0`]: 1 } })
  expect([
    beside({ letters: 'E', rangeInches: 48 }).guns(firer),
    beside({ letters: 'C', sector: 'bow' }).guns(firer),
    beside({ letters: 'Y', ships: `${firer} ${consort}` }, withY).guns(firer),
    beside({}, fired).guns(firer),
    beside({}, all('struck')).guns(firer),
    beside({}, all('out')).guns(firer),
    beside({}, all('noSupply')).guns(firer),
    beside({ sector: 'nowhere' }).guns(firer),
  ]).toEqual([
    ...['out of range', 'none bears', 'has no such gun', 'has fired'],
    ...['no gun left', 'out of action', 'no ammunition', 'no aim yet'],
  ])
})

test('a ship of a salvo without letters is judged by all her guns', () => {
  const all = shipOfTests(firer)
  const spent = mountsOf(all.document).map(({ key }) => [`fired:${firer}:${key}`, 1] as const)
  expect(beside({ letters: '' }, meeting({ table: Object.fromEntries(spent) })).guns(firer)).toBe('has fired')
})

test('light guns that are always out of range do not hide why the heavy ones are silent', () => {
  expect(beside({ letters: 'C E', sector: 'bow', rangeInches: 41 }).guns(firer)).toBe('none bears')
  expect(beside({ letters: 'C', sector: 'bow', rangeInches: 62 }).guns(firer)).toBe('out of range')
})

test('a ship that is left out with all that she would bring', () => {
  expect(beside({ ships: firer }).guns(consort)).toMatch(/^Z4 B6/)
  // While the letters are refused, every ship.
  expect(beside({ letters: 'Y' }).guns(firer)).toMatch(/^Z4 B6/)
})

test('the target with her place and her speed', () => {
  expect(beside().doing).toBe('leading ship, speed 12')
})

test('the chance by range of the heaviest letter', () => {
  expect(beside({ letters: 'B' }).range).toEqual(['B gun, hit % by range', '50', '40', '30', '20', '10', '5', '0'])
})
