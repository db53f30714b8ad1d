import { z } from 'zod'
import { outOfBounds, type Bounds } from '../json/bounded'
import { quickLook } from '../json/quick-look'
import { done, refused, type Result } from '../kernel/result'
import { anyEntry, anyLine, entryLines, journalVersion, type Entry, type JournalLine } from './journal-line'

/** A line carries at most one ship document, the head a whole scenario of them. */
const lineBounds: Bounds = { depth: 16, values: 20_000, textLength: 100_000 }
const headBounds: Bounds = { depth: 16, values: 1_000_000, textLength: 10_000 }

/** Recognise at once the lines that make up nearly all of a journal. */
export const isPlainLine: (value: unknown) => value is JournalLine = quickLook<z.ZodType<JournalLine>>(entryLines)
export const isPlainEntry: (value: unknown) => value is Entry = quickLook<z.ZodType<Entry>>(anyEntry)

const within = (bounds: Bounds) => (value: unknown, context: z.RefinementCtx) => {
  const problem = outOfBounds(value, bounds)
  if (problem) context.addIssue({ code: 'custom', message: `${problem.what}, at ${problem.where || 'the top'}` })
}

/** An entry as the interface sends it: bounded first, then read by its kind. */
export const entrySchema = z.unknown().superRefine(within(lineBounds)).pipe(anyEntry) as unknown as z.ZodType<
  Entry,
  Entry
>

const knownKinds: ReadonlySet<string> = new Set(anyLine.options.map((option) => option.shape.kind.value))

/** Checks one parsed line. Refuses with the kind or version named, or with `where` in the line and `what` is wrong. */
export function checkLine(value: unknown): Result<JournalLine> {
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
  const checked = anyLine.safeParse(value)
  if (checked.success) return done(value as JournalLine)
  const issue = checked.error.issues[0]
  return refused('journal-line-wrong', { where: issue?.path.join('.') ?? '', what: issue?.message ?? '' })
}

/** A foreign value in a sentence: a list or an object may be of any depth, or have a `toString` of its own. */
function written(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value).slice(0, 40)
  return Array.isArray(value) ? '[…]' : '{…}'
}
