import { done, refused, type Result } from '../kernel/result'

/** A part of a JSON text as it is written there, and the line that it begins in. */
export interface JsonSlice {
  readonly text: string
  readonly line: number
}

/** The members of an object, or the elements of a list: the places of their texts. */
interface Part {
  readonly key: string
  readonly start: number
  readonly end: number
}

/**
 * Parts a JSON text without reading what lies inside: each member is a text of its own then, read within its own bounds, and
 * one that is unsound spoils no other. Deep nesting is counted, so that it costs no depth of ours.
 */
export class JsonSlices {
  private lineAt = { place: 0, line: 1 }

  constructor(readonly text: string) {}

  /** The members of an object by name; refused where it is none, or breaks off. */
  members(from = 0, to = this.text.length): Result<readonly Part[]> {
    return this.parts(from, to, '{')
  }

  elements(from: number, to: number): Result<readonly Part[]> {
    return this.parts(from, to, '[')
  }

  /** To be asked in the order of the text: lines are counted on from the last one. */
  slice({ start, end }: Pick<Part, 'start' | 'end'>): JsonSlice {
    return { text: this.text.slice(start, end), line: this.lineOf(start) }
  }

  lineOf(place: number): number {
    let { place: at, line } = place >= this.lineAt.place ? this.lineAt : { place: 0, line: 1 }
    for (let next = this.text.indexOf('\n', at); next !== -1 && next < place; next = this.text.indexOf('\n', at)) {
      at = next + 1
      line += 1
    }
    this.lineAt = { place: Math.max(at, place), line }
    return line
  }

  private parts(from: number, to: number, opening: '{' | '['): Result<readonly Part[]> {
    const closing = opening === '{' ? '}' : ']'
    const parts: Part[] = []
    let at = this.afterSpace(from)
    if (this.text[at] !== opening) return this.unexpected(at)
    at = this.afterSpace(at + 1)
    if (this.text[at] === closing) return this.ended(at + 1, to, parts)
    for (;;) {
      let key = ''
      if (opening === '{') {
        const end = this.text[at] === '"' ? this.endOfString(at, to) : -1
        if (end === -1) return this.unexpected(at)
        key = this.text.slice(at + 1, end - 1)
        at = this.afterSpace(end)
        if (this.text[at] !== ':') return this.unexpected(at)
        at = this.afterSpace(at + 1)
      }
      const end = this.endOfValue(at, to)
      if (end === -1) return refused('document-cut-short', { line: this.lineOf(to) })
      if (end === at) return this.unexpected(at)
      parts.push({ key, start: at, end })
      at = this.afterSpace(end)
      if (this.text[at] === closing) return this.ended(at + 1, to, parts)
      if (this.text[at] !== ',') return this.unexpected(at)
      at = this.afterSpace(at + 1)
    }
  }

  private ended(at: number, to: number, parts: readonly Part[]): Result<readonly Part[]> {
    const end = this.afterSpace(at)
    return end < to ? this.unexpected(end) : done(parts)
  }

  /** Where a value ends: at the bracket that closes it, or before the next sign of the list around it. -1: it does not. */
  private endOfValue(start: number, to: number): number {
    let depth = 0
    for (let at = start; at < to;) {
      const sign = this.text.charCodeAt(at)
      if (sign === quote) {
        at = this.endOfString(at, to)
        if (at === -1) return -1
        if (depth === 0) return at
        continue
      }
      if (sign === openBrace || sign === openBracket) depth++
      else if (sign === closeBrace || sign === closeBracket) {
        if (depth === 0) return at
        if (--depth === 0) return at + 1
      } else if (depth === 0 && (sign === comma || sign <= 0x20)) return at
      at++
    }
    return depth === 0 ? to : -1
  }

  /** Behind the quotation mark that ends a string; -1 if none does. */
  private endOfString(start: number, to: number): number {
    for (let at = this.text.indexOf('"', start + 1); at !== -1 && at < to; at = this.text.indexOf('"', at + 1)) {
      let slashes = 0
      while (this.text[at - 1 - slashes] === '\\') slashes++
      if (slashes % 2 === 0) return at + 1
    }
    return -1
  }

  private afterSpace(from: number): number {
    let at = from
    while (at < this.text.length && (this.text.charCodeAt(at) <= 0x20 || this.text[at] === '\ufeff')) at++
    return at
  }

  private unexpected(at: number) {
    const line = this.lineOf(at)
    const point = this.text.codePointAt(at)
    if (point === undefined) return refused('document-cut-short', { line })
    const column = at - this.text.lastIndexOf('\n', at - 1)
    const what = /[\p{C}\p{Z}]/u.test(String.fromCodePoint(point))
      ? `U+${point.toString(16).toUpperCase().padStart(4, '0')}`
      : String.fromCodePoint(point)
    return refused('document-syntax', { where: '', what, line, column })
  }
}

const [quote, comma, openBrace, closeBrace, openBracket, closeBracket] = [0x22, 0x2c, 0x7b, 0x7d, 0x5b, 0x5d]
