import { describe, expect, test } from 'vitest'
import type { GameState } from '../../../../game/state'
import { channel, expectOutcome, idOf, next, refuses, rows, runs, sea } from '../turn/fleet.testing'
import { crewTestAlone } from './crew-test'
import { detachShip, moraleDue, moraleTest } from './morale'

const umpires = 'squadron=channel trigger=umpire'

test.each(
  rows(`
    roll equal to or under crew quality       | Majestic                              | 3 | - "Channel: morale holds, on 3 or less"
    or fail, and leave by the safest route    | Majestic; Magnificent standing=sunk   | 4 | Majestic standing=withdrawing "morale of Channel fails: withdrawal" "Majestic leaves by the safest route."
  `),
)('a morale test: %s', (_, scene, face, outcome) => {
  expectOutcome(runs(moraleTest, sea(scene), umpires, face), outcome)
})

const mixed = 'Majestic crewQuality=3; Magnificent crewQuality=2 commanderRating=1; Mars crewQuality=1'

test.each(
  rows(`
    the rating of a commander whom it carries          | Majestic; Magnificent commander=Hervey commanderRating=2 | 5
    who is gone with his ship                          | Majestic; Magnificent commanderRating=2 standing=sunk    | 3
    naturalSixFails off                                | Majestic commanderRating=4                               | 6
    naturalSixFails on                                 | Majestic commanderRating=4; naturalSixFails=on           | 5
    squadronQuality commandersShip                     | ${mixed}                                                 | 3
    squadronQuality leader: the leading ship           | ${mixed}; squadronQuality=leader                         | 4
    squadronQuality lowest: of all                     | ${mixed}; squadronQuality=lowest                         | 2
    without a commander its leading ship’s             | Mars crewQuality=1; Majestic                             | 1
    a leading ship that is gone leads no more          | Mars crewQuality=1 standing=struck; Majestic             | 3
  `),
)('the number that passes: %s', (_, scene, atMost) => {
  const [question] = runs(moraleTest, sea(scene), umpires, '1').questions
  expect(question?.kind === 'chance' && question.atMost).toBe(Number(atMost))
})

test.each([
  [moraleTest, 'Majestic standing=withdrawing', umpires, 'withdraws-already'],
  [moraleTest, '', 'squadron=channel trigger=boredom', 'no-such-trigger'],
  [moraleTest, 'Brennus standing=sunk', 'squadron=brest trigger=umpire', 'squadron-out-of-action'],
  [crewTestAlone, 'Brennus standing=sunk', 'ship=brennus', 'ship-out-of-action'],
])('refused: %# %s %s', (procedure, scene, input, code) => expect(refuses(procedure, sea(scene), input)).toBe(code))

const due = (state: GameState) =>
  moraleDue(state)
    .map(({ squadron, trigger }) => `${squadron} ${trigger}`)
    .join(', ')
const half = 'channel halfStrength'

test.each(
  rows(`
    a ship of two sunk             | Majestic; Mars standing=sunk                         | ${half}
    blown up                       | Majestic; Mars standing=blownUp                      | ${half}
    struck                         | Majestic; Mars standing=struck                       | ${half}
    dead in the water              | Majestic; Mars standing=deadInTheWater               | ${half}
    without engines                | Majestic; Mars propulsion=5                          | ${half}
    gone                           | Majestic; Mars standing=left                         | ${half}
    one of three                   | Majestic; Mars; Hannibal standing=sunk               |
    half of the flotation boxes    | Majestic flotation=15; Mars flotation=15; halfStrength=flotation | ${half}
    more than half of them         | Majestic flotation=16; Mars flotation=15; halfStrength=flotation |
    a force that has left          | Majestic standing=left; Mars standing=sunk; Royal    | reserve forceGone
    one that is sunk has not left  | Majestic standing=sunk; Royal                        |
    nor is it gone with a ship there | Majestic standing=left; Mars; Jupiter; Royal       |
  `),
)('due: %s', (_, scene, tests) => expect(due(sea(scene))).toBe(tests))

const gone = 'Majestic standing=left; Mars standing=sunk'

test('half strength and a force gone are tested once', () => {
  for (const [scene, input] of [
    ['Majestic; Mars standing=sunk', 'squadron=channel trigger=halfStrength'],
    [`${gone}; Royal`, 'squadron=reserve trigger=forceGone'],
  ]) {
    const { state } = runs(moraleTest, sea(scene), input, '1')
    expect([due(state), due(next(state))]).toEqual(['', ''])
  }
})

test('ships that were detached still count for the squadron they began with', () => {
  const four = sea('Majestic; Mars; Hannibal standing=sunk; Jupiter propulsion=5')
  expect(due(runs(detachShip, four, 'ship=jupiter').state)).toBe(`${half}, jupiter-alone detached`)
})

test('a force gone: each detached ship of that side tests too', () => {
  const { state } = runs(detachShip, sea(`${gone}; Royal; Ramillies`), 'ship=royal')
  expect(due(state)).toMatch(/reserve forceGone.*royal-alone forceGone/)
})

test('forceGoneTest ask: the umpire says whether it is made', () => {
  const state = sea(`${gone}; Royal; forceGoneTest=ask`)
  const spared = runs(moraleTest, state, 'squadron=reserve trigger=forceGone', '', 'tested=no')
  expect([due(state), spared.label, due(spared.state)]).toEqual(['reserve forceGone', 'Reserve: morale not tested', ''])
})

describe('a detached ship', () => {
  const alone = (scene = '') => runs(detachShip, sea(`Majestic ${scene}; Mars; Jupiter`), 'ship=majestic').state
  const tested = (state: GameState, face: string, said = '') =>
    runs(moraleTest, state, 'squadron=majestic-alone trigger=detached', face, said)

  test.each([
    ['onceWhenDetached', ''],
    ['eachTurn', 'majestic-alone detached'],
  ])('detachedTest %s', (rule, afterwards) => {
    const state = alone(`; detachedTest=${rule}`)
    const after = tested(state, '1').state
    expect([due(state), due(after), due(next(after))]).toEqual(['majestic-alone detached', '', afterwards])
  })

  test.each(
    rows(`
      half of her boxes lost | flotation=15 | surrender=yes | standing=struck      | morale surrender
      she flies on           | flotation=15 | surrender=no  | standing=withdrawing | morale surrender
      immobilised            | propulsion=5 | surrender=yes | standing=struck "Majestic strikes her flag" | morale surrender
      not so badly hurt      | flotation=16 |               | standing=withdrawing | morale
      surrender automatic    | flotation=15; surrender=automatic | | standing=struck | morale
    `),
  )('badly damaged or immobilised she may surrender when she fails: %s', (_, scene, said, outcome, asked) => {
    const ran = tested(alone(scene), '6', said)
    expectOutcome(ran, outcome)
    expect(ran.asked).toBe(asked)
  })

  test('back in a squadron she is detached no more', () => {
    const [majestic, state] = [idOf('Majestic'), alone()]
    const squadrons = state.squadrons.map((squadron) => {
      const others = squadron.order.filter((id) => id !== majestic)
      return { ...squadron, order: squadron.id === channel ? [...others, majestic] : others }
    })
    expect(due({ ...state, squadrons })).toBe('')
  })
})

test.each([
  ['4', 'Majestic, crew test passed'],
  ['5', 'Majestic, crew test failed'],
])('a crew test works the same: on a %s "%s"', (face, label) => {
  expect(runs(crewTestAlone, sea('Majestic commanderRating=1'), 'ship=majestic', face).label).toBe(label)
})
