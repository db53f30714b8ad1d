import { expect, test } from 'vitest'
import { RuleDraft } from '../../../../game/rule-draft'
import type { GameState } from '../../../../game/state'
import type { Answer } from '../../../../kernel/question'
import { dice, play } from '../../../../kernel/script.testing'
import type { Damage } from '../../../kit/marked-ship.testing'
import type { Input } from '../../../pack/input'
import type { Reckoning } from '../../../pack/procedure'
import { read } from '../../../run/run-procedure.testing'
import { majestic } from '../../card/majestic.testing'
import { gunLetters, type ArcName, type Sector } from '../../ship/ship'
import { action, consort, firer, rules, shipOfTests, target, withCell } from '../damage/action.testing'
import { concentrate, roundedSum, straddlesOf } from './concentration'
import { fleets } from './fleets.testing'
import { firingGuns, gunsOf, mountsOf } from './guns'
import { reckonSalvo } from './reckoning'
import { salvo } from './salvo'
import { average, meeting, shotOf, sumsOf, usualOf } from './salvo.testing'

/** How many guns of a letter a ship fires. */
function fires(letter: string, sector: Sector, rangeInches: number, damage: Damage = {}, setup = {}) {
  const state = action([shipOfTests(firer, damage)], [shipOfTests(target)], setup)
  const groups = firingGuns(state, [state.ships[firer]!], gunLetters, { sector, rangeInches })
  return gunsOf(groups.find((group) => group.letter === letter)?.ships.flatMap(({ mounts }) => mounts) ?? [])
}

const armed = (arc: ArcName, count: number) =>
  withCell('9-2', { holds: [{ kind: 'gun', letter: 'A', count, arc, mount: 'casemate' }] })

test('a gun fires within its arc: fore and aft turrets together on the beam, one of them ahead', () => {
  expect([fires('Z', 'port', 16), fires('Z', 'bow', 16), fires('Z', 'stern', 16)]).toEqual([4, 2, 2])
})

test('of guns on both beams half bear to a side; ahead and astern both halves bear where the arc reaches', () => {
  expect([fires('B', 'port', 16), fires('B', 'bow', 16), fires('B', 'stern', 16)]).toEqual([6, 2, 2])
})

test('an odd gun bears to either beam and fires once', () => {
  const mounts = mountsOf(armed('sidesAhead', 5)).filter(({ letter }) => letter === 'A')
  expect(mounts.map(({ key, guns, sectors }) => [key, guns, sectors])).toEqual([
    ['9-2:0:port', 2, ['bow', 'port']],
    ['9-2:0:starboard', 2, ['bow', 'starboard']],
    ['9-2:0:odd', 1, ['bow', 'port', 'starboard']],
  ])
})

test.each([
  ['its cell is destroyed', { '3-2': ['struck'] }],
  ['it is out of action', { '3-2': ['out'] }],
  ['its supply is cut', { '3-2': ['noSupply'] }],
  ['its magazine is lost', { '3-5': ['flooded'] }],
] as const)('unless %s', (_, boxes) => expect(fires('Z', 'port', 16, { boxes })).toBe(2))

test('guns never come back with the gear of their cell', () => {
  const gun = { kind: 'gun', letter: 'Z', count: 2, arc: 'aft', mount: 'turret' } as const
  const aft = withCell('8-2', { holds: [gun, { kind: 'steering' }] })
  const state = action([shipOfTests(firer, { boxes: { '8-2': ['repaired'] } }, aft)], [shipOfTests(target)])
  const [z] = firingGuns(state, [state.ships[firer]!], ['Z'], { sector: 'port', rangeInches: 16 })
  expect(gunsOf(z!.ships.flatMap(({ mounts }) => mounts))).toBe(2)
})

test('a gun fires once a turn', () => {
  const table = { 'fired:firer:3-2:0': 3 }
  expect([3, 4].map((turn) => fires('Z', 'port', 16, {}, { turn, table }))).toEqual([2, 4])
})

test('guns that fired to port leave those to starboard', () => {
  const setup = { table: { 'fired:firer:4-3:0:port': 1 } }
  expect([fires('B', 'port', 16, {}, setup), fires('B', 'starboard', 16, {}, setup)]).toEqual([5, 6])
})

test('a dash or an empty cell is out of range; a printed 0 % is in range', () => {
  expect([fires('B', 'port', 56), fires('B', 'port', 57), fires('Z', 'port', 65)]).toEqual([6, 0, 0])
})

interface Case {
  readonly firing?: readonly Damage[]
  readonly at?: Damage
  readonly rangeInches?: number
  readonly sector?: Sector
  readonly table?: Record<string, number>
  readonly technologyPercent?: number
  readonly said?: Record<string, Answer>
}

/** Average crews under a target at speed 12, so that the table stands as printed. */
const plain: Damage = { fields: { crewQuality: 2 } }

function concentrated({ firing = [plain], at = { tracks: { speed: 12 } }, said, ...of }: Case = {}) {
  const document = majestic({ technologyPercent: of.technologyPercent ?? 0 })
  const ships = firing.map((damage, index) => shipOfTests([firer, consort][index]!, damage, document))
  const state = action(ships, [shipOfTests(target, at)], { table: of.table ?? {} })
  const draft = new RuleDraft(rules, state)
  const aim = { sector: of.sector ?? 'port', rangeInches: of.rangeInches ?? 14 } as const
  const groups = firingGuns(state, ships, gunLetters, aim)
  const { outcome, questions } = play(
    concentrate(draft, { target: state.ships[target]!, rangeInches: aim.rangeInches }, groups),
    dice(),
    said,
  )
  const percent = Object.fromEntries(outcome.map((each) => [each.letter, each.percent]))
  return { percent, outcome, questions, draft }
}

const z = (given: Case) => concentrated(given).percent['Z']

test('4 guns at 30 % = 120 % = 1 straddle and 20 % for a second (1-2 on D10)', () => {
  const [first] = concentrated({ rangeInches: 32 }).outcome
  expect(first).toMatchObject({ letter: 'Z', percent: 120, sure: 1, oneMore: { die: 'D10', atMost: 2 } })
})

test('table value and penetration by gun letter and range: the first column that the range does not exceed', () => {
  const { outcome } = concentrated({ rangeInches: 16 })
  expect(outcome.map(({ letter, percent, penetration }) => [letter, percent, penetration])).toEqual([
    ['Z', 160, 9],
    ['B', 240, 5],
    ['C', 60, 4],
    ['E', 200, 1],
  ])
  expect(concentrated({ rangeInches: 17 }).percent['Z']).toBe(140)
})

const poor = { fields: { crewQuality: 1 } }
const good = { fields: { crewQuality: 3 } }
const speed = (made: number) => ({ at: { tracks: { speed: made } } })

test.each([
  ['target speed under 5: +10', speed(4), 200],
  ['from 5', speed(5), 160],
  ['to 15 as printed', speed(15), 160],
  ['over 15: −10', speed(16), 120],
  ['firing crew quality 1: −10', { firing: [poor] }, 120],
  ['firing crew quality 3: +10', { firing: [good] }, 200],
  ['technology as the card says', { technologyPercent: 5 }, 180],
  ['technology that is behind', { technologyPercent: -10 }, 120],
  ['her own fire at `Explosion!`: half of her sum', { firing: [{ ...plain, tracks: { fire: 7 } }] }, 80],
  ['burning, and not there yet', { firing: [{ ...plain, tracks: { fire: 6 } }] }, 160],
  ['only the burning ship is halved', { firing: [{ ...plain, tracks: { fire: 7 } }, plain] }, 240],
  ['a chance of each gun may pass 100 %', { said: { targetSpeed: 100 } }, 4 * 140],
])('%s', (_, given, percent) => expect(z(given)).toBe(percent))

test('sea state modifies per deck level as the umpire says', () => {
  const low = concentrated({ said: { 'sea/3': -10 } })
  expect(low.percent).toMatchObject({ Z: 160, B: 2 * 40 + 4 * 30 })
})

test('the umpire’s word on the sea holds until he says otherwise, and for this sea only', () => {
  const { draft } = concentrated({ said: { 'sea/3': -10 } })
  expect(draft.state.table).toMatchObject({ 'sea:2:3': -10 })
  expect(concentrated({ table: { 'sea:2:3': -10 } }).percent['B']).toBe(200)
  expect(concentrated({ table: { 'sea:2:3': -10, seaState: 4 } }).percent['B']).toBe(240)
})

test('the total of the ships is rounded down to a multiple of 5', () => {
  const burning = { ...plain, tracks: { fire: 7 } }
  expect(concentrated({ firing: [burning], technologyPercent: 1 }).percent['B']).toBe(Math.floor(246 / 2 / 5) * 5)
})

test('guns of the same letter are added together, across the ships of a squadron', () => {
  expect(concentrated({ firing: [plain, plain] }).percent).toMatchObject({ Z: 320, B: 480 })
})

test('a printed 0 % is in range and modifiers lift it', () => {
  expect(concentrated({ rangeInches: 56 }).percent['B']).toBe(0)
  expect(concentrated({ rangeInches: 56, firing: [{}] }).percent['B']).toBe(60)
})

test('not below 0 for any gun', () => {
  expect(concentrated({ rangeInches: 48, firing: [poor] }).percent['B']).toBe(0)
})

test('a remainder that is a multiple of 10 is rolled on D10, any other on D20 (35 % = 1-7)', () => {
  expect(straddlesOf(230)).toMatchObject({ sure: 2, oneMore: { die: 'D10', atMost: 3 } })
  expect(straddlesOf(35)).toMatchObject({ sure: 0, oneMore: { die: 'D20', atMost: 7 } })
  expect(straddlesOf(200)).toEqual({ sure: 2, oneMore: null })
  expect([roundedSum(37.5), roundedSum(34), roundedSum(35)]).toEqual([35, 30, 35])
})

test('every modifier is judged by name, overrulable by the umpire, and so is the sum', () => {
  const { questions } = concentrated({ firing: [{ ...plain, tracks: { fire: 7 } }], technologyPercent: 5 })
  expect(questions.every(({ kind, to }) => kind === 'judge' && to === 'umpire')).toBe(true)
  expect(questions.map(({ key }) => key)).toEqual([
    'targetSpeed',
    'crew/firer',
    'technology/firer',
    'halved/firer',
    'sea/1',
    'sea/2',
    'sea/3',
    'percent/Z',
    'percent/B',
    'percent/C',
    'percent/E',
  ])
  expect(z({ said: { 'percent/Z': 35 } })).toBe(35)
})

test('the sum depends on the target’s speed, and on crews and fires of those who fire', () => {
  const { given } = concentrated().draft.changes
  expect(given).toEqual([
    { of: 'track', ship: target, track: 'speed', was: 12 },
    { of: 'field', ship: firer, field: 'crewQuality', was: 2 },
    { of: 'track', ship: firer, track: 'fire', was: 0 },
  ])
})

const reckoned = (input: Input = {}, state: GameState = meeting()) => sumsOf(state, input)

const inWords = ({ title, lines, total, means }: Reckoning) => [
  read(title),
  ...lines.map((line) => `${read(line.say)}: ${read(line.figure)}`),
  `${read(total)} = ${read(means)}`,
]

test('the table, each modifier with its zeros, each gun, times the guns, and the result', () => {
  expect(inWords(reckoned({ ships: `${firer} ${consort}` })[0]!)).toEqual([
    'Z gun at 32″',
    'table, 25″ to 32″, penetration 8: 30 %',
    'Target speed 12: 0',
    'Crew average: 0',
    'Sea state 2: 0',
    'Each gun: 30 %',
    '8 guns: × 8',
    '240 % = 2 straddles and 40 % for one more',
  ])
})

test('ships whose crews differ stand each by themselves', () => {
  const state = action(
    [shipOfTests(firer, average), shipOfTests(consort, { fields: { crewQuality: 3 } })],
    [shipOfTests(target, { tracks: { speed: 12 } })],
  )
  expect(inWords(reckoned({ ships: `${firer} ${consort}` }, state)[0]!).slice(3)).toEqual([
    'Crew of Majestic average: 0',
    'Crew of Majestic good: +10 %',
    'Sea state 2: 0',
    'Majestic, 4 guns at 30 %: 120 %',
    'Majestic, 4 guns at 40 %: 160 %',
    'Together: 280 %',
    '280 % = 2 straddles and 80 % for one more',
  ])
})

test('the umpire’s word on the sea, and a fire that halves the sum', () => {
  const state = meeting({ table: { 'sea:2:2': -5 } })
  const lines = inWords(reckoned({}, state)[0]!)
  expect(lines).toContain('Sea state 2: −5 %')
  expect(lines.at(-1)).toBe('100 % = 1 certain straddle')
  const burning = action(
    [shipOfTests(firer, { ...average, tracks: { fire: 7 } })],
    [shipOfTests(target, { tracks: { speed: 12 } })],
  )
  expect(inWords(reckoned({}, burning)[0]!)).toContain(
    'Majestic, half of 4 guns at 30 %: her fire is at Explosion!: 60 %',
  )
})

test('one sum for each letter, and what the die has to show', () => {
  const all = reckoned({ letters: 'Z B', rangeInches: 24 })
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
    expect(reckonSalvo(state, inputs).map(({ sure, chanceOfMore }) => [sure, chanceOfMore])).toEqual(
      outcome.map(({ sure, oneMore }) => [sure, (oneMore?.percent ?? 0) / 100]),
    )
    for (const reckoning of reckonSalvo(state, inputs)) inWords(reckoning)
  }
})
