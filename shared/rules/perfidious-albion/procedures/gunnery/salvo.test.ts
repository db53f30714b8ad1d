import { expect, test } from 'vitest'
import { RuleDraft } from '../../../../game/rule-draft'
import type { GameState } from '../../../../game/state'
import { shipId } from '../../../../kernel/ids'
import { usualPolicy } from '../../../../kernel/policy'
import { playOut } from '../../../../kernel/sampled-odds'
import type { Scalar } from '../../../../kernel/scalar'
import { seededDice } from '../../../../kernel/seeded-dice'
import { tableOf } from '../../../kit/battle-table.testing'
import { read } from '../../../run/run-procedure.testing'
import type { Sector } from '../../ship/ship'
import { action, consort, english, firer, french, rules, shipOfTests, target } from '../damage/action.testing'
import { firingGuns, gunsOf, shipHasFired } from './guns'
import { salvo } from './salvo'
import { average, fired, meeting, refusal, small, sumsOf, usualOf, zGuns } from './salvo.testing'

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

const second = shipId('second')
const helper = shipId('helper')

/** Two English squadrons of one ship each, with six B guns a side, against two French ships. */
function fleet(): GameState {
  return tableOf({
    pack: 'perfidious-albion',
    phase: 'gunnery',
    squadrons: [
      { id: english, side: 'england', name: 'Channel', ships: [shipOfTests(firer, average)] },
      { id: 'reserve', side: 'england', name: 'Reserve', ships: [shipOfTests(helper, average)] },
      { id: 'french', side: 'france', ships: [target, second].map((id) => shipOfTests(id, { tracks: { speed: 12 } })) },
    ],
  })
}

type FlatInput = Readonly<Record<string, Scalar>>

const bGuns = { ...zGuns, letters: 'B', rangeInches: 16 }

const sums = (state: GameState, input: FlatInput) => sumsOf(state, input).map(({ total }) => total.values?.['percent'])

const refused = (state: GameState, input: FlatInput) => {
  const checked = salvo.check(state, input)
  return checked.ok ? null : [checked.code, checked.values['field'], checked.values['most']]
}

function afterSalvo(state: GameState, input: FlatInput): GameState {
  expect(refused(state, input)).toBeNull()
  const draft = new RuleDraft(rules, state)
  playOut(salvo.run(draft, input), seededDice(1898), usualPolicy)
  return draft.state
}

const next = (state: GameState) => ({ ...state, turn: state.turn + 1 })

/** How many B guns are proposed. */
const left = (state: GameState, squadron: string) =>
  usualOf(state, { ...bGuns, squadron, ships: squadron === english ? firer : helper })['gunsB']

test('four of six B guns fire, the two that are left fire at another ship, and then none is', () => {
  const state = fleet()
  expect([sums(state, bGuns), sums(state, { ...bGuns, gunsB: 4 })]).toEqual([[240], [160]])
  const split = afterSalvo(state, { ...bGuns, gunsB: 4 })
  expect(left(split, english)).toBe(2)
  expect(sums(split, { ...bGuns, target: second })).toEqual([80])
  const done = afterSalvo(split, { ...bGuns, target: second })
  expect(refused(done, bGuns)).toEqual(['nothing-left-to-fire', 'letters', undefined])
  expect(left(next(done), english)).toBe(6)
})

test('one gun of a turret fires, and the other may yet', () => {
  const ahead = { ...zGuns, sector: 'bow', gunsZ: 1 }
  const split = afterSalvo(fleet(), ahead)
  expect(split.table['fired:firer:3-2:0']).toBe('1:1')
  expect(salvo.check(split, ahead).ok).toBe(true)
  const able = (sector: Sector) =>
    firingGuns(split, [split.ships[firer]!], ['Z'], { sector, rangeInches: 16 }).flatMap(
      ({ ships }) => ships[0]!.mounts,
    )
  expect([gunsOf(able('bow')), gunsOf(able('port'))]).toEqual([1, 3])
  const done = afterSalvo(split, ahead)
  expect(done.table['fired:firer:3-2:0']).toBe(1)
  expect(refused(done, ahead)?.[0]).toBe('nothing-left-to-fire')
})

test('more guns than can fire there, none, and what is no count are refused with the most there are', () => {
  for (const gunsB of [0, 7]) {
    expect(refused(fleet(), { ...bGuns, gunsB }), String(gunsB)).toEqual(['only-so-many-guns', 'gunsB', 6])
  }
  // A count of guns that do not fire is nobody's business.
  expect(refused(fleet(), { ...bGuns, gunsZ: 99 })).toBeNull()
})

test('of several ships the first fire the few guns that were chosen, and the form says who holds fire', () => {
  const state = fleet()
  const both = { ...bGuns, lent: helper, gunsB: 7 }
  const fields = salvo.fields(state, both)
  const guns = fields.flatMap((field) => (field.kind === 'ships' ? Object.values(field.beside ?? {}).map(read) : []))
  expect(guns).toEqual(['B ×6', 'B ×1'])
  const few = salvo.fields(state, { ...both, gunsB: 6 })
  expect(
    few.flatMap((field) => (field.name === 'lent' && field.kind === 'ships' ? read(field.beside![helper]!) : [])),
  ).toEqual(['holds fire'])
})

test('another squadron of the side lends guns: added up, warned of, and fired for this turn', () => {
  const state = fleet()
  const lent = { ...bGuns, lent: helper }
  expect([sums(state, bGuns), sums(state, lent)]).toEqual([[240], [480]])
  expect(salvo.warnings!(state, lent).map(read)).toContain(
    'The sheet adds guns up within a squadron, and Majestic lends hers to Channel.',
  )
  const fired = afterSalvo(state, { ...lent, gunsB: 9 })
  expect([left(fired, english), left(fired, 'reserve')]).toEqual([undefined, 3])
})

test('only ships of the side that sail elsewhere and still fight can lend guns', () => {
  const state = fleet()
  for (const lent of [target, firer, 'nobody']) {
    expect(refused(state, { ...bGuns, lent })?.slice(0, 2), lent).toEqual(['no-such-ship', 'lent'])
  }
  const struck = { ...state.ships[helper]!, fields: { standing: 'struck' } } as never
  const alone = { ...state, ships: { ...state.ships, [helper]: struck } }
  expect(refused(alone, { ...bGuns, lent: helper })).toEqual(['ship-cannot-fire', 'lent', undefined])
  // Where nobody is left to lend, nobody is asked.
  expect(salvo.fields(alone, bGuns).map(({ name }) => name)).not.toContain('lent')
})

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
