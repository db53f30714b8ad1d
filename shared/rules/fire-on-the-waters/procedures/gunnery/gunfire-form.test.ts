import { dice } from '../../../../kernel/script.testing'
import { read, refusalOf, withUsualValues } from '../../../run/run-procedure.testing'
import { furutaka } from '../../ship/furutaka.testing'
import { boxesOfMount, shipOf } from '../../ship/ship-data'
import { atNight, idOf, runs, type NightSetup } from '../night-action.testing'
import { spot } from '../spotting/spot'
import { dueNow } from '../turn/turn'
import { batteriesOn, firesNow, hasFired } from './firing-record'
import { gunfire } from './gunfire'
import { aim, fired, firer, formOf, refusal, type Asked } from './salvo.testing'
import { describe, expect, test } from 'vitest'

describe('mounts that cannot fire say why, and are refused by name', () => {
  const why = (setup: object, mount = 'Y', input: Asked = {}) => {
    const field = formOf(setup, input)['mounts']
    if (field?.kind !== 'choices') throw new Error('no mounts to choose from')
    const reason = field.cannot[`furutaka:${mount}`]
    expect(String(field.default).split(' ')).not.toContain(`furutaka:${mount}`)
    return [reason && read(reason), refusal({ mounts: `furutaka:${mount}`, ...input }, setup)?.[1]]
  }

  test.each([
    [firer({}, { boxes: { 's-53': ['out'] } }), 'Y: out of action.', 'gunfire-mount-lost'],
    [firer({}, { boxes: { 's-54': ['struck'] } }), 'Y: out of action.', 'gunfire-mount-lost'],
    [firer({}, { boxes: { 'h-55': ['flooded'] } }), 'Y: its magazine is flooded or out.', 'gunfire-mount-unfed'],
    [firer({}, { fields: { casualties: 'silenced@2' } }), 'Y: silenced.', 'gunfire-mount-silenced'],
    [firer({}, { fields: { casualties: 'gunsSilenced@1' } }), 'Y: silenced.', 'gunfire-mount-silenced'],
    [firer({}, { fields: { casualties: 'mainSilent@1' } }), 'Y: silenced.', 'gunfire-mount-silenced'],
    [firer({}, { fields: { casualties: 'powerMainSilent' } }), 'Y: no power.', 'gunfire-mount-no-power'],
    [firer({}, { fields: { casualties: 'ringMain@2' } }), 'Y: no power.', 'gunfire-mount-no-power'],
  ])('%#', (setup, reason, code) => {
    expect(why(setup)).toEqual([reason, code])
  })

  test('what silences one battery leaves the other', () => {
    const setup = firer({}, { fields: { casualties: 'secondarySilent@1' } })
    expect(refusal({}, setup)).toBe(null)
    expect(refusal({ rangeInches: 8, batteries: 'secondary-4.7' }, setup)).toEqual(['mounts', 'gunfire-no-mount'])
  })

  test('a casualty that is over silences nothing, and a repaired mount fires', () => {
    expect(refusal({}, firer({}, { fields: { casualties: 'silenced@0' } }))).toBe(null)
    expect(refusal({ mounts: 'furutaka:Y' }, firer({}, { boxes: { 's-53': ['struck', 'repaired'] } }))).toBe(null)
  })

  test('masked: fore mounts do not bear astern, the after one not ahead', () => {
    expect(why({}, 'A', { bearing: '180' })).toEqual(['A: does not bear.', 'gunfire-mount-does-not-bear'])
    expect(why({}, 'Y', { bearing: '0' })).toEqual(['Y: does not bear.', 'gunfire-mount-does-not-bear'])
    expect(formOf({}, { bearing: '30' })['mounts']).toMatchObject({ default: 'furutaka:A furutaka:B furutaka:Y' })
  })

  test('mounts that bear can be left out by hand', () => {
    expect(refusal({ mounts: 'furutaka:A furutaka:Y' })).toBe(null)
  })

  test('without the ring main the small guns fire on', () => {
    const setup = firer({}, { fields: { casualties: 'ringMain@2' } })
    expect(refusal({ rangeInches: 8, batteries: 'secondary-4.7' }, setup)).toBe(null)
  })
})

describe('a mount jammed in train', () => {
  const setup = firer({}, { fields: { casualties: 'mainMountJammed:Y' } })

  test('is left out until somebody adds it', () => {
    expect(formOf(setup)['mounts']).toMatchObject({ default: 'furutaka:A furutaka:B', cannot: {} })
    expect(refusal({ mounts: 'furutaka:A furutaka:B furutaka:Y' }, setup)).toBe(null)
  })

  test('is warned of', () => {
    expect(gunfire.warnings!(atNight(setup), aim).map(read)).toEqual([
      'Mount Y of Furutaka is jammed in train and left out: take it in if the target lies where it points.',
    ])
  })
})

test('control stations that are gone: a turn longer to open fire or change target, a warning', () => {
  const setup = { ...firer({}, { fields: { casualties: 'mainDelay' } }), turn: 3 }
  const warned = (table: Asked) => gunfire.warnings!(atNight({ ...setup, table: { ...table } }), aim).map(read)
  expect(warned({})).toEqual(['Furutaka 8″ takes a turn longer to open fire or to change to Astoria.'])
  expect(warned({ 'fired:furutaka:main': '2 quincy 6 12 90' })).toHaveLength(1)
  expect(warned({ 'fired:furutaka:main': '2 astoria 6 12 90' })).toEqual([])
})

test('fire at a friend gives a warning, and friends come after the enemy in the list', () => {
  expect(gunfire.warnings!(atNight(), { ...aim, target: 'kako' }).map(read)).toEqual(['Kako is a friend.'])
  expect(formOf()['target']).toMatchObject({ among: ['astoria', 'quincy', 'kako'], default: 'astoria' })
})

describe('spotting for her', () => {
  const on = { houseRules: { spotterPlane: 'on', spotterShip: 'on' } }
  const deaf = { boxes: { 's-31': ['out'] } } as const

  test('not by plane and ship', () => {
    expect(refusal({ spotterPlane: true, spotterShip: 'kako' }, on)).toEqual(['spotterShip', 'gunfire-two-spotters'])
  })

  test('not by a plane that nobody has', () => {
    const setup = { ...on, japan: { Furutaka: { form: { aircraft: 0 } }, Kako: {} } } as const
    const hers = { squadron: 'cruisers', ships: 'furutaka' }
    const asks = (of: object) => gunfire.fields(atNight({ ...of }), hers).some(({ name }) => name === 'spotterPlane')
    expect([asks(on), asks(setup), asks({})]).toEqual([true, false, false])
  })

  test('she needs radio and director', () => {
    const setup = { ...on, japan: { Furutaka: deaf, Kako: {} } }
    expect(refusal({ spotterPlane: true }, setup)).toEqual(['spotterPlane', 'gunfire-cannot-be-spotted-for'])
  })

  test('so does the ship that spots, which is a light cruiser at least', () => {
    const setup = { ...on, japan: { Furutaka: {}, Kako: deaf, Hatsuyuki: { form: { type: 'DD' } } } } as const
    expect(refusal({ spotterShip: 'kako' }, setup)).toEqual(['spotterShip', 'gunfire-cannot-spot'])
    expect(refusal({ spotterShip: 'hatsuyuki' }, setup)).toEqual(['spotterShip', 'gunfire-cannot-spot'])
    expect(refusal({ spotterShip: 'astoria' }, setup)).toEqual(['spotterShip', 'gunfire-cannot-spot'])
    expect(formOf(setup)['spotterShip']).toMatchObject({ among: ['none'] })
    expect(formOf(on)['spotterShip']).toMatchObject({ among: ['none', 'kako'] })
  })
})

describe('the form', () => {
  test('takes the first ship that has not fired, and what she fired at last', () => {
    const table = {
      'fired:furutaka': 2,
      'fired:furutaka:main': '2 quincy 6 14 30',
      'fired:kako:main': '1 quincy 6 9 60',
    }
    const form = Object.fromEntries(
      gunfire.fields(atNight({ table, turn: 2 }), {}).map((field) => [field.name, field.default]),
    )
    expect(form).toMatchObject({ squadron: 'cruisers', ships: 'kako', target: 'quincy', rangeInches: 9, bearing: '60' })
  })

  test('shows beside her the guns that bear, and mount values along the range', () => {
    const form = formOf({}, { bearing: '0' })
    expect(form['ships']?.kind === 'ships' && read(form['ships'].beside!['furutaka' as never]!)).toBe('8″ ×4')
    expect(form['rangeInches']).toMatchObject({
      bandsInches: [5, 10, 15, 20, 28],
      inBands: { figures: ['5', '3', '1', '−2', '−5'] },
    })
  })

  describe('why a ship has no guns to fire', () => {
    const beside = (setup: NightSetup = {}, input: Asked = {}) => {
      const ships = formOf(setup, input)['ships']
      return ships?.kind === 'ships' && read((ships.cannot['furutaka' as never] ?? ships.beside!['furutaka' as never])!)
    }
    const inForce = (casualties: string, boxes = {}) => firer({}, { fields: { casualties }, boxes })
    const batteries = shipOf(furutaka()).batteries.map((battery) => ({
      ...battery,
      mounts: battery.mounts.map((mount) => ({ ...mount, arc: { from: 60, to: 120 } })),
    }))

    test.each<[string, NightSetup, Asked]>([
      ['out of range', {}, { rangeInches: 29 }],
      ['no gun bears', firer({ batteries }), { bearing: '270' }],
      // Her secondaries are out of range; that says nothing of her main battery.
      ['no gun bears', firer({ batteries }), { bearing: '270', rangeInches: 28 }],
      ['silenced', inForce('silenced@2'), {}],
      ['no aim yet', {}, { rangeInches: 'far' }],
      ['has no guns', firer({ batteries: [] }), {}],
    ])('%s', (why, setup, input) => {
      expect(beside(setup, input)).toBe(why)
    })

    test('out of action, and without power, where her guns cannot fire at all', () => {
      const main = batteries.filter(({ is }) => is === 'main')
      const ids = main.flatMap(({ mounts }) => mounts.map(({ id }) => id))
      const boxes = Object.fromEntries(
        ids.flatMap((id) => boxesOfMount(shipOf(furutaka()), id).map((box) => [box, ['struck' as const]])),
      )
      expect(beside(firer({ batteries: main }, { boxes }))).toBe('out of action')
      expect(beside(inForce('powerMainSilent secondarySilent@2'))).toBe('silenced')
      expect(beside(firer({ batteries: main }, { fields: { casualties: 'powerMainSilent' } }))).toBe('without power')
    })
  })

  test('with its defaults it may start', () => {
    expect(gunfire.check(atNight(), {})).toMatchObject({ ok: true })
  })

  test('a ship that cannot fire says why', () => {
    const form = formOf({ japan: { Furutaka: { fields: { standing: 'sunk' } }, Kako: {} } })
    const field = form['ships']
    expect(field?.kind === 'ships' && Object.values(field.cannot).map(read)).toEqual(['sunk'])
  })
})

test('while the guns have their phase, squadrons that still have a ship to fire are offered', () => {
  const due = (setup: NightSetup) => dueNow(atNight(setup)).map(({ say, input }) => [read(say), input['squadron']])
  expect(due({})).toEqual([
    ['Guns of Cruisers', 'cruisers'],
    ['Guns of North', 'north'],
  ])
  expect(due({ table: { 'fired:furutaka': 1, 'fired:kako': 1 } })).toEqual([['Guns of North', 'north']])
  expect(due({ phase: 'damage' })).toEqual([])
})

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
