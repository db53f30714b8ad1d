import { expect, test } from 'vitest'
import { consort, english, firer, french, target } from '../damage/action.testing'
import { salvo } from './salvo'
import { fired, meeting, refusal, zGuns } from './salvo.testing'

const state = meeting({ houseRules: { fireTiming: 'simultaneous' } })
const first = fired({ state, faces: [3, 1, 3] })
const parted = salvo.parted!(state, zGuns, first.changes)!

test('with `fireTiming: alternate` all of it counts at once', () => {
  expect(salvo.parted!(meeting(), zGuns, first.changes)).toBe(null)
})

test('what was fired is booked at once, damage waits', () => {
  expect(parted.atOnce.effects.every(({ type }) => type === 'tableSet')).toBe(true)
  expect(parted.atOnce.effects).toContainEqual({ type: 'tableSet', key: 'fired:firer:3-2:0', to: 1 })
  expect(parted.waits.effects).toEqual([{ type: 'marked', ship: target, box: '1-3', mark: 'struck', on: true }])
  expect(parted.waits.given.every((premise) => 'ship' in premise && premise.ship === target)).toBe(true)
  expect(parted.waits.why).toEqual(first.changes.why)
})

test('hits read damage that waits: second hits, fires', () => {
  const second = fired({ state, input: { ships: consort }, faces: [3, 1, 3], pending: parted.waits.effects })
  expect(second.track('fire')).toBe(1)
  expect(second.changes.effects).not.toContainEqual(parted.waits.effects[0])
  expect(second.changes.given).not.toContainEqual(expect.objectContaining({ box: '1-3' }))
})

test('firing does not read it: a turret that is pending fires', () => {
  const hit = fired({ state, faces: [3, 3, 2] })
  const waits = salvo.parted!(state, zGuns, hit.changes)!.waits.effects
  const back = { squadron: french, ships: target, target: firer, sector: 'bow', letters: 'Z' }
  expect(refusal(back, state)).toBe(null)
  const answer = fired({ state, input: back, faces: [4, 10, 3], pending: waits })
  expect(answer.draft.state.table).toMatchObject({ 'fired:target:3-2:0': 1 })
})

test('the flash choice is made at once', () => {
  expect(fired({ state, faces: [3, 3, 2] }).keys).toContain('Z/1/flash/3-5/choice')
})

test('a ship that is pending lost takes no more hits', () => {
  const lost = [{ type: 'fieldSet', ship: target, field: 'standing', to: 'blownUp' }] as never
  const second = fired({ state, input: { squadron: english }, faces: [3], pending: lost })
  expect(second.keys).toEqual(['Z/oneMore'])
})
