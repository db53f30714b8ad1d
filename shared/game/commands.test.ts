import { expect, test } from 'vitest'
import { entrySchema } from './check-line'
import { boxId } from '../kernel/ids'
import { en } from '../rules/words'
import { speaker } from '../words/speak'
import * as hand from './commands'
import type { Entry, JournalLine } from './journal-line'
import { labelOf } from './label'
import type { Session } from './session'
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
  tinyRules,
  tinySession,
  tinyShip,
} from './tiny-fleet.testing'

const say = speaker(en)
/** What it does to a fresh table, and what the log calls it. */
const run = (...commands: ((state: Session['state']) => Entry | undefined)[]) => {
  const at = tinySession()
  let said = ''
  for (const command of commands) {
    const entry = command(at.state)
    if (!entry) continue
    expect(entrySchema.safeParse(entry)).toMatchObject({ success: true })
    at.append({ seq: at.lastSeq + 1, at: 2000, ...entry })
    const { key, values } = labelOf(at.lines.at(-1)!)
    said = say(key, values)
  }
  expect(at.conflicts).toEqual([])
  return { said, state: at.state }
}
const box = boxId('2-3')
const toggled = (state: Session['state']) => hand.toggleMark(state, mikasa, box, 'struck')

test('a tap marks, a tap again clears, and each says what it read', () => {
  const once = run(toggled)
  expect(once.said).toBe('Mikasa, cell 2-3 struck')
  expect(once.state.ships[mikasa]?.boxes).toEqual({ [box]: ['struck'] })
  const twice = run(toggled, toggled)
  expect(twice.said).toBe('Mikasa, cell 2-3 no longer struck')
  expect(twice.state).toEqual(tinySession().state)
  expect(toggled(once.state)).toMatchObject({ given: [{ of: 'mark', ship: mikasa, box, mark: 'struck', was: true }] })
})

test('a mark that the shape of a card does not name is left out and listed', () => {
  const at = tinySession()
  at.append({ seq: 1, at: 0, ...hand.toggleMark(at.state, mikasa, box, 'gilded') } as JournalLine)
  expect(at.state.ships[mikasa]?.boxes).toEqual({})
  expect(at.conflicts).toMatchObject([{ seq: 1, is: 'effect', missing: 'box' }])
})

test('a repair leaves the cross under its ring; struck once more the box loses the ring, then the cross', () => {
  const { state } = tinySession()
  const tap = (marks: readonly Mark[], mark: Mark) => {
    const ship = { ...state.ships[mikasa]!, boxes: { [box]: marks } }
    const entry = hand.toggleMark(
      { ...state, ships: { [mikasa]: ship } },
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
  const { state } = tinySession()
  expect(hand.setTrack(state, mikasa, flotation, 11, 12)).toMatchObject({
    given: [{ of: 'track', track: flotation, was: 12 }],
  })
  expect(hand.setTrack(state, mikasa, flotation, 11)).not.toHaveProperty('given')
  expect(hand.setTrack(state, mikasa, flotation, 12)).toBeUndefined()
})

test('a box is cleared of all its marks in one step', () => {
  const burning = (state: Session['state']) => hand.toggleMark(state, mikasa, box, 'burning')
  const { state, said } = run(toggled, burning, (now) => hand.clearBox(now, mikasa, box))
  expect(state.ships[mikasa]?.boxes).toEqual({})
  expect(said).toBe('Mikasa, cell 2-3 cleared')
  expect(hand.clearBox(state, mikasa, box)).toBeUndefined()
})

test('tracks and fields are set, never changed by so much', () => {
  expect(run((state) => hand.setTrack(state, mikasa, flotation, 7))).toMatchObject({ said: 'Mikasa, flotation 7' })
  const { state } = run(
    (now) => hand.setFields(now, mikasa, { [speed]: 12 }),
    (now) => hand.setFields(now, mikasa, { [commander]: 'Togo' }),
  )
  expect(state.ships[mikasa]?.fields).toMatchObject({ speed: 12, commander: 'Togo' })
})

test('a commander is named with his rating, whichever of the two changes', () => {
  const said = (name: string | null, rating: number | null) =>
    run((now) => hand.setFields(now, mikasa, { [commander]: name, [rated]: rating })).said
  expect(said('Togo', 2)).toBe('Mikasa, commander Togo, rating 2')
  expect(run((now) => hand.setFields(now, mikasa, { [commander]: 'Togo' })).said).toBe('Mikasa, commander Togo')
  const aboard = (now: Session['state']) => hand.setFields(now, mikasa, { [commander]: 'Togo', [rated]: 2 })
  const promoted = (now: Session['state']) => hand.setFields(now, mikasa, { [commander]: 'Togo', [rated]: 3 })
  expect(run(aboard, promoted).said).toBe('Mikasa, commander Togo, rating 3')
  const gone = (now: Session['state']) => hand.setFields(now, mikasa, { [commander]: null, [rated]: null })
  expect(run(aboard, gone).said).toBe('Mikasa, commander cleared')
})

test('ships join under an id of their own, move, and leave', () => {
  const joined = run((state) => hand.addShip(state, second, tinyShip('Mikasa')))
  expect(joined.said).toBe('Mikasa joins Second division')
  expect(joined.state.squadrons[1]?.order).toEqual([borodino, 'mikasa-2'])
  const moved = run((state) => hand.transferShip(state, asahi, second, 0))
  expect(moved.said).toBe('Asahi to Second division, place 1')
  expect(moved.state.squadrons.map((squadron) => squadron.order)).toEqual([[mikasa], [asahi, borodino]])
  expect(run((state) => hand.removeShip(state, asahi)).state.squadrons[0]?.order).toEqual([mikasa])
})

test('reset by ship, squadron and side', () => {
  const sunk = [mikasa, asahi, borodino].map(
    (ship) => (state: Session['state']) => hand.setTrack(state, ship, flotation, 0),
  )
  const left = (...resets: ((state: Session['state']) => Entry | undefined)[]) => {
    const { ships } = run(...sunk, ...resets).state
    return [mikasa, asahi, borodino].map((ship) => ships[ship]?.tracks[flotation])
  }
  expect(left((state) => hand.resetShip(state, asahi))).toEqual([0, 12, 0])
  expect(left((state) => hand.resetSquadron(state, first))).toEqual([12, 12, 0])
  expect(left((state) => hand.resetSide(state, north))).toEqual([12, 12, 0])
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
  const added = (now: Session['state']) => hand.addSquadron(now, north, 'Third')
  expect(run(added, (now) => hand.removeSquadron(now, now.squadrons[2]!.id)).state).toEqual(tinySession().state)
})

test('the phases go round in the printed order', () => {
  const { phases } = tinyRules
  const next = (state: Session['state']) => hand.nextPhase(state, phases)
  expect(run(next)).toMatchObject({ said: 'turn 1, movement', state: { turn: 1, phase: 'movement' } })
  expect(run(next, next, next, next).state).toMatchObject({ turn: 2, phase: 'initiative' })
})

test('every mark, table fact, house rule and note has its words', () => {
  expect(run(() => hand.setTable('wind', 'south')).said).toBe('wind south')
  expect(run(() => hand.setHouseRule('fog', true)).said).toBe('house rule “fog”: true')
  expect(run(() => hand.note('smoke ahead')).said).toBe('note: smoke ahead')
  expect(run(toggled, () => hand.strikeOut(1)).said).toBe('line 1 struck out')
  expect(
    run(
      toggled,
      () => hand.strikeOut(1),
      () => hand.restore(1),
    ).said,
  ).toBe('line 1 restored')
})
