import { expect, it } from 'vitest'
import { dialogueFirst } from './under-way'
import type { GameState } from '#shared/game/state'
import type { Input } from '#shared/rules/pack/input'
import type { Passes, RulesPack } from '#shared/rules/pack/rules-pack'

const due = (procedure: string) => ({ phase: 'p', procedure, input: {}, say: { key: 'form.begin' } })

/** Which code keeps a rule from beginning while another waits. */
function kept(waits: readonly [string, Input], wanted: readonly [string, Input], passes?: Passes) {
  const [procedure, input] = wanted
  const dialogues = [{ id: 'first', procedure: waits[0], input: waits[1] }]
  const pack = { passes: () => passes } as unknown as RulesPack
  return dialogueFirst(pack, { dialogues } as unknown as GameState, { procedure, input })?.why.code
}

const sameRule = (waits: Input, wanted: Input) => kept(['rule', waits], ['rule', wanted])

it.each<[string, Input, Input]>([
  ['the squadron', { squadron: 'first' }, { squadron: 'first', ships: 'majestic' }],
  ['one of the ships', { ships: 'majestic mars' }, { ship: 'mars' }],
  ['the stand that attacks', { by: 'vals', target: 'astoria' }, { by: 'vals', target: 'quincy' }],
  ['nobody by name', {}, {}],
  ['nobody by name, of other hits', { hits: 'all' }, { hits: 'kako-hits-1' }],
  ['the same card', { deck: 'naval', card: 3 }, { deck: 'naval', card: 3 }],
])('the same rule waits until that of %s is finished', (_, waits, wanted) => {
  expect(sameRule(waits, wanted)).toBe('dialogue-under-way')
})

it.each<[string, Input, Input]>([
  ['squadron', { squadron: 'first' }, { squadron: 'second' }],
  ['ship', { squadron: 'first', ships: 'majestic' }, { squadron: 'first', ships: 'mars' }],
  ['stand', { by: 'vals', target: 'astoria' }, { by: 'kates', target: 'astoria' }],
  ['card', { deck: 'naval', card: 3 }, { deck: 'naval', card: 4 }],
])('another %s is kept from nothing', (_, waits, wanted) => {
  expect(sameRule(waits, wanted)).toBeUndefined()
})

it('nobody passes while anything waits; orders for all who are left are given', () => {
  const fires = ['salvo', { squadron: 'first' }] as const
  const holding: Passes = { next: due('hasFired'), rest: due('restPass') }
  expect(kept(fires, ['hasFired', { squadron: 'second' }], holding)).toBe('dialogue-before-pass')
  expect(kept(fires, ['restPass', {}], holding)).toBe('dialogue-before-pass')
  expect(kept(fires, ['salvo', { squadron: 'second' }], holding)).toBeUndefined()
  expect(kept(fires, ['allMove', {}], { rest: due('allMove') })).toBeUndefined()
})
