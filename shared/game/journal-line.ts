import { z } from 'zod'
import { boxId, packId, shipId, type SideId } from '../kernel/ids'
import { dieNames } from '../kernel/dice'
import { isForbiddenKey } from '../json/bounded'
import { highestSeq, latestAt, lineId, lineScalar, lineTurn, lineValues, mostTargets } from '../json/line-bounds'
import type { Read } from '../json/read'
import { scenarioSetup } from '../documents/scenario'
import { effectSchema, premiseSchema } from './effect'

export type { Phrase } from '../kernel/phrase'

/** The lines of `games/<slug>/journal.jsonl`, version 1. */
export const journalVersion = 1

const key = z.string().min(1).max(120)
const seq = z.int().min(0).max(highestSeq)
const earlier = z.int().min(1).max(highestSeq)
const packVersion = z.string().max(40)

/** A sentence as data: a key of the words catalogue and the values it names. */
export const phraseSchema = z.strictObject({
  key: key.refine((dotted) => !isForbiddenKey(dotted), 'a forbidden name'),
  values: lineValues.exactOptional(),
})

/** One die, rolled by the app or typed from the table. */
const die = z.strictObject({
  die: z.enum(dieNames),
  rolled: z.int().min(0).max(100),
  by: z.enum(['app', 'table']),
})
export type RolledDie = Read<typeof die>
export const diceSchema = z.array(die).max(500)

export const answerSchema = z.union([lineScalar, z.array(lineScalar).max(500)])

// Eight ships at point-blank: every gun that fired is a premise, every straddle has its reasons.
const changes = {
  effects: z.array(effectSchema).max(500),
  given: z.array(premiseSchema).max(1000).exactOptional(),
}
/** What one entry does and why: the payload of a step, and of an amend that takes a step's place. */
export const outcomeSchema = z.strictObject({
  label: phraseSchema,
  by: z.enum(['hand', 'rule']),
  ...changes,
  dice: diceSchema.exactOptional(),
  why: z.array(phraseSchema).max(1000).exactOptional(),
  /** The dialogue that this finishes. */
  dialogue: lineId.exactOptional(),
  /** The damage that waited for the end of this phase counts from here, before the effects of this step. */
  settles: lineId.exactOptional(),
  /** In a pending line: what counts at once while the effects wait. */
  atOnce: z.strictObject(changes).exactOptional(),
})
export type Outcome = Read<typeof outcomeSchema>

const targets = z
  .array(earlier)
  .max(mostTargets)
  .refine((seqs) => new Set(seqs).size === seqs.length, 'an entry named twice')

const step = z.strictObject({ kind: z.literal('step'), ...outcomeSchema.shape })

/** Nothing is erased: a struck entry is still in the log but no longer counts. */
const strike = z.strictObject({
  kind: z.literal('strike'),
  /** Oldest first. In an entry that restarts the turn it is empty: the journal fills it in. */
  targets,
  /** `undo` is the undo button; `hand` an entry struck out in the log; `restartTurn` everything since the turn marker. */
  cause: z.enum(['undo', 'hand', 'restartTurn']),
})

const restore = z.strictObject({
  kind: z.literal('restore'),
  targets: targets.refine((seqs) => seqs.length > 0, 'nothing named'),
  cause: z.enum(['redo', 'hand']),
})

/** Puts another outcome in the place of an old entry, at the old entry's place in the order. */
const amend = z.strictObject({ kind: z.literal('amend'), target: earlier, outcome: outcomeSchema })

const dialogue = z.strictObject({
  kind: z.literal('dialogue'),
  dialogue: lineId,
  is: z.enum(['opened', 'abandoned']),
  procedure: lineId,
  packVersion,
  /** It reads the table as it was after this line; without it, as it was right before it was opened. */
  base: seq.exactOptional(),
  /** The entry whose place its outcome will take. */
  amends: earlier.exactOptional(),
  /** What it was started with: targets, range, defaults. */
  input: lineValues,
})

const answer = z.strictObject({
  kind: z.literal('answer'),
  dialogue: lineId,
  question: key,
  /** `null` takes back the answer to this question and all after it. */
  answer: answerSchema,
  dice: diceSchema.exactOptional(),
  /** The answer is a lot, and the app drew it. */
  drawn: z.literal('app').exactOptional(),
  anew: z.boolean().exactOptional(),
})

/** Damage that waits, under simultaneous fire, for the end of a phase: a later step that `settles` it applies it. */
const pending = z.strictObject({ kind: z.literal('pending'), outcome: outcomeSchema, until: lineId })

const turn = z.strictObject({ kind: z.literal('turn'), turn: lineTurn, phase: lineId })

const note = z.strictObject({
  kind: z.literal('note'),
  text: z.string().min(1).max(2000),
  ship: lineId.transform(shipId).exactOptional(),
  box: lineId.transform(boxId).exactOptional(),
})

/** A secret: hidden from a glance until `opened`, not from someone who opens the file with tools. */
const sealed = z.strictObject({
  kind: z.literal('sealed'),
  owner: lineId.transform((id) => id as SideId | 'umpire'),
  what: z.enum(['hand', 'note', 'deck']),
  payload: z.string().max(100_000),
})

const entries = [step, strike, restore, amend, dialogue, answer, pending, turn, note, sealed] as const
export const anyEntry = z.discriminatedUnion('kind', entries)
/** A line before the journal has given it its number and its time. */
export type Entry = Read<typeof anyEntry>

const place = {
  /** 0 is the head; every line one more than the line before. */
  seq,
  /** Unix time in milliseconds, never before the line above it: where the clock was set back, the time of that line. */
  at: z.int().min(0).max(latestAt),
}
const placeSchema = z.strictObject(place)
type Place = Read<typeof placeSchema>

/** The first line: the setup of the table. */
export const headLine = z.strictObject({
  /** What editors of text look for; journals of before have none. */
  $schema: z.string().max(200).exactOptional(),
  ...place,
  seq: z.literal(0),
  kind: z.literal('head'),
  format: z.literal('spotting-top/journal'),
  version: z.literal(journalVersion),
  pack: lineId.transform(packId),
  packVersion,
  setup: scenarioSetup,
})

/** A line that could not be read any more; the original file is kept beside the journal. */
const lostLine = z.strictObject({ ...place, kind: z.literal('lost') })
const placed = { ...place, seq: earlier }
const [stepLine, ...otherLines] = entries.map(({ shape }) => z.strictObject({ ...placed, ...shape }))
export const entryLines = z.discriminatedUnion('kind', [stepLine!, ...otherLines])
export const anyLine = z.discriminatedUnion('kind', [headLine, lostLine, stepLine!, ...otherLines])

export interface HeadLine extends Place, Omit<Read<typeof headLine>, keyof Place> {}
interface LostLine extends Place, Omit<Read<typeof lostLine>, keyof Place> {}

/** An entry with its number and its time. */
type Placed<Each> = Each extends unknown ? Place & Each : never
export type JournalLine = HeadLine | LostLine | Placed<Entry>

/** The lines of one kind. */
export type LineOf<Kind extends JournalLine['kind']> = Extract<JournalLine, { readonly kind: Kind }>
