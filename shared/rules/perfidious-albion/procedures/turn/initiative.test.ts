import { describe, expect, test } from 'vitest'
import { england, expectOutcome, france, next, refuses, rows, runs, sea } from './fleet.testing'
import { hazard, hazardsFlagged } from './hazard'
import { initiativeHolder } from '../../../kit/initiative'
import { initiative, movingOrder, weather } from './initiative'

describe('initiative dice', () => {
  test('each side rolls one D6, the higher total wins, and its holder chooses the order', () => {
    const { label, state, why } = runs(initiative, sea(), '', '2 5', 'movesFirst=england')
    expect(label).toBe('initiative to France, England moves first')
    expect(why).toEqual([
      'England rolls 2.',
      'France rolls 5.',
      'France has the initiative with 5.',
      'England moves first.',
    ])
    expect([initiativeHolder(state), initiativeHolder(next(state))]).toEqual([france, undefined])
    expect(movingOrder(state)).toEqual([england, france])
  })

  test('initiativeDice twoEach: each side rolls two, and the total counts', () => {
    const { label } = runs(initiative, sea('initiativeDice=twoEach'), '', '6 1 3 5')
    expect(label).toBe('initiative and first move to France')
  })

  test('ties are rolled again', () => {
    const { why, asked } = runs(initiative, sea(), '', '4 4 6 2', 'what=nothing')
    expect(why).toContain('A tie at 4: rolled again.')
    expect(asked).toBe('round-1/england round-1/france round-2/england round-2/france what movesFirst')
  })

  test('however often they tie, the dialogue ends', () => {
    const { label } = runs(initiative, sea(), '', '4 '.repeat(40), 'what=nothing holder=france')
    expect(label).toContain('to France')
  })

  test('with one side on the table nobody rolls', () => {
    const state = sea()
    expect(refuses(initiative, { ...state, sides: state.sides.slice(0, 1) })).toBe('initiative-one-side')
  })
})

describe('a natural double on the initiative dice changes the weather', () => {
  const d6 = 'weatherChange=d6'
  const two = 'weatherChange=d6 initiativeDice=twoEach'

  test.each(
    rows(`
      with one die each both dice alike                | ${d6}  | 3 3 5 1 3       | 1
      unlike dice are none                             | ${d6}  | 5 1             | 0
      with two each any side’s pair alike              | ${two} | 2 2 6 5 3       | 1
      equal totals of unlike dice are a tie, no double | ${two} | 2 4 1 5 6 5 2 1 | 0
      only the first roll can change it                | ${two} | 2 4 1 5 3 3 2 1 | 0
      once, whatever follows                           | ${d6}  | 3 3 4 4 6 1 3   | 1
    `),
  )('%s', (_, scene, faces, changes) => {
    const { why } = runs(initiative, sea(scene), '', faces)
    expect(why.filter((reason) => reason === 'A natural double: the weather changes.')).toHaveLength(Number(changes))
    expect(why.filter((reason) => reason === 'Sea state 2, now 3.')).toHaveLength(Number(changes))
  })

  test.each(
    rows(`
      1: visibility 8 inches less     | ${d6} visibilityInches=32 | 1 |                          | visibilityInches 24
      2: the same                     | ${d6} visibilityInches=32 | 2 |                          | visibilityInches 24
      3: sea state one worse          | ${d6} seaState=3          | 3 |                          | seaState 4
      4: one better                   | ${d6} seaState=3          | 4 |                          | seaState 2
      5: visibility 8 inches more     | ${d6} visibilityInches=32 | 5 |                          | visibilityInches 40
      6: the same                     | ${d6} visibilityInches=32 | 6 |                          | visibilityInches 40
      not below 8 inches              | ${d6} visibilityInches=8  | 1 |                          | visibilityInches 8
      however little that is          | ${d6} visibilityInches=12 | 2 |                          | visibilityInches 8
      nor above 64                    | ${d6} visibilityInches=64 | 6 |                          | visibilityInches 64
      ask: the umpire names a wind    |                           |   | what=windFrom to=NE      | windFrom NE
      or how far one sees             |                           |   | what=visibilityInches to=40 | visibilityInches 40
    `),
  )('%s', (_, scene, face, said, fact) => {
    const { state, questions } = runs(initiative, sea(scene), '', `3 3 5 1 ${face}`, said)
    const [name, value] = fact!.split(' ')
    expect(String(state.table[name!])).toBe(value)
    expect(questions.find(({ key }) => key === 'what')?.to).toBe(said ? 'umpire' : undefined)
  })

  test('the umpire may change it at any time', () => {
    expect(runs(weather, sea(), '', '', 'what=seaState to=5').state.table).toMatchObject({ seaState: 5 })
  })
})

const meets = (kind: string, scene = '', said = '') =>
  runs(hazard, sea(scene), `ship=majestic hazard=${kind}`, '', said)

describe('rams, collisions and minefields are left to the umpire', () => {
  test.each(['collision', 'ram', 'minefield', 'grounding', 'weather'])('%s: prompted and logged', (kind) => {
    const { questions, draft, label } = meets(kind)
    expect(questions).toMatchObject([{ key: 'hurt', to: 'umpire' }])
    expect(label).toMatch(/^Majestic /)
    expect(draft.changes.effects).toEqual([])
  })

  test('the umpire names the damage', () => {
    const ran = meets('minefield', '', 'hurt=yes flotation=3 leaks=1 propulsion=1')
    expectOutcome(ran, '"Majestic damaged by a mine" "The umpire names the damage."')
    expect(ran.after).toBe('Majestic flotation=26 flooding=1 propulsion=1')
  })

  test.each([
    ['grounding', ['ship']],
    ['ram', ['shore']],
    ['weather', ['shore', 'ship']],
  ])('%s resolves what movement flagged of its own kind: %s stay', (kind, stay) => {
    const { state } = meets(kind, 'hazardShore:majestic=1 hazardShip:majestic=1')
    expect(hazardsFlagged(state).map((flagged) => flagged.kind)).toEqual(stay)
  })
})
