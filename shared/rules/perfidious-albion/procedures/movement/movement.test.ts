import { describe, expect, test } from 'vitest'
import { initialState } from '../../../../game/fold'
import type { GameState } from '../../../../game/state'
import { boxId, trackId } from '../../../../kernel/ids'
import { perfidiousAlbion } from '../../index'
import { setUp, starterScenarioDocuments, starterShipDocuments, starterTable } from '../../../run/starter.testing'
import { read } from '../../../run/run-procedure.testing'
import { detachShip } from '../morale/morale'
import { brest, channel, expectOutcome, idOf, next, refuses, rows, runs, sea } from '../turn/fleet.testing'
import { hazardsFlagged } from '../turn/hazard'
import { allMove, steadySquadrons } from './all-move'
import { emergencyTurn, moveSquadron, turningCircles, yetToMove } from './move-squadron'
import { legalSpeeds } from './speeds'

const ahead = (speed: number, hazard = 'none') => `squadron=channel way=ahead speed=${speed} hazard=${hazard}`
const majestic = (state = sea()) => state.ships[idOf('Majestic')]!

describe('a squadron moves', () => {
  test.each(
    rows(`
      all its ships at one speed                | ahead  12 | Majestic; Magnificent              | | Majestic speed=12; Magnificent speed=12 | Channel, speed 12
      astern, from a turn begun at speed 0      | astern 2  | Majestic speed=0                   | | Majestic speed=2 astern=astern          | Channel, astern at 2
      one that cannot keep up may be detached   | ahead  14 | Majestic; Magnificent propulsion=2 | magnificent/keepUp=detached | Majestic speed=14; Magnificent speed=10 "Magnificent falls out: she leaves Channel and sails alone." | Channel, speed 14
      or all make no more than the slowest      | ahead  14 | Majestic; Magnificent propulsion=2 | | Majestic speed=10; Magnificent speed=10 "Magnificent cannot make 14: she makes 10." | Channel, speed 10
      or the nearest that they can              | ahead  14 | Majestic; Magnificent propulsion=3 | | Majestic speed=10; Magnificent speed=6 "Majestic cannot make 6: she makes 10." | Channel, speed 6
    `),
  )('%s', (_, order, scene, said, outcome, label) => {
    const [way, speed] = order!.split(/\s+/)
    const ran = runs(moveSquadron, sea(scene), `squadron=channel way=${way} speed=${speed} hazard=none`, '', said)
    expect(ran.label).toBe(label)
    const [marks, sentence] = outcome!.split(/ (?=")/)
    expect(ran.after).toBe(marks)
    expectOutcome(ran, sentence)
    const detached = said ? [[idOf('Majestic')], [idOf('Brennus'), idOf('Hoche')], [idOf('Magnificent')]] : undefined
    expect(ran.state.squadrons.map(({ order: ships }) => ships)).toEqual(
      detached ?? sea(scene).squadrons.map((each) => each.order),
    )
  })

  test('the form offers the speed of last turn, or what the slowest can make of it', () => {
    const offered = (scene: string) => moveSquadron.fields(sea(scene), {}).find(({ name }) => name === 'speed')?.default
    expect(offered('Majestic speed=8; Magnificent speed=8')).toBe(8)
    expect(offered('Majestic speed=14; Magnificent speed=14 propulsion=2')).toBe(10)
  })

  test('a ship that stops dead does not stop the others: she is the one that falls behind', () => {
    const offered = (scene: string) => moveSquadron.fields(sea(scene), {}).find(({ name }) => name === 'speed')?.default
    expect(offered('Majestic speed=14; Magnificent speed=14 propulsion=5')).toBe(14)
    expect(offered('Majestic speed=14 propulsion=5; Magnificent speed=14')).toBe(14)
    // The turn after: the leader has lain still since, and the other can make 4 at least.
    expect(offered('Majestic speed=0 propulsion=5; Magnificent speed=10')).toBe(4)
  })

  test('the form says where nobody has given a speed yet', () => {
    const warned = (scene: string) => {
      const state = sea(scene)
      return moveSquadron.warnings!(state, { squadron: channel, way: 'ahead', speed: 12, hazard: 'none' }).map(read)
    }
    expect(warned('Majestic')).toEqual(['Channel: no move yet, so the speed begins at the top speed on the cards.'])
    expect([...warned('Majestic speed=12'), ...warned('Majestic; moved:majestic=1')]).toEqual([])
  })

  test('one side moves all its ships, then the other', () => {
    const first = sea('initiative=england initiativeTurn=1 movesFirst=france')
    expect(yetToMove(first).map(({ id }) => id)).toEqual([brest, channel])
    expect(yetToMove(runs(moveSquadron, first, ahead(12)).state).map(({ id }) => id)).toEqual([brest])
  })

  test('moved again in the same turn she still has her speed of last turn', () => {
    const { state } = runs(moveSquadron, sea(), ahead(10))
    expect(legalSpeeds(state, majestic(state)).ahead).toEqual({ least: 10, most: 16 })
    expect(legalSpeeds(next(state), majestic(state)).ahead).toEqual({ least: 4, most: 12 })
  })

  test('the form says beforehand who slows the others', () => {
    const warned = (speed: number) =>
      moveSquadron.warnings!(sea('Majestic speed=12; Magnificent propulsion=2 speed=10'), {
        squadron: channel,
        way: 'ahead',
        speed,
        hazard: 'none',
      })
    expect(warned(14).map(read)).toEqual([
      'Magnificent makes 10 at most. The whole squadron does so, unless she is detached.',
    ])
    expect(warned(10)).toEqual([])
  })

  test.each(
    rows(`
      minefield | minefield | "Majestic crosses a minefield: a hazard."
      shore     | shore     | "Majestic comes nearer than 4″ to the shore: a hazard."
      ship      | ship      | "Majestic comes nearer than 1″ to another ship: a hazard."
      none      |           |
    `),
  )('%s: flagged and logged', (hazard, kinds, said) => {
    const ran = runs(moveSquadron, sea('Majestic'), ahead(12, hazard))
    expect(hazardsFlagged(ran.state).map(({ ship, kind }) => `${kind} ${ship}`)).toEqual(
      kinds ? [`${kinds} majestic`] : [],
    )
    expectOutcome(ran, said)
  })
})

test.each(
  rows(`
    straightAhead  |   |                       | "Majestic does not answer her helm and goes straight ahead."
    crewTestToTurn | 3 |                       | "Majestic turns after all."
    crewTestToTurn | 4 |                       | "Majestic does not answer her helm and goes straight ahead."
    crewTestToTurn |   | majestic/turns=no     | "Majestic holds on straight ahead."
    ask            |   | majestic/trouble=free | "Majestic answers her helm."
  `),
)('steering damaged: %s %s %s', (rule, face, said, outcome) => {
  expectOutcome(runs(moveSquadron, sea(`Majestic 10-5=struck; steeringDamage=${rule}`), ahead(12), face, said), outcome)
})

test('a sound helm asks nothing', () => expect(runs(moveSquadron, sea(), ahead(12)).asked).toBe(''))

test.each(
  rows(`
    3 | Majestic, emergency turn on 3″            | 3
    4 | Majestic, no emergency turn: 4″ as before | 4
  `),
)('emergency turn on a %s: a crew test for the next smaller circle, this turn, tried once', (face, label, inches) => {
  const ran = runs(emergencyTurn, sea(), 'ship=majestic', face)
  const circle = (state = ran.state) => turningCircles(state, majestic(state)).inches
  expect([ran.label, circle(sea()), circle(), circle(next(ran.state))]).toEqual([label, 4, Number(inches), 4])
  expect(refuses(emergencyTurn, ran.state, 'ship=majestic')).toBe('emergency-turn-tried')
})

test('a card without a smaller circle has no emergency turn', () => {
  const state = sea('Majestic', { Majestic: { turningCirclesInches: [4] } })
  expect(refuses(emergencyTurn, state, 'ship=majestic')).toBe('no-smaller-turning-circle')
})

test('a ship can be detached at any time, and a lone one cannot', () => {
  const { label, state } = runs(detachShip, sea(), 'ship=majestic')
  expect(label).toBe('Majestic detached')
  expect(refuses(detachShip, state, 'ship=majestic')).toBe('ship-sails-alone')
})

// Her levels are 16, 13, 10, 6, 3, 0.
test.each(
  rows(`
    per turn speed may rise by 2 or fall by 6              | speed=8                             | 2-10  |
    and not below 0                                        | speed=4                             | 0-6   |
    nor above what her engines give                        | speed=15                            | 9-16  |
    or leave her                                           | speed=12 propulsion=1               | 6-13  |
    atOnce: above her new maximum she comes down to it     | speed=16 propulsion=1               | 10-13 |
    however much that is                                   | speed=16 propulsion=4               | 3-3   |
    by6: by no more than 6 a turn                          | speed=16 propulsion=4; speedAfterLoss=by6 | 10-10 |
    by6: which may be enough                               | speed=16 propulsion=1; speedAfterLoss=by6 | 10-13 |
    she goes dead in the water                             | speed=5 propulsion=5                | 0-0   |
    and stays so                                           | speed=0 propulsion=5                | 0-0   |
    marked so by hand she stays where she is               | speed=8 standing=deadInTheWater     | 0-0   |
    once halted she may move astern, at half speed at most | speed=0                             | 0-2   | 0-2
    rounded down                                           | speed=0 propulsion=4                | 0-2   | 0-1
    not before                                             | speed=1                             | 0-3   |
    astern too speed rises by 2                            | speed=4 propulsion=1 astern=astern  | 0-0   | 0-6
    as far as half of her maximum                          | speed=6 propulsion=1 astern=astern  | 0-0   | 0-6
    going astern she has to halt before she goes ahead     | speed=5 astern=astern               | 0-0   | 0-7
    which takes more than a turn                           | speed=8 astern=astern               |       | 2-8
  `),
)('legal speeds: %s', (_, scene, ...ways) => {
  const state = sea(`Majestic ${scene}`)
  const legal = legalSpeeds(state, majestic(state))
  expect([legal.ahead, legal.astern].map((is) => (is ? `${is.least}-${is.most}` : ''))).toEqual(ways)
})

describe('the speed with which a battle begins', () => {
  const speeds = (table: GameState) =>
    table.squadrons.map(({ order }) => order.map((id) => table.ships[id]!.tracks[trackId('speed')]))

  test('is that of the scenario for the whole squadron', () => {
    expect(speeds(starterTable(perfidiousAlbion, 'off-round-island-1904'))).toEqual([
      [15, 15],
      [16],
      [18, 18],
      [13, 13, 13],
      [18],
    ])
  })

  test('and what a ship can make of it', () => {
    const scenario = starterScenarioDocuments('perfidious-albion').find(({ slug }) => slug === 'off-ushant')!
    const squadrons = scenario.squadrons.map((squadron) => ({ ...squadron, speed: 19 }))
    const setup = setUp({ ...scenario, squadrons }, starterShipDocuments('perfidious-albion'))
    const table = initialState(perfidiousAlbion, { pack: perfidiousAlbion.id, setup }, 'movement')
    expect(speeds(table)).toEqual([
      [16, 16, 16],
      [19, 19],
      [18, 18, 18],
      [19, 19],
    ])
  })

  test('is her own where she has one, with what is struck on her', () => {
    const scenario = starterScenarioDocuments('perfidious-albion').find(({ slug }) => slug === 'off-ushant')!
    const [first, ...others] = scenario.squadrons
    const marks = { boxes: { [boxId('6-3')]: ['struck'] }, tracks: { [trackId('flotation')]: 20 } }
    const [hit, ...company] = first!.ships
    const squadrons = [{ ...first!, ships: [{ ...hit!, speed: 10, marks }, ...company] }, ...others]
    const setup = setUp({ ...scenario, squadrons }, starterShipDocuments('perfidious-albion'))
    const table = initialState(perfidiousAlbion, { pack: perfidiousAlbion.id, setup }, 'movement')
    expect(table.ships[hit!.id]).toMatchObject({ boxes: marks.boxes, tracks: { flotation: 20, speed: 10 } })
    expect(speeds(table)[0]).toEqual([10, first!.speed, first!.speed])
  })

  test('every starter scenario gives one', () => {
    const all = starterScenarioDocuments('perfidious-albion').flatMap(({ squadrons }) => squadrons)
    expect(all.filter(({ speed }) => speed === undefined)).toEqual([])
  })
})

describe('all move as they did', () => {
  test('each squadron at the speed that it made, without a question', () => {
    const ran = runs(allMove, sea('Majestic speed=12; Magnificent speed=12; Brennus speed=0; Hoche speed=0'))
    expect([ran.label, ran.asked]).toEqual(['Channel 12, Brest 0: move as they did', ''])
    expect(ran.after).toBe('')
    expectOutcome(ran, '"Channel, speed 12"')
    expect(yetToMove(ran.state)).toEqual([])
    expect(refuses(allMove, ran.state)).toBe('nobody-moves-as-before')
    const first = runs(allMove, sea('Majestic speed=12; Magnificent speed=12'))
    expectOutcome(first, '"Brest: no move yet, so the speed begins at the top speed on the cards."')
  })

  test.each([
    ['one that goes astern goes on astern', 'Majestic speed=2 astern=astern', 'brest channel'],
    ['not one whose ship falls behind', 'Majestic; Magnificent propulsion=2', 'brest'],
    ['not one whose ships made different speeds out of reach', 'Majestic speed=3; Magnificent speed=12', 'brest'],
    ['not one whose helm is hit', 'Majestic 10-5=struck', 'brest'],
  ])('%s', (_, scene, steady) => {
    const squadrons = steadySquadrons(sea(`${scene}; movesFirst=france initiative=england initiativeTurn=1`))
    expect(squadrons.map(({ squadron }) => squadron.id).join(' ')).toBe(steady)
  })
})
