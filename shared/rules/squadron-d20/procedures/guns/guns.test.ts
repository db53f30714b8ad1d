import { describe, expect, test } from 'vitest'
import type { ShipDocument } from '../../../../documents/ship'
import { read, runProcedure, withUsualValues } from '../../../run/run-procedure.testing'
import {
  airBase,
  battleship,
  carrier,
  cruiser,
  cruiserData,
  destroyer,
  document,
  fighters,
  motorBoats,
  type Damage,
} from '../../ship/stands.testing'
import { bandsInches } from '../may-fire/sight'
import { played, reckoned, refusal, type Play } from '../played.testing'
import { atTable, foldRules, type Stands } from '../table.testing'
import { gunsModifier } from './guns'
import { guns } from './guns'

interface Salvo extends Omit<Play, 'stands'> {
  readonly firer?: ShipDocument
  readonly fault?: Damage
  readonly at?: ShipDocument
  readonly harm?: Damage
  readonly band?: number
}

/** Hits without a critical that take nothing: what the tests of damage look at. */
const harmless = { 'main-main/hits': 1, 'impact-flotation': 0, cv: 0 }

function salvo({ firer = cruiser, fault = {}, at = battleship, harm = {}, band = 3, ...play }: Salvo): Play {
  const aim = { ship: 'tone', target: 'foe', rangeInches: bandsInches[band - 1]!, batteries: 'main-main' }
  return {
    ...play,
    stands: { tone: { of: firer, ...fault }, foe: { of: at, ...harm, squadron: 'theirs' } },
    input: { ...aim, ...play.input },
    said: { ...harmless, ...play.said },
  }
}

const fired = (setup: Salvo = {}) => played(guns, salvo(setup))

/** The sum that the form shows for the first battery: the modifiers that count, and the number needed. */
const sum = (setup: Salvo = {}) => reckoned(guns, salvo(setup)).sum

describe('what a battery needs (9.5)', () => {
  test('range, control and every modifier by name', () => {
    expect(sum()).toEqual([
      'Directed, 3 RB 12+',
      'Crew quality +2',
      '8 guns shooting at the target +1',
      'Size of the target +2',
      '7+',
    ])
    const worn = {
      fault: { tracks: { splash: 1, gunneryModifier: -2, fireControl: 0 } },
      harm: { tracks: { splash: 2, steering: 0 }, fields: { pace: 'slow' } },
    }
    expect(sum({ ...worn, input: { bases: 2 } })).toEqual([
      'Local control, 3 RB 16+',
      'Crew quality +2',
      '8 guns shooting at the target +1',
      'Size of the target +2',
      'Steering of the target out, SV 0 +1',
      'Target slow +1',
      '2 bases in the way −2',
      'One splash marker on the firer −1',
      '2 splash markers on the target −2',
      'Gunnery modifier −2',
      '16+',
    ])
  })

  test.each([1, 2, 3, 4, 5])('the end of band %i', (band) => {
    expect(sum({ band })[0]).toBe(`Directed, ${band} RB ${3 + 3 * band}+`)
    expect(sum({ band, fault: { tracks: { fireControl: 0 } } })[0]).toBe(`Local control, ${band} RB ${4 + 4 * band}+`)
  })

  test('by the guns that bear', () => {
    expect([1, 2, 3, 6, 7, 12, 13, 20, 21].map(gunsModifier)).toEqual([-1, -1, 0, 0, 1, 1, 2, 2, 3])
    expect(sum({ input: { mounts: 'main-main-0' } })).toContain('2 guns shooting at the target −1')
    expect(sum({ fault: { boxes: { 'm-main-main-3': ['struck'] } } }).at(-1)).toBe('8+')
  })

  test('radar adds 1 by day in sight, and not to a battery that it does not serve', () => {
    const input = { batteries: 'main-quad' }
    expect(sum({ firer: battleship, at: cruiser, input })).toContain('Supported by radar +1')
    expect(
      sum({ firer: battleship, at: cruiser, input, fault: { boxes: { 'e-gunneryRadar': ['struck'] } } }),
    ).not.toContain('Supported by radar +1')
    expect(sum()).not.toContain('Supported by radar +1')
  })

  test('an armed merchant cruiser always fires in local control', () => {
    const raider = document({ ...cruiserData, role: 'armedMerchantCruiser' }, { name: 'Raider' })
    expect(sum({ firer: raider })[0]).toBe('Local control, 3 RB 16+')
  })
})

describe('the salvo', () => {
  test('off target: nothing happens', () => {
    const { label, unjudged, tracks } = fired({ faces: [6] })
    expect([label, ...unjudged]).toEqual(['Tone Gawa at Thunderbolt: off target', 'main-main/die'])
    expect(tracks('foe', 'splash')).toEqual([0])
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
    const { label, tracks, why } = fired({ faces: [7], said })
    expect(label).toBe('Tone Gawa at Thunderbolt: 2 hits')
    expect(tracks('foe', 'flotation', 'structure', 'splash')).toEqual([68, 58, 1])
    expect(why).toContain('One splash marker on Thunderbolt.')
  })

  test('ruling: no splash marker on ships', () => {
    const said = { 'main-main/hits': 0 }
    expect(fired({ faces: [7], said, houseRules: { gunHitSplash: 'off' } }).tracks('foe', 'splash')).toEqual([0])
  })

  test('at a ship that lies still, at land and from land a miss is thrown again once', () => {
    const said = { 'main-main/hits': 0 }
    expect(fired({ faces: [6, 7], said, harm: { fields: { pace: 'stopped' } } }).unjudged).toContain('main-main/again')
    expect(fired({ faces: [1, 1], at: airBase }).unjudged).toEqual(['main-main/die', 'main-main/again'])
    const fort = { firer: airBase, input: { batteries: 'main-fort' }, at: battleship, said: { 'main-fort/hits': 0 } }
    expect(fired({ ...fort, faces: [1, 20] }).unjudged).toContain('main-fort/again')
  })

  test('several batteries in one salvo: splashes are placed when all have been thrown', () => {
    const said = { 'main-main/hits': 0, 'other-aa/hits': 0 }
    const { tracks, why } = fired({ input: { batteries: 'main-main other-aa' }, faces: [7, 7], said })
    expect(tracks('foe', 'splash')).toEqual([2])
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
    const again = salvo({ table: { 'fired:tone:main-main': 1 }, input: { mounts: 'main-main-2' } })
    expect(reckoned(guns, again).warnings).toContain('Tone Gawa 8″ has fired this turn.')
  })
})

describe('guns at small craft (9.6)', () => {
  const boats = { at: motorBoats, band: 1, input: { batteries: 'other-aa' } }

  test('local control, a splash marker and a saving throw less the IP of the gun', () => {
    expect(sum(boats)[0]).toBe('Local control, 1 RB 8+')
    const hit = fired({ ...boats, faces: [9, 6] })
    expect(hit.label).toBe('Tone Gawa at 8th Flotilla: one vessel lost')
    expect(hit.tracks('foe', 'vessels', 'splash')).toEqual([3, 1])
    const saved = fired({ ...boats, faces: [9, 7], houseRules: { gunHitSplash: 'off' } })
    expect(saved.tracks('foe', 'vessels', 'splash')).toEqual([4, 1])
  })

  test('with its last vessel a stand is lost', () => {
    const { tracks, why } = fired({ ...boats, harm: { tracks: { vessels: 1 } }, faces: [9, 1] })
    expect(tracks('foe', 'vessels')).toEqual([0])
    expect(why).toContain('8th Flotilla loses her last vessel.')
  })

  test('a wrong calibre is refused', () => {
    expect(refusal(guns, salvo({ ...boats, input: {} }))).toEqual(['battery-calibre', 'batteries'])
  })
})

test('odds: on target, second throws and crew tests counted', () => {
  const chances = (setup: Salvo) => reckoned(guns, salvo(setup)).odds
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
  const all = (key: string, marks: readonly ['struck'] | readonly ['out'], of: number) =>
    Object.fromEntries(Array.from({ length: of }, (_each, at) => [`${key}-${at}`, marks]))
  const struck = { 'm-main-main-0': ['struck'], 'm-main-main-1': ['out'], ...all('m-other-aa', ['struck'], 4) } as const
  const stands: Stands = {
    tone: { of: cruiser, boxes: struck },
    hush: { of: destroyer, boxes: all('m-main-main', ['out'], 5) },
    foe: { of: carrier, squadron: 'theirs' },
    air: { of: fighters, squadron: 'theirs' },
    sunk: { of: destroyer, fields: { standing: 'sunk' } },
    boats: { of: motorBoats },
  }
  test.each([
    [{ batteries: 'other-aa' }, 'battery-lost', 'batteries'],
    [{ ship: 'hush', batteries: 'main-main' }, 'battery-out', 'batteries'],
    [{ mounts: 'main-main-0' }, 'gun-mount-lost', 'mounts'],
    [{ ship: 'hush', batteries: 'main-main', mounts: 'main-main-0' }, 'battery-out', 'batteries'],
    [{ batteries: 'main-main', mounts: 'main-main-1' }, 'gun-mount-out', 'mounts'],
  ] as const)('%j', (input, code, field) => {
    const refused = refusal(guns, { stands, input: { ship: 'tone', target: 'foe', ...input } })
    expect(refused).toEqual(code && [code, field])
  })

  test('a mount that cannot be chosen shows whether it is lost or out', () => {
    const mounts = guns.fields(atTable(stands), { ship: 'tone' }).find(({ name }) => name === 'mounts')
    const faults = mounts?.kind === 'choices' && Object.entries(mounts.cannot).map(([key, why]) => [key, read(why)])
    expect(faults).toEqual([
      ['main-main-0', 'lost'],
      ['main-main-1', 'out'],
    ])
  })
})
