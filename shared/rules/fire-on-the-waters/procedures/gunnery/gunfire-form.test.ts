import { describe, expect, test } from 'vitest'
import type { GameState } from '../../../../game/state'
import type { Phrase } from '../../../../kernel/phrase'
import { dice } from '../../../../kernel/script.testing'
import { read, refusalOf, withUsualValues } from '../../../run/run-procedure.testing'
import { furutaka } from '../../ship/furutaka.testing'
import { boxesOfMount, shipOf } from '../../ship/ship-data'
import { askedIn, atNight, comesTo, fieldsOf, idOf, runs, type Given, type NightSetup } from '../night-action.testing'
import { spot } from '../spotting/spot'
import { dueNow } from '../turn/turn'
import { batteriesOn, firesNow, hasFired } from './firing-record'
import { gunfire } from './gunfire'
import { aim, fired, firer, formOf, refusal, type Asked } from './salvo.testing'

/** What of a field with choices is looked at here. */
interface Choices {
  readonly default: unknown
  readonly cannot: Readonly<Record<string, Phrase>>
}

const jammed = 'Furutaka:casualties=mainMountJammed:Y'
const refused = ({ setup, input }: Given) => refusal(input as Asked, setup)
const warned = ({ setup, input }: Given) => gunfire.warnings!(atNight(setup), { ...aim, ...input }).map(read)

describe('mounts that cannot fire say why, and are refused by name', () => {
  /** Of one mount, Y unless it is named: what the form says, and the code. */
  const why = ({ setup, input: { mount = 'Y', ...input } }: Given) => {
    const { cannot, default: usual } = formOf(setup, input as Asked)['mounts'] as unknown as Choices
    const key = `furutaka:${String(mount)}`
    expect(String(usual).split(' ')).not.toContain(key)
    return `${read(cannot[key]!)} ${refusal({ mounts: key, ...(input as Asked) }, setup)?.[1]}`
  }
  comesTo(
    why,
    `
    out | Furutaka:s-53=out | Y: out of action. gunfire-mount-lost
    struck | Furutaka:s-54=struck | Y: out of action. gunfire-mount-lost
    unfed | Furutaka:h-55=flooded | Y: its magazine is flooded or out. gunfire-mount-unfed
    silenced | Furutaka:casualties=silenced@2 | Y: silenced. gunfire-mount-silenced
    with all guns | Furutaka:casualties=gunsSilenced@1 | Y: silenced. gunfire-mount-silenced
    with her main battery | Furutaka:casualties=mainSilent@1 | Y: silenced. gunfire-mount-silenced
    without power | Furutaka:casualties=powerMainSilent | Y: no power. gunfire-mount-no-power
    without the ring main | Furutaka:casualties=ringMain@2 | Y: no power. gunfire-mount-no-power
    fore mounts do not bear astern | mount=A bearing="180" | A: does not bear. gunfire-mount-does-not-bear
    nor the after one ahead | bearing="0" | Y: does not bear. gunfire-mount-does-not-bear
    `,
  )
  const small = 'rangeInches=8 batteries=secondary-4.7'
  comesTo(
    refused,
    `
    what silences one battery leaves the other | Furutaka:casualties=secondarySilent@1 | null
    and is refused there | Furutaka:casualties=secondarySilent@1 ${small} | mounts,gunfire-no-mount
    a casualty that is over silences nothing | Furutaka:casualties=silenced@0 | null
    a repaired mount fires | Furutaka:s-53=struck+repaired mounts=furutaka:Y | null
    mounts that bear can be left out by hand | mounts=furutaka:A+furutaka:Y | null
    without the ring main the small guns fire on | Furutaka:casualties=ringMain@2 ${small} | null
    one jammed in train fires if somebody adds it | ${jammed} mounts=furutaka:A+furutaka:B+furutaka:Y | null
    `,
  )

  test('jammed in train it is left out until then', () => {
    const usual = (setup: NightSetup, input: Asked = {}) => formOf(setup, input)['mounts']
    expect(usual({}, { bearing: '30' })).toMatchObject({ default: 'furutaka:A furutaka:B furutaka:Y' })
    const setup = firer({}, { fields: { casualties: 'mainMountJammed:Y' } })
    expect(usual(setup)).toMatchObject({ default: 'furutaka:A furutaka:B', cannot: {} })
  })
})

describe('warnings', () => {
  const late = 'turn=3 Furutaka:casualties=mainDelay'
  const before = (target: string) => `table:fired:furutaka:main=2+${target}+6+12+90`
  const toAstoria = 'Furutaka 8″ takes a turn longer to open fire or to change to Astoria.'
  comesTo(
    warned,
    `
    at a friend | target=kako | Kako is a friend.
    jammed | ${jammed}
      | Mount Y of Furutaka is jammed in train and left out: take it in if the target lies where it points.
    control stations gone: a turn longer to open fire | ${late} | ${toAstoria}
    or to change target | ${late} ${before('quincy')} | ${toAstoria}
    but not to go on | ${late} ${before('astoria')} |
    `,
  )
})

describe('spotting for her', () => {
  const deaf = (ship: string) => `${ship}:s-31=out`
  comesTo(
    refused,
    `
    not by plane and ship | spotterPlane=true spotterShip=kako | spotterShip,gunfire-two-spotters
    she needs a radio | spotterPlane=true ${deaf('Furutaka')} | spotterPlane,gunfire-cannot-be-spotted-for
    so does the ship that spots | spotterShip=kako ${deaf('Kako')} | spotterShip,gunfire-cannot-spot
    which is a light cruiser at least | spotterShip=kako Kako:form.type=DD | spotterShip,gunfire-cannot-spot
    and a friend | spotterShip=astoria | spotterShip,gunfire-cannot-spot
    `,
    { houseRules: { spotterPlane: 'on', spotterShip: 'on' } },
  )
  test('a ship is named where one can spot', () => {
    const on = { houseRules: { spotterShip: 'on' } }
    expect(formOf(on)['spotterShip']).toMatchObject({ among: ['none', 'kako'] })
    const deafKako = { ...on, japan: { Furutaka: {}, Kako: { boxes: { 's-31': ['out'] } } } } as const
    expect(formOf(deafKako)['spotterShip']).toMatchObject({ among: ['none'] })
  })

  test('by plane only where she has one', () => {
    const asks = (setup: NightSetup) => 'spotterPlane' in formOf(setup)
    const rule: NightSetup = { houseRules: { spotterPlane: 'on' } }
    expect([asks(rule), asks({ ...rule, ...firer({ aircraft: 0 }) }), asks({})]).toEqual([true, false, false])
  })
})

describe('the form', () => {
  test('takes the ships that have not fired and go on at one target; friends are among the targets when they are wanted', () => {
    const hers = { 'fired:furutaka': 2, 'fired:furutaka:main': '2 quincy 6 14 30' }
    const state = atNight({ table: { ...hers, 'fired:kako:main': '1 quincy 6 9 60' }, turn: 2 })
    const usual = Object.entries(fieldsOf(gunfire, state)).map(([name, field]) => [name, field.default])
    expect(Object.fromEntries(usual)).toMatchObject({
      ...{ squadron: 'cruisers', ships: 'kako', target: 'quincy', rangeInches: 9, bearing: '60' },
    })
    expect(fieldsOf(gunfire, atNight())['ships']?.default).toBe('furutaka kako')
    expect(formOf()['target']).toMatchObject({ among: ['astoria', 'quincy'], default: 'astoria' })
    expect(formOf({}, { friendsToo: true })['target']).toMatchObject({ among: ['astoria', 'quincy', 'kako'] })
    expect(gunfire.check(atNight(), {})).toMatchObject({ ok: true })
  })

  test('ships that turned otherwise, or have another target, have a form of their own', () => {
    const ships = (table: NonNullable<NightSetup['table']>) => fieldsOf(gunfire, atNight({ table }))['ships']?.default
    expect(ships({ 'turned:furutaka': '1 90', 'turned:kako': '1 0' })).toBe('furutaka')
    expect(ships({ 'turned:furutaka': '1 90', 'turned:kako': '1 90 follows' })).toBe('furutaka kako')
    expect(ships({ 'fired:kako:main': '0 quincy 6 9 60' })).toBe('furutaka')
  })

  test('a first salvo is at the range from which that target fired at her, or others of her side at it', () => {
    const range = (table: NonNullable<NightSetup['table']>) =>
      fieldsOf(gunfire, atNight({ table }), { squadron: 'cruisers', ships: 'furutaka', target: 'astoria' })[
        'rangeInches'
      ]?.default
    expect(range({})).toBe(10)
    expect(range({ 'fired:astoria:main': '1 furutaka 9 14 90' })).toBe(14)
    expect(range({ 'fired:kako:main': '1 astoria 6 12 90' })).toBe(12)
    expect(range({ 'fired:kako:main': '1 quincy 6 12 90' })).toBe(10)
  })

  test('shows mount values along the range', () => {
    const inBands = { figures: ['5', '3', '1', '−2', '−5'] }
    expect(formOf({}, { bearing: '0' })['rangeInches']).toMatchObject({ bandsInches: [5, 10, 15, 20, 28], inBands })
  })

  describe('beside a ship the guns that bear, or why there are none', () => {
    const beside = ({ setup, input }: Given) => {
      const ships = formOf(setup, input as Asked)['ships'] as unknown as Choices & { beside: Choices['cannot'] }
      return read((ships.cannot['furutaka'] ?? ships.beside['furutaka'])!)
    }
    const cards = `
      the guns that bear | bearing="0" | 8″ ×4
      out of range | rangeInches=29 | out of range
      silenced | Furutaka:casualties=silenced@2 | silenced
      no aim yet | rangeInches=far | no aim yet
      sunk | Furutaka:standing=sunk | sunk
      of both batteries the one that is soonest mended | Furutaka:casualties=powerMainSilent+secondarySilent@2
        | silenced
    `
    comesTo(beside, cards)
    const batteries = shipOf(furutaka()).batteries.map((battery) => ({
      ...battery,
      mounts: battery.mounts.map((mount) => ({ ...mount, arc: { from: 60, to: 120 } })),
    }))
    // Where her secondaries are out of range that says nothing of her main battery.
    const bears = `
      no gun bears | bearing="270" | no gun bears
      nor at long range | bearing="270" rangeInches=28 | no gun bears
    `
    comesTo(beside, bears, firer({ batteries }))
    comesTo(beside, 'has no guns | | has no guns', firer({ batteries: [] }))
    const main = batteries.filter(({ is }) => is === 'main')
    const boxes = main.flatMap(({ mounts }) => mounts.flatMap(({ id }) => boxesOfMount(shipOf(furutaka()), id)))
    const struck = Object.fromEntries(boxes.map((box) => [box, ['struck' as const]]))
    comesTo(beside, 'all out of action | | out of action', firer({ batteries: main }, { boxes: struck }))
    comesTo(beside, 'without power | Furutaka:casualties=powerMainSilent | without power', firer({ batteries: main }))
  })
})

test('while the guns have their phase, squadrons that still have a ship to fire are offered', () => {
  const due = (setup: NightSetup) => dueNow(atNight(setup)).map(({ say, input }) => [read(say), input['squadron']])
  const north = ['Guns of North', 'north']
  expect(due({})).toEqual([['Guns of Cruisers', 'cruisers'], north])
  expect(due({ table: { 'fired:furutaka': 1, 'fired:kako': 1 } })).toEqual([north])
  expect(due({ phase: 'damage' })).toEqual([])
})

describe('a division at one target', () => {
  const both = { squadron: 'cruisers', ships: 'furutaka kako', target: 'astoria', rangeInches: 12, batteries: 'main-8' }

  test('every ship with dice of her own; the other ship is a battery more on the target', () => {
    const ran = runs(gunfire, atNight(), both, dice(3, 40, 2, 50))
    expect(askedIn(ran)).toEqual([
      ...['initial/furutaka/initial', 'hit/furutaka/main/2-1'],
      ...['initial/kako/initial', 'hit/kako/main/2-1'],
    ])
    const [sum] = gunfire.reckoning!(atNight(), both)
    expect(sum!.lines.map(({ say }) => read(say))).toContain('Batteries on the target: 2')
  })

  test('the range is that of all, but for a ship with a range of her own', () => {
    const state = atNight()
    const farther = { ...both, rangeOfkako: 19 }
    const rangeOf = (input: Asked) => gunfire.reckoning!(state, input).map(({ lines }) => read(lines[0]!.say))
    expect(rangeOf(both)).toEqual(['mount value, to 15″', 'mount value, to 15″'])
    expect(rangeOf(farther)).toEqual(['mount value, to 15″', 'mount value, to 20″'])
    const fired = runs(gunfire, state, farther, dice(3, 40, 2, 50)).state
    expect(firesNow(fired, idOf('Kako'), 'main')).toMatchObject([{ rangeInches: 19 }])
    expect(gunfire.check(state, { ...both, rangeOfkako: -1 })).toMatchObject({ values: { field: 'rangeOfkako' } })
    expect(gunfire.check(state, { ...both, rangeOfkako: 40 })).toMatchObject({ values: { field: 'rangeOfkako' } })
  })
})

describe('what look-outs and movement know is not asked again', () => {
  const sees = (die: number, table: NightSetup['table'] = {}) =>
    atNight({
      table: { 'spottingDie:japan': `1:${die}`, ...table },
      houseRules: { gunFlashesOnly: 'on', notVisuallySpotted: 'on' },
    })
  const sight = (state: GameState) => fieldsOf(gunfire, state, { ...aim, rangeInches: 12 })['sight']?.default

  test('how she sees her target, by the die of her side and the range', () => {
    // 6 by the base, 1 for a target that makes 3″, 3 for alert look-outs.
    expect([sight(atNight({ houseRules: { notVisuallySpotted: 'on' } })), sight(sees(2)), sight(sees(1))]).toEqual([
      'seen',
      'seen',
      'unseen',
    ])
    expect(sight(sees(1, { 'fired:astoria': 1 })), 'by the flashes of her guns').toBe('flashes')
    const state = atNight({ table: { 'spottingDie:japan': '1:1' } })
    const [said] = gunfire.warnings!(state, withUsualValues(gunfire, state, aim)).map(read)
    expect(said).toBe('Furutaka sees Astoria to 11″ and no farther.')
  })

  test('that a target seen by her flashes fires: no ship is silent and seen so at once', () => {
    const state = atNight({ houseRules: { gunFlashesOnly: 'on', nightTargetDark: 'on' } })
    const shows = (sight: string) => fieldsOf(gunfire, state, { ...aim, sight })['targetShows']?.default
    expect([shows('seen'), shows('flashes')]).toEqual([false, true])
  })

  test('how firer and target turned', () => {
    const form = formOf({ table: { 'turned:furutaka': '1 60', 'turned:astoria': '1 90 follows' } })
    expect([form['firerTurnedDegrees'], form['targetTurnedDegrees']]).toMatchObject([
      { default: 60, folded: true },
      { default: 90, folded: true },
    ])
    expect(form['targetFollows']?.default).toBe(true)
    const earlier = formOf({ turn: 2, table: { 'turned:astoria': '1 90' } })['targetTurnedDegrees']
    expect([earlier?.default, earlier?.folded]).toEqual([0, undefined])
  })
})

test('batteries that will fire at her later count too: how many is asked in sight while others of the side wait', () => {
  const hers = { squadron: 'cruisers', ships: 'furutaka', target: 'astoria' }
  const isFolded = (setup: NightSetup) => fieldsOf(gunfire, atNight(setup), hers)['batteriesOnTarget']?.folded === true
  expect([isFolded({}), isFolded({ table: { 'fired:kako': 1 } })]).toEqual([false, true])
})

test('of ships that fire together each counts the turn that she has made herself, unless the players say otherwise', () => {
  const state = atNight({ table: { 'turned:furutaka': '1 90', 'turned:kako': '1 0' } })
  const both = { squadron: 'cruisers', ships: 'furutaka kako', target: 'astoria', rangeInches: 12, batteries: 'main-8' }
  const turns = (input: Asked = {}) =>
    gunfire.reckoning!(state, { ...both, ...input }).map(({ lines }) =>
      lines
        .filter(({ say }) => read(say).startsWith('Firer turned'))
        .map(({ say, figure }) => `${read(say)} ${read(figure)}`),
    )
  expect(turns()).toEqual([['Firer turned 90° −3'], ['Firer turned 0° 0']])
  expect(turns({ firerTurnedOfkako: 60 })).toEqual([['Firer turned 90° −3'], ['Firer turned 60° −2']])
  expect(fieldsOf(gunfire, state, both)['firerTurnedDegrees'], 'no one box for both').toBeUndefined()
})

describe('some mounts of a battery fire, and the others at another target', () => {
  const foreAtAstoria = (setup: NightSetup = {}) => fired({ setup, input: { mounts: 'furutaka:A furutaka:B' } }).state
  const aftAtQuincy = { ...aim, target: 'quincy', mounts: 'furutaka:Y' }
  const divided = () => runs(gunfire, foreAtAstoria(), aftAtQuincy, dice(40))
  const main = (guns: number) => [{ ship: 'furutaka', battery: 'main', guns }]

  test('A and B at Astoria, Y at Quincy: every mount once, on one D10 of the turn', () => {
    const state = foreAtAstoria()
    const mounts = ['A', 'B', 'Y'].filter((mount) => hasFired(state, idOf('Furutaka'), 'main', mount))
    expect(mounts).toEqual(['A', 'B'])
    const ran = divided()
    expect(askedIn(ran)).toEqual(['hit/furutaka/main/2-1'])
    expect(firesNow(ran.state, idOf('Furutaka'), 'main')).toMatchObject([
      { target: 'astoria', guns: 4, mounts: ['A', 'B'] },
      { target: 'quincy', guns: 2, mounts: ['Y'] },
    ])
    expect(refusalOf(gunfire, ran.state, aftAtQuincy)).toBe('gunfire-mount-fired')
    expect(refusalOf(gunfire, { ...ran.state, turn: 2 }, { ...aim, mounts: 'furutaka:A' })).toBeUndefined()
  })

  test('the form offers the mounts that are left, and says that the others have fired', () => {
    const state = foreAtAstoria()
    const aimed = { squadron: 'cruisers', ships: 'furutaka', target: 'quincy', rangeInches: 12 }
    const filled = withUsualValues(gunfire, state, aimed)
    expect(filled['mounts']).toBe('furutaka:Y furutaka:S2 furutaka:S4')
    const { cannot } = fieldsOf(gunfire, state, filled)['mounts'] as unknown as Choices
    expect(Object.values(cannot).map(read)).toContain('A: has fired.')
  })

  test('each part is a battery on its target, with its own guns; two parts on one target are one battery', () => {
    const { state } = divided()
    expect([batteriesOn(state, idOf('Astoria')), batteriesOn(state, idOf('Quincy'))]).toEqual([main(4), main(2)])
    const aftToo = { ...aim, mounts: 'furutaka:Y' }
    const [sum] = gunfire.reckoning!(foreAtAstoria(), aftToo)
    expect(sum!.lines.map(({ say }) => read(say))).not.toContain('Batteries on the target: 2')
    const together = runs(gunfire, foreAtAstoria(), aftToo, dice(40)).state
    expect(batteriesOn(together, idOf('Astoria'))).toEqual(main(6))
  })

  test('spotting knows that she fires elsewhere too, and a delayed battery goes on at either target', () => {
    const { state } = divided()
    const japan = { Furutaka: { fields: { casualties: 'mainDelay' } }, Kako: {} }
    const next: GameState = { ...atNight({ japan, table: state.table }), turn: 2 }
    for (const target of ['astoria', 'quincy']) {
      const elsewhere = fieldsOf(spot, state, { spotter: 'furutaka', target })['spotterFiringElsewhere']
      expect(elsewhere?.default, target).toBe(true)
      const said = gunfire.warnings!(next, withUsualValues(gunfire, next, { ...aim, target })).map(read)
      expect(said.join(' '), target).not.toContain('a turn longer')
    }
  })

  test('by ruling a battery fires at one target, and in an older journal it has fired as a whole', () => {
    const ruled = foreAtAstoria({ houseRules: { splitBattery: 'never' } })
    const older = atNight({ table: { 'fired:furutaka': 1, 'fired:furutaka:main': '1 astoria 6 12 90' } })
    for (const state of [ruled, older]) expect(refusalOf(gunfire, state, aftAtQuincy)).toBe('gunfire-mount-fired')
  })
})
