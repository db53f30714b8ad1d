import { expect, test } from 'vitest'
import { firer, reasonsOf, shipOfTests, target, action } from '../damage/action.testing'
import { shipHasFired } from './guns'
import { average, fired, meeting, refusal, small } from './salvo.testing'
import { salvo } from './salvo'

test('four guns at 30 %, a 2 on the D10: two straddles, each one hit by D10 section and D6 deck level', () => {
  const { keys, marks, outcome } = fired({ faces: [2, 6, 3, 1, 4] })
  expect(keys).toEqual(['Z/oneMore', 'Z/1/section', 'Z/1/deck', 'Z/2/section', 'Z/2/deck'])
  expect([marks('6-3'), marks('1-4')]).toEqual([['struck'], ['struck']])
  expect(outcome.values).toEqual({ squadron: 'english', target: 'Majestic', n: 2 })
})

test('a 3 on the D10: the automatic straddle alone', () => {
  expect(fired({ faces: [3, 6, 3] }).outcome.values).toMatchObject({ n: 1 })
})

test('a squadron’s salvo with one straddle is four dice at most, and every result carries its reasons', () => {
  const { reasons, keys } = fired({ faces: [3, 6, 3] })
  expect(keys).toHaveLength(3)
  expect(reasons).toEqual([
    'Majestic, speed 12: 0 %',
    'Z guns up to 32″: 30 %, penetration 8',
    'Majestic, Z guns × 4: 120 %',
    'Z guns together: 120 %, counted as 120 %',
    'Z guns: one straddle, 20 % for a second, 2 or less on D10.',
    'Z guns: no more straddles.',
    'Majestic 6·3: penetration 8 goes through armour 5.',
    'Majestic 6·3 is destroyed.',
    'B ×2 lost.',
  ])
})

test('several gun letters in one go: the heaviest first, each with its own penetration', () => {
  const { keys } = fired({ input: { letters: 'B Z', rangeInches: 16 }, faces: [6, 10, 8, 1, 1, 1, 1, 1, 1, 1] })
  expect(keys.slice(0, 4)).toEqual(['Z/oneMore', 'B/oneMore', 'Z/1/section', 'Z/1/deck'])
})

test('bow rake: D6 for the section', () => {
  const { questions, marks } = fired({ input: { rake: 'bow' }, faces: [3, 6, 3] })
  expect(questions.find(({ key }) => key === 'Z/1/section')).toMatchObject({ die: 'D6' })
  expect(marks('6-3')).toEqual(['struck'])
})

test('stern rake: D6+4', () => {
  expect(fired({ input: { rake: 'stern' }, faces: [3, 6, 3] }).marks('10-3')).toEqual(['struck'])
  expect(fired({ input: { rake: 'stern' }, faces: [3, 1, 3] }).marks('5-3')).toEqual(['struck'])
})

test('a gun fires once a turn: what was fired is booked, for ship and turn', () => {
  const { draft } = fired({ faces: [3, 6, 3] })
  expect(draft.state.table).toMatchObject({ 'fired:firer:3-2:0': 1, 'fired:firer:8-2:0': 1 })
  expect([shipHasFired(draft.state, firer), shipHasFired(draft.state, target)]).toEqual([true, false])
  expect(refusal({}, draft.state)).toEqual(['letters', 'nothing-left-to-fire'])
  expect(refusal({}, { ...draft.state, turn: 2 })).toBe(null)
})

test('damage counts at once: a turret that is destroyed does not answer', () => {
  const { draft } = fired({ faces: [3, 3, 2], said: { 'Z/1/flash/3-5/choice': 'flood' } })
  const back = { squadron: 'french', ships: target, target: firer, sector: 'bow', letters: 'Z' }
  expect(refusal(back, draft.state)).toEqual(['letters', 'nothing-left-to-fire'])
  expect(refusal({ ...back, sector: 'stern' }, draft.state)).toBe(null)
})

test('a target that is lost takes no more straddles', () => {
  const { keys, reasons } = fired({ faces: [1, 3, 5], input: { rangeInches: 24 } })
  expect(keys).toEqual(['Z/oneMore', 'Z/1/section', 'Z/1/deck'])
  expect(reasons.slice(-2)).toEqual(['Majestic blows up.', 'Majestic is gone: one straddle of the Z guns is wasted.'])
})

test('only E and Q guns fire at vessels under 2,000 tons: a warning that can be overruled', () => {
  const state = action([shipOfTests(firer, average)], [shipOfTests(target, { tracks: { speed: 12 } }, small)])
  const overruled = fired({ state, faces: [3, 6, 3] })
  expect(overruled.questions[0]).toMatchObject({ kind: 'confirm', key: 'etiquette/smallCraft', to: 'england' })
  const heeded = fired({ state, said: { 'etiquette/smallCraft': false } })
  expect([heeded.outcome.key, heeded.changes.effects]).toEqual(['rules.perfidious-albion.gunnery.done.heldFire', []])
})

test('a squadron’s main guns concentrate on the leading ship of the enemy squadron', () => {
  const other = shipOfTests('other' as typeof target, { tracks: { speed: 12 } })
  const state = action([shipOfTests(firer, average)], [shipOfTests(target), other])
  const warned = (input: object) =>
    salvo.warnings!(state, { ...warnable, ...input }).map(({ key }) => key.split('.').at(-1))
  const warnable = { squadron: 'english', ships: firer, rangeInches: 32, sector: 'port', rake: 'none' }
  expect(warned({ letters: 'Z B', target })).toEqual([])
  expect(warned({ letters: 'Z B', target: 'other' })).toEqual(['leadingShip'])
  expect(warned({ letters: 'B', target: 'other' })).toEqual([])
})

test.each(['sunk', 'blownUp', 'struck', 'left'])('once the leading ship is %s, the next one leads', (standing) => {
  const gone = shipOfTests(target, { fields: { standing } })
  const state = action([shipOfTests(firer)], [gone, shipOfTests('other' as typeof target)])
  const input = { squadron: 'english', ships: firer, target: 'other', rangeInches: 32, sector: 'port', letters: 'Z' }
  expect(salvo.warnings!(state, { ...input, rake: 'none' })).toEqual([])
})

test('the premises of a salvo: guns that were there to fire, standing of both, the cell as it was', () => {
  const { given } = fired({ faces: [3, 6, 3] }).changes
  expect(given).toContainEqual({ of: 'mark', ship: firer, box: '3-2', mark: 'struck', was: false })
  expect(given).toContainEqual({ of: 'field', ship: target, field: 'standing', was: 'afloat' })
  expect(given).toContainEqual({ of: 'mark', ship: target, box: '6-3', mark: 'struck', was: false })
})

test('every reason has a sentence', () => {
  const { draft } = fired({ faces: [2, 6, 3, 3, 2] })
  for (const sentence of reasonsOf(draft)) expect(sentence).not.toMatch(/^rules\.|\{/)
})

test('a salvo from what is on the table unchanged leaves it unchanged', () => {
  const state = meeting()
  const before = JSON.stringify(state)
  fired({ state, faces: [3, 6, 3] })
  expect(JSON.stringify(state)).toBe(before)
})
