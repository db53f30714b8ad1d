import { expect, test } from 'vitest'
import { entrySchema } from '../../../game/check-line'
import { fold, initialState } from '../../../game/fold'
import type { JournalLine } from '../../../game/journal-line'
import { fits } from '../../../game/shape'
import type { GameState, ShipInPlay } from '../../../game/state'
import type { BoxId, FieldId, TrackId } from '../../../kernel/ids'
import { read } from '../../run/run-procedure.testing'
import { casualtiesField, readCasualties, writeCasualties } from '../../kit/casualties'
import { fireOnTheWaters as pack } from '../index'
import { presentSpeed } from '../ship/speed'
import { condition, standingOf } from '../ship/state'
import { callCasualty } from './damage/casualties'
import { isGone } from './damage/hit'
import { RandomAction } from './random-play.testing'
import { dueNow } from './turn/due'
import fc from 'fast-check'

const procedure = (called: string) => pack.procedures.find(({ name }) => name === called)!

/** On a machine that is busy otherwise fewer battles are played. */
const inTime = { interruptAfterTimeLimit: 6_000 }
const seeds = fc.integer({ min: 1, max: 2 ** 31 })

test('hit after hit, under any house rules, damage ends and the state stays possible', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const action = new RandomAction(seed)
      for (let step = 0; step < 10; step++) {
        const before = action.state
        const from = action.lines.length
        action.hitsAnyShip()
        expect(action.starts(procedure('damage'), { hits: 'all' })).toBe(true)
        expectPossible(before, action.state, action.lines.slice(from))
        for (const ship of Object.values(action.state.ships)) {
          expect(condition(ship).left, 'flotation never comes back').toBeLessThanOrEqual(
            condition(before.ships[ship.id]!).left,
          )
        }
      }
      expectSameAgain(action)
    }),
    { numRuns: 25, ...inTime },
  )
}, 40_000)

test('in any order, whatever is offered, the journal folds again to the same table', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const action = new RandomAction(seed)
      for (let step = 0; step < 20; step++) {
        const before = action.state
        const from = action.lines.length
        if (action.below(6) === 0) action.goTo(action.state.turn + 1, pack.phases[0]!)
        if (action.below(3) === 0) action.goTo(action.state.turn, action.anyOf(pack.phases))
        if (action.below(4) === 0) action.hitsAnyShip()
        action.starts(action.anyOf(pack.procedures))
        expectPossible(before, action.state, action.lines.slice(from))
      }
      expectSameAgain(action)
    }),
    { numRuns: 20, ...inTime },
  )
}, 40_000)

test('what is due can be played as offered, and is then no longer due', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const action = new RandomAction(seed)
      for (let turn = 1; turn <= 4; turn++) {
        action.hitsAnyShip()
        action.goTo(turn, pack.phases.at(-1)!)
        doWhatIsDue(action)
      }
      expectSameAgain(action)
    }),
    { numRuns: 15, ...inTime },
  )
}, 40_000)

function doWhatIsDue(action: RandomAction): void {
  for (let done = 0; done < 60; done++) {
    const [next] = dueNow(action.state)
    if (!next) return
    read(next.say)
    const isTaken = action.starts(procedure(next.procedure), next.input)
    expect(isTaken, `${next.procedure} is due and refused`).toBe(true)
  }
  throw new Error(`still due: ${dueNow(action.state)[0]?.procedure}`)
}

/** What must hold after any rule. */
function expectPossible(before: GameState, after: GameState, lines: readonly JournalLine[]): void {
  for (const ship of Object.values(after.ships)) {
    if (before.ships[ship.id] === ship) continue
    expect(isGone(before.ships[ship.id]!), 'a lost ship is left alone').toBe(false)
    expectFits(ship)
    expectWhole(ship, after)
  }
  for (const line of lines) {
    const { seq: _seq, at: _at, ...entry } = line
    expect(entrySchema.safeParse(entry), JSON.stringify(entry)).toMatchObject({ success: true })
    if (line.kind === 'step') line.why?.forEach(read)
  }
}

/** Every mark, figure and word within the shape of her card. */
function expectFits({ document, boxes, tracks, fields }: ShipInPlay): void {
  const shape = pack.shape(document)
  for (const [box, marks] of Object.entries(boxes)) {
    expect(shape.boxes[box as BoxId]?.marks, box).toEqual(expect.arrayContaining([...marks]))
  }
  for (const [track, value] of Object.entries(tracks)) {
    const { minimum, maximum } = shape.tracks[track as TrackId]!
    expect(value >= minimum && value <= maximum, `${track} ${value}`).toBe(true)
  }
  for (const [field, value] of Object.entries(fields)) {
    expect(fits(shape.fields[field as FieldId]!, value), `${field} ${String(value)}`).toBe(true)
  }
}

/** Speed within what is left of her plant, in quarters; every casualty can be read and has words. */
function expectWhole(ship: ShipInPlay, { houseRules }: GameState): void {
  const { most, losses } = presentSpeed(ship, { houseRules })
  expect(most).toBeGreaterThanOrEqual(0)
  expect(most % 0.25).toBe(0)
  losses.forEach(({ say }) => read(say))
  const standing = standingOf(ship)
  if (standing === 'afloat' || standing === 'deadInTheWater') {
    expect(ship.tracks['speed' as TrackId]).toBeLessThanOrEqual(most)
  }
  const text = ship.fields[casualtiesField]
  if (typeof text !== 'string') return
  expect(writeCasualties(readCasualties(text))).toBe(text)
  readCasualties(text).map(callCasualty).forEach(read)
}

/** Every outcome's premises hold, and the lines fold to the same table again. */
function expectSameAgain(action: RandomAction): void {
  expect(action.session.conflicts).toEqual([])
  const again = fold(
    pack,
    { state: initialState(pack, action.session.head, pack.phases[0]!), conflicts: [] },
    action.lines,
  )
  expect(again.state).toEqual(action.state)
}
