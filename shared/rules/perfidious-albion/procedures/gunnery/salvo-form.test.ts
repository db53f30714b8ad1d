import { expect, test } from 'vitest'
import type { HullCell } from '../../ship/ship'
import { action, consort, english, firer, shipOfTests, target, withCells } from '../damage/action.testing'
import { lightLetters } from './targets'
import { figureNow } from '../../table/table-facts'
import { proposedRake } from '../damage/shell'
import { salvo } from './salvo'
import { fired, meeting, small, usualOf, average, refusal, zGuns } from './salvo.testing'
import type { Input } from '../../../pack/input'
import type { Mark } from '../../../../game/mark'
import type { Damage } from '../../../kit/marked-ship.testing'
import { read } from '../../../run/run-procedure.testing'
import { mountsOf } from './batteries'

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

const with_ = (ours: object, theirs: object = {}, setup: object = {}) =>
  action([shipOfTests(firer, { ...average, ...ours })], [shipOfTests(target, theirs)], setup)

test('what fits is not refused', () => {
  expect(refusal({})).toBe(null)
  expect(refusal({ ships: `${firer} ${consort}`, letters: 'Z B C', rangeInches: 16 })).toBe(null)
})

test('a squadron or a ship that is not there', () => {
  expect(refusal({ squadron: 'nobody' })).toEqual(['squadron', 'no-such-squadron'])
  expect(refusal({ ships: 'constructor' })).toEqual(['ships', 'no-such-ship'])
  expect(refusal({ ships: target })).toEqual(['ships', 'no-such-ship'])
  expect(refusal({ ships: '' })).toEqual(['ships', 'no-ship-fires'])
  expect(refusal({ target: 'nobody' })).toEqual(['target', 'no-such-ship'])
})

test('a ship that is sunk, blown up, struck or gone does not fire', () => {
  for (const standing of ['sunk', 'blownUp', 'struck', 'left']) {
    expect(refusal({}, with_({ fields: { standing } })), standing).toEqual(['ships', 'ship-cannot-fire'])
  }
  expect(refusal({}, with_({ fields: { standing: 'withdrawing', crewQuality: 2 } }))).toBe(null)
})

test('a sunk target', () => {
  expect(refusal({}, with_({}, { fields: { standing: 'sunk' } }))).toEqual(['target', 'target-sunk'])
  expect(refusal({}, with_({}, { fields: { standing: 'blownUp' } }))).toEqual(['target', 'target-sunk'])
  expect(refusal({}, with_({}, { tracks: { flotation: 0 } }))).toEqual(['target', 'target-sunk'])
  expect(refusal({}, with_({}, { fields: { standing: 'left' } }))).toEqual(['target', 'target-off-table'])
  expect(refusal({ target: consort })).toEqual(['target', 'target-own-side'])
})

test('visibility is the scenario’s figure, 64 inches where it names none', () => {
  expect([
    figureNow(meeting(), 'visibilityInches'),
    figureNow(meeting({ table: { visibilityInches: 24 } }), 'visibilityInches'),
  ]).toEqual([64, 24])
  expect(refusal({ rangeInches: 64 })).toBe(null)
})

test('a target beyond visibility, a range beyond the table', () => {
  const hazy = meeting({ table: { visibilityInches: 24 } })
  expect(refusal({ rangeInches: 25 }, hazy)).toEqual(['rangeInches', 'beyond-visibility'])
  expect(refusal({ rangeInches: 64.5 })).toEqual(['rangeInches', 'beyond-the-table'])
  expect(refusal({ rangeInches: Infinity })).toEqual(['rangeInches', 'beyond-the-table'])
  expect(refusal({ letters: 'Z B', rangeInches: 57 })).toEqual(['rangeInches', 'out-of-range'])
  expect(refusal({ rangeInches: -1 })).toEqual(['rangeInches', 'range-unreadable'])
  expect(refusal({ rangeInches: 'far' })).toEqual(['rangeInches', 'range-unreadable'])
  expect(refusal({ rangeInches: Number.NaN })).toEqual(['rangeInches', 'range-unreadable'])
})

test('a gun that cannot bear', () => {
  expect(refusal({ letters: 'C', rangeInches: 16, sector: 'bow' })).toEqual(['sector', 'gun-cannot-bear'])
  expect(refusal({ sector: 'up' })).toEqual(['sector', 'no-such-bearing'])
  expect(refusal({ rake: 'sideways' })).toEqual(['rake', 'no-such-rake'])
})

test('nothing left to fire', () => {
  const boxes = { '3-2': ['struck'], '8-2': ['noSupply'] }
  expect(refusal({}, with_({ boxes }))).toEqual(['letters', 'nothing-left-to-fire'])
  expect(refusal({ letters: 'Y' })).toEqual(['letters', 'no-such-gun'])
  expect(refusal({ letters: '' })).toEqual(['letters', 'no-gun-chosen'])
  expect(refusal({ letters: 'W' })).toEqual(['letters', 'no-such-gun'])
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
  const withYGuns = withCells((cells) => cells.map((cell) => (cell.at === '3-2' ? { ...cell, holds: [y] } : cell)))
  const withY = action([shipOfTests(firer), shipOfTests(consort, {}, withYGuns)], [shipOfTests(target)])
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
