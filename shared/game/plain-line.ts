import type { Entry, JournalLine } from './journal-line'
import { marks } from './mark'
import { isForbiddenKey, isForbiddenName } from '../json/bounded'
import { highestSeq, idPattern, latestAt, mostTargets } from '../json/line-bounds'

/**
 * Recognises at once the lines that make up nearly all of a journal: marks, tracks, fields, turns, notes, undo and
 * redo. What it says yes to passes the schema (a test says so); what it is unsure of goes to the schema.
 * It exists because ten thousand lines through the schema take longer than reading them from the disk.
 */
export function isPlainLine(value: unknown): value is JournalLine {
  return isObject(value) && isSeq(value['seq'], 1) && isCount(value['at'], latestAt) && isPlain(value, 2)
}

/** The same for an entry, which has no number and no time yet. */
export function isPlainEntry(value: unknown): value is Entry {
  return isObject(value) && isPlain(value, 0)
}

/** `place`: how many members give the place of a line. */
function isPlain(value: Record<string, unknown>, place: number): boolean {
  switch (value['kind']) {
    case 'step':
      return isOutcome(value, place + 1)
    case 'amend':
      return members(value) === place + 3 && isSeq(value['target'], 1) && isOwnOutcome(value['outcome'])
    case 'pending':
      return members(value) === place + 3 && isId(value['until']) && isOwnOutcome(value['outcome'])
    case 'turn':
      return members(value) === place + 3 && isCount(value['turn'], 9999) && value['turn'] !== 0 && isId(value['phase'])
    case 'strike':
    case 'restore':
      return members(value) === place + 3 && isCause(value['kind'], value['cause']) && isTargets(value['targets'])
    case 'note':
      return isNote(value, place)
    default:
      return false
  }
}

function isOwnOutcome(value: unknown): boolean {
  return isObject(value) && isOutcome(value, 0)
}

/** `others` is how many members it has that are no part of an outcome. */
function isOutcome(value: Record<string, unknown>, others: number): boolean {
  const given = value['given']
  const optional = given === undefined ? 0 : 1
  return (
    members(value) === others + 3 + optional &&
    (value['by'] === 'hand' || value['by'] === 'rule') &&
    isPhrase(value['label']) &&
    isList(value['effects'], 500, isEffect) &&
    (given === undefined || isList(given, 500, isPremise))
  )
}

function isEffect(value: unknown): boolean {
  if (!isObject(value) || !isId(value['ship'])) return false
  switch (value['type']) {
    case 'marked':
      return members(value) === 5 && isId(value['box']) && isMark(value['mark']) && typeof value['on'] === 'boolean'
    case 'trackSet':
      return members(value) === 4 && isId(value['track']) && isFigure(value['to'])
    case 'trackMoved':
      return members(value) === 4 && isId(value['track']) && isFigure(value['by'])
    case 'fieldSet':
      return members(value) === 4 && isId(value['field']) && isScalar(value['to'])
    case 'shipReset':
      return members(value) === 2
    default:
      return false
  }
}

function isPremise(value: unknown): boolean {
  if (!isObject(value) || !isId(value['ship'])) return false
  switch (value['of']) {
    case 'mark':
      return members(value) === 5 && isId(value['box']) && isMark(value['mark']) && typeof value['was'] === 'boolean'
    case 'track':
      return members(value) === 4 && isId(value['track']) && isFigure(value['was'])
    case 'field':
      return members(value) === 4 && isId(value['field']) && isScalar(value['was'])
    default:
      return false
  }
}

function isPhrase(value: unknown): boolean {
  if (!isObject(value) || !isWordsKey(value['key'])) return false
  const values = value['values']
  if (values === undefined) return members(value) === 1
  if (members(value) !== 2 || !isObject(values)) return false
  let count = 0
  for (const name in values) {
    if (++count > 100 || !isId(name) || !isScalar(values[name])) return false
  }
  return true
}

function isNote(value: Record<string, unknown>, place: number): boolean {
  const { ship, box } = value
  const optional = (ship === undefined ? 0 : 1) + (box === undefined ? 0 : 1)
  return (
    members(value) === place + 2 + optional &&
    isText(value['text'], 1, 2000) &&
    (ship === undefined || isId(ship)) &&
    (box === undefined || isId(box))
  )
}

function isCause(kind: 'strike' | 'restore', cause: unknown): boolean {
  if (cause === 'hand') return true
  return kind === 'strike' ? cause === 'undo' || cause === 'restartTurn' : cause === 'redo'
}

function isTargets(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    isList(value, mostTargets, (seq) => isSeq(seq, 1)) &&
    (value.length === 1 || new Set(value).size === value.length)
  )
}

function isList(value: unknown, most: number, is: (item: unknown) => boolean): boolean {
  if (!Array.isArray(value) || value.length > most) return false
  for (let at = 0; at < value.length; at++) if (!is(value[at])) return false
  return true
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Counted, so that an unknown member shows as one too many. */
function members(value: Record<string, unknown>): number {
  let count = 0
  for (const _name in value) count++
  return count
}

function isSeq(value: unknown, least: number): boolean {
  return isCount(value, highestSeq) && (value as number) >= least
}

function isCount(value: unknown, most: number): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= most
}

function isFigure(value: unknown): boolean {
  return typeof value === 'number' && value >= -1_000_000 && value <= 1_000_000
}

function isScalar(value: unknown): boolean {
  switch (typeof value) {
    case 'string':
      return value.length <= 2000
    case 'number':
      return Number.isFinite(value)
    case 'boolean':
      return true
    default:
      return value === null
  }
}

function isText(value: unknown, least: number, most: number): boolean {
  return typeof value === 'string' && value.length >= least && value.length <= most
}

const knownMarks: ReadonlySet<unknown> = new Set(marks)
function isMark(value: unknown): boolean {
  return knownMarks.has(value)
}

/** As few keys come back as often. */
const goodKeys = new Set<unknown>()
function isWordsKey(value: unknown): boolean {
  if (goodKeys.has(value)) return true
  if (typeof value !== 'string' || value.length < 1 || value.length > 120 || isForbiddenKey(value)) return false
  if (goodKeys.size < 500) goodKeys.add(value)
  return true
}

/** Ids come back thousands of times: those seen and found good are remembered, within a bound. */
const goodIds = new Set<unknown>()
const mostGoodIds = 5000
function isId(value: unknown): boolean {
  if (goodIds.has(value)) return true
  if (typeof value !== 'string' || !idPattern.test(value) || isForbiddenName(value)) return false
  if (goodIds.size < mostGoodIds) goodIds.add(value)
  return true
}
