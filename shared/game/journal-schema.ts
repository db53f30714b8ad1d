import { z } from 'zod'
import type { Entry, JournalLine } from './journal-line'
import { marks } from './mark'
import { dieNames } from '../kernel/dice'
import { boxId, fieldId, markerId, packId, shipId, sideId, squadronId, trackId } from '../kernel/ids'
import { done, refused, type Result } from '../kernel/result'
import { isForbiddenKey, isForbiddenName, outOfBounds, type Bounds } from '../json/bounded'
import { deckEffectSchemas } from '../decks/effect-schema'
import { highestSeq, idPattern, latestAt, mostTargets } from '../json/line-bounds'
import { isPlainLine } from './plain-line'
import { lineOfText } from '../json/plain-text'
import { scenarioSetup } from '../documents/scenario'
import { shipDocument } from '../documents/ship'

/** The lines of `games/<slug>/journal.jsonl`, version 1. The fold's own account of them is in `shared/game`. */
export const journalVersion = 1

/** A line carries at most one ship document, the head a whole scenario of them. */
const lineBounds: Bounds = { depth: 16, values: 20_000, textLength: 100_000 }
const headBounds: Bounds = { depth: 16, values: 1_000_000, textLength: 10_000 }

const id = z
  .string()
  .regex(idPattern)
  .refine((name) => !isForbiddenName(name), 'a forbidden name')
const ship = id.transform(shipId)
const box = id.transform(boxId)
const track = id.transform(trackId)
const field = id.transform(fieldId)
const squadron = id.transform(squadronId)
const side = id.transform(sideId)
/** A fact may be about a ship or a squadron: a word, a dot, and her id. */
const factKey = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9._:-]{0,99}$/)
  .refine((fact) => !isForbiddenName(fact), 'a forbidden name')
const marker = id.transform(markerId)
const name = lineOfText(1, 60)
const key = z.string().min(1).max(120)
const seq = z.int().min(0).max(highestSeq)
const earlier = z.int().min(1).max(highestSeq)
const mark = z.enum(marks)
const figure = z.number().min(-1_000_000).max(1_000_000)
const scalar = z.union([z.string().max(2000), z.number(), z.boolean(), z.null()])
const named = z.record(id, scalar).refine((record) => Object.keys(record).length <= 100, 'too many members')

const wordsKey = key.refine((dotted) => !isForbiddenKey(dotted), 'a forbidden name')
export const phraseSchema = z.strictObject({ key: wordsKey, values: named.exactOptional() })

export const effectSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('marked'), ship, box, mark, on: z.boolean() }),
  z.strictObject({ type: z.literal('trackSet'), ship, track, to: figure }),
  z.strictObject({ type: z.literal('trackMoved'), ship, track, by: figure }),
  z.strictObject({ type: z.literal('fieldSet'), ship, field, to: scalar }),
  z.strictObject({
    type: z.literal('shipAdded'),
    ship,
    squadron,
    document: shipDocument,
    fields: z.record(field, scalar).exactOptional(),
  }),
  z.strictObject({ type: z.literal('shipRemoved'), ship }),
  z.strictObject({ type: z.literal('shipMoved'), ship, squadron, index: z.int().min(0).max(1000) }),
  z.strictObject({ type: z.literal('shipReset'), ship }),
  z.strictObject({ type: z.literal('squadronAdded'), squadron, side, name }),
  z.strictObject({ type: z.literal('squadronNamed'), squadron, name }),
  z.strictObject({ type: z.literal('squadronRemoved'), squadron }),
  z.strictObject({ type: z.literal('sideAdded'), side, name, flag: z.string().max(40) }),
  z.strictObject({ type: z.literal('sideNamed'), side, name }),
  z.strictObject({ type: z.literal('tableSet'), key: factKey, to: scalar }),
  z.strictObject({ type: z.literal('houseRuleSet'), rule: id, to: scalar }),
  z.strictObject({
    type: z.literal('markerLaid'),
    marker,
    kind: id,
    of: side,
    turnLaid: z.int().min(1).max(9999),
    livesTurns: z.int().min(1).max(9999).exactOptional(),
    values: named,
  }),
  z.strictObject({ type: z.literal('markerMoved'), marker, values: named }),
  z.strictObject({ type: z.literal('markerLifted'), marker }),
  ...deckEffectSchemas,
])

export const premiseSchema = z.discriminatedUnion('of', [
  z.strictObject({ of: z.literal('mark'), ship, box, mark, was: z.boolean() }),
  z.strictObject({ of: z.literal('track'), ship, track, was: figure }),
  z.strictObject({ of: z.literal('field'), ship, field, was: scalar }),
  z.strictObject({ of: z.literal('table'), key: factKey, was: scalar }),
])

const die = z.strictObject({
  die: z.enum(dieNames),
  rolled: z.int().min(0).max(100),
  by: z.enum(['app', 'table']),
})
export const diceSchema = z.array(die).max(500)

export const answerSchema = z.union([scalar, z.array(scalar).max(500)])

const outcome = {
  label: phraseSchema,
  by: z.enum(['hand', 'rule']),
  effects: z.array(effectSchema).max(500),
  // Eight ships at point-blank: every gun that fired is a premise, every straddle has its reasons.
  given: z.array(premiseSchema).max(1000).exactOptional(),
  dice: diceSchema.exactOptional(),
  why: z.array(phraseSchema).max(1000).exactOptional(),
  dialogue: id.exactOptional(),
  settles: id.exactOptional(),
  atOnce: z
    .strictObject({ effects: z.array(effectSchema).max(500), given: z.array(premiseSchema).max(1000).exactOptional() })
    .exactOptional(),
}

export const outcomeSchema = z.strictObject(outcome)

const targets = z
  .array(earlier)
  .max(mostTargets)
  .refine((seqs) => new Set(seqs).size === seqs.length, 'an entry named twice')

/** One schema a kind, over what every line of the kind shares (`place`) and its own members. */
function kinds<Place extends z.ZodRawShape>(place: Place) {
  return [
    z.strictObject({ ...place, kind: z.literal('step'), ...outcome }),
    z.strictObject({ ...place, kind: z.literal('strike'), targets, cause: z.enum(['undo', 'hand', 'restartTurn']) }),
    z.strictObject({
      ...place,
      kind: z.literal('restore'),
      targets: targets.refine((seqs) => seqs.length > 0, 'nothing named'),
      cause: z.enum(['redo', 'hand']),
    }),
    z.strictObject({ ...place, kind: z.literal('amend'), target: earlier, outcome: outcomeSchema }),
    z.strictObject({
      ...place,
      kind: z.literal('dialogue'),
      dialogue: id,
      is: z.enum(['opened', 'abandoned']),
      procedure: id,
      packVersion: z.string().max(40),
      base: seq.exactOptional(),
      amends: earlier.exactOptional(),
      input: named,
    }),
    z.strictObject({
      ...place,
      kind: z.literal('answer'),
      dialogue: id,
      question: key,
      answer: answerSchema,
      dice: diceSchema.exactOptional(),
      drawn: z.literal('app').exactOptional(),
      anew: z.boolean().exactOptional(),
    }),
    z.strictObject({ ...place, kind: z.literal('pending'), outcome: outcomeSchema, until: id }),
    z.strictObject({ ...place, kind: z.literal('turn'), turn: z.int().min(1).max(9999), phase: id }),
    z.strictObject({
      ...place,
      kind: z.literal('note'),
      text: z.string().min(1).max(2000),
      ship: ship.exactOptional(),
      box: box.exactOptional(),
    }),
    z.strictObject({
      ...place,
      kind: z.literal('sealed'),
      owner: side,
      what: z.enum(['hand', 'note', 'deck']),
      payload: z.string().max(100_000),
    }),
  ] as const
}

const place = { seq, at: z.int().min(0).max(latestAt) }

export const headLine = z.strictObject({
  ...place,
  seq: z.literal(0),
  kind: z.literal('head'),
  format: z.literal('spotting-top/journal'),
  version: z.literal(journalVersion),
  pack: id.transform(packId),
  packVersion: z.string().max(40),
  setup: scenarioSetup,
})

const anyEntry = z.discriminatedUnion('kind', kinds({}))
export const anyLine = z.discriminatedUnion('kind', [
  headLine,
  z.strictObject({ ...place, kind: z.literal('lost') }),
  ...kinds({ ...place, seq: earlier }),
])

/** Proof by the compiler that what passes the schemas is what the fold reads. */
const entryOfSchema: z.ZodType<Entry> = anyEntry
const lineOfSchema: z.ZodType<JournalLine> = anyLine

const within = (bounds: Bounds) => (value: unknown, context: z.RefinementCtx) => {
  const problem = outOfBounds(value, bounds)
  if (problem) context.addIssue({ code: 'custom', message: `${problem.what}, at ${problem.where || 'the top'}` })
}

/** An entry as the interface sends it: bounded first, then read by its kind. */
export const entrySchema = z
  .unknown()
  .superRefine(within(lineBounds))
  .pipe(entryOfSchema) as z.ZodType<Entry> as z.ZodType<Entry, Entry>

/** Checks one parsed line. Refuses with the kind or version named, or with `where` in the line and `what` is wrong. */
export function checkLine(value: unknown): Result<JournalLine, LineRefusal> {
  if (isPlainLine(value)) return done(value)
  const { kind, version } = Object(value) as { readonly kind?: unknown; readonly version?: unknown }
  if (typeof kind !== 'string' || !knownKinds.has(kind)) {
    return refused('journal-kind-unknown', { kind: written(kind) })
  }
  if (kind === 'head' && version === undefined) return refused('journal-version-missing')
  if (kind === 'head' && version !== journalVersion) {
    return refused('journal-version-unknown', { version: written(version), known: journalVersion })
  }
  const problem = outOfBounds(value, kind === 'head' ? headBounds : lineBounds)
  if (problem) return refused('journal-line-wrong', { where: problem.where, what: problem.what })
  const checked = lineOfSchema.safeParse(value)
  if (checked.success) return done(value as JournalLine)
  const issue = checked.error.issues[0]
  return refused('journal-line-wrong', { where: issue?.path.join('.') ?? '', what: issue?.message ?? '' })
}

/** A foreign value in a sentence: a list or an object may be of any depth, or have a `toString` of its own. */
function written(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value).slice(0, 40)
  return Array.isArray(value) ? '[…]' : '{…}'
}

export type LineRefusal =
  | 'journal-kind-unknown'
  | 'journal-version-missing'
  | 'journal-version-unknown'
  | 'journal-line-wrong'

const knownKinds: ReadonlySet<string> = new Set(anyLine.options.map((option) => option.shape.kind.value))
