import { expect, test } from 'vitest'
import { boxId, shipId, sideId, trackId } from '../kernel/ids'
import { perfidiousAlbion as pack } from '../rules/perfidious-albion/index'
import { starterTable } from '../rules/run/starter.testing'
import { entryOf, type Acting } from './act'
import { readToCompanion } from './messages'
import { act, toTable } from './to-table'
import type { Role } from './role'

const state = starterTable(pack, 'off-ushant')
const [majestic, forban] = [shipId('majestic'), shipId('forban')]
const british: Role = { is: 'player', side: sideId('royal-navy'), ships: null }
const leave = { marksFriends: false, anyoneAnswers: false }
const acting: Acting = { pack, state, role: british, leave }
const box = boxId('6-3')
const flotation = trackId('flotation')
const mark = { is: 'mark', ship: majestic, box, mark: 'struck', on: true } as const
const fresh = state.ships[majestic]!.tracks[flotation]!

const outcome = (who: Partial<Acting>, what: Parameters<typeof entryOf>[1]) => {
  const made = entryOf({ ...acting, ...who }, what)
  return made.ok ? 'written' : made.code
}

test('a mark becomes the entry that a tap on the operator’s card makes', () => {
  expect(entryOf(acting, mark)).toMatchObject({
    ok: true,
    value: {
      kind: 'step',
      by: 'hand',
      label: { key: 'steps.mark.struck.on' },
      effects: [{ type: 'marked', ship: majestic, box, mark: 'struck', on: true }],
    },
  })
})

test.each<[string, Role, string]>([
  ['a player marks a ship of his side', british, 'written'],
  ['a player of named ships marks those', { ...british, ships: [majestic] }, 'written'],
  ['and no other', { ...british, ships: [shipId('canopus')] }, 'companion-not-yours'],
  ['nor the enemy’s', { ...british, side: sideId('marine-nationale') }, 'companion-not-yours'],
  ['a spectator marks nothing', { is: 'spectator' }, 'companion-not-yours'],
  ['the umpire marks everything', { is: 'umpire' }, 'written'],
])('%s', (_, role, is) => expect(outcome({ role }, mark)).toBe(is))

test('where the operator lets them, players mark each other’s ships in their side, and still not the enemy’s', () => {
  const friends = { role: { ...british, ships: [shipId('canopus')] }, leave: { ...leave, marksFriends: true } } as const
  expect(outcome(friends, mark)).toBe('written')
  expect(outcome(friends, { ...mark, ship: forban })).toBe('companion-not-yours')
})

test('what is so already is written no second time, and a figure that another hand has set is not written over', () => {
  expect(outcome({}, { ...mark, on: false })).toBe('companion-already')
  const to = (value: number, was: number) =>
    ({ is: 'track', ship: majestic, track: flotation, to: value, was }) as const
  expect(outcome({}, to(fresh - 1, fresh))).toBe('written')
  expect(outcome({}, to(fresh, fresh - 1))).toBe('companion-already')
  expect(entryOf(acting, to(fresh - 2, fresh - 1))).toMatchObject({
    code: 'companion-conflict',
    values: { now: fresh },
  })
})

test('a figure or a box that her card does not have is refused', () => {
  const track = { is: 'track', ship: majestic, track: flotation, was: fresh } as const
  for (const to of [-1, 1000, 1.5]) expect(outcome({}, { ...track, to })).toBe('companion-no-such-figure')
  expect(outcome({}, { ...track, track: trackId('constructor'), to: 1 })).toBe('companion-no-such-figure')
  expect(outcome({}, { ...mark, box: boxId('99-9') })).toBe('companion-no-such-box')
  expect(outcome({}, { ...mark, mark: 'holy' })).toBe('companion-no-such-box')
  expect(outcome({}, { ...mark, ship: shipId('toString') })).toBe('companion-not-yours')
})

test.each([
  '{"is":"act","id":"a","act":{"is":"mark","ship":"__proto__","box":"1-1","mark":"struck","on":true}}',
  '{"is":"act","id":"a","act":{"is":"mark","ship":"a","box":"1-1","mark":"struck","on":true,"__proto__":{"x":1}}}',
  '{"is":"act","id":"a","act":{"is":"deal"}}',
  '{"is":"act","id":"","act":{"is":"undo","of":"a"}}',
  '{"is":"look","ships":["../etc"]}',
  '{"is":"constructor"}',
  '[]',
])('is no message to the table: %s', (text) => expect(toTable.safeParse(JSON.parse(text)).success).toBe(false))

test.each([
  '',
  'null',
  '[]',
  '{"is":"view","whole":1,"parts":{},"gone":[]}',
  '{"is":"saved"}',
  '{"is":"ended","why":"x"}',
])('is no message to a companion: %s', (text) => expect(readToCompanion(text)).toBeNull())

test('a message to a companion is read as it was sent', () => {
  const sent = { is: 'conflict', id: 'a', now: 10, by: 'Anna' }
  expect(readToCompanion(JSON.stringify(sent))).toEqual(sent)
  expect(act.safeParse({ is: 'undo', of: 'a-1' }).success).toBe(true)
})
