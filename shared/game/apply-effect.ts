import { assertNever } from '../kernel/assert-never'
import type { BoxId, FieldId, ShipId, SideId, SquadronId, TrackId } from '../kernel/ids'
import { own } from '../kernel/own'
import type { Result } from '../kernel/result'
import type { Scalar } from '../kernel/scalar'
import type { ShipDocument } from '../documents/ship'
import { shownText } from '../kernel/seen-text'
import type { Effect } from './effect'
import { fits, type CardShape } from './shape'
import type { ShipInPlay } from './state'
import type { StateDraft } from './state-draft'
import type { Mark } from './mark'

/** The part of a rules pack that folding needs. */
export interface FoldRules {
  /** Called before a ship joins in play; `shape` is only called for documents that passed. */
  checkShip(document: ShipDocument): Result<ShipDocument>
  /** Memoised by the pack: called for every mark. */
  shape(document: ShipDocument): CardShape
}

/** Why an effect found nothing to act on; `undefined` when it was done. */
export type Missing =
  | 'ship'
  | 'box'
  | 'track'
  | 'field'
  | 'squadron'
  | 'side'
  | 'taken'
  | 'document'
  | 'marker'
  | 'deck'
  | 'card'

/** Applies one effect to the draft. Never throws: an effect that does not fit the table is left out and named. */
export function applyEffect(rules: FoldRules, draft: StateDraft, effect: Effect): Missing | undefined {
  switch (effect.type) {
    case 'marked':
      return mark(rules, draft, effect.ship, effect.box, effect.mark, effect.on)
    case 'trackSet':
      return setTrack(rules, draft, effect.ship, effect.track, () => effect.to)
    case 'trackMoved':
      return setTrack(rules, draft, effect.ship, effect.track, (now) => now + effect.by)
    case 'fieldSet':
      return setField(rules, draft, effect.ship, effect.field, effect.to)
    case 'shipAdded':
      return addShip(rules, draft, effect)
    case 'shipRemoved':
      if (!draft.ship(effect.ship)) return 'ship'
      draft.dropShip(effect.ship)
      leaveSquadron(draft, effect.ship)
      return undefined
    case 'shipMoved':
      return moveShip(draft, effect.ship, effect.squadron, effect.index)
    case 'shipReset':
      return resetShip(rules, draft, effect.ship)
    case 'squadronAdded':
      return addSquadron(draft, effect)
    case 'squadronNamed':
      return change(draft.squadrons.own(effect.squadron), 'squadron', { name: effect.name })
    case 'squadronRemoved':
      // Only one without ships.
      if (draft.squadrons.get(effect.squadron)?.order.length !== 0) return 'squadron'
      draft.squadrons.delete(effect.squadron)
      return undefined
    case 'sideAdded':
      if (draft.sides.has(effect.side)) return 'taken'
      draft.sides.put({ id: effect.side, name: effect.name, flag: effect.flag })
      return undefined
    case 'sideNamed':
      return nameSide(draft, effect.side, effect.name)
    case 'tableSet':
      draft.ownTable()[effect.key] = shownValue(effect.to)
      return undefined
    case 'houseRuleSet':
      draft.ownHouseRules()[effect.rule] = effect.to
      return undefined
    case 'markerLaid': {
      const { type: _type, marker: id, ...marker } = effect
      if (draft.markers.has(id)) return 'taken'
      draft.markers.put({ id, ...marker })
      return undefined
    }
    case 'markerMoved':
      // The values that are given; the rest of a marker stays.
      return change(draft.ownMarker(effect.marker)?.values, 'marker', effect.values)
    case 'markerLifted':
      if (!draft.markers.has(effect.marker)) return 'marker'
      draft.markers.delete(effect.marker)
      return undefined
    case 'deckLaid':
    case 'deckShuffled':
    case 'cardMoved':
    case 'deckRuled':
    case 'pileSet':
      return draft.decks.apply(effect, draft.turn)
    default:
      return assertNever(effect)
  }
}

/** Changes what is free to be written to; says that it is missing where it is not there. */
function change<Of extends object>(of: Of | undefined, missing: Missing, to: Partial<Of>): Missing | undefined {
  if (!of) return missing
  Object.assign(of, to)
  return undefined
}

function nameSide(draft: StateDraft, id: SideId, name: string) {
  const side = draft.sides.get(id)
  if (!side) return 'side'
  draft.sides.put({ ...side, name })
  return undefined
}

function mark(rules: FoldRules, draft: StateDraft, id: ShipId, box: BoxId, which: Mark, on: boolean) {
  const ship = draft.ship(id)
  if (!ship) return 'ship'
  const shape = own(rules.shape(ship.document).boxes, box)
  if (!shape?.marks.includes(which)) return 'box'
  const had = own(ship.boxes, box) ?? []
  if (had.includes(which) === on) return undefined
  const boxes = draft.own(id, 'boxes')
  const has = shape.marks.filter((each) => (each === which ? on : had.includes(each)))
  if (has.length > 0) boxes[box] = has
  else delete boxes[box]
  return undefined
}

function setTrack(rules: FoldRules, draft: StateDraft, id: ShipId, track: TrackId, next: (now: number) => number) {
  const ship = draft.ship(id)
  if (!ship) return 'ship'
  const shape = own(rules.shape(ship.document).tracks, track)
  if (!shape) return 'track'
  const to = Math.min(shape.maximum, Math.max(shape.minimum, next(own(ship.tracks, track) ?? shape.fresh)))
  if (ship.tracks[track] !== to) draft.own(id, 'tracks')[track] = to
  return undefined
}

function setField(rules: FoldRules, draft: StateDraft, id: ShipId, field: FieldId, given: Scalar) {
  const to = shownValue(given)
  const ship = draft.ship(id)
  if (!ship) return 'ship'
  const shape = own(rules.shape(ship.document).fields, field)
  if (!shape || !fits(shape, to)) return 'field'
  if (ship.fields[field] !== to) draft.own(id, 'fields')[field] = to
  return undefined
}

/** Characters hidden in an old line become a sign on the table. */
export function shownValue(value: Scalar): Scalar {
  return typeof value === 'string' ? shownText(value) : value
}

/** A fresh ship, without damage. */
export function freshShip(
  rules: FoldRules,
  id: ShipId,
  document: ShipDocument,
  fields: Readonly<Record<FieldId, Scalar>> = {},
): ShipInPlay {
  const shape = rules.shape(document)
  const given = Object.entries(fields).filter(([field, value]) => {
    const fieldShape = own(shape.fields, field as FieldId)
    return fieldShape && fits(fieldShape, value)
  })
  return {
    id,
    document,
    boxes: {},
    tracks: freshTracks(shape),
    fields: {
      ...Object.fromEntries(Object.entries(shape.fields).map(([field, is]) => [field, is.fresh])),
      ...Object.fromEntries(given.map(([field, value]) => [field, shownValue(value)])),
    },
  }
}

function freshTracks(shape: CardShape): Record<TrackId, number> {
  return Object.fromEntries(Object.entries(shape.tracks).map(([track, is]) => [track, is.fresh])) as Record<
    TrackId,
    number
  >
}

/** Fields that record damage, empty on a fresh card. */
function unharmed(shape: CardShape): Record<FieldId, Scalar> {
  const harmed = Object.entries(shape.fields).filter(([, is]) => is.kind === 'text' && is.harm === true)
  return Object.fromEntries(harmed.map(([field, is]) => [field, is.fresh])) as Record<FieldId, Scalar>
}

function addShip(rules: FoldRules, draft: StateDraft, effect: Effect & { type: 'shipAdded' }) {
  if (draft.ship(effect.ship)) return 'taken'
  if (!draft.squadrons.get(effect.squadron)) return 'squadron'
  if (effect.document.pack !== draft.pack || !rules.checkShip(effect.document).ok) return 'document'
  draft.putShip(freshShip(rules, effect.ship, effect.document, effect.fields))
  joinSquadron(draft, effect.ship, effect.squadron)
  return undefined
}

function resetShip(rules: FoldRules, draft: StateDraft, id: ShipId) {
  const ship = draft.ship(id)
  if (!ship) return 'ship'
  const shape = rules.shape(ship.document)
  draft.putShip({ ...ship, boxes: {}, tracks: freshTracks(shape), fields: { ...ship.fields, ...unharmed(shape) } })
  return undefined
}

/** A ship comes to the end of a squadron, which is the stronger for it. */
function joinSquadron(draft: StateDraft, ship: ShipId, to: SquadronId): void {
  const squadron = draft.squadrons.own(to)
  if (!squadron) return
  draft.squadrons.join(squadron, ship, squadron.order.length)
  squadron.beganWith++
}

function leaveSquadron(draft: StateDraft, ship: ShipId): void {
  const squadron = draft.squadrons.leave(ship)
  if (squadron) squadron.beganWith--
}

/** A ship goes over to a squadron, or to another place in her own. */
function moveShip(draft: StateDraft, ship: ShipId, id: SquadronId, index: number) {
  if (!draft.ship(ship)) return 'ship'
  const to = draft.squadrons.own(id)
  if (!to) return 'squadron'
  const from = draft.squadrons.leave(ship)
  if (from !== to) {
    if (from) from.beganWith--
    to.beganWith++
  }
  draft.squadrons.join(to, ship, index)
  return undefined
}

function addSquadron(draft: StateDraft, effect: Effect & { type: 'squadronAdded' }) {
  if (draft.squadrons.get(effect.squadron)) return 'taken'
  if (!draft.sides.has(effect.side)) return 'side'
  draft.squadrons.put({ id: effect.squadron, side: effect.side, name: effect.name, order: [], beganWith: 0 })
  return undefined
}
