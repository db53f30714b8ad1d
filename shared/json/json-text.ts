import { done, refused, type Refusal, type Result } from '../kernel/result'
import type { Scalar } from '../kernel/scalar'
import type { Bounds } from './bounded'
import { pathText, shortened, type Step } from './json-path'

/** What JSON can hold once it has been read. Objects have no prototype keys: those are refused in the text. */
export type Json = Scalar | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [key: string]: Json
}

/** How much of a stranger's text is read before it is refused. Counts are of values, keys not among them. */
export interface JsonLimits extends Bounds {
  readonly characters: number
}

/** Room for ten times the largest ship, scenario or deck that is known. */
export const documentLimits: JsonLimits = { characters: 1_000_000, depth: 24, values: 50_000, textLength: 20_000 }

/** Keys that reach into an object's prototype when a document is copied carelessly. */
const refusedKeys = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Reads JSON from a stranger. Stricter than `JSON.parse`: bounded in size, depth and count, keys given twice and
 * prototype keys refused, every number finite, every text writable again. Refusals name `where`, `what` and `line`.
 */
export function readJson(text: string, limits: JsonLimits = documentLimits): Result<Json> {
  if (text.length > limits.characters) {
    return refused('document-too-large', { size: text.length, limit: limits.characters })
  }
  return new JsonReader(text, limits).whole()
}

/** The line of a value, or of the nearest value around it that exists. 1 is the first line. */
export function lineOf(text: string, path: readonly Step[], limits: JsonLimits = documentLimits): number {
  const reader = new JsonReader(text, limits, path)
  reader.whole()
  return reader.soughtLine
}

/** Leaves the reader from any depth; never leaves this file. */
class Unreadable extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code)
  }
}

const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const space = /[ \t\n\r]*/y
const plainText = /"[^"\\\p{Cc}\p{Cs}]*"/uy
const literals: readonly (readonly [string, Scalar])[] = [
  ['true', true],
  ['false', false],
  ['null', null],
]

class JsonReader {
  private at = 0
  private values = 0
  private readonly path: Step[] = []
  private soughtAt = 0

  constructor(
    private readonly text: string,
    private readonly limits: JsonLimits,
    private readonly sought: readonly Step[] = [],
  ) {
    if (text.startsWith('\uFEFF')) this.at = 1
  }

  get soughtLine(): number {
    return this.lineAt(this.soughtAt)
  }

  whole(): Result<Json> {
    try {
      this.skipSpace()
      if (this.at === this.text.length) return refused('document-empty')
      const value = this.value()
      this.skipSpace()
      if (this.at < this.text.length) this.unexpected()
      return done(value)
    } catch (error) {
      if (error instanceof Unreadable) return error.refusal
      throw error
    }
  }

  private value(): Json {
    this.values += 1
    if (this.values > this.limits.values) this.refuse('document-too-many', { limit: this.limits.values })
    this.noteSought()
    const first = this.text[this.at]
    if (first === '{') return this.object()
    if (first === '[') return this.list()
    if (first === '"') return this.string()
    for (const [word, value] of literals) {
      if (this.text.startsWith(word, this.at)) {
        this.at += word.length
        return value
      }
    }
    return this.number()
  }

  private object(): JsonObject {
    this.enter()
    const object: Record<string, Json> = {}
    for (let more = !this.takes('}'); more; more = this.takesComma('}')) {
      if (this.text[this.at] !== '"') this.unexpected()
      const key = this.string()
      if (refusedKeys.has(key)) this.refuse('document-key-refused', { what: key })
      if (Object.hasOwn(object, key)) this.refuse('document-key-twice', { what: shortened(key) })
      this.skipSpace()
      if (!this.takes(':')) this.unexpected()
      this.path.push(key)
      object[key] = this.value()
      this.path.pop()
    }
    return object
  }

  private list(): Json[] {
    this.enter()
    const list: Json[] = []
    for (let more = !this.takes(']'); more; more = this.takesComma(']')) {
      this.path.push(list.length)
      list.push(this.value())
      this.path.pop()
    }
    return list
  }

  private string(): string {
    plainText.lastIndex = this.at
    const plain = plainText.exec(this.text)?.[0]
    if (plain === undefined || plain.length > this.limits.textLength) return this.anyString()
    this.at += plain.length
    return plain.slice(1, -1)
  }

  /** The slow path: with escapes, or to name the problem. */
  private anyString(): string {
    const from = this.at
    let escaped = false
    for (this.at += 1; this.text[this.at] !== '"'; this.at += 1) {
      if (this.at >= this.text.length || this.text.charCodeAt(this.at) < 0x20) this.unexpected()
      if (this.at - from > this.limits.textLength)
        this.refuse('document-text-long', { maximum: this.limits.textLength })
      if (this.text[this.at] === '\\') {
        escaped = true
        this.at += 1
      }
    }
    this.at += 1
    const text = escaped ? this.unescaped(from) : this.text.slice(from + 1, this.at - 1)
    // Half of a surrogate pair turns into another character when it is written; a control character spoils a page.
    if (/(?![\n\r\t])[\p{Cc}\p{Cs}]/u.test(text)) this.refuse('document-text-unfit')
    return text
  }

  private unescaped(from: number): string {
    try {
      return JSON.parse(this.text.slice(from, this.at)) as string
    } catch {
      this.at = from
      return this.unexpected()
    }
  }

  private number(): number {
    number.lastIndex = this.at
    const digits = number.exec(this.text)?.[0]
    if (digits === undefined) return this.unexpected()
    const value = Number(digits)
    if (!Number.isFinite(value)) this.refuse('document-number-refused', { what: shortened(digits) })
    this.at += digits.length
    return value
  }

  private enter(): void {
    if (this.path.length >= this.limits.depth) this.refuse('document-too-deep', { limit: this.limits.depth })
    this.at += 1
    this.skipSpace()
  }

  private takes(character: string): boolean {
    if (this.text[this.at] !== character) return false
    this.at += 1
    this.skipSpace()
    return true
  }

  /** After a member: true if another follows, false at the closing bracket, which is taken. */
  private takesComma(closing: string): boolean {
    this.skipSpace()
    if (this.takes(',')) return true
    if (this.text[this.at] !== closing) this.unexpected()
    this.at += 1
    return false
  }

  private skipSpace(): void {
    if (this.text.charCodeAt(this.at) > 0x20) return
    space.lastIndex = this.at
    space.test(this.text)
    this.at = space.lastIndex
  }

  private noteSought(): void {
    const reached = this.path.length <= this.sought.length && this.path.every((step, i) => step === this.sought[i])
    if (reached) this.soughtAt = this.at
  }

  private unexpected(): never {
    const found = this.text.codePointAt(this.at)
    if (found === undefined) return this.refuse('document-cut-short')
    const lineStart = this.text.lastIndexOf('\n', this.at - 1) + 1
    return this.refuse('document-syntax', { what: visible(found), column: this.at - lineStart + 1 })
  }

  private refuse(code: string, values: Readonly<Record<string, Scalar>> = {}): never {
    throw new Unreadable(refused(code, { where: pathText(this.path), line: this.lineAt(this.at), ...values }))
  }

  private lineAt(place: number): number {
    let line = 1
    for (let at = this.text.indexOf('\n'); at !== -1 && at < place; at = this.text.indexOf('\n', at + 1)) line += 1
    return line
  }
}

/** A character as it can be named: `}`, or `U+0000` for what has no shape. */
function visible(codePoint: number): string {
  const character = String.fromCodePoint(codePoint)
  return /[\p{C}\p{Z}]/u.test(character) ? `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}` : character
}
