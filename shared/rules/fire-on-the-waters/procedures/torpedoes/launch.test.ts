import { describe, expect, test } from 'vitest'
import { dice } from '../../../../kernel/script.testing'
import { read, refusalOf } from '../../../run/run-procedure.testing'
import { furutaka } from '../../ship/furutaka.testing'
import type { WaterShip } from '../../ship/ship'
import { shipOf } from '../../ship/ship-data'
import { waitingHits } from '../../table/markers'
import { atNight, comesTo, fieldsOf, plays, runs, type Given, type NightSetup } from '../night-action.testing'
import { torpedoAttack } from './attack'
import { launchTorpedoes, leadArcs, leadValue } from './launch'
import { liftSpreads, spreadsOnTable } from './spreads'
import { reloadTorpedoes } from './tubes'

const aimed = { target: 'astoria', rangeInches: 10, aspectDegrees: 80 }
const launch = { ...aimed, ship: 'furutaka', mount: 'T2', torpedoes: 4, setting: '6', arc: '2' }
const launched = (setup: NightSetup = {}, input = {}) => runs(launchTorpedoes, atNight(setup), { ...launch, ...input })
const launches = ({ setup, input }: Given) => launched(setup, input)

/** A director for either side, in place of whatever is there. */
const withDirectors: Partial<WaterShip> = {
  places: shipOf(furutaka()).places.map((place) => {
    const director = ({ 11: 'torpedoPort', 12: 'torpedoStarboard' } as const)[place.at]
    return director ? { ...place, above: { kind: 'director', director } } : place
  }),
}

describe('a launch', () => {
  test('records number, turn, speed, target and arc', () => {
    expect(spreadsOnTable(launched({ turn: 3 }).state)).toMatchObject([
      { by: 'furutaka', target: 'astoria', torpedoes: 4, type: 'IJN T93', speed: 6, arc: 2, turnLaunched: 3 },
    ])
  })
  plays(
    launches,
    `
    takes the torpedoes out of the mount | | furutaka tubes-T2: 0; furutaka tubes-T1: 4
    is said | | Furutaka launches 4 IJN T93 at Astoria
    silenced for two turns, she launches again in the third | Furutaka:casualties=silenced@2 turn=3
      | furutaka tubes-T2: 0
    `,
  )
  const lead = 'Lead Astoria by one arc of 30°.'
  comesTo(
    ({ setup, input }) => launchTorpedoes.warnings!(atNight(setup), { ...launch, ...input }).map(read),
    `
    the lead is estimated | | ${lead}
    a turn late | Furutaka:casualties=secondaryDelay
      | ${lead},Furutaka launches a turn late: her control station was hit.
    beyond their reach | rangeInches=30 | ${lead},At this setting they run 22″ and no further.
    `,
  )
  comesTo(
    ({ setup, input }) => refusalOf(launchTorpedoes, atNight(setup), { ...launch, ...input }),
    `
    refused: lost | Furutaka:s-43=struck | torpedo-mount-lost
    refused: silenced | Furutaka:casualties=silenced@2 | torpedo-mount-silenced
    `,
  )
  comesTo(
    ({ setup }) => fieldsOf(launchTorpedoes, atNight(setup), { ship: 'furutaka' })['target']?.default,
    `
    at the first of the enemy | | astoria
    at whom her guns fire | table:fired:furutaka:main=1+quincy+6+12+90 | quincy
    unless she is lost | table:fired:furutaka:main=1+quincy+6+12+90 Quincy:standing=sunk | astoria
    `,
  )
})

/** The spread of a launch, attacking from the beam at 6 inches: +2 heavy cruiser, -2 range, +2 Japanese. */
const attack = { spread: 'furutaka-spread-1-1', target: 'astoria', rangeInches: 6, aspectDegrees: 80 }
const attacks = ({ setup, input, faces, said }: Given) =>
  runs(torpedoAttack, launched(setup).state, { ...attack, ...input }, dice(...faces), said)
const inHer = (n: number, ship = 'astoria') => `${n} on ${ship} by torpedo of 24`

describe('a spread that intercepts a ship', () => {
  // Kept course, +3: hit number 5.
  const kept = 'keptCourse=true'
  plays(
    attacks,
    `
    one roll for the torpedoes of the mount | 77 ${kept} | Astoria attacked by 4 IJN T93: 0 hit
    4 at hit number 5 | 76 ${kept} | Astoria attacked by 4 IJN T93: 1 hit
    or more | 8 ${kept} | Astoria attacked by 4 IJN T93: 3 hit
    hits wait for the damage phase | 35 ${kept} | hits: ${inHer(2)}
    another ship than the listed target: 6 less | 100 ${kept} target=quincy | Hit number −1.
    on 00 one of them circles back to the launcher | 100 ${kept} | hits: ${inHer(1, 'furutaka')}
    the sum can be overruled, up to what they reach | 90 ${kept} says:hitNumber=9 | hits: ${inHer(2)}
    `,
  )

  test('torpedoes that hit are spent; the others run on if there is another ship in their way', () => {
    const left = (said = {}) =>
      spreadsOnTable(attacks({ setup: {}, input: { keptCourse: true }, faces: [35], said }).state)
    expect([left(), left({ runsOn: true }).map(({ torpedoes }) => torpedoes)]).toEqual([[], [2]])
    const asked = (face: number) => {
      const { questions } = attacks({ setup: {}, input: { keptCourse: true }, faces: [face], said: {} })
      return read(questions.find(({ key }) => key === 'runsOn')!.ask)
    }
    expect([asked(35), asked(90)]).toEqual(['Do the other 2 run on?', 'Do all 4 run on?'])
  })

  test('further than they run at their setting there is a warning', () => {
    const warned = (rangeInches: number) =>
      torpedoAttack.warnings!(launched().state, { ...attack, rangeInches }).map(read)
    expect([warned(22), warned(23)]).toEqual([[], ['At this setting they run 22″ and no further.']])
  })

  test('a director that was out when they were launched costs 3, whatever becomes of it', () => {
    const number = (casualties: string, input = {}, form = withDirectors) => {
      const { state } = launched({ japan: { Furutaka: { fields: { casualties }, form } } }, input)
      const { why } = runs(torpedoAttack, state, { ...attack, keptCourse: true }, dice(90))
      return why.find((said) => /^Hit number/.test(said))
    }
    const [port, starboard] = ['portTorpedoDirectorOut', 'starboardTorpedoDirectorOut']
    expect([number(port), number(port, { directorOut: true })]).toEqual(['Hit number 5.', 'Hit number 2.'])
    expect([number('', { directorOut: true }, {}), number(`${port} ${starboard}`)]).toEqual([
      ...['Hit number 5.', 'Hit number 2.'],
    ])
  })

  test('the sum is shown line by line; the odds are those of the printed table', () => {
    const input = { keptCourse: true }
    const { questions } = attacks({ setup: {}, input, faces: [90], said: {} })
    expect(questions[0]?.because?.map(read)).toEqual([
      'Size of the target: +2',
      'Range 6″: −2',
      'Aspect 80°: 0',
      'Japanese torpedoes: +2',
      'The target kept course and speed: +3',
    ])
    const rows = torpedoAttack.odds!.quick(launched().state, { ...attack, ...input }, [])
    expect(rows.map(({ chance }) => Math.round(100 * chance))).toEqual([24, 41, 27, 7, 1])
  })
})

describe('torpedoes by chits', () => {
  const byChits: NightSetup = { houseRules: { hitMethod: 'chits' } }
  /** Hit number 2; `chits` in the order they are pulled. */
  const pulled = ({ input: { chits, ...input }, said, ...given }: Given) => {
    const drawn = String(chits)
      .split(' ')
      .map((chit, at) => [`chit-${at + 1}`, chit] as const)
    return attacks({ ...given, input, said: { ...Object.fromEntries(drawn), ...said } })
  }
  const bowOn = 'target=quincy aspectDegrees=0'
  plays(
    pulled,
    `
    one for each torpedo; the hit number or less is a hit | chits=2+3+-4+A
      | hits: ${inHer(2)}; Chits 2, 3, −4, A: 2 hits.
    X first: one of her own hits her | chits=X+3+3+2 | hits: ${inHer(1)}, ${inHer(1, 'furutaka')}
    later it misses like a letter | chits=3+X+3+3 | hits:
    a letter first, as good as her mounts or better | chits=A+3+3+3 says:victim=mount:T2 | furutaka s-43: out
    in words | chits=A+3+3+3 says:victim=mount:T2 | Furutaka: torpedo mount T2 breaks down.
    a worse one does nothing | chits=D+3+3+3 | furutaka s-43:
    nor does one that is overruled | chits=A+3+3+3 says:first=false | furutaka s-43:
    under −10 a 1 first, and 10 more | 1 chits=-4+-3+-8+9 ${bowOn} | hits: 2 on quincy by torpedo of 24
    else one chit is pulled in any case | 2 chits=-10 ${bowOn} | hits:
    that may circle | 2 chits=X ${bowOn} | hits: ${inHer(1, 'furutaka')}
    `,
    byChits,
  )

  test('chits stay out until the spread is done; the odds are those of the cup', () => {
    const { questions } = pulled({ setup: byChits, input: { chits: '1 1 1 9' }, faces: [], said: {} })
    const left = questions.flatMap((asked) => (asked.kind === 'draw' ? [asked.lots] : []))
    expect(left.map((lots) => lots.find(({ value }) => value === '1')?.count)).toEqual([3, 2, 1, undefined])
    const rows = torpedoAttack.odds!.quick(launched(byChits).state, attack, [])
    expect(rows.reduce((sum, { chance }, hits) => sum + chance * hits, 0)).toBeCloseTo(4 * 0.15, 9)
  })

  comesTo(
    ({ setup }) => refusalOf(torpedoAttack, launched(setup).state, attack),
    `
    a cup with fewer chits than torpedoes is refused | table:chitCup=1:3 | chit-cup-below-spread
    an empty one too | table:chitCup=miss:0 | chit-cup-empty
    `,
    byChits,
  )
})

test('22 inches at 6 a turn: in the water for four turns, then lifted', () => {
  const { state } = launched()
  expect(refusalOf(liftSpreads, { ...state, turn: 5 })).toBe('no-such-spread')
  expect(spreadsOnTable(runs(liftSpreads, { ...state, turn: 6 }).state)).toEqual([])
})

describe('reloading', () => {
  const mount = { ship: 'furutaka', mount: 'T2' }
  plays(
    ({ setup }) => runs(reloadTorpedoes, atNight(setup), mount),
    `
    fills a mount from what she carries | Furutaka:tubes-T2=0 | furutaka tubes-T2: 4; furutaka reloads: 4
    is said | Furutaka:tubes-T2=1 | Furutaka reloads mount T2, 3 torpedoes
    `,
  )
  comesTo(
    ({ setup }) => refusalOf(reloadTorpedoes, atNight(setup), mount),
    `
    not a full mount | | torpedo-mount-full
    nor with the reloads gone | Furutaka:tubes-T2=0 Furutaka:s-44=struck | torpedo-no-reloads
    `,
  )
})

describe('optional: combing the wakes', () => {
  const T90 = { id: 'T2', tubes: 4, type: 'IJN T90', reliability: 'B', arc: { from: 30, to: 150 } } as const
  const wakes: NightSetup = {
    houseRules: { evadeWakes: 'on' },
    japan: { Furutaka: { form: { torpedoes: { mounts: [T90], reloads: 0 } } } },
  }
  const combing = { ...attack, evades: true }
  const state = (setup: NightSetup) => launched(setup, { setting: '5.5' }).state
  plays(
    ({ setup, input, faces }) => runs(torpedoAttack, state(setup), { ...combing, ...input }, dice(...faces)),
    `
    3 or less on a D6: aspect 0 | 3 90 | Astoria combs the wakes: aspect 0°.; Hit number −8.
    and she has not kept her course | 3 90 keptCourse=true | Hit number −8.
    4 or more and she does not get round | 4 90 | Hit number 2.
    `,
    wakes,
  )
  comesTo(
    ({ setup }) => refusalOf(torpedoAttack, state(setup), combing),
    `
    not one that lies still | Astoria:speed=0 | torpedo-lies-still
    nor one whose rudder is jammed | Astoria:casualties=rudderJammed:circlesLeft | torpedo-no-helm
    the other way | Astoria:casualties=rudderJammed:circlesRight | torpedo-no-helm
    or amidships | Astoria:casualties=rudderJammed:straight | torpedo-no-helm
    hard over by shock | Astoria:casualties=rudderHardRight | torpedo-no-helm
    without turns for two turns | Astoria:casualties=noTurns@2 | torpedo-no-helm
    with a wild helm | Astoria:casualties=steeringWild | torpedo-no-helm
    or none at all | Astoria:casualties=steeringGone | torpedo-no-helm
    one that is steered by hand can | Astoria:casualties=handSteering | undefined
    not on a dark night elsewhere | table:tropics=no | torpedo-no-wake
    nor by a rule not in play | rule:evadeWakes=off | torpedo-no-wake
    `,
    wakes,
  )

  test('once a turn, and never from the oxygen torpedo', () => {
    const after = runs(torpedoAttack, state(wakes), combing, dice(4, 90), { runsOn: true }).state
    expect(refusalOf(torpedoAttack, after, combing)).toBe('torpedo-combed')
    expect(refusalOf(torpedoAttack, launched({ houseRules: { evadeWakes: 'on' } }).state, combing)).toBe(
      'torpedo-no-wake',
    )
  })

  test('the players know whether she has seen the launcher', () => {
    expect(torpedoAttack.warnings!(state(wakes), combing).map(read)).toEqual([
      'Astoria combs the wakes only if she has seen the launcher, and turns no further than her speed at the start of the turn allows.',
    ])
  })
})

describe('an attack by torpedoes that were not launched in the program', () => {
  const called = { spread: 'called', by: 'furutaka', type: 'IJN T93', torpedoes: 4 }
  const input = { ...aimed, ...called, keptCourse: true, directedByRadar: false }
  const attacksBy = ({ setup, faces, said }: Given) => runs(torpedoAttack, atNight(setup), input, dice(...faces), said)

  test('with none in the water the form offers it, the enemy with torpedoes as launcher', () => {
    const fields = Object.entries(fieldsOf(torpedoAttack, atNight(), { target: 'astoria' }))
    const usual = Object.fromEntries(fields.map(([name, field]) => [name, field.default]))
    expect(usual).toMatchObject(called)
    expect(refusalOf(torpedoAttack, atNight(), { ...usual, target: 'astoria' })).toBeUndefined()
    expect(refusalOf(torpedoAttack, atNight(), attack)).toBe('no-such-spread')
  })

  test('the sum, the hits and what they do are those of a spread that was launched', () => {
    const { state } = launched()
    const same = { ...aimed, keptCourse: true, directedByRadar: false, spread: spreadsOnTable(state)[0]!.id }
    expect(torpedoAttack.reckoning!(atNight(), input)).toEqual(torpedoAttack.reckoning!(state, same))
    const ran = runs(torpedoAttack, state, same, dice(50), { runsOn: false })
    const alike = attacksBy({ setup: {}, input: {}, faces: [50], said: {} })
    const counts = [alike, ran].map((each) => waitingHits(each.state).map(({ count }) => count))
    expect([alike.label, counts[0]]).toEqual([ran.label, counts[1]])
  })

  plays(
    attacksBy,
    `
    nothing runs on; on 00 one circles back to the launcher | 100 | asked: hits; hits: ${inHer(1, 'furutaka')}
    it circles at nobody when she has gone down | 100 Furutaka:standing=sunk | hits:
    but the others run on | 50 Furutaka:standing=sunk | hits: ${inHer(1)}
    `,
  )

  test('by chits the first one is held against the mount of that type', () => {
    const said = { 'chit-1': 'A', 'chit-2': '9', 'chit-3': '9', 'chit-4': '9', first: false }
    const { questions } = attacksBy({ setup: { houseRules: { hitMethod: 'chits' } }, input: {}, faces: [], said })
    expect(questions.map(({ key }) => key)).toContain('first')
  })

  comesTo(
    (given) => refusalOf(torpedoAttack, atNight(), { ...input, ...given.input }),
    `
    not by her target | by=astoria | no-such-ship
    nor by nobody | by=yamato | no-such-ship
    nor of no type | type=IJN+T99 | torpedo-type-unknown
    nor more than a mount has | torpedoes=6 | torpedoes-out-of-reach
    nor at nobody | target=yamato | no-such-ship
    `,
  )
})

describe('the lead estimator', () => {
  const asked = ({ input }: Given) => ({
    angleDegrees: Number(input['angle']),
    targetSpeed: Number(input['target']),
    torpedoSpeed: Number(input['torpedo'] ?? 4),
  })
  comesTo(
    (given) => leadValue(asked(given)),
    `
    angle and speed of the target give a value | angle=30 target=1.75 | 3
    an edge belongs to the lower row | angle=31 target=1.75 | 7
    a column too | angle=60 target=3 | 14
    beyond the last edge | angle=90 target=4.5 | 39
    `,
  )
  comesTo(
    (given) => ['reached', 'nearest'].map((reading) => leadArcs(asked(given), reading)),
    `
    none below the first row | angle=20 target=1.5 torpedo=3 | 0,1
    the highest row whose figure is reached, or the nearest | angle=45 target=3 torpedo=3 | 2,2
    faster torpedoes lead less | angle=90 target=4 torpedo=5.5 | 2,2
    three at most | angle=90 target=4.25 torpedo=3 | 3,3
    and the fastest never so many | angle=90 target=8 torpedo=6 | 2,2
    nearest to one | angle=45 target=1.5 torpedo=5 | 0,1
    `,
  )
})
