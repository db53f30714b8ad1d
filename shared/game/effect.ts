import { z } from 'zod'
import { boxId, fieldId, markerId, shipId, sideId, squadronId, trackId, type SideId } from '../kernel/ids'
import { isForbiddenName } from '../json/bounded'
import { lineFigure, lineId, lineScalar, lineTurn, lineValues } from '../json/line-bounds'
import { lineOfText } from '../json/plain-text'
import type { Read } from '../json/read'
import { deckEffects } from '../decks/deck-effect'
import { shipDocument } from '../documents/ship'

const ship = lineId.transform(shipId)
const box = lineId.transform(boxId)
const track = lineId.transform(trackId)
const field = lineId.transform(fieldId)
const squadron = lineId.transform(squadronId)
const side = lineId.transform(sideId)
const marker = lineId.transform(markerId)
const mark = lineId
const name = lineOfText(1, 60)
/** A fact may be about a ship or a squadron: a word, a dot, and her id. */
const factKey = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9._:-]{0,99}$/)
  .refine((fact) => !isForbiddenName(fact), 'a forbidden name')

/**
 * What an entry does to the table. Effects set by hand are absolute (`trackSet`), those a rule works out are changes
 * (`trackMoved`), so that striking an earlier entry shifts later values by its amount.
 */
export const effectSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('marked'), ship, box, mark, on: z.boolean() }),
  z.strictObject({ type: z.literal('trackSet'), ship, track, to: lineFigure }),
  z.strictObject({ type: z.literal('trackMoved'), ship, track, by: lineFigure }),
  z.strictObject({ type: z.literal('fieldSet'), ship, field, to: lineScalar }),
  z.strictObject({
    type: z.literal('shipAdded'),
    ship,
    squadron,
    document: shipDocument,
    /** Fields that differ from the fresh card: a name of her own, a commander. */
    fields: z.record(field, lineScalar).exactOptional(),
  }),
  z.strictObject({ type: z.literal('shipRemoved'), ship }),
  /** To a place in a squadron, her own or another. `index` counts after she has left her old place. */
  z.strictObject({ type: z.literal('shipMoved'), ship, squadron, index: z.int().min(0).max(1000) }),
  /** Boxes, tracks and fields of harm as on a fresh card; other fields and notes stay. */
  z.strictObject({ type: z.literal('shipReset'), ship }),
  z.strictObject({ type: z.literal('squadronAdded'), squadron, side, name }),
  z.strictObject({ type: z.literal('squadronNamed'), squadron, name }),
  /** Only an empty squadron goes. */
  z.strictObject({ type: z.literal('squadronRemoved'), squadron }),
  z.strictObject({ type: z.literal('sideAdded'), side, name, flag: z.string().max(40) }),
  z.strictObject({ type: z.literal('sideNamed'), side, name }),
  z.strictObject({ type: z.literal('tableSet'), key: factKey, to: lineScalar }),
  z.strictObject({ type: z.literal('houseRuleSet'), rule: lineId, to: lineScalar }),
  z.strictObject({
    type: z.literal('markerLaid'),
    marker,
    kind: lineId,
    of: lineId.transform((id) => id as SideId | 'umpire'),
    turnLaid: lineTurn,
    livesTurns: lineTurn.exactOptional(),
    values: lineValues,
  }),
  /** It runs on, or something of it has changed: only the values that differ. */
  z.strictObject({ type: z.literal('markerMoved'), marker, values: lineValues }),
  z.strictObject({ type: z.literal('markerLifted'), marker }),
  ...deckEffects,
])
export type Effect = Read<typeof effectSchema>

/** What an entry takes to be so. If it is no longer so when the journal is folded, the entry is in conflict. */
export const premiseSchema = z.discriminatedUnion('of', [
  z.strictObject({ of: z.literal('mark'), ship, box, mark, was: z.boolean() }),
  z.strictObject({ of: z.literal('track'), ship, track, was: lineFigure }),
  z.strictObject({ of: z.literal('field'), ship, field, was: lineScalar }),
  z.strictObject({ of: z.literal('table'), key: factKey, was: lineScalar }),
])
export type Premise = Read<typeof premiseSchema>
