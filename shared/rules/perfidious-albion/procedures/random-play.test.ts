import fc from 'fast-check'
import { expect, test } from 'vitest'
import { entrySchema } from '../../../game/check-line'
import { fold, initialState } from '../../../game/fold'
import type { Effect } from '../../../game/effect'
import type { Entry, JournalLine } from '../../../game/journal-line'
import { Session } from '../../../game/session'
import { fits } from '../../../game/shape'
import type { GameState, ShipInPlay } from '../../../game/state'
import type { BoxId, FieldId, ShipId, TrackId } from '../../../kernel/ids'
import { harmOf } from '../../pack/harm'
import { perfidiousAlbion as pack } from '../index'
import { shipOf } from '../ship/ship-data'
import { condition } from '../ship/state'
import { isLost } from './damage/fire-flash-flooding'
import { mountsOf } from './gunnery/batteries'
import { dueNow } from './turn/sequence'
import { RandomBattle } from './random-play.testing'

const procedure = (called: string) => pack.procedures.find(({ name }) => name === called)!
const salvo = procedure('salvo')

/** One thing after another in any order: half of them salvos, so that ships are hurt. */
function anything(battle: RandomBattle): void {
  if (battle.below(8) === 0) battle.goTo(battle.state.turn + 1, pack.phases[0]!)
  if (battle.below(3) === 0) battle.goTo(battle.state.turn, battle.anyOf(pack.phases))
  battle.starts(battle.below(2) === 0 ? salvo : battle.anyOf(pack.procedures))
}

/** The printed sequence: what the table asks for, movement, salvos, and whoever has not fired. */
function inOrder(battle: RandomBattle): void {
  battle.goTo(battle.state.turn + 1, pack.phases[0]!)
  for (const phase of pack.phases) {
    battle.goTo(battle.state.turn, phase)
    if (phase === 'movement') for (const { id } of battle.state.squadrons) move(battle, id)
    if (phase === 'gunnery') for (const { id } of battle.state.squadrons) fire(battle, id)
    doWhatIsDue(battle)
  }
}

/** One thing after the other, since what has been done may ask for more; all of it can be done as it is offered. */
function doWhatIsDue(battle: RandomBattle): void {
  for (let done = 0; done < 60; done++) {
    const [next] = dueNow(battle.state)
    if (!next) return
    const isTaken = battle.starts(procedure(next.procedure), next.input)
    expect(isTaken, `${next.procedure} is due and refused`).toBe(true)
  }
  throw new Error(`still due: ${dueNow(battle.state)[0]?.procedure}`)
}

function move(battle: RandomBattle, squadron: string): void {
  battle.starts(procedure('moveSquadron'), { squadron })
}

function fire(battle: RandomBattle, squadron: string): void {
  battle.starts(salvo, { squadron, rangeInches: 4 + battle.below(20) })
  battle.starts(procedure('hasFired'), { squadron })
}

/** On a machine that is busy otherwise fewer battles are played. */
const inTime = { interruptAfterTimeLimit: 4_000 }
const seeds = fc.integer({ min: 1, max: 2 ** 31 })

test('in any order, under any house rules, no automatic entry makes an impossible table', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const battle = new RandomBattle(seed)
      for (let step = 0; step < 24; step++) {
        const before = battle.state
        const from = battle.lines.length
        anything(battle)
        expectPossible(before, battle.state, battle.lines.slice(from))
      }
      expect(battle.session.conflicts, 'every outcome sits on what it was made on').toEqual([])
      expectAbleToFire(battle)
      expectSameAgain(battle)
    }),
    { numRuns: 20, ...inTime },
  )
}, 30_000)

test('turn after turn under simultaneous fire, what waited settles without a conflict', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const battle = new RandomBattle(seed, { fireTiming: 'simultaneous', damageControlMoment: 'endOfFiring' })
      for (let turn = 0; turn < 4; turn++) {
        const before = battle.state
        const from = battle.lines.length
        inOrder(battle)
        expectPossible(before, battle.state, battle.lines.slice(from))
      }
      expect(battle.session.conflicts).toEqual([])
      expectAbleToFire(battle)
      expectSameAgain(battle)
    }),
    { numRuns: 8, ...inTime },
  )
}, 30_000)

/** What no rule may do: from before to after only rules have acted. */
function expectPossible(before: GameState, after: GameState, lines: readonly JournalLine[]): void {
  for (const ship of Object.values(after.ships)) {
    const was = before.ships[ship.id]!
    if (was === ship) continue
    expectFits(ship)
    expectWhole(ship)
    expect(condition(ship).left, 'flotation never comes back').toBeLessThanOrEqual(condition(was).left)
    expect(isLost(was), 'a lost ship is left alone').toBe(false)
  }
  const sailing = after.squadrons.flatMap(({ order }) => order)
  expect([...sailing].sort(), 'every ship is in one squadron').toEqual(Object.keys(after.ships).sort())
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

/** Tracks, marks and standing agree. */
function expectWhole(ship: ShipInPlay): void {
  const { flotation, speedLevels } = shipOf(ship.document)
  const is = condition(ship)
  const { left, of, standing } = is
  expect([left <= flotation, of], 'no more left than built').toEqual([true, flotation])
  if (left === 0) expect(['sunk', 'blownUp']).toContain(standing)
  const burning = Object.values(ship.boxes).some((has) => has.includes('burning'))
  if (harmOf(is, 'fire') === 0) expect(burning, 'no cell burns where the fire is out').toBe(false)
  expect((ship.tracks as Readonly<Record<string, number>>)['propulsion']).toBeLessThan(speedLevels.length)
}

/** Guns that fired stood in cells that were whole and supplied, in ships that obeyed orders, and fired once a turn. */
function expectAbleToFire({ outcomes }: RandomBattle): void {
  for (const { before, entry } of outcomes) {
    for (const effect of firstEffects(entry)) {
      if (effect.type !== 'tableSet' || !effect.key.startsWith('fired:')) continue
      expect(before.table[effect.key], 'a gun fires once a turn').not.toBe(before.turn)
      const [, id = '', ...mount] = effect.key.split(':')
      const ship = before.ships[id as ShipId]!
      const { box } = mountsOf(ship.document).find(({ key }) => key === mount.join(':'))!
      for (const mark of ['struck', 'out', 'noSupply'])
        expect(ship.boxes[box] ?? [], `${id} ${box}`).not.toContain(mark)
      expect(['afloat', 'deadInTheWater', 'withdrawing']).toContain(condition(ship).standing)
    }
  }
}

/** What counts at once of an entry. */
function firstEffects(entry: Entry): readonly Effect[] {
  if (entry.kind === 'step') return entry.effects
  return entry.kind === 'pending' ? (entry.outcome.atOnce?.effects ?? []) : []
}

/** Folding the journal again, in one piece or line by line, gives the same table. */
function expectSameAgain({ session, lines }: RandomBattle): void {
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
