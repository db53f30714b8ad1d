import { describe, expect, test } from 'vitest'
import { withUsualValues, read, refusalOf, runProcedure } from '../../../run/run-procedure.testing'
import { airBase, battleship, carrier, cruiser, destroyer, fighters, motorBoats } from '../../ship/stands.testing'
import { atTable, foldRules } from '../table.testing'
import { guns } from './guns'
import { fired, salvo, sum, table, type Salvo } from './salvo.testing'

describe('the salvo', () => {
  test('off target: nothing happens', () => {
    const { label, asked, on } = fired({ faces: [6] })
    expect(label).toBe('Tone Gawa at Thunderbolt: off target')
    expect(asked).toEqual(['main-main/die'])
    expect(on('foe').track('splash')).toBe(0)
  })

  test('on target: a splash marker and the hits of the rule book, each played separately', () => {
    const said = {
      'main-main/hits': 2,
      'main-main/hit-1/impact-flotation': 3,
      'main-main/hit-1/impact-structure': 4,
      'main-main/hit-1/cv': 0,
      'main-main/hit-2/impact-flotation': 1,
      'main-main/hit-2/impact-structure': 2,
      'main-main/hit-2/cv': 0,
    }
    const { label, on, why } = fired({ faces: [7], said })
    expect(label).toBe('Tone Gawa at Thunderbolt: 2 hits')
    expect([on('foe').track('flotation'), on('foe').track('structure'), on('foe').track('splash')]).toEqual([68, 58, 1])
    expect(why).toContain('One splash marker on Thunderbolt.')
  })

  test('ruling: no splash marker on ships', () => {
    const said = { 'main-main/hits': 0 }
    expect(
      fired({ faces: [7], said, houseRules: { gunHitSplash: 'off' } })
        .on('foe')
        .track('splash'),
    ).toBe(0)
  })

  test('at a ship that lies still, at land and from land a miss is thrown again once', () => {
    const said = { 'main-main/hits': 0 }
    expect(fired({ faces: [6, 7], said, harm: { fields: { pace: 'stopped' } } }).asked).toContain('main-main/again')
    expect(fired({ faces: [1, 1], at: airBase }).asked).toEqual(['main-main/die', 'main-main/again'])
    const fort = { firer: airBase, input: { batteries: 'main-fort' }, at: battleship, said: { 'main-fort/hits': 0 } }
    expect(fired({ ...fort, faces: [1, 20] }).asked).toContain('main-fort/again')
  })

  test('several batteries in one salvo: splashes are placed when all have been thrown', () => {
    const said = { 'main-main/hits': 0, 'other-aa/hits': 0 }
    const { on, why } = fired({ input: { batteries: 'main-main other-aa' }, faces: [7, 7], said })
    expect(on('foe').track('splash')).toBe(2)
    expect(why.filter((each) => /7 or more was needed. On target/.test(each))).toHaveLength(2)
  })

  test('at 4 RB between two cards full of splash markers no face is on target, and the dialogue ends', () => {
    const smoke = { tracks: { splash: 40 } }
    const { label, why } = fired({ fault: smoke, harm: smoke, band: 4, said: { local: true } })
    expect(label).toBe('Tone Gawa at Thunderbolt: off target')
    expect(why.at(-1)).toBe('Tone Gawa 8″ cannot hit: 95 or more is needed, and a D20 has no more than 20. Off target.')
  })

  test('a battery that 9.1 does not allow is silent, unless a player overrules it', () => {
    const dark = { table: { tacticalVisibility: 2 } }
    expect(fired({ ...dark }).label).toBe('Tone Gawa at Thunderbolt: no battery fires')
    expect(fired({ ...dark, said: { 'main-main/may': true }, faces: [1] }).label).toBe(
      'Tone Gawa at Thunderbolt: off target',
    )
  })

  test('a target that is gone takes no more hits', () => {
    const harm = { tracks: { flotation: 1, damageControlTeams: 0 } }
    const said = { 'main-main/hits': 3, 'main-main/hit-1/impact-flotation': 5, 'main-main/hit-1/impact-structure': 0 }
    const { on, asked } = fired({ faces: [7, 1], harm, said })
    expect(on('foe').field('standing')).toBe('wreck')
    expect(asked.some((key) => key.startsWith('main-main/hit-2'))).toBe(false)
  })

  test('it is noted that she has fired', () => {
    const { state } = fired({ faces: [1] })
    expect(state.table['fired:tone:main-main']).toBe('1:0,1,2,3')
    const again = withUsualValues(guns, state, { ship: 'tone', target: 'foe' })
    expect(again['batteries']).toBe('other-aa')
    expect(guns.warnings!(state, { ...again, batteries: 'main-main', mounts: 'main-main-0' }).map(read)).toContain(
      'Tone Gawa 8″ has fired this turn.',
    )
  })

  test('mounts of a battery fire at several targets, each of them once', () => {
    const { state } = fired({ faces: [1], input: { mounts: 'main-main-0 main-main-1' } })
    const rest = withUsualValues(guns, state, { ship: 'tone', target: 'foe', batteries: 'main-main' })
    expect([rest['batteries'], rest['mounts']]).toEqual(['main-main', 'main-main-2 main-main-3'])
    expect(withUsualValues(guns, state, { ship: 'tone', target: 'foe' })['batteries']).toContain('main-main')
    const warned = (mounts: string) => guns.warnings!(state, { ...rest, mounts }).map(read)
    expect(warned('main-main-2 main-main-3')).not.toContain('Tone Gawa 8″ has fired this turn.')
    expect(warned('main-main-1 main-main-2')).toContain('Tone Gawa 8″ has fired this turn.')
    const [sum] = guns.reckoning!(state, rest, [])
    expect(sum!.lines.map(({ say }) => read(say))).toContain('4 guns shooting at the target')
    const said = { 'main-main/hits': 0 }
    const { state: after } = runProcedure(foldRules, guns, state, rest, [20], said)
    expect(after.table['fired:tone:main-main']).toBe('1:0,1,2,3')
  })

  test('in a journal of before, a battery that has fired has fired as a whole', () => {
    const state = table({ table: { 'fired:tone:main-main': 1 } })
    const again = { ...withUsualValues(guns, state, salvo({})), mounts: 'main-main-2' }
    expect(guns.warnings!(state, again).map(read)).toContain('Tone Gawa 8″ has fired this turn.')
  })
})

describe('guns at small craft (9.6)', () => {
  const boats = { at: motorBoats, band: 1, input: { batteries: 'other-aa' } }

  test('local control, a splash marker and a saving throw less the IP of the gun', () => {
    expect(sum(boats)[0]).toBe('Local control, 1 RB 8+')
    const hit = fired({ ...boats, faces: [9, 6] })
    expect(hit.label).toBe('Tone Gawa at 8th Flotilla: one vessel lost')
    expect([hit.on('foe').track('vessels'), hit.on('foe').track('splash')]).toEqual([3, 1])
    const saved = fired({ ...boats, faces: [9, 7], houseRules: { gunHitSplash: 'off' } })
    expect([saved.on('foe').track('vessels'), saved.on('foe').track('splash')]).toEqual([4, 1])
  })

  test('with its last vessel a stand is lost', () => {
    const { on, why } = fired({ ...boats, harm: { tracks: { vessels: 1 } }, faces: [9, 1] })
    expect(on('foe').track('vessels')).toBe(0)
    expect(why).toContain('8th Flotilla loses her last vessel.')
  })

  test('a wrong calibre is refused', () => {
    const state = table(boats)
    expect(refusalOf(guns, state, withUsualValues(guns, state, salvo({ ...boats, input: {} })))).toBe('battery-calibre')
  })
})

test('odds: on target, second throws and crew tests counted', () => {
  const chances = (setup: Salvo) => {
    const state = table(setup)
    return guns
      .odds!.quick(state, withUsualValues(guns, state, salvo(setup)), [])
      .map(({ say, chance }) => [read(say), chance])
  }
  expect(chances({})).toEqual([['Tone Gawa 8″ on target', expect.closeTo(0.7)]])
  expect(chances({ harm: { tracks: { speed: 0 } } })).toEqual([
    ['Tone Gawa 8″ on target', expect.closeTo(1 - 0.3 ** 2)],
  ])
  const night = { table: { light: 'night' }, band: 2, input: { batteries: 'main-main other-aa' } }
  const on = 0.85
  expect(chances(night)).toEqual([
    ['Tone Gawa 8″ on target', expect.closeTo(0.7 * on)],
    ['Tone Gawa 5″ on target', expect.closeTo(0.7 * on)],
    ['At least one on target', expect.closeTo(0.7 * (1 - (1 - on) ** 2))],
  ])
  expect(chances({ table: { tacticalVisibility: 0 } })).toEqual([['Tone Gawa 8″ on target', 0]])
})

describe('what cannot be is refused by its field', () => {
  const state = atTable({
    tone: {
      of: cruiser,
      boxes: {
        'm-main-main-0': ['struck'],
        'm-main-main-1': ['out'],
        'm-other-aa-0': ['struck'],
        'm-other-aa-1': ['struck'],
        'm-other-aa-2': ['struck'],
        'm-other-aa-3': ['struck'],
      },
    },
    hush: {
      of: destroyer,
      boxes: Object.fromEntries([0, 1, 2, 3, 4].map((at) => [`m-main-main-${at}`, ['out'] as const])),
    },
    foe: { of: carrier, squadron: 'theirs' },
    air: { of: fighters, squadron: 'theirs' },
    sunk: { of: destroyer, fields: { standing: 'sunk' } },
    boats: { of: motorBoats },
  })
  const valid = withUsualValues(guns, state, { ship: 'tone', target: 'foe' })
  test.each([
    [{}, undefined],
    [{ ship: 'boats' }, 'no-guns'],
    [{ target: 'air' }, 'target-of-other-kind'],
    [{ target: 'sunk' }, 'target-is-sunk'],
    [{ rangeInches: 60 }, 'range-beyond-bands'],
    [{ batteries: '' }, 'no-battery-chosen'],
    [{ batteries: 'main-quad' }, 'no-such-battery'],
    [{ batteries: 'other-aa' }, 'battery-lost'],
    [{ ship: 'hush', batteries: 'main-main' }, 'battery-out'],
    [{ mounts: '' }, 'no-mount-chosen'],
    [{ mounts: 'main-main-9' }, 'no-such-gun-mount'],
    [{ mounts: 'main-main-0' }, 'gun-mount-lost'],
    [{ ship: 'hush', batteries: 'main-main', mounts: 'main-main-0' }, 'battery-out'],
    [{ batteries: 'main-main', mounts: 'main-main-1' }, 'gun-mount-out'],
    [{ bases: -1 }, 'no-count-of-bases'],
    [{ raking: 'yes' }, 'not-yes-or-no'],
  ] as const)('%j', (input, code) => {
    expect(refusalOf(guns, state, { ...valid, ...input })).toBe(code)
  })

  test('a mount that cannot be chosen shows whether it is lost or out', () => {
    const mounts = guns.fields(state, valid).find(({ name }) => name === 'mounts')
    expect(mounts?.kind === 'choices' && Object.entries(mounts.cannot).map(([key, why]) => [key, read(why)])).toEqual([
      ['main-main-0', 'lost'],
      ['main-main-1', 'out'],
    ])
  })
})
