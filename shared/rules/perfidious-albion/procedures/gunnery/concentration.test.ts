import { describe, expect, test } from 'vitest'
import { RuleDraft } from '../../../../game/rule-draft'
import type { GameState } from '../../../../game/state'
import { play } from '../../../../kernel/script.testing'
import type { Reckoning } from '../../../pack/procedure'
import { asWorkedOut } from '../../../pack/agreed'
import { read } from '../../../run/run-procedure.testing'
import { gunLetters, type ArcName, type Sector } from '../../ship/ship'
import { idOf, pairs, rows, rules, sea, withCell } from '../turn/fleet.testing'
import { concentrate, roundedSum, straddlesOf } from './concentration'
import { fleets } from './fleets.testing'
import { firingGuns, gunsOf, mountsOf } from './guns'
import { reckonSalvo } from './reckoning'
import { salvo } from './salvo'
import { meeting, shotOf, sumsOf, usualOf } from './salvo.testing'

const majestic = (state: GameState) => state.ships[idOf('Majestic')]!

/** How many guns of a letter she fires. */
function fires(state: GameState, [letter, sector, inches]: readonly string[]) {
  const aim = { sector: sector as Sector, rangeInches: Number(inches) }
  const groups = firingGuns(state, [majestic(state)], gunLetters, aim)
  return gunsOf(groups.find((group) => group.letter === letter)?.ships.flatMap(({ mounts }) => mounts) ?? [])
}

const fired = (turn: number) => `Majestic; fired:majestic:3-2:0=3 turn=${turn}`
const toPort = 'Majestic; fired:majestic:4-3:0:port=1'
test.each(
  rows(`
    within its arc: fore and aft turrets on the beam | Z port 16 | | 4
    ahead one of them               | Z bow 16       | | 2
    astern the other                | Z stern 16     | | 2
    of guns on both beams half bear | B port 16      | | 6
    ahead both halves, as their arcs reach | B bow 16 | | 2
    astern too                      | B stern 16     | | 2
    not where its cell is destroyed | Z port 16      | Majestic 3-2=struck     | 2
    where it is out of action       | Z port 16      | Majestic 3-2=out        | 2
    where its supply is cut         | Z port 16      | Majestic 3-2=noSupply   | 2
    where its magazine is lost      | Z port 16      | Majestic 3-5=flooded    | 2
    once a turn                     | Z port 16      | ${fired(3)}             | 2
    again in the next               | Z port 16      | ${fired(4)}             | 4
    an odd gun fires to port        | B port 16      | ${toPort}               | 5
    guns that fired there leave those to starboard | B starboard 16 | ${toPort} | 6
    a printed 0 % is in range       | B port 56      | | 6
    a dash is not                   | B port 57      | | 0
    nor an empty cell               | Z port 65      | | 0
  `),
)('a gun fires: %s', (_, aim, scene, guns) => expect(fires(sea(scene), aim!.split(' '))).toBe(Number(guns)))

test('guns never come back with the gear of their cell', () => {
  const gun = { kind: 'gun', letter: 'Z', count: 2, arc: 'aft', mount: 'turret' } as const
  const aft = { Majestic: withCell('8-2', { holds: [gun, { kind: 'steering' }] }) }
  expect(fires(sea('Majestic 8-2=repaired', aft), ['Z', 'port', '16'])).toBe(2)
})

test('an odd gun bears to either beam and fires once', () => {
  const gun = { kind: 'gun', letter: 'A', count: 5, arc: 'sidesAhead' satisfies ArcName, mount: 'casemate' } as const
  const armed = majestic(sea('Majestic', { Majestic: withCell('9-2', { holds: [gun] }) }))
  const mounts = mountsOf(armed.document).filter(({ letter }) => letter === 'A')
  expect(mounts.map(({ key, guns, sectors }) => [key, guns, sectors])).toEqual([
    ['9-2:0:port', 2, ['bow', 'port']],
    ['9-2:0:starboard', 2, ['bow', 'starboard']],
    ['9-2:0:odd', 1, ['bow', 'port', 'starboard']],
  ])
})

/** All guns to port of Majestic and her consorts, at a range of 14 inches unless the scene says `inches=32`. */
function concentrated(scene = '', said = '', technologyPercent = 0) {
  const state = sea(`Majestic crewQuality=2; Brennus speed=12; inches=14; ${scene}`, {
    Majestic: { technologyPercent },
  })
  const firing = Object.values(state.ships).filter(({ id }) => id !== idOf('Brennus'))
  const rangeInches = Number(state.table['inches'])
  const draft = new RuleDraft(rules, state)
  const groups = firingGuns(state, firing, gunLetters, { sector: 'port', rangeInches })
  const asking = concentrate(draft, { target: state.ships[idOf('Brennus')]!, rangeInches }, groups)
  const { outcome, questions } = play(asking, [], pairs(said))
  return { percent: Object.fromEntries(outcome.map((of) => [of.letter, of.percent])), outcome, questions, draft }
}

test('4 guns at 30 % = 120 % = 1 straddle and 20 % for a second (1-2 on D10)', () => {
  const [first] = concentrated('inches=32').outcome
  expect(first).toMatchObject({ letter: 'Z', percent: 120, sure: 1, oneMore: { die: 'D10', atMost: 2 } })
})

test('table value and penetration by gun letter and range: the first column that the range does not exceed', () => {
  const { outcome } = concentrated('inches=16')
  const read = outcome.map(({ letter, percent, penetration }) => `${letter} ${percent} ${penetration}`)
  expect(read).toEqual(['Z 160 9', 'B 240 5', 'C 60 4', 'E 200 1'])
  expect(concentrated('inches=17').percent['Z']).toBe(140)
})

const sister = 'Magnificent crewQuality=2'
const burning = 'Majestic crewQuality=2 fire=7'
describe('modifiers of each gun, and of the sum', () => {
  test.each(
    rows(`
      target speed under 5: +10             | Brennus speed=4          | |  0  | Z 200
      from 5                                | Brennus speed=5          | |  0  | Z 160
      to 15 as printed                      | Brennus speed=15         | |  0  | Z 160
      over 15: −10                          | Brennus speed=16         | |  0  | Z 120
      firing crew quality 1: −10            | Majestic crewQuality=1   | |  0  | Z 120
      firing crew quality 3: +10            | Majestic crewQuality=3   | |  0  | Z 200
      technology as the card says           |                          | |  5  | Z 180
      technology that is behind             |                          | | -10 | Z 120
      her own fire at Explosion!: half      | ${burning}               | |  0  | Z 80
      burning, and not there yet            | Majestic crewQuality=2 fire=6 | | 0 | Z 160
      only the burning ship is halved       | ${burning}; ${sister}    | |  0  | Z 240
      a chance of each gun may pass 100 %   |          | targetSpeed=100 |  0  | Z 560
      the sum can be overruled              |              | percent/Z=35 |  0  | Z 35
      the sea by deck as the umpire says    |                | sea/3=-10  |  0  | B 200
      no other deck                         |                | sea/3=-10  |  0  | Z 160
      his word holds for this sea           | sea:2:3=-10              | |  0  | B 200
      and for no other                      | sea:2:3=-10 seaState=4   | |  0  | B 240
      down to a multiple of 5               | ${burning}               | |  1  | B 120
      across the ships of a squadron        | ${sister}                | |  0  | Z 320
      letter by letter                      | ${sister}                | |  0  | B 480
      a printed 0 % is in range             | inches=56                | |  0  | B 0
      and modifiers lift it                 | inches=56; Majestic      | |  0  | B 60
      not below 0 for any gun               | inches=48; Majestic crewQuality=1 | | 0 | B 0
    `),
  )('%s', (_, scene, said, technology, comesTo) => {
    const [letter, percent] = comesTo!.split(' ')
    expect(concentrated(scene, said, Number(technology)).percent[letter!]).toBe(Number(percent))
  })

  test('the umpire’s word on the sea is kept', () => {
    expect(concentrated('', 'sea/3=-10').draft.state.table).toMatchObject({ 'sea:2:3': -10 })
  })
})

test('a remainder that is a multiple of 10 is rolled on D10, any other on D20 (35 % = 1-7)', () => {
  expect(straddlesOf(230)).toMatchObject({ sure: 2, oneMore: { die: 'D10', atMost: 3 } })
  expect(straddlesOf(35)).toMatchObject({ sure: 0, oneMore: { die: 'D20', atMost: 7 } })
  expect(straddlesOf(200)).toEqual({ sure: 2, oneMore: null })
  expect([roundedSum(37.5), roundedSum(34), roundedSum(35)]).toEqual([35, 30, 35])
})

test('every modifier is judged by name, overrulable by the umpire, and so is the sum; their premises', () => {
  const { questions, draft } = concentrated(burning, '', 5)
  expect(questions.every(({ kind, to }) => kind === 'judge' && to === 'umpire')).toBe(true)
  expect(questions.map(({ key }) => key)).toEqual([
    ...['targetSpeed', 'crew/majestic', 'technology/majestic', 'halved/majestic', 'sea/1', 'sea/2', 'sea/3'],
    ...['percent/Z', 'percent/B', 'percent/C', 'percent/E'],
  ])
  expect(draft.changes.given).toEqual([
    { of: 'track', ship: 'brennus', track: 'speed', was: 12 },
    { of: 'field', ship: 'majestic', field: 'crewQuality', was: 2 },
    { of: 'track', ship: 'majestic', track: 'fire', was: 7 },
  ])
})

describe('beside the form', () => {
  const reckoned = (state: GameState, input = '') => sumsOf(state, pairs(input))
  const both = 'ships=majestic+magnificent'
  const inWords = ({ title, lines, total, means }: Reckoning) => [
    read(title),
    ...lines.map((line) => `${read(line.say)}: ${read(line.figure)}`),
    `${read(total)} = ${read(means)}`,
  ]

  test('the table, each modifier with its zeros, each gun, times the guns, and the result', () => {
    expect(inWords(reckoned(meeting(), both)[0]!)).toEqual([
      'Z gun at 32″',
      'Table, 25″ to 32″: 30 %',
      'Penetration: 8',
      'Target speed 12: 0',
      'Crew average: 0',
      'Sea state 2: 0',
      'Each gun: 30 %',
      'Guns that fire: × 8',
      '240 % = 2 straddles and 40 % for one more',
    ])
  })

  test('ships whose crews differ stand each by themselves', () => {
    expect(inWords(reckoned(meeting('Magnificent crewQuality=3'), both)[0]!).slice(4)).toEqual([
      'Crew of Majestic average: 0',
      'Crew of Magnificent good: +10 %',
      'Sea state 2: 0',
      'Majestic, 4 guns at 30 %: 120 %',
      'Magnificent, 4 guns at 40 %: 160 %',
      'Together: 280 %',
      '280 % = 2 straddles and 80 % for one more',
    ])
  })

  test('the umpire’s word on the sea, and a fire that halves the sum', () => {
    const lines = inWords(reckoned(meeting('sea:2:2=-5'))[0]!)
    expect(lines).toContain('Sea state 2: −5 %')
    expect(lines.at(-1)).toBe('100 % = 1 certain straddle')
    const halved = 'Majestic, half of 4 guns at 30 %: Explosion!: 60 %'
    expect(inWords(reckoned(meeting(burning))[0]!)).toContain(halved)
  })

  test('one sum for each letter, and what the die has to show', () => {
    const all = reckoned(meeting(), 'letters=Z+B rangeInches=24')
    expect(all.map(({ title }) => read(title))).toEqual(['Z gun at 24″', 'B gun at 24″'])
    expect(all[0]).toMatchObject({ sure: 1, chanceOfMore: 0.4 })
    expect(read(all[0]!.onDie!)).toBe('second: 1–4 on D10')
  })

  test('has the same result as the dialogue, whatever the input', () => {
    const state = fleets([0, 1, 2, 3, 4], [5, 6, 7, 8])
    for (let rangeInches = 0; rangeInches <= 64; rangeInches += 4) {
      const input = usualOf(state, { squadron: 'english', rangeInches })
      if (!salvo.check(state, input).ok) continue
      const inputs = shotOf(state, input)
      const groups = firingGuns(state, inputs.ships, inputs.letters, inputs)
      const { outcome } = play(concentrate(new RuleDraft(rules, state), inputs, groups), [])
      expect(reckonSalvo(state, inputs, asWorkedOut).map(({ sure, chanceOfMore }) => [sure, chanceOfMore])).toEqual(
        outcome.map(({ sure, oneMore }) => [sure, (oneMore?.percent ?? 0) / 100]),
      )
      for (const reckoning of reckonSalvo(state, inputs, asWorkedOut)) inWords(reckoning)
    }
  })
})
