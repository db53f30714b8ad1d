import type { z } from 'zod'
import { refused, type Refusal } from '../kernel/result'
import type { Scalar } from '../kernel/scalar'
import { codePointOf } from '../kernel/seen-text'
import { pathText, shortened, type Step } from './json-path'

type Issue = z.core.$ZodIssue

/** What does not fit first, as a refusal that names `where` and `what`, and the way to it. */
export function schemaProblem(
  error: z.ZodError,
  document: unknown,
): { readonly refusal: Refusal; readonly path: Step[] } {
  const issue = error.issues[0]
  if (!issue) return { refusal: refused('document-value-unfit', { where: '', what: '' }), path: [] }
  const path = issue.path.map((step) => (typeof step === 'number' ? step : String(step)))
  const found = valueAt(document, path)
  const { code, values } = reasonOf(issue, path, found)
  return { refusal: refused(code, { where: pathText(path), what: shown(found), ...values }), path }
}

interface Reason {
  readonly code: string
  readonly values?: Readonly<Record<string, Scalar>>
}

const wanted: Readonly<Record<string, string>> = {
  number: 'document-wants-number',
  int: 'document-wants-whole-number',
  string: 'document-wants-text',
  boolean: 'document-wants-yes-or-no',
  array: 'document-wants-list',
  object: 'document-wants-object',
  record: 'document-wants-object',
}

function reasonOf(issue: Issue, path: readonly Step[], found: unknown): Reason {
  if (found === undefined && issue.code !== 'unrecognized_keys') return { code: 'document-value-missing' }
  switch (issue.code) {
    case 'invalid_type':
      return { code: wanted[issue.expected] ?? 'document-value-unfit' }
    case 'unrecognized_keys':
      return { code: 'document-key-unknown', values: { what: pathText([...path, shortened(issue.keys[0] ?? '')]) } }
    case 'invalid_value':
      return { code: 'document-value-choice', values: { choices: issue.values.map(String).join(', ') } }
    case 'too_small':
      return { code: bounded(issue.origin, 'small'), values: { minimum: Number(issue.minimum) } }
    case 'too_big':
      return { code: bounded(issue.origin, 'large'), values: { maximum: Number(issue.maximum) } }
    case 'custom': {
      const named: unknown = issue.params?.['code']
      // A schema that has a code for the problem.
      if (typeof named === 'string') return { code: named }
      const hidden: unknown = issue.params?.['hidden']
      if (typeof hidden === 'string') {
        return lineEnds.includes(hidden)
          ? { code: 'document-text-lines' }
          : { code: 'document-text-hidden', values: { what: hidden } }
      }
      return { code: issue.params?.['unseen'] === true ? 'document-name-blank' : 'document-value-unfit' }
    }
    default:
      return { code: 'document-value-unfit' }
  }
}

/** They are seen well enough, and belong in no name. */
const lineEnds = ['\n', '\r', '\t', '\v', '\f', '\u0085', '\u2028', '\u2029'].map(codePointOf)

function bounded(origin: string, is: 'small' | 'large'): string {
  if (origin === 'string') return is === 'small' ? 'document-text-short' : 'document-text-long'
  if (origin === 'array') return is === 'small' ? 'document-list-short' : 'document-list-long'
  return is === 'small' ? 'document-number-small' : 'document-number-large'
}

function valueAt(document: unknown, path: readonly Step[]): unknown {
  let at: unknown = document
  for (const step of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return undefined
    at = (at as Readonly<Record<Step, unknown>>)[step]
  }
  return at
}

/** A value in a sentence: scalars as they are, lists and objects by their brackets. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return '[…]'
  if (typeof value === 'object' && value !== null) return '{…}'
  return value === undefined ? '' : shortened(JSON.stringify(value))
}
