import { describe, expect, test } from 'vitest'
import type { Marker } from '../../../../game/mark'
import { markerId } from '../../../../kernel/ids'
import {
  draftOf,
  england,
  expectOutcome,
  next,
  refuses,
  rows,
  runs,
  sea,
  shellAt,
  withCell,
} from '../turn/fleet.testing'
import { testTorpedoes } from './templates'

const template = (torpedoes: number): Marker => ({
  id: markerId('template'),
  kind: 'torpedo',
  of: england,
  turnLaid: 1,
  livesTurns: 1,
  values: { by: 'majestic', torpedoes, type: '18″', bearing: 'port', ranInches: 6 },
})
const input = 'template=template ship=brennus'
const alone = 'adjacentFlooding=0'

/** Brennus, marked so, steams over a template; faces are deck, section and what the place asks for. */
function tested(faces: string, { torpedoes = 1, before = '', card = {}, said = '' } = {}) {
  return runs(testTorpedoes, sea(`Brennus ${before}`, { Brennus: card }, [template(torpedoes)]), input, faces, said)
}

test('a target that steams over it is tested: per torpedo D6 and D10 for the place', () => {
  const { asked, label } = tested('1 4 6 9', { torpedoes: 2, before: `; ${alone}` })
  expect(asked).toBe('broadEnd torpedoes torpedo-1/deck torpedo-1/section torpedo-2/deck torpedo-2/section')
  expect(label).toBe('Brennus, 2 torpedoes, 1 struck')
})

const flash = 'torpedo-1/flash/9-6/choice'

test.each(
  rows(`
    leaving by the broad end she is not | ;                 |         | broadEnd=yes  | - "Brennus clear of the torpedoes"
    no part of the hull                 | ;                 | 6 1     |               | - "runs to 1·6, which is not part of Brennus: no effect."
    above the waterline                 | ;                 | 1 5     |               | -
    deck 4                              | ;                 | 4 5     |               | -
    deck 5                              | ; ${alone}        | 5 2     |               | 2-5=struck,flooded flotation=29 flooding=1
    deck 6                              | ; ${alone}        | 6 8     |               | 8-6=struck,flooded flotation=29 flooding=1
    engines                             | ; ${alone}        | 5 5     |               | propulsion=1
    her last flotation box              | flotation=1;      | 6 8     |               | standing=sunk
    neighbours of the level, 2 or less  | ;                 | 6 8 2 3 |               | 7-6=flooded 8-6=struck,flooded flotation=28 flooding=2
    adjacentFlooding 0 asks for no die  | ; ${alone}        | 6 8     |               | flooding=1
    adjacentFlooding 6 always floods    | ; adjacentFlooding=6 | 6 8 6 6 |            | flooding=3
    one already flooded is not tested   | 7-6=flooded;      | 6 8 3   |               | flooding=1 "is flooded already"
    nor one that is holed               | 9-6=struck;       | 6 8 3   |               | flooding=1 "is flooded already"
    contents out of action              | ;                 | 5 1 1   |               | 2-5=flooded,out
    engines beside it are lost          | ;                 | 6 7 1 6 |               | 6-6=flooded,out propulsion=1
    a magazine beside it, and its guns  | ;                 | 5 9 1 6 |               | 8-5=flooded,out 8-2=noSupply
    in a magazine flooded before        | 3-5=flooded; ${alone} | 5 3 |               | 3-5=struck,flooded flooding=1
  `),
)('a torpedo: %s', (_, before, faces, said, outcome) => {
  expectOutcome(tested(faces!, { before, said }), outcome)
})

test('armour does not count, a Fire mark raises the fire, and engines are destroyed once', () => {
  const before = `; ${alone}`
  expectOutcome(tested('6 8', { before, card: withCell('8-4', { armour: 9 }) }), '8-6=struck,flooded')
  expectOutcome(tested('6 8', { before, card: withCell('8-6', { fireMark: true }) }), 'fire=1')
  expectOutcome(tested('5 5 5 5', { before, torpedoes: 2 }), 'propulsion=1 flooding=2 flotation=28')
})

test('no torpedo more is tested when she is sunk', () => {
  expect(tested('6 8', { torpedoes: 2, before: 'flotation=1' }).label).toBe('Brennus, 2 torpedoes, 1 struck')
})

describe('a torpedo in a magazine', () => {
  test.each(
    rows(`
      blowsUp  |   | standing=blownUp | standing=blownUp
      crewTest | 4 | standing=blownUp | standing=blownUp
      crewTest | 3 | 3-2=noSupply     | standing=sunk
      floods   |   | 3-2=noSupply     | standing=sunk
    `),
  )('%s %s: %s, on her last flotation box %s: the magazine comes before the water', (rule, faces, is, last) => {
    const rules = `; ${alone} torpedoInMagazine=${rule}`
    expectOutcome(tested(`5 3 ${faces}`, { before: rules }), is)
    expectOutcome(tested(`5 3 ${faces}`, { before: `flotation=1${rules}` }), last)
  })

  test('as with a shell: on her last flotation box she blows up', () => {
    expectOutcome(shellAt(draftOf('Brennus flotation=1'), '3-5', 9), 'standing=blownUp')
  })

  test.each(rows(`6 | test | standing=blownUp\n | flood | flotation=28`))(
    'one above a magazine can flash it: %s %s',
    (face, choice, outcome) => {
      const card = withCell('9-6', { holds: [{ kind: 'magazine', feeds: ['8-2'], serves: 'Z' }] })
      expectOutcome(tested(`5 9 ${face}`, { before: `; ${alone}`, card, said: `${flash}=${choice}` }), outcome)
    },
  )
})

describe('the template afterwards', () => {
  test('a torpedo that has struck is spent, one that missed runs on', () => {
    const left = (faces: string, torpedoes = 1) =>
      tested(faces, { torpedoes, before: `; ${alone}` }).state.markers.map(({ values }) => values['torpedoes'])
    expect([left('6 8 1 4', 2), left('6 8'), left('1 8')]).toEqual([[1], [], [1]])
  })

  test('a ship steams over it once a turn; another may after her', () => {
    const missed = tested('1 8').state
    const clear = tested('', { said: 'broadEnd=yes' }).state
    const modern = { ...next(missed), markers: missed.markers.map((marker) => ({ ...marker, livesTurns: 2 })) }
    const again = [missed, clear, modern].map((state) => refuses(testTorpedoes, state, input))
    expect(again).toEqual(['torpedoes-tested', 'torpedoes-tested', ''])
    expect(refuses(testTorpedoes, missed, 'template=template ship=majestic')).toBe('')
  })

  test('torpedoes called at the table need no template, and are tested as often as they are called', () => {
    const called = 'template=called ship=brennus torpedoes=2'
    const asked = (state = sea(alone)) =>
      testTorpedoes.fields(state, {}).map(({ name, default: usual }) => `${name}=${String(usual)}`)
    expect(asked()).toEqual(['template=called', 'ship=majestic', 'torpedoes=1'])
    expect(asked(sea('', {}, [template(1)]))).toHaveLength(2)
    const ran = runs(testTorpedoes, sea(alone), called, '6 8 1 4')
    expect([ran.label, ran.state.markers]).toEqual(['Brennus, 2 torpedoes, 1 struck', []])
    expect(ran.questions.every(({ to }) => to === 'umpire')).toBe(true)
    expect(refuses(testTorpedoes, ran.state, called)).toBe('')
  })

  test('one that has run out tests nobody', () => {
    expect(refuses(testTorpedoes, sea('turn=2', {}, [template(1)]), input)).toBe('no-such-template')
  })
})
