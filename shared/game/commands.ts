/** What a player can do at the table, as entries of the journal: each named, absolute, and with its premises. */
import type { ShipDocument } from '../documents/ship'
import type { BoxId, FieldId, MarkerId, ShipId, SideId } from '../kernel/ids'
import type { SquadronId, TrackId } from '../kernel/ids'
import { shipField } from './ship-fields'
import { own } from '../kernel/own'
import type { Scalar } from '../kernel/scalar'
import { isSeen, withoutHidden } from '../kernel/seen-text'
import { slugFrom } from '../kernel/slug'
import type { Effect, Premise } from './effect'
import type { Entry, Phrase } from './journal-line'
import type { Named } from './label'
import { shipName } from './ship-name'
import type { GameState } from './state'
import { bears, marksOf, type Mark } from './mark'

/** What a ship that is not on the table bears. */
const blank = { boxes: {} }

/**
 * Marks a box, or clears the mark if it is there. The mark it had is the premise. A repair keeps the cross and adds its
 * ring; a repaired box that is struck again loses the ring: `mendedBy` is the mark that mends this one.
 */
export function toggleMark(state: GameState, ship: ShipId, box: BoxId, mark: Mark, mendedBy?: Mark): Entry {
  const now = own(state.ships, ship) ?? blank
  const isStruckAgain = mendedBy !== undefined && bears(now, box, mark) && bears(now, box, mendedBy)
  const changed = isStruckAgain ? mendedBy : mark
  const was = bears(now, box, changed)
  const isOn = isStruckAgain || !was
  const label = { key: `steps.mark.${mark}.${isOn ? 'on' : 'off'}`, values: { ship: callShip(state, ship), box } }
  return step(label, [marked(ship, box, changed, !was)], [bore(ship, box, changed, was)])
}

/** Takes every mark off a box. */
export function clearBox(state: GameState, ship: ShipId, box: BoxId): Entry | undefined {
  const had = marksOf(own(state.ships, ship) ?? blank, box)
  if (had.length === 0) return undefined
  const label = { key: 'steps.cleared', values: { ship: callShip(state, ship), box } }
  return step(
    label,
    had.map((mark) => marked(ship, box, mark, false)),
    had.map((mark) => bore(ship, box, mark, true)),
  )
}

/** `was` is given if `to` was worked out from it: then it is the premise. */
export function setTrack(state: GameState, ship: ShipId, track: TrackId, to: number, was?: number): Entry | undefined {
  if (own(state.ships, ship)?.tracks[track] === to) return undefined
  const label = { key: 'steps.track', values: { ship: callShip(state, ship), track, to } }
  return step(
    label,
    [{ type: 'trackSet', ship, track, to }],
    was === undefined ? [] : [{ of: 'track', ship, track, was }],
  )
}

export function renameShip(state: GameState, ship: ShipId, given: string): Entry {
  // A name with nothing to be seen is refused as it is; without its characters it would be her own name again.
  const name = isSeen(given) ? withoutHidden(given) : given
  const label = { key: 'steps.renamed', values: { was: callShip(state, ship), name } }
  return step(label, [{ type: 'fieldSet', ship, field: shipField.name, to: name }])
}

function fromHand(value: Scalar): Scalar {
  return typeof value === 'string' ? withoutHidden(value) : value
}

/** Fields that belong together, as one step: a commander with his rating, or named after the first that changes. */
export function setFields(
  state: GameState,
  ship: ShipId,
  fields: Readonly<Record<FieldId, Scalar>>,
): Entry | undefined {
  const now = own(state.ships, ship)?.fields
  const effects = (Object.entries(fields) as [FieldId, Scalar][])
    .filter(([field, to]) => !now || own(now, field) !== to)
    .map(([field, to]) => ({ type: 'fieldSet', ship, field, to: fromHand(to) }) as const)
  const [first] = effects
  return first && step(commanderLabel(state, ship, fields) ?? fieldLabel(state, ship, first.field, first.to), effects)
}

/** Where a commander is set with his rating, both are named, whichever of them changes. */
function commanderLabel(state: GameState, ship: ShipId, fields: Readonly<Record<FieldId, Scalar>>): Phrase | undefined {
  const to = own(fields, shipField.commander)
  const rating = own(fields, shipField.rating)
  if (typeof to !== 'string' || typeof rating !== 'number') return undefined
  const values = { ship: callShip(state, ship), commander: withoutHidden(to), rating }
  return { key: 'steps.commander', values }
}

/** A ship comes to the table, at the end of a squadron, under an id that no other has. */
export function addShip(
  state: GameState,
  squadron: SquadronId,
  document: ShipDocument,
  fields?: Readonly<Record<FieldId, Scalar>>,
): Entry {
  const ship = freeId(document.slug, (id) => own(state.ships, id as ShipId) !== undefined) as ShipId
  const label = { key: 'steps.shipAdded', values: { ship: document.name, squadron: nameIn(state.squadrons, squadron) } }
  return step(label, [{ type: 'shipAdded', ship, squadron, document, ...(fields ? { fields } : {}) }])
}

export function removeShip(state: GameState, ship: ShipId): Entry {
  return step({ key: 'steps.shipRemoved', values: { ship: callShip(state, ship) } }, [{ type: 'shipRemoved', ship }])
}

/** To a place in a squadron, her own or another. `index` 0 is the leader. */
export function transferShip(state: GameState, ship: ShipId, squadron: SquadronId, index: number): Entry {
  const values = { ship: callShip(state, ship), squadron: nameIn(state.squadrons, squadron), place: index + 1 }
  return step({ key: 'steps.shipMoved', values }, [{ type: 'shipMoved', ship, squadron, index }])
}

export function resetShip(state: GameState, ship: ShipId): Entry {
  return step({ key: 'steps.reset', values: { ship: callShip(state, ship) } }, [{ type: 'shipReset', ship }])
}

/** Nothing where no ship sails. */
export function resetSquadron(state: GameState, id: SquadronId): Entry | undefined {
  const ships = state.squadrons.find((squadron) => squadron.id === id)?.order ?? []
  return resetAll({ key: 'steps.resetSquadron', values: { squadron: nameIn(state.squadrons, id) } }, ships)
}

export function resetSide(state: GameState, id: SideId): Entry | undefined {
  const ships = state.squadrons.filter((squadron) => squadron.side === id).flatMap((squadron) => squadron.order)
  return resetAll({ key: 'steps.resetSide', values: { side: nameIn(state.sides, id) } }, ships)
}

export function addSquadron(state: GameState, side: SideId, name: string): Entry {
  const squadron = freeId(slugOf(name), (id) => state.squadrons.some((each) => each.id === id)) as SquadronId
  const label = { key: 'steps.squadronAdded', values: { squadron: name } }
  return step(label, [{ type: 'squadronAdded', squadron, side, name }])
}

export function nameSquadron(state: GameState, squadron: SquadronId, name: string): Entry {
  const label = { key: 'steps.squadronNamed', values: { was: nameIn(state.squadrons, squadron), name } }
  return step(label, [{ type: 'squadronNamed', squadron, name }])
}

export function removeSquadron(state: GameState, squadron: SquadronId): Entry {
  const label = { key: 'steps.squadronRemoved', values: { squadron: nameIn(state.squadrons, squadron) } }
  return step(label, [{ type: 'squadronRemoved', squadron }])
}

export function addSide(state: GameState, name: string, flag: string): Entry {
  const side = freeId(slugOf(name), (id) => state.sides.some((each) => each.id === id)) as SideId
  return step({ key: 'steps.sideAdded', values: { side: name } }, [{ type: 'sideAdded', side, name, flag }])
}

export function nameSide(state: GameState, side: SideId, name: string): Entry {
  const label = { key: 'steps.sideNamed', values: { was: nameIn(state.sides, side), name } }
  return step(label, [{ type: 'sideNamed', side, name }])
}

export function setTable(key: string, to: Scalar): Entry {
  return step({ key: 'steps.fact', values: { fact: key, to } }, [{ type: 'tableSet', key, to }])
}

export function setHouseRule(rule: string, to: Scalar): Entry {
  return step({ key: 'steps.houseRule', values: { rule, to } }, [{ type: 'houseRuleSet', rule, to }])
}

export function goToPhase(turn: number, phase: string): Extract<Entry, { kind: 'turn' }> {
  return { kind: 'turn', turn, phase }
}

/** The next phase of the printed sequence; after the last one the next turn begins. */
export function nextPhase(state: GameState, phases: readonly string[]): Entry {
  const next = phases[phases.indexOf(state.phase) + 1]
  return next === undefined ? goToPhase(state.turn + 1, phases[0] ?? state.phase) : goToPhase(state.turn, next)
}

/** Takes a template or a counter off the table by hand; `name` is what it was called. */
export function liftMarker(state: GameState, marker: MarkerId, name: string): Entry | undefined {
  if (!state.markers.some(({ id }) => id === marker)) return undefined
  return step({ key: 'steps.markerLifted', values: { name } }, [{ type: 'markerLifted', marker }])
}

export function note(text: string, ship?: ShipId, box?: BoxId): Entry {
  return {
    kind: 'note',
    text: withoutHidden(text),
    ...(ship === undefined ? {} : { ship }),
    ...(box === undefined ? {} : { box }),
  }
}

export function undo(newest: Named | null): Entry | undefined {
  return newest ? { kind: 'strike', targets: [newest.seq], cause: 'undo' } : undefined
}

export function redo(newest: Named | null): Entry | undefined {
  return newest ? { kind: 'restore', targets: [newest.seq], cause: 'redo' } : undefined
}

/** Strikes out an old entry; what came after stays. */
export function strikeOut(seq: number): Entry {
  return { kind: 'strike', targets: [seq], cause: 'hand' }
}

export function restore(seq: number): Entry {
  return { kind: 'restore', targets: [seq], cause: 'hand' }
}

/** The journal knows the actions since the turn began, and fills them in. */
export function restartTurn(): Entry {
  return { kind: 'strike', targets: [], cause: 'restartTurn' }
}

/** An entry by hand. */
export function step(label: Phrase, effects: readonly Effect[], given: readonly Premise[] = []): Entry {
  return { kind: 'step', label, by: 'hand', effects, ...(given.length > 0 ? { given } : {}) }
}

function marked(ship: ShipId, box: BoxId, mark: Mark, on: boolean): Effect {
  return { type: 'marked', ship, box, mark, on }
}

function bore(ship: ShipId, box: BoxId, mark: Mark, was: boolean): Premise {
  return { of: 'mark', ship, box, mark, was }
}

function fieldLabel(state: GameState, ship: ShipId, field: FieldId, to: Scalar): Phrase {
  const values = { ship: callShip(state, ship), field }
  return to === null ? { key: 'steps.fieldCleared', values } : { key: 'steps.field', values: { ...values, to } }
}

/** The name of a ship at this table; her id where there is none. */
export function callShip(state: GameState, id: ShipId): string {
  const ship = own(state.ships, id)
  return ship ? shipName(ship) : id
}

function resetAll(label: Phrase, ships: readonly ShipId[]): Entry | undefined {
  const effects = ships.map((ship): Effect => ({ type: 'shipReset', ship }))
  return effects.length > 0 ? step(label, effects) : undefined
}

/** The name of a squadron or a side; its id where there is none. */
function nameIn(of: readonly { readonly id: string; readonly name: string }[], id: string): string {
  return of.find((each) => each.id === id)?.name ?? id
}

/** `majestic`, `majestic-2` … */
function freeId(wanted: string, isTaken: (id: string) => boolean): string {
  for (let number = 1; ; number++) {
    const id = number === 1 ? wanted : `${wanted.slice(0, 56)}-${number}`
    if (!isTaken(id)) return id
  }
}

/** Never a name that every object inherits. */
function slugOf(name: string): string {
  const slug = slugFrom(name, 40)
  return slug === '' || slug in {} || slug === 'prototype' ? `the-${slug || 'new'}` : slug
}
