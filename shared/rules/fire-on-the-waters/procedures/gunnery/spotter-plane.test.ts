import { expect, test } from 'vitest'
import type { GameState } from '../../../../game/state'
import { dice } from '../../../../kernel/script.testing'
import type { Input } from '../../../pack/input'
import { atNight, fieldsOf, runs, type NightSetup } from '../night-action.testing'
import { gunfire } from './gunfire'
import { aim, formOf, withItem } from './salvo.testing'

const rule: NightSetup = { houseRules: { spotterPlane: 'on' } }
const fires = (state: GameState, input: Input = {}, ...faces: number[]) =>
  runs(gunfire, state, { ...aim, ...input }, dice(10, ...faces))
const nextTurn = (state: GameState) => ({ ...state, turn: state.turn + 1 })
const offered = (state: GameState, input: Input = {}) => fieldsOf(gunfire, state, { ...aim, ...input })['spotterPlane']

test('a plane that was sent up is up in the turns that follow, until the form says otherwise', () => {
  const first = fires(atNight(rule), { spotterPlane: true })
  expect(first.why).toContain('The plane of Furutaka is up.')
  expect(offered(nextTurn(nextTurn(first.state)))).toMatchObject({ default: true })
  const second = fires(nextTurn(first.state), { spotterPlane: true })
  expect(second.why.join(' '), 'said once').not.toContain('plane')
  const third = fires(nextTurn(second.state), { spotterPlane: false })
  expect(third.why).toContain('The plane of Furutaka is up no longer.')
  expect(offered(nextTurn(third.state))).toMatchObject({ default: false })
})

test('it helps while her radio and a director work, and again when they are repaired', () => {
  const { state } = fires(atNight(rule), { spotterPlane: true })
  const furutaka = Object.values(state.ships).find(({ id }) => id === 'furutaka')!
  const deaf = { ...state, ships: { ...state.ships, furutaka: { ...furutaka, boxes: { 's-31': ['out'] } } } }
  expect(offered(nextTurn(deaf as GameState))).toMatchObject({ default: false })
  const fired = fires(nextTurn(deaf as GameState), { spotterPlane: false })
  expect(fired.why.join(' '), 'still up').not.toContain('plane')
  const repaired = { ...fired.state, ships: { ...fired.state.ships, furutaka } } as GameState
  expect(offered(nextTurn(repaired))).toMatchObject({ default: true })
})

test('planes that are struck on board cannot be sent; one that is up stays up', () => {
  const form = { places: withItem(51, { kind: 'aircraft' }) }
  const struck = { ...rule, japan: { Furutaka: { form, boxes: { 's-51': ['struck'] as const } }, Kako: {} } }
  expect(formOf(struck)['spotterPlane']).toBeUndefined()
  expect(offered({ ...atNight(struck), table: { ...atNight(struck).table, 'planeUp:furutaka': true } })).toMatchObject({
    default: true,
  })
})

test('a ship whose plane is up and one without fire in forms of their own', () => {
  const { state } = fires(atNight(rule), { spotterPlane: true })
  const both = nextTurn(fires(state, { ships: 'kako', spotterPlane: false }).state)
  expect(fieldsOf(gunfire, both)['ships']?.default).toBe('furutaka')
})

test('a ship that carries no plane fires with one whose plane is up', () => {
  const setup = { ...rule, japan: { Furutaka: {}, Kako: { form: { aircraft: 0 } } } }
  const { state } = fires(atNight(setup), { ships: 'furutaka kako', spotterPlane: true }, 10)
  expect(fieldsOf(gunfire, nextTurn(state))['ships']?.default).toBe('furutaka kako')
})
