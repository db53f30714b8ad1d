import type { z } from 'zod'
import { done, refused, type Refusal, type Result } from '../kernel/result'
import { pathSteps, pathText, shortened, type Step } from './json-path'
import { documentLimits, lineOf, readJson, type Json, type JsonLimits, type JsonObject } from './json-text'
import { schemaProblem } from './schema-problem'

/** One kind of document: what it calls itself, its newest version, its schema, and the steps from older versions. */
export interface DocumentFormat<Value> {
  readonly format: string
  readonly version: number
  readonly schema: z.ZodType<Value>
  /** `migrate[1]` makes a version 2 document of a version 1 document. */
  readonly migrate: Readonly<Record<number, (old: JsonObject) => JsonObject>>
}

/**
 * Reads a foreign document: JSON within bounds, a format and version we know, migrated step by step and checked against
 * its schema. Never throws; a refusal names `where` and `line` in the original text.
 */
export function readDocument<Value>(
  text: string,
  formats: readonly DocumentFormat<Value>[],
  limits: JsonLimits = documentLimits,
): Result<Value> {
  const read = readJson(text, limits)
  if (!read.ok) return read
  if (!isObject(read.value)) return refused('document-no-format')
  const { format: name, version } = read.value
  if (typeof name !== 'string') return refused('document-no-format')
  const format = formats.find((known) => known.format === name)
  if (!format) return refused('document-unknown-format', { what: shortened(name), line: lineOf(text, ['format']) })
  if (!isKnownVersion(version, format.version)) {
    const what = version === undefined ? null : shortened(JSON.stringify(version))
    const values = { what: what ?? '?', newest: format.version, line: lineOf(text, ['version']) }
    return refused('document-unknown-version', values)
  }
  const migrated = migrate(read.value, version, format)
  if (!migrated.ok) return migrated
  const checked = format.schema.safeParse(migrated.value)
  if (checked.success) return done(checked.data)
  const problem = schemaProblem(checked.error, migrated.value)
  return at(problem.refusal, text, problem.path)
}

/** Adds the line to a refusal that names `where` in a document (a pack's, made after the envelope had opened it). */
export function withLine(refusal: Refusal, text: string): Refusal {
  const { where } = refusal.values
  return typeof where === 'string' ? at(refusal, text, pathSteps(where)) : refusal
}

function at(refusal: Refusal, text: string, path: readonly Step[]): Refusal {
  return refused(refusal.code, { where: pathText(path), line: lineOf(text, path), ...refusal.values })
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isKnownVersion(version: Json | undefined, newest: number): version is number {
  return typeof version === 'number' && Number.isInteger(version) && version >= 1 && version <= newest
}

function migrate(
  document: JsonObject,
  from: number,
  format: Pick<DocumentFormat<unknown>, 'version' | 'migrate'>,
): Result<JsonObject> {
  let migrated = document
  for (let version = from; version < format.version; version += 1) {
    const step = format.migrate[version]
    if (!step) throw new Error(`no step from version ${version}`)
    try {
      migrated = { ...step(migrated), version: version + 1 }
    } catch {
      // A migration step reads what no schema has checked yet: an error in it is the document's fault, not a bug.
      return refused('document-not-migrated', { what: version })
    }
  }
  return done(migrated)
}
