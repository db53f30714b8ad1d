import { expect, test } from 'vitest'
import type { Input } from '../../../procedure'
import { consort, firer, target } from '../damage/action.testing'
import { read } from '../../../run-procedure.testing'
import { salvo } from './salvo'
import { meeting, zGuns } from './salvo.testing'

function beside(input: Input = {}, state = meeting()) {
  const fields = salvo.inputs(state, { ...zGuns, ...input })
  const ships = fields.find((field) => field.kind === 'ships')
  const aim = fields.find((field) => field.kind === 'ship')
  const range = fields.find((field) => field.kind === 'range')
  return {
    guns: (ship: typeof firer) => read(ships!.beside![ship]!),
    doing: read(aim!.beside![target]!),
    range: [range?.inBands && read(range.inBands.say), ...(range?.inBands?.figures ?? [])],
  }
}

test('each ship with what of the letters laid down she can fire at that target', () => {
  expect(beside().guns(firer)).toBe('Z ×4')
  expect(beside({ letters: 'Z B' }).guns(firer)).toBe('Z4 B6')
  expect(beside({ sector: 'bow' }).guns(firer)).toBe('Z ×2')
  expect(beside({ letters: 'E', rangeInches: 48 }).guns(firer)).toBe('none bears')
})

test('a ship that is left out with all that she would bring', () => {
  expect(beside({ ships: firer }).guns(consort)).toMatch(/^Z4 B6/)
})

test('the target with her place and her speed', () => {
  expect(beside().doing).toBe('leading ship, speed 12')
})

test('the chance by range of the heaviest letter', () => {
  expect(beside({ letters: 'B' }).range).toEqual(['B gun, hit % by range', '50', '40', '30', '20', '10', '5', '0'])
})
