import { expect, test } from 'vitest'
import type { Input } from '../../../pack/input'
import type { Mark } from '../../../../game/mark'
import type { Damage } from '../../../kit/marked-ship.testing'
import { action, consort, firer, shipOfTests, target, withCells } from '../damage/action.testing'
import { read } from '../../../run/run-procedure.testing'
import { mountsOf } from './batteries'
import { salvo } from './salvo'
import { meeting, zGuns } from './salvo.testing'

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
