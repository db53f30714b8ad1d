import { z } from 'zod'
import { codePointOf, heapedMarks, hiddenInLine, hiddenInProse, isSeen } from '../kernel/seen-text'

function without(pattern: RegExp) {
  return (text: string, context: z.RefinementCtx) => {
    const character = pattern.exec(text)?.[0]
    if (character === undefined) return
    const point = codePointOf(character)
    context.addIssue({ code: 'custom', message: `the hidden character ${point}`, params: { hidden: point } })
  }
}

/** A name or another text of one line. */
export function lineOfText(least: number, most: number) {
  return z.string().min(least).max(most).superRefine(without(hiddenInLine))
}

/** A text of any number of lines. */
export function proseOfText(most: number) {
  return z.string().max(most).superRefine(without(hiddenInProse))
}

/**
 * For documents that come into a library, beyond what a journal's are held to: names that can be seen, and nothing
 * hidden in any text, those of the pack's part included.
 */
export function seenThroughout(document: object, context: z.RefinementCtx): void {
  const look = (value: unknown, path: readonly (string | number)[]): void => {
    if (typeof value === 'string') return lookAt(value, path)
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) look(inner, [...path, Array.isArray(value) ? Number(key) : key])
  }
  const lookAt = (text: string, path: readonly (string | number)[]): void => {
    const last = path.at(-1)
    if ((last === 'name' || last === 'title') && !isSeen(text)) {
      context.addIssue({ code: 'custom', message: 'nothing to be seen', path: [...path], params: { unseen: true } })
    }
    if (heapedMarks.test(text)) {
      const params = { code: 'document-text-marks' }
      context.addIssue({ code: 'custom', message: 'marks heaped on a letter', path: [...path], params })
    }
    const isLine = path[0] === 'navy' || path[0] === 'data'
    const character = (isLine ? hiddenInLine : hiddenInProse).exec(text)?.[0]
    if (character === undefined) return
    const hidden = codePointOf(character)
    context.addIssue({ code: 'custom', message: `the hidden character ${hidden}`, path: [...path], params: { hidden } })
  }
  look(document, [])
}
