import { marksOf } from './mark'
import type { BoxId, FieldId, TrackId } from '../kernel/ids'
import { pilesBetween, sealsBetween } from './decks/recovered'
import { own } from '../kernel/own'
import { sameValue } from '../kernel/same-value'
import type { Scalar } from '../kernel/scalar'
import type { Effect } from './effect'
import type { Entry, Outcome, Phrase } from './journal-line'
import { KeyedList } from './keyed-list'
import { SquadronsDraft } from './state-draft'
import type { GameState, ShipInPlay } from './state'

/** As many effects as one entry holds. */
const mostEffects = 500

/**
 * The entries that bring one table to another of the same game: what lines that were lost had done. Everything is put
 * back that has an effect to put it back with; a side, a fact or a note that should go again stays.
 */
export function difference(from: GameState, to: GameState, label: Phrase): Entry[] {
  const stays = Object.entries(from.ships).filter(([, ship]) => isSameShip(ship, own(to.ships, ship.id)))
  const staying = { ...from, ships: Object.fromEntries(stays) as GameState['ships'] }
  const gone = Object.values(from.ships).filter((ship) => !own(staying.ships, ship.id))
  const effects = [
    ...gone.map(({ id: ship }): Effect => ({ type: 'shipRemoved', ship })),
    ...fleet(staying, to),
    ...cards(staying, to),
    ...facts(from, to),
    ...markers(from, to),
    ...pilesBetween(from.decks, to.decks),
  ]
  const entries: Entry[] = sealsBetween(from.decks, to.decks)
  for (let at = 0; at < effects.length; at += mostEffects) {
    entries.push({ kind: 'step', label, by: 'rule', effects: effects.slice(at, at + mostEffects) })
  }
  const waiting = new Set(from.pending.map(({ seq }) => seq))
  for (const { seq, outcome, until } of to.pending) {
    if (!waiting.has(seq)) entries.push({ kind: 'pending', outcome: withoutPast(outcome), until })
  }
  if (from.turn !== to.turn || from.phase !== to.phase) entries.push({ kind: 'turn', turn: to.turn, phase: to.phase })
  const known = new Set(from.notes.map((note) => note.seq))
  for (const { seq, turn: _turn, ...note } of to.notes) if (!known.has(seq)) entries.push({ kind: 'note', ...note })
  return entries
}

/** The part that counted at once has been restored with the rest. */
function withoutPast({ atOnce: _atOnce, dialogue: _dialogue, ...outcome }: Outcome): Outcome {
  return outcome
}

/** Sides, squadrons, and who sails where. */
function fleet(from: GameState, to: GameState): Effect[] {
  const effects: Effect[] = []
  const sides = new KeyedList(from.sides)
  for (const { id: side, name, flag } of to.sides) {
    const was = sides.get(side)
    if (!was) effects.push({ type: 'sideAdded', side, name, flag })
    else if (was.name !== name) effects.push({ type: 'sideNamed', side, name })
  }
  const squadrons = new KeyedList(from.squadrons)
  for (const { id: squadron, side, name } of to.squadrons) {
    const was = squadrons.get(squadron)
    if (!was) effects.push({ type: 'squadronAdded', squadron, side, name })
    else if (was.name !== name) effects.push({ type: 'squadronNamed', squadron, name })
  }
  effects.push(...places(from, to))
  const left = new KeyedList(to.squadrons)
  const dissolved = from.squadrons.filter(({ id }) => !left.has(id))
  effects.push(...dissolved.map(({ id: squadron }): Effect => ({ type: 'squadronRemoved', squadron })))
  return effects
}

/** Ships that join, and ships that move, until every squadron has its order. */
function places(from: GameState, to: GameState): Effect[] {
  const effects: Effect[] = []
  const sailing = new SquadronsDraft(
    from.squadrons.map((squadron) => ({ ...squadron, order: squadron.order.filter((ship) => own(from.ships, ship)) })),
  )
  for (const { order, ...rest } of to.squadrons) {
    if (!sailing.get(rest.id)) sailing.put({ ...rest, order: [] })
    const squadron = sailing.own(rest.id)!
    for (const [index, ship] of order.entries()) {
      const sails = own(to.ships, ship)
      if (!sails || squadron.order[index] === ship) continue
      if (!own(from.ships, ship)) {
        effects.push({ type: 'shipAdded', ship, squadron: rest.id, document: sails.document, fields: sails.fields })
      }
      effects.push({ type: 'shipMoved', ship, squadron: rest.id, index })
      sailing.leave(ship)
      sailing.join(squadron, ship, index)
    }
  }
  return effects
}

/** An id can come back with another ship. */
function isSameShip(one: ShipInPlay, other: ShipInPlay | undefined): boolean {
  return other !== undefined && sameValue(one.document, other.document)
}

function cards(from: GameState, to: GameState): Effect[] {
  return Object.values(to.ships).flatMap((ship) => card(own(from.ships, ship.id), ship))
}

function card(was: ShipInPlay | undefined, is: ShipInPlay): Effect[] {
  if (was === is) return []
  const { id: ship } = is
  const effects: Effect[] = []
  const boxes = new Set([...Object.keys(was?.boxes ?? {}), ...Object.keys(is.boxes)] as BoxId[])
  for (const box of boxes) {
    const had = was ? marksOf(was, box) : []
    const has = marksOf(is, box)
    for (const mark of new Set([...had, ...has])) {
      const on = has.includes(mark)
      if (on !== had.includes(mark)) effects.push({ type: 'marked', ship, box, mark, on })
    }
  }
  for (const [track, value] of changed<TrackId, number>(was?.tracks, is.tracks)) {
    effects.push({ type: 'trackSet', ship, track, to: value })
  }
  for (const [field, value] of was ? changed<FieldId, Scalar>(was.fields, is.fields) : []) {
    effects.push({ type: 'fieldSet', ship, field, to: value })
  }
  return effects
}

function facts(from: GameState, to: GameState): Effect[] {
  const table = changed<string, Scalar>(from.table, to.table)
  const rules = changed<string, Scalar>(from.houseRules, to.houseRules)
  return [
    ...table.map(([key, value]): Effect => ({ type: 'tableSet', key, to: value })),
    ...rules.map(([rule, value]): Effect => ({ type: 'houseRuleSet', rule, to: value })),
  ]
}

/** Markers: those that are gone are lifted, those that differ are placed again. */
function markers(from: GameState, to: GameState): Effect[] {
  const [were, are] = [new KeyedList(from.markers), new KeyedList(to.markers)]
  const gone = from.markers.filter((marker) => !sameValue(are.get(marker.id), marker))
  const placed = to.markers.filter((marker) => !sameValue(were.get(marker.id), marker))
  return [
    ...gone.map(({ id }): Effect => ({ type: 'markerLifted', marker: id })),
    ...placed.map(({ id, ...marker }): Effect => ({ type: 'markerLaid', marker: id, ...marker })),
  ]
}

function changed<Key extends string, Value>(
  was: Readonly<Record<Key, Value>> | undefined,
  is: Readonly<Record<Key, Value>>,
): [Key, Value][] {
  const entries = Object.entries(is) as [Key, Value][]
  return entries.filter(([key, value]) => !was || own(was, key) !== value)
}
