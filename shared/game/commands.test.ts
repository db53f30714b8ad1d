import { expect, test } from 'vitest'
import { entrySchema } from './check-line'
import { boxId } from '../kernel/ids'
import { en } from '../rules/words'
import { speaker } from '../words/speak'
import * as hand from './commands'
import type { Entry } from './journal-line'
import { labelOf } from './label'
import type { GameState } from './state'
import type { Mark } from './mark'
import {
  asahi,
  borodino,
  commander,
  first,
  flotation,
  mikasa,
  north,
  rated,
  second,
  speed,
  play,
  tinyRules,
  tinySession,
  tinyShip,
} from './tiny-fleet.testing'

const say = speaker(en)
type Command = (state: GameState) => Entry | undefined

/** What it does to a fresh table, and what the log calls it. */
const run = (...commands: readonly Command[]) => {
  const at = tinySession()
  for (const command of commands) {
    const entry = command(at.state)
    if (entry) expect(entrySchema.safeParse(entry)).toMatchObject({ success: true })
    if (entry) play(at, entry)
  }
  expect(at.conflicts).toEqual([])
  const { key, values } = labelOf(at.lines.at(-1)!)
  return { said: say(key, values), state: at.state }
}
const fresh = tinySession().state
const box = boxId('2-3')
const tapped = (mark: Mark) => (state: GameState) => hand.toggleMark(state, mikasa, box, mark)
const struck = tapped('struck')
const cleared = (state: GameState) => hand.clearBox(state, mikasa, box)
const flotationTo =
  (to: number, ship = mikasa) =>
  (state: GameState) =>
    hand.setTrack(state, ship, flotation, to)
const commanded = (name: string | null, rating: number | null) => (state: GameState) =>
  hand.setFields(state, mikasa, { [commander]: name, [rated]: rating })
const named = (state: GameState) => hand.setFields(state, mikasa, { [commander]: 'Togo' })
const next = (state: GameState) => hand.nextPhase(state, tinyRules.phases)

test.each<[said: string, ...commands: Command[]]>([
  ['Mikasa, cell 2-3 struck', struck],
  ['Mikasa, cell 2-3 no longer struck', struck, struck],
  ['Mikasa, cell 2-3 cleared', struck, tapped('burning'), cleared],
  ['Mikasa, flotation 7', flotationTo(7)],
  ['Mikasa, commander Togo', named],
  ['Mikasa, commander Togo, rating 2', commanded('Togo', 2)],
  ['Mikasa, commander Togo, rating 3', commanded('Togo', 2), commanded('Togo', 3)],
  ['Mikasa, commander cleared', commanded('Togo', 2), commanded(null, null)],
  ['Mikasa joins Second division', (state) => hand.addShip(state, second, tinyShip('Mikasa'))],
  ['Asahi to Second division, place 1', (state) => hand.transferShip(state, asahi, second, 0)],
  ['turn 1, movement', next],
  ['wind south', () => hand.setTable('wind', 'south')],
  ['house rule “fog”: true', () => hand.setHouseRule('fog', true)],
  ['note: smoke ahead', () => hand.note('smoke ahead')],
  ['line 1 struck out', struck, () => hand.strikeOut(1)],
  ['line 1 restored', struck, () => hand.strikeOut(1), () => hand.restore(1)],
])('the log says: %s', (said, ...commands) => expect(run(...commands).said).toBe(said))

test('a tap marks, a tap again clears, and each says what it read', () => {
  const { state } = run(struck)
  expect(state.ships[mikasa]?.boxes).toEqual({ [box]: ['struck'] })
  expect(struck(state)).toMatchObject({ given: [{ of: 'mark', ship: mikasa, box, mark: 'struck', was: true }] })
  expect(run(struck, struck).state).toEqual(fresh)
})

test('a mark that the shape of a card does not name is left out and listed', () => {
  const at = play(tinySession(), tapped('gilded')(fresh))
  expect(at.state).toEqual(fresh)
  expect(at.conflicts).toMatchObject([{ seq: 1, is: 'effect', missing: 'box' }])
})

test('a repair leaves the cross under its ring; struck once more the box loses the ring, then the cross', () => {
  const tap = (marks: readonly Mark[], mark: Mark) => {
    const ship = { ...fresh.ships[mikasa]!, boxes: { [box]: marks } }
    const entry = hand.toggleMark(
      { ...fresh, ships: { [mikasa]: ship } },
      mikasa,
      box,
      mark,
      mark === 'struck' ? 'repaired' : undefined,
    )
    const { label, effects, given } = entry as Extract<Entry, { kind: 'step' }>
    return [label.key, effects, given]
  }
  const of = { ship: mikasa, box }
  const says = (label: string, mark: Mark, on: boolean) => [
    `steps.mark.${label}`,
    [{ type: 'marked', ...of, mark, on }],
    [{ of: 'mark', ...of, mark, was: !on }],
  ]
  expect(tap(['struck'], 'repaired')).toEqual(says('repaired.on', 'repaired', true))
  expect(tap(['struck', 'repaired'], 'repaired')).toEqual(says('repaired.off', 'repaired', false))
  expect(tap(['struck', 'repaired'], 'struck')).toEqual(says('struck.on', 'repaired', false))
  expect(tap(['repaired'], 'struck')).toEqual(says('struck.on', 'struck', true))
})

test('a figure worked out from the value of a track says so', () => {
  const given = [{ of: 'track', track: flotation, was: 12 }]
  expect(hand.setTrack(fresh, mikasa, flotation, 11, 12)).toMatchObject({ given })
  expect(hand.setTrack(fresh, mikasa, flotation, 11)).not.toHaveProperty('given')
  expect(hand.setTrack(fresh, mikasa, flotation, 12)).toBeUndefined()
})

test('a box is cleared of all its marks in one step, and fields are set side by side', () => {
  const { state } = run(
    struck,
    tapped('burning'),
    cleared,
    (now) => hand.setFields(now, mikasa, { [speed]: 12 }),
    named,
  )
  expect(state.ships[mikasa]).toMatchObject({ boxes: {}, fields: { speed: 12, commander: 'Togo' } })
  expect(cleared(state)).toBeUndefined()
})

test('ships join under an id of their own, move, and leave', () => {
  const orders = (command: Command) => run(command).state.squadrons.map(({ order }) => order)
  expect(orders((state) => hand.addShip(state, second, tinyShip('Mikasa')))[1]).toEqual([borodino, 'mikasa-2'])
  expect(orders((state) => hand.transferShip(state, asahi, second, 0))).toEqual([[mikasa], [asahi, borodino]])
  expect(orders((state) => hand.removeShip(state, asahi))[0]).toEqual([mikasa])
})

test.each<[what: string, Command, left: readonly number[]]>([
  ['ship', (state) => hand.resetShip(state, asahi), [0, 12, 0]],
  ['squadron', (state) => hand.resetSquadron(state, first), [12, 12, 0]],
  ['side', (state) => hand.resetSide(state, north), [12, 12, 0]],
])('reset by %s', (_, reset, left) => {
  const all = [mikasa, asahi, borodino]
  const { ships } = run(...all.map((ship) => flotationTo(0, ship)), reset).state
  expect(all.map((ship) => ships[ship]?.tracks[flotation])).toEqual(left)
})

test('squadrons and sides are added, named and dissolved', () => {
  const { state } = run(
    (now) => hand.addSide(now, 'Österreich', ''),
    (now) => hand.addSquadron(now, now.sides[2]!.id, 'Constructor'),
    (now) => hand.nameSquadron(now, now.squadrons[2]!.id, 'Flotilla'),
    (now) => hand.nameSide(now, north, 'Japan'),
  )
  expect(state.sides.map(({ id, name }) => [id, name])).toEqual([
    ['north', 'Japan'],
    ['south', 'South'],
    ['osterreich', 'Österreich'],
  ])
  expect(state.squadrons[2]).toMatchObject({ id: 'the-constructor', side: 'osterreich', name: 'Flotilla' })
  const added = (now: GameState) => hand.addSquadron(now, north, 'Third')
  expect(run(added, (now) => hand.removeSquadron(now, now.squadrons[2]!.id)).state).toEqual(fresh)
})

test('the phases go round in the printed order', () => {
  expect(run(next).state).toMatchObject({ turn: 1, phase: 'movement' })
  expect(run(next, next, next, next).state).toMatchObject({ turn: 2, phase: 'initiative' })
})
