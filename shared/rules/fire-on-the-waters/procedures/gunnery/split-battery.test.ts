import { describe, expect, test } from 'vitest'
import { dice } from '../../../../kernel/script.testing'
import { withUsualValues, read, refusalOf } from '../../../run/run-procedure.testing'
import { atNight, idOf, runs, type NightSetup } from '../night-action.testing'
import { spot } from '../spotting/spot'
import { batteriesOn, firesNow, hasFired } from './firing-record'
import { gunfire } from './gunfire'
import { aim, fired } from './salvo.testing'

const foreAtAstoria = (setup: NightSetup = {}) => fired({ setup, input: { mounts: 'furutaka:A furutaka:B' } }).state
const aftAtQuincy = { ...aim, target: 'quincy', mounts: 'furutaka:Y' }

describe('some mounts of a battery fire, and the others at another target', () => {
  test('A and B at Astoria, Y at Quincy: every mount once', () => {
    const state = foreAtAstoria()
    expect(['A', 'B', 'Y'].map((mount) => hasFired(state, idOf('Furutaka'), 'main', mount))).toEqual([
      true,
      true,
      false,
    ])
    const { state: after } = runs(gunfire, state, aftAtQuincy, dice(40))
    expect(firesNow(after, idOf('Furutaka'), 'main')).toMatchObject([
      { target: 'astoria', guns: 4, mounts: ['A', 'B'] },
      { target: 'quincy', guns: 2, mounts: ['Y'] },
    ])
    expect(refusalOf(gunfire, after, aftAtQuincy)).toBe('gunfire-mount-fired')
    expect(refusalOf(gunfire, { ...after, turn: 2 }, { ...aim, mounts: 'furutaka:A' })).toBeUndefined()
  })

  test('the form offers the mounts that are left, and says that the others have fired', () => {
    const state = foreAtAstoria()
    const filled = withUsualValues(gunfire, state, {
      squadron: 'cruisers',
      ships: 'furutaka',
      target: 'quincy',
      rangeInches: 12,
    })
    expect(filled['mounts']).toBe('furutaka:Y furutaka:S2 furutaka:S4')
    const mounts = gunfire.fields(state, filled).find(({ name }) => name === 'mounts')
    const cannot = mounts?.kind === 'choices' ? Object.values(mounts.cannot).map(read) : []
    expect(cannot).toContain('A: has fired.')
  })

  test('each part is a battery on its target, with its own guns; two parts on one target are one battery', () => {
    const divided = runs(gunfire, foreAtAstoria(), aftAtQuincy, dice(40)).state
    expect(batteriesOn(divided, idOf('Astoria'))).toEqual([{ ship: 'furutaka', battery: 'main', guns: 4 }])
    expect(batteriesOn(divided, idOf('Quincy'))).toEqual([{ ship: 'furutaka', battery: 'main', guns: 2 }])
    const [sum] = gunfire.reckoning!(foreAtAstoria(), { ...aim, mounts: 'furutaka:Y' }, [])
    expect(sum!.lines.map(({ say }) => read(say))).not.toContain('Batteries on the target: 2')
    const together = runs(gunfire, foreAtAstoria(), { ...aim, mounts: 'furutaka:Y' }, dice(40)).state
    expect(batteriesOn(together, idOf('Astoria'))).toEqual([{ ship: 'furutaka', battery: 'main', guns: 6 }])
  })

  test('her D10 of the turn is thrown once', () => {
    const { questions } = runs(gunfire, foreAtAstoria(), aftAtQuincy, dice(40))
    expect(questions.filter(({ kind }) => kind === 'roll').map(({ key }) => key)).toEqual(['hit/furutaka/main/2-1'])
  })

  test('spotting knows that she fires elsewhere too, and a delayed battery goes on at either target', () => {
    const { state } = runs(gunfire, foreAtAstoria(), aftAtQuincy, dice(40))
    const elsewhere = (target: string) =>
      spot.fields(state, { spotter: 'furutaka', target }).find(({ name }) => name === 'spotterFiringElsewhere')?.default
    expect([elsewhere('astoria'), elsewhere('quincy')]).toEqual([true, true])
    const lines = { japan: { Furutaka: { fields: { casualties: 'mainDelay' } }, Kako: {} } }
    const next = { ...atNight({ ...lines, table: state.table }), turn: 2 }
    const warned = (target: string) =>
      gunfire.warnings!(next, withUsualValues(gunfire, next, { ...aim, target })).map(read)
    expect(warned('astoria').filter((each) => each.includes('a turn longer'))).toEqual([])
    expect(warned('quincy').filter((each) => each.includes('a turn longer'))).toEqual([])
  })

  test('ruling: a battery fires at one target', () => {
    const state = foreAtAstoria({ houseRules: { splitBattery: 'never' } })
    expect(refusalOf(gunfire, state, aftAtQuincy)).toBe('gunfire-mount-fired')
  })

  test('in an older journal, a battery that has fired has fired as a whole', () => {
    const state = atNight({ table: { 'fired:furutaka': 1, 'fired:furutaka:main': '1 astoria 6 12 90' } })
    expect(refusalOf(gunfire, state, aftAtQuincy)).toBe('gunfire-mount-fired')
  })
})
