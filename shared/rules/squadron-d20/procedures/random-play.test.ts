import fc from 'fast-check'
import { expect, test } from 'vitest'
import { entrySchema } from '../../../game/check-line'
import { fold, initialState } from '../../../game/fold'
import type { JournalLine } from '../../../game/journal-line'
import { Session } from '../../../game/session'
import { fits } from '../../../game/shape'
import type { GameState, ShipInPlay } from '../../../game/state'
import type { BoxId, FieldId, TrackId } from '../../../kernel/ids'
import { read } from '../../run/run-procedure.testing'
import { squadronD20 as pack } from '../index'
import { condition } from '../ship/state'
import { RandomBattle } from './random-play.testing'

const procedure = (called: string) => pack.procedures.find(({ name }) => name === called)!
const blows = ['guns', 'torpedoes', 'airAttack', 'critical', 'hit', 'declareTorpedoes'].map(procedure)

/** One thing after another in any order: half of them blows, so that ships are hurt. */
function anything(battle: RandomBattle): void {
  if (battle.below(8) === 0) battle.goTo(battle.state.turn + 1, pack.phases[0]!)
  if (battle.below(3) === 0) battle.goTo(battle.state.turn, battle.anyOf(pack.phases))
  battle.starts(battle.anyOf(battle.below(2) === 0 ? blows : pack.procedures))
}

/** The printed sequence: what is due, and attacks in the action phase. */
function inOrder(battle: RandomBattle): void {
  battle.goTo(battle.state.turn + 1, pack.phases[0]!)
  for (const phase of pack.phases) {
    battle.goTo(battle.state.turn, phase)
    if (phase === 'shipMovement') battle.starts(procedure('declareTorpedoes'))
    if (phase === 'action') for (let blow = 0; blow < 4; blow++) battle.starts(battle.anyOf(blows))
    doWhatIsDue(battle)
  }
}

/** Plays what is due one by one, as each may call for more; everything can be played with its defaults. */
function doWhatIsDue(battle: RandomBattle): void {
  for (let done = 0; done < 60; done++) {
    const [next] = pack.due(battle.state).filter(({ phase }) => phase === battle.state.phase)
    if (!next) return
    read(next.say)
    const isTaken = battle.starts(procedure(next.procedure), next.input)
    expect(isTaken, `${next.procedure} is due and refused`).toBe(true)
  }
  throw new Error(`still due: ${pack.due(battle.state)[0]?.procedure}`)
}

/** On a machine that is busy otherwise fewer battles are played. */
const inTime = { interruptAfterTimeLimit: 4_000 }
const seeds = fc.integer({ min: 1, max: 2 ** 31 })

test('in any order, under any house rules, no automatic entry makes an impossible table', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const battle = new RandomBattle(seed)
      for (let step = 0; step < 24; step++) played(battle, anything)
      expectSound(battle)
    }),
    { numRuns: 20, ...inTime },
  )
}, 30_000)

test('turn after turn everything that is due can be played with its defaults', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const battle = new RandomBattle(seed)
      for (let turn = 0; turn < 3; turn++) played(battle, inOrder)
      expectSound(battle)
    }),
    { numRuns: 8, ...inTime },
  )
}, 30_000)

function played(battle: RandomBattle, plays: (battle: RandomBattle) => void): void {
  const before = battle.state
  const from = battle.lines.length
  plays(battle)
  expectPossible(before, battle.state, battle.lines.slice(from))
}

/** Limits that no rule may break; only rules have acted between `before` and `after`. */
function expectPossible(before: GameState, after: GameState, lines: readonly JournalLine[]): void {
  for (const ship of Object.values(after.ships)) {
    const was = before.ships[ship.id]!
    if (was === ship) continue
    expectFits(ship)
    expect(condition(ship).left, 'strength never comes back').toBeLessThanOrEqual(condition(was).left)
    const { standing } = condition(was)
    if (standing === 'sunk' || standing === 'wreck') expect(condition(ship).standing).toBe(standing)
  }
  for (const line of lines) {
    const { seq: _seq, at: _at, ...entry } = line
    expect(entrySchema.safeParse(entry), JSON.stringify(entry)).toMatchObject({ success: true })
  }
}

/** Every mark, figure and word within the shape of her card. */
function expectFits(ship: ShipInPlay): void {
  const { boxes, tracks, fields } = pack.shape(ship.document)
  for (const [box, has] of Object.entries(ship.boxes)) {
    for (const mark of has) expect(boxes[box as BoxId]?.marks, `${mark} on ${box}`).toContain(mark)
  }
  for (const [track, value] of Object.entries(ship.tracks)) {
    const { minimum, maximum } = tracks[track as TrackId]!
    expect(value >= minimum && value <= maximum && Number.isInteger(value), `${track} ${value}`).toBe(true)
  }
  for (const [field, value] of Object.entries(ship.fields)) {
    expect(fits(fields[field as FieldId]!, value), `${field} ${String(value)}`).toBe(true)
  }
}

/** The premises of every outcome hold, and folding the journal again gives the same table. */
function expectSound({ session, lines }: RandomBattle): void {
  expect(session.conflicts).toEqual([])
  const again = JSON.parse(JSON.stringify(lines)) as JournalLine[]
  const first = pack.phases[0]!
  const inOne = fold(pack, { state: initialState(pack, session.head, first), conflicts: [] }, again)
  for (const { state } of [new Session(pack, session.head, first, again), inOne]) {
    expect(withoutDocuments(state)).toEqual(withoutDocuments(session.state))
  }
}

/** Nothing ever changes a document, and comparing them takes the longest. */
function withoutDocuments({ ships, ...table }: GameState) {
  return {
    ...table,
    ships: Object.values(ships).map(({ id, boxes, tracks, fields }) => ({ id, boxes, tracks, fields })),
  }
}
