import { z } from 'zod'
import { answerSchema, diceSchema, outcomeSchema, phraseSchema } from '#shared/game/journal-line'
import { effectSchema, premiseSchema } from '#shared/game/effect'
import { decksSchema } from '#shared/decks/pile-schema'
import { highestSeq, idPattern } from '#shared/json/line-bounds'
import { shipDocument } from '#shared/documents/ship'
import type { FoldRules } from '#shared/game/apply-effect'
import { fits, type BoxShape } from '#shared/game/shape'
import type { ShipInPlay } from '#shared/game/state'
import { own } from '#shared/kernel/own'
import type { Mark } from '#shared/game/mark'

const id = z.string().regex(idPattern)
const name = z.string().min(1).max(60)
const scalar = z.union([z.string().max(2000), z.number(), z.boolean(), z.null()])
const facts = z.record(z.string().max(64), scalar)
const seq = z.int().min(0).max(highestSeq)
const named = z.strictObject({ seq, label: phraseSchema }).nullable()
const turn = z.int().min(1).max(9999)

/** The marks on a ship are checked against the shape of her card, which the rules know: `isShipInPlay`. */
const ship = z.looseObject({ id })

const keptAnswer = z.strictObject({
  question: z.string().min(1).max(120),
  answer: answerSchema,
  dice: diceSchema.exactOptional(),
})

const state = z.strictObject({
  pack: z.string().max(40),
  title: z.string().max(80),
  houseRules: facts,
  turn,
  phase: id,
  sides: z.array(z.strictObject({ id, name, flag: z.string().max(40) })),
  squadrons: z.array(z.strictObject({ id, side: id, name, order: z.array(id), beganWith: z.int() })),
  ships: z.record(id, ship),
  table: facts,
  notes: z.array(
    z.strictObject({
      seq,
      turn,
      text: z.string().max(2000),
      ship: id.exactOptional(),
      box: id.exactOptional(),
    }),
  ),
  markers: z.array(
    z.strictObject({ id, kind: id, of: id, turnLaid: turn, livesTurns: turn.exactOptional(), values: facts }),
  ),
  dialogues: z.array(
    z.strictObject({
      id,
      seq,
      procedure: id,
      packVersion: z.string().max(40),
      base: seq,
      input: facts,
      answers: z.array(keptAnswer),
      withdrawn: z.array(keptAnswer),
      amends: seq.exactOptional(),
    }),
  ),
  pending: z.array(z.strictObject({ seq, outcome: outcomeSchema, until: id })),
  decks: decksSchema,
})

const conflict = z.discriminatedUnion('is', [
  z.strictObject({ seq, is: z.literal('more'), n: z.int().min(1) }),
  z.strictObject({ seq, is: z.literal('premise'), premise: premiseSchema, now: scalar.optional() }),
  z.strictObject({
    seq,
    is: z.literal('effect'),
    effect: effectSchema,
    missing: z.enum([
      'ship',
      'box',
      'track',
      'field',
      'squadron',
      'side',
      'marker',
      'taken',
      'document',
      'deck',
      'card',
    ]),
  }),
])

const storedTable = z.looseObject({ state, undo: named, redo: named, misfits: z.array(conflict) })

/** Whether what a snapshot holds has the form of a table. What it says may still be wrong: the journal decides. */
export function isStoredTable(stored: unknown): boolean {
  return storedTable.safeParse(stored).success
}

/** Whether a ship is one these rules could have folded. Her document is checked too, unless it is that of the head. */
export function isShipInPlay(rules: FoldRules, ship: ShipInPlay, isOwnDocument: boolean): boolean {
  const { document } = ship
  if (isOwnDocument && !(shipDocument.safeParse(document).success && rules.checkShip(document).ok)) return false
  if (![ship.boxes, ship.tracks, ship.fields].every(isRecord)) return false
  const { boxes, tracks, fields } = rules.shape(document)
  const all = <Key extends string, Value>(
    record: Readonly<Record<Key, Value>>,
    is: (key: Key, value: Value) => boolean,
  ) => (Object.entries(record) as [Key, Value][]).every(([key, value]) => is(key, value))
  return (
    all(ship.boxes, (box, marks) => isMarked(own(boxes, box), marks)) &&
    all(ship.tracks, (track, value) => typeof value === 'number' && Object.hasOwn(tracks, track)) &&
    all(tracks, (track, { minimum, maximum }) => {
      const value = own(ship.tracks, track) ?? Number.NaN
      return value >= minimum && value <= maximum
    }) &&
    all(ship.fields, (field, value) => {
      const shape = own(fields, field)
      return shape !== undefined && (value === shape.fresh || fits(shape, value))
    })
  )
}

function isMarked(box: BoxShape | undefined, found: unknown): boolean {
  return Array.isArray(found) && found.length > 0 && found.every((mark: Mark) => box?.marks.includes(mark) === true)
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
