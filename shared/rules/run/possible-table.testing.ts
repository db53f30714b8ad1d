import { expect } from 'vitest'
import type { Effect } from '../../game/effect'
import { fold, initialState } from '../../game/fold'
import type { Entry, JournalLine } from '../../game/journal-line'
import { entrySchema } from '../../game/check-line'
import { Session } from '../../game/session'
import { fits } from '../../game/shape'
import type { GameState, ShipInPlay } from '../../game/state'
import type { BoxId, FieldId, ShipId, TrackId } from '../../kernel/ids'
import type { RulesPack } from '../pack/rules-pack'
import { words } from '../kit/worded.testing'
import { isOut } from '../pack/standing'
import type { RandomPlay } from './random-play.testing'
import { read } from './run-procedure.testing'

/** What no rule may do: from `before` to `after` only rules have acted, with these lines. */
export function expectPossible(
  pack: RulesPack,
  before: GameState,
  after: GameState,
  lines: readonly JournalLine[],
): void {
  for (const ship of Object.values(after.ships)) {
    const was = before.ships[ship.id]!
    if (was === ship) continue
    const [now, then] = [pack.condition(ship, after), pack.condition(was, before)]
    expectFits(pack, ship)
    expect(now.left, 'strength never comes back').toBeLessThanOrEqual(then.left)
    expect(now.speed, 'no faster than her engines').toBeLessThanOrEqual(Math.max(now.maximumSpeed, then.speed))
    if (isOut(then.standing)) expect(now.standing, 'a lost ship is left alone').toBe(then.standing)
    expectWhole(pack, ship, after)
    // By hand she may be marked so; no rule does it.
    expect(burnsWithoutFire(pack, ship, after) && !burnsWithoutFire(pack, was, before), 'burns where fire is out').toBe(
      false,
    )
  }
  const sailing = after.squadrons.flatMap(({ order }) => order)
  expect([...sailing].sort(), 'every ship is in one squadron').toEqual(Object.keys(after.ships).sort())
  for (const { seq: _seq, at: _at, ...entry } of lines) {
    expect(entrySchema.safeParse(entry), JSON.stringify(entry)).toMatchObject({ success: true })
    if (entry.kind === 'step') [entry.label, ...(entry.why ?? [])].forEach(read)
  }
}

/** Every mark, figure and word within the shape of her card. */
function expectFits(pack: RulesPack, ship: ShipInPlay): void {
  const { boxes, tracks, fields } = pack.shape(ship.document)
  for (const [box, has] of Object.entries(ship.boxes)) {
    expect(boxes[box as BoxId]?.marks, box).toEqual(expect.arrayContaining([...has]))
  }
  for (const [track, value] of Object.entries(ship.tracks)) {
    const { minimum, maximum, step = 1 } = tracks[track as TrackId]!
    expect(value >= minimum && value <= maximum && value % step === 0, `${track} ${value}`).toBe(true)
  }
  for (const [field, value] of Object.entries(ship.fields)) {
    expect(fits(fields[field as FieldId]!, value), `${field} ${String(value)}`).toBe(true)
  }
}

/** Tracks, marks and words of one card agree. */
function expectWhole(pack: RulesPack, ship: ShipInPlay, table: GameState): void {
  const { left, standing, maximumSpeed } = pack.condition(ship, table)
  // Without flotation a ship of Squadron d20 is tested before she sinks.
  if (left === 0 && pack.id !== 'squadron-d20') expect(isOut(standing), `${standing} with nothing left`).toBe(true)
  expect(maximumSpeed >= 0 && maximumSpeed % 0.25 === 0, `speed in quarters: ${maximumSpeed}`).toBe(true)
  for (const [field, text] of Object.entries(ship.fields)) {
    const has = pack.fieldWords?.(ship, field as FieldId, words)?.has
    if (!has || typeof text !== 'string') continue
    expect(has.map(({ value }) => value).join(' ')).toBe(text)
    for (const { label } of has) expect(label, text).not.toMatch(/^$|rules\.|\{\w+\}/)
  }
}

function burnsWithoutFire(pack: RulesPack, ship: ShipInPlay, table: GameState): boolean {
  const isBurning = Object.values(ship.boxes).some((marks) => marks.includes('burning'))
  return isBurning && pack.condition(ship, table).harm.find(({ name }) => name === 'fire')?.n === 0
}

/** The premises of every outcome hold, and folding the journal again, at once or line by line, gives the same table. */
export function expectSound(pack: RulesPack, { session, lines, outcomes }: RandomPlay): void {
  expect(session.conflicts).toEqual([])
  const again = JSON.parse(JSON.stringify(lines)) as JournalLine[]
  const first = pack.phases[0]!
  const inOne = fold(pack, { state: initialState(pack, session.head, first), conflicts: [] }, again)
  for (const { state } of [new Session(pack, session.head, first, again), inOne]) {
    expect(onDisk(state)).toEqual(onDisk(session.state))
  }
  for (const { before, entry } of outcomes) for (const effect of firstEffects(entry)) expectOnceATurn(before, effect)
}

/** Guns of Perfidious Albion fire once a turn, from cells that are whole and supplied. */
function expectOnceATurn(before: GameState, effect: Effect): void {
  if (before.pack !== 'perfidious-albion' || effect.type !== 'tableSet' || !effect.key.startsWith('fired:')) return
  expect(before.table[effect.key], 'a gun fires once a turn').not.toBe(before.turn)
  const [, id = '', box = ''] = effect.key.split(':')
  const ship = before.ships[id as ShipId]!
  for (const mark of ['struck', 'out', 'noSupply'] as const)
    expect(ship.boxes[box as BoxId] ?? [], `${id} ${box}`).not.toContain(mark)
}

/** What counts at once of an entry. */
function firstEffects(entry: Entry): readonly Effect[] {
  if (entry.kind === 'step') return entry.effects
  return entry.kind === 'pending' ? (entry.outcome.atOnce?.effects ?? []) : []
}

/** As a journal keeps it, where -0 is 0. Nothing ever changes a document, and comparing them takes the longest. */
function onDisk({ ships, ...table }: GameState): unknown {
  const marked = Object.values(ships).map(({ id, boxes, tracks, fields }) => ({ id, boxes, tracks, fields }))
  return JSON.parse(JSON.stringify({ ...table, ships: marked }))
}
