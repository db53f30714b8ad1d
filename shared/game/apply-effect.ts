import { marksOf } from './mark'
import type { FieldId, ShipId, TrackId } from '../kernel/ids'
import { own } from '../kernel/own'
import type { Result } from '../kernel/result'
import type { Scalar } from '../kernel/scalar'
import type { DeckEffect } from '../decks/deck-effect'
import type { ShipDocument } from '../documents/ship'
import { shownText } from '../kernel/seen-text'
import type { Effect } from './effect'
import { shipName } from './ship-name'
import { fits, type CardShape } from './shape'
import type { ShipInPlay } from './state'
import type { StateDraft } from './state-draft'

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
  return (applied[effect.type] as Apply<Effect>)(draft, effect, rules)
}

type Apply<Each extends Effect> = (draft: StateDraft, effect: Each, rules: FoldRules) => Missing | undefined

const onDeck: Apply<DeckEffect> = (draft, effect) => draft.decks.apply(effect, draft.now.turn)

/** What each kind of effect does. */
const applied: { readonly [Type in Effect['type']]: Apply<Extract<Effect, { readonly type: Type }>> } = {
  marked(draft, { ship: id, box, mark, on }, rules) {
    const ship = draft.ship(id)
    if (!ship) return 'ship'
    const shape = own(rules.shape(ship.document).boxes, box)
    if (!shape?.marks.includes(mark)) return 'box'
    const had = marksOf(ship, box)
    if (had.includes(mark) === on) return undefined
    const boxes = draft.own(id, 'boxes')
    const has = shape.marks.filter((each) => (each === mark ? on : had.includes(each)))
    if (has.length > 0) boxes[box] = has
    else delete boxes[box]
    return undefined
  },
  trackSet: (draft, { ship, track, to }, rules) => setTrack(rules, draft, ship, track, () => to),
  trackMoved: (draft, { ship, track, by }, rules) => setTrack(rules, draft, ship, track, (now) => now + by),
  fieldSet(draft, { ship: id, field, to: given }, rules) {
    const ship = draft.ship(id)
    if (!ship) return 'ship'
    const to = shownValue(given)
    const shape = own(rules.shape(ship.document).fields, field)
    if (!shape || !fits(shape, to)) return 'field'
    if (ship.fields[field] !== to) draft.own(id, 'fields')[field] = to
    return undefined
  },
  shipAdded(draft, { ship, squadron: id, document, fields }, rules) {
    if (draft.ship(ship)) return 'taken'
    if (!draft.squadrons.has(id)) return 'squadron'
    if (document.pack !== draft.now.pack || !rules.checkShip(document).ok) return 'document'
    const joining = freshShip(rules, ship, document, fields)
    draft.putShip(joining)
    draft.noteJoined(ship, shipName(joining))
    const squadron = draft.squadrons.own(id)!
    draft.squadrons.join(squadron, ship, squadron.order.length)
    squadron.beganWith++
    return undefined
  },
  shipRemoved(draft, { ship }) {
    if (!draft.ship(ship)) return 'ship'
    draft.dropShip(ship)
    const squadron = draft.squadrons.leave(ship)
    if (squadron) squadron.beganWith--
    return undefined
  },
  /** A squadron is the stronger for a ship that comes over to it; a place in her own changes nothing of that. */
  shipMoved(draft, { ship, squadron, index }) {
    if (!draft.ship(ship)) return 'ship'
    const to = draft.squadrons.own(squadron)
    if (!to) return 'squadron'
    const from = draft.squadrons.leave(ship)
    if (from) from.beganWith--
    to.beganWith++
    draft.squadrons.join(to, ship, index)
    return undefined
  },
  shipReset(draft, { ship: id }, rules) {
    const ship = draft.ship(id)
    if (!ship) return 'ship'
    const shape = rules.shape(ship.document)
    draft.putShip({ ...ship, boxes: {}, tracks: fresh(shape.tracks), fields: { ...ship.fields, ...unharmed(shape) } })
    return undefined
  },
  squadronAdded({ squadrons, sides }, { squadron: id, side, name }) {
    if (squadrons.has(id)) return 'taken'
    if (!sides.has(side)) return 'side'
    squadrons.put({ id, side, name, order: [], beganWith: 0 })
    return undefined
  },
  squadronNamed: (draft, { squadron, name }) => change(draft.squadrons.own(squadron), 'squadron', { name }),
  squadronRemoved({ squadrons }, { squadron }) {
    // Only one without ships.
    if (squadrons.get(squadron)?.order.length !== 0) return 'squadron'
    squadrons.delete(squadron)
    return undefined
  },
  sideAdded({ sides }, { side: id, name, flag }) {
    if (sides.has(id)) return 'taken'
    sides.put({ id, name, flag })
    return undefined
  },
  sideNamed({ sides }, { side: id, name }) {
    const side = sides.get(id)
    if (!side) return 'side'
    sides.put({ ...side, name })
    return undefined
  },
  tableSet(draft, { key, to }) {
    draft.ownPart('table')[key] = shownValue(to)
    return undefined
  },
  houseRuleSet(draft, { rule, to }) {
    draft.ownPart('houseRules')[rule] = to
    return undefined
  },
  markerLaid({ markers }, { type: _type, marker: id, ...marker }) {
    if (markers.has(id)) return 'taken'
    markers.put({ id, ...marker })
    return undefined
  },
  /** The values that are given; the rest of a marker stays. */
  markerMoved: (draft, { marker, values }) => change(draft.ownMarker(marker)?.values, 'marker', values),
  markerLifted({ markers }, { marker }) {
    if (!markers.has(marker)) return 'marker'
    markers.delete(marker)
    return undefined
  },
  deckLaid: onDeck,
  deckShuffled: onDeck,
  cardMoved: onDeck,
  deckRuled: onDeck,
  pileSet: onDeck,
}

/** Changes what is free to be written to; says that it is missing where it is not there. */
function change<Of extends object>(of: Of | undefined, missing: Missing, to: Partial<Of>): Missing | undefined {
  if (!of) return missing
  Object.assign(of, to)
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

/** Characters hidden in an old line become a sign on the table. */
export function shownValue(value: Scalar): Scalar {
  return typeof value === 'string' ? shownText(value) : value
}

/** A fresh ship, without damage. */
export function freshShip(
  rules: FoldRules,
  id: ShipId,
  document: ShipDocument,
  given: Readonly<Record<FieldId, Scalar>> = {},
): ShipInPlay {
  const { tracks, fields } = rules.shape(document)
  const known = (Object.entries(given) as [FieldId, Scalar][]).flatMap(([field, value]) => {
    const shape = own(fields, field)
    return shape && fits(shape, value) ? [[field, shownValue(value)]] : []
  })
  return {
    id,
    document,
    boxes: {},
    tracks: fresh(tracks),
    fields: { ...fresh<FieldId, Scalar>(fields), ...Object.fromEntries(known) },
  }
}

/** The fresh value of each track or field. */
function fresh<Name extends string, Value>(shapes: Readonly<Record<Name, { readonly fresh: Value }>>) {
  const entries = Object.entries(shapes) as [Name, { readonly fresh: Value }][]
  return Object.fromEntries(entries.map(([name, shape]) => [name, shape.fresh])) as Record<Name, Value>
}

/** Fields that record damage, empty on a fresh card. */
function unharmed({ fields }: CardShape): Record<FieldId, Scalar> {
  const harmed = Object.entries(fields).filter(([, is]) => is.kind === 'text' && is.harm === true)
  return fresh<FieldId, Scalar>(Object.fromEntries(harmed))
}
