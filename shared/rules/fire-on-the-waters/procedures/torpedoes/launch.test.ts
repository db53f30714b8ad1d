import { describe, expect, test } from 'vitest'
import { dice } from '../../../../kernel/script.testing'
import { read, refusalOf } from '../../../run/run-procedure.testing'
import { furutaka } from '../../ship/furutaka.testing'
import type { WaterShip } from '../../ship/ship'
import { shipOf } from '../../ship/ship-data'
import { waitingHits } from '../../table/markers'
import { atNight, runs, type NightSetup } from '../night-action.testing'
import { torpedoAttack } from './attack'
import { launchTorpedoes, leadArcs, leadValue } from './launch'
import { liftSpreads, spreadsOnTable } from './spreads'
import { reloadTorpedoes } from './tubes'

const launch = {
  ship: 'furutaka',
  mount: 'T2',
  torpedoes: 4,
  target: 'astoria',
  setting: '6',
  arc: '2',
  rangeInches: 10,
  aspectDegrees: 80,
}
/** A director for either side, in place of whatever is there. */
const withDirectors: Partial<WaterShip> = {
  places: shipOf(furutaka()).places.map((place) => {
    const director = ({ 11: 'torpedoPort', 12: 'torpedoStarboard' } as const)[place.at]
    return director ? { ...place, above: { kind: 'director', director } } : place
  }),
}
const launched = (setup: NightSetup = {}, input = {}) => runs(launchTorpedoes, atNight(setup), { ...launch, ...input })

describe('a launch records number, turn, speed, target and arc', () => {
  test('and takes the torpedoes out of the mount', () => {
    const { state, label, on } = launched({ turn: 3 })
    expect(label).toBe('Furutaka launches 4 IJN T93 at Astoria')
    expect(on('furutaka').track('tubes-T2')).toBe(0)
    expect(on('furutaka').track('tubes-T1')).toBe(4)
    expect(spreadsOnTable(state)).toMatchObject([
      { by: 'furutaka', target: 'astoria', torpedoes: 4, type: 'IJN T93', speed: 6, arc: 2, turnLaunched: 3 },
    ])
  })

  test('a lead is estimated from the angle and speed of the target and the speed of the torpedoes', () => {
    const warned = launchTorpedoes.warnings?.(atNight(), launch) ?? []
    expect(warned.map(read)).toEqual(['Lead Astoria by one arc of 30°.'])
  })

  test('a control station that was hit: a turn late', () => {
    const state = atNight({ japan: { Furutaka: { fields: { casualties: 'secondaryDelay' } } } })
    const warned = launchTorpedoes.warnings?.(state, launch) ?? []
    expect(warned.map(read)).toContain('Furutaka launches a turn late: her control station was hit.')
  })

  test('beyond the reach of the setting there is a warning', () => {
    const warned = launchTorpedoes.warnings?.(atNight(), { ...launch, rangeInches: 30 }) ?? []
    expect(warned.map(read)).toContain('At this setting they run 22″ and no further.')
  })

  test.each([
    ['torpedo-mount-lost', { boxes: { 's-43': ['struck'] } }],
    ['torpedo-mount-silenced', { fields: { casualties: 'silenced@2' } }],
  ] as const)('refused: %s', (code, damage) => {
    const state = atNight({ japan: { Furutaka: damage } })
    expect(launchTorpedoes.check(state, launch)).toMatchObject({ code, values: { field: 'mount' } })
  })

  test('silenced for two turns, she launches again in the third', () => {
    const japan = { Furutaka: { fields: { casualties: 'silenced@2' } } }
    expect(refusalOf(launchTorpedoes, atNight({ japan, turn: 3 }), launch)).toBeUndefined()
  })
})

describe('a spread that intercepts a ship', () => {
  const attack = {
    spread: 'furutaka-spread-1-1',
    target: 'astoria',
    rangeInches: 6,
    aspectDegrees: 80,
    keptCourse: true,
  }
  // Heavy cruiser +2, range 6 inches -2, Japanese +2, kept course +3: hit number 5.
  const attacked = (face: number, setup: NightSetup = {}, input = {}, said = {}) =>
    runs(torpedoAttack, launched(setup).state, { ...attack, ...input }, dice(face), said)

  test('one roll for the torpedoes of the mount: 4 at hit number 5', () => {
    expect(attacked(77).label).toBe('Astoria attacked by 4 IJN T93: 0 hit')
    expect(attacked(76).label).toBe('Astoria attacked by 4 IJN T93: 1 hit')
    expect(attacked(8).label).toBe('Astoria attacked by 4 IJN T93: 3 hit')
  })

  test('hits wait for the damage phase; torpedoes that hit are spent', () => {
    const { state } = attacked(35)
    expect(waitingHits(state)).toMatchObject([
      { target: 'astoria', by: 'furutaka', weapon: 'torpedo', inches: 24, rangeInches: 6, count: 2 },
    ])
    expect(spreadsOnTable(state)).toEqual([])
  })

  test('the others run on if there is another ship in their way', () => {
    expect(spreadsOnTable(attacked(35, {}, {}, { runsOn: true }).state)).toMatchObject([{ torpedoes: 2 }])
  })

  test('further than they run at their setting there is a warning', () => {
    const warned = (rangeInches: number) =>
      (torpedoAttack.warnings?.(launched().state, { ...attack, rangeInches }) ?? []).map(read)
    expect([warned(22), warned(23)]).toEqual([[], ['At this setting they run 22″ and no further.']])
  })

  test('another ship than the listed target: 6 less', () => {
    const { why } = attacked(100, {}, { target: 'quincy' })
    expect(why).toContain('Hit number −1.')
  })

  test('on 00 one of them circles back to the launcher', () => {
    expect(waitingHits(attacked(100).state)).toMatchObject([{ target: 'furutaka', weapon: 'torpedo', count: 1 }])
  })

  test('a director that was out when they were launched costs 3, whatever becomes of it', () => {
    const port = { Furutaka: { fields: { casualties: 'portTorpedoDirectorOut' }, form: withDirectors } }
    const number = (setup: NightSetup, input = {}) =>
      runs(torpedoAttack, launched(setup, input).state, attack, dice(90)).why.find((said) => /^Hit number/.test(said))
    expect(number({ japan: port })).toBe('Hit number 5.')
    expect(number({ japan: port }, { directorOut: true })).toBe('Hit number 2.')
    expect(number({}, { directorOut: true })).toBe('Hit number 5.')
    const both = { casualties: 'portTorpedoDirectorOut starboardTorpedoDirectorOut' }
    expect(number({ japan: { Furutaka: { form: withDirectors, fields: both } } })).toBe('Hit number 2.')
  })

  test('the sum is shown line by line and can be overruled, up to what the torpedoes reach', () => {
    const { questions, state } = attacked(90, {}, {}, { hitNumber: 9 })
    expect(questions[0]?.because?.map(read)).toEqual([
      'Size of the target: +2',
      'Range 6″: −2',
      'Aspect 80°: 0',
      'Japanese torpedoes: +2',
      'The target kept course and speed: +3',
    ])
    expect(waitingHits(state)).toMatchObject([{ count: 2 }])
  })

  test('the odds are those of the printed table', () => {
    const rows = torpedoAttack.odds?.quick(launched().state, attack, []) ?? []
    expect(rows.map(({ chance }) => Math.round(100 * chance))).toEqual([24, 41, 27, 7, 1])
  })

  test('without a spread in the water nothing attacks', () => {
    expect(refusalOf(torpedoAttack, atNight(), attack)).toBe('no-such-spread')
  })
})

describe('torpedoes by chits', () => {
  const byChits: NightSetup = { houseRules: { hitMethod: 'chits' } }
  const attack = { spread: 'furutaka-spread-1-1', target: 'astoria', rangeInches: 6, aspectDegrees: 80 }
  const pulls = (...drawn: readonly string[]) => Object.fromEntries(drawn.map((chit, at) => [`chit-${at + 1}`, chit]))
  // Heavy cruiser +2, range 6 inches -2, Japanese +2: hit number 2.
  const pulled = (drawn: readonly string[], faces: number[] = [], input = {}, setup: NightSetup = {}, said = {}) =>
    runs(torpedoAttack, launched({ ...byChits, ...setup }).state, { ...attack, ...input }, dice(...faces), {
      ...pulls(...drawn),
      ...said,
    })

  test('one for each torpedo; the hit number or less is a hit', () => {
    const { state, why } = pulled(['2', '3', '-4', 'A'])
    expect(waitingHits(state)).toMatchObject([{ target: 'astoria', weapon: 'torpedo', count: 2 }])
    expect(why).toContain('Chits 2, 3, −4, A: 2 hits.')
  })

  test('X first: one of her own hits her; later it misses like a letter', () => {
    expect(waitingHits(pulled(['X', '3', '3', '2']).state)).toMatchObject([
      { target: 'astoria', count: 1 },
      { target: 'furutaka', by: 'furutaka', weapon: 'torpedo', count: 1 },
    ])
    expect(waitingHits(pulled(['3', 'X', '3', '3']).state)).toEqual([])
  })

  test('a letter first, as good as her mounts or better: the mount that launched or her electronics are out', () => {
    const { on, why } = pulled(['A', '3', '3', '3'], [], {}, {}, { victim: 'mount:T2' })
    expect(on('furutaka').marks('s-43')).toEqual(['out'])
    expect(why).toContain('Furutaka: torpedo mount T2 breaks down.')
    expect(pulled(['D', '3', '3', '3']).on('furutaka').marks('s-43')).toEqual([])
    expect(pulled(['A', '3', '3', '3'], [], {}, {}, { first: false }).on('furutaka').marks('s-43')).toEqual([])
  })

  test('chits stay out until the spread is done', () => {
    const left = pulled(['1', '1', '1', '9']).questions.flatMap((asked) => (asked.kind === 'draw' ? [asked.lots] : []))
    expect(left.map((lots) => lots.find(({ value }) => value === '1')?.count)).toEqual([3, 2, 1, undefined])
  })

  test('under −10 a 1 first, and 10 more; one chit is pulled in any case', () => {
    const bowOn = { target: 'quincy', aspectDegrees: 0 }
    expect(waitingHits(pulled(['-4', '-3', '-8', '9'], [1], bowOn).state)).toMatchObject([{ count: 2 }])
    expect(waitingHits(pulled(['-10'], [2], bowOn).state)).toEqual([])
    expect(waitingHits(pulled(['X'], [2], bowOn).state)).toMatchObject([{ target: 'furutaka', count: 1 }])
  })

  test('the odds are those of the cup', () => {
    const rows = torpedoAttack.odds?.quick(launched(byChits).state, attack, []) ?? []
    const mean = rows.reduce((sum, { chance }, hits) => sum + chance * hits, 0)
    expect(mean).toBeCloseTo(4 * 0.15, 9)
  })

  test('a cup with fewer chits than torpedoes is refused', () => {
    const few = launched({ ...byChits, table: { chitCup: '1:3' } }).state
    expect(refusalOf(torpedoAttack, few, attack)).toBe('chit-cup-below-spread')
    const none = launched({ ...byChits, table: { chitCup: 'miss:0' } }).state
    expect(refusalOf(torpedoAttack, none, attack)).toBe('chit-cup-empty')
  })
})

describe('spreads that have run out are lifted', () => {
  test('22 inches at 6 a turn: in the water for four turns', () => {
    const { state } = launched()
    expect(refusalOf(liftSpreads, { ...state, turn: 5 })).toBe('no-such-spread')
    expect(spreadsOnTable(runs(liftSpreads, { ...state, turn: 6 }).state)).toEqual([])
  })
})

describe('reloading', () => {
  test('fills a mount from what she carries', () => {
    const { state } = launched()
    const { on, label } = runs(reloadTorpedoes, state, { ship: 'furutaka', mount: 'T2' })
    expect(label).toBe('Furutaka reloads mount T2, 4 torpedoes')
    expect([on('furutaka').track('tubes-T2'), on('furutaka').track('reloads')]).toEqual([4, 4])
  })

  test('not a full mount, nor with the reloads gone', () => {
    expect(refusalOf(reloadTorpedoes, atNight(), { ship: 'furutaka', mount: 'T2' })).toBe('torpedo-mount-full')
    const japan = { Furutaka: { tracks: { 'tubes-T2': 0 }, boxes: { 's-44': ['struck'] } } } as const
    expect(refusalOf(reloadTorpedoes, atNight({ japan }), { ship: 'furutaka', mount: 'T2' })).toBe('torpedo-no-reloads')
  })
})

describe('the lead estimator', () => {
  test('angle and speed of the target give a value; an edge belongs to the lower row', () => {
    expect(leadValue({ angleDegrees: 30, targetSpeed: 1.75, torpedoSpeed: 4 })).toBe(3)
    expect(leadValue({ angleDegrees: 31, targetSpeed: 1.75, torpedoSpeed: 4 })).toBe(7)
    expect(leadValue({ angleDegrees: 60, targetSpeed: 3, torpedoSpeed: 4 })).toBe(14)
    expect(leadValue({ angleDegrees: 90, targetSpeed: 4.5, torpedoSpeed: 4 })).toBe(39)
  })

  test('the lead is the highest row whose figure the value reaches, none below the first', () => {
    expect(leadArcs({ angleDegrees: 20, targetSpeed: 1.5, torpedoSpeed: 3 }, 'reached')).toBe(0)
    expect(leadArcs({ angleDegrees: 45, targetSpeed: 3, torpedoSpeed: 3 }, 'reached')).toBe(2)
    expect(leadArcs({ angleDegrees: 90, targetSpeed: 4, torpedoSpeed: 5.5 }, 'reached')).toBe(2)
    expect(leadArcs({ angleDegrees: 90, targetSpeed: 4.25, torpedoSpeed: 3 }, 'reached')).toBe(3)
  })

  test('the fastest torpedoes never lead by three', () => {
    expect(leadArcs({ angleDegrees: 90, targetSpeed: 8, torpedoSpeed: 6 }, 'reached')).toBe(2)
  })

  test('under `nearest` the row whose figure lies nearest counts', () => {
    const asked = { angleDegrees: 45, targetSpeed: 1.5, torpedoSpeed: 5 }
    expect(leadValue(asked)).toBe(7)
    expect(leadArcs(asked, 'reached')).toBe(0)
    expect(leadArcs(asked, 'nearest')).toBe(1)
  })
})
