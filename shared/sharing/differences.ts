import type { LibraryDocument } from '../documents/formats'
import { pictureOf } from '../documents/ship-picture'
import type { Step } from '../json/json-path'
import { isRecord } from '../kernel/own'
import { sameValue } from '../kernel/same-value'

/** One thing in which two documents differ, with what each of them says there; `undefined`: nothing. */
export interface Difference {
  readonly path: readonly Step[]
  readonly yours: unknown
  readonly theirs: unknown
}

/** Of more nobody reads: two ships that have no more than their name in common. */
const mostDifferences = 60
const notShown: ReadonlySet<Step> = new Set(['slug', 'format', 'version', 'unofficial'])

/**
 * What differs, as near to the single figure as both are alike around it. Lists of things with ids are compared by these:
 * a ship that was put in between moves no others.
 */
export function differences(yours: LibraryDocument, theirs: LibraryDocument): readonly Difference[] {
  const found: Difference[] = []
  const compare = (one: unknown, other: unknown, path: readonly Step[]): void => {
    if (found.length >= mostDifferences || sameValue(one, other)) return
    if (isRecord(one) && isRecord(other)) {
      for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
        if (path.length === 0 && notShown.has(key)) continue
        const isPicture = path.length === 0 && key === 'picture'
        if (!isPicture) compare(one[key], other[key], [...path, key])
        else if (!sameValue(one[key], other[key]))
          found.push({ path: [key], yours: sizeOf(one), theirs: sizeOf(other) })
      }
      return
    }
    if (Array.isArray(one) && Array.isArray(other)) {
      const [ids, others] = [idsOf(one), idsOf(other)]
      if (ids && others) {
        for (const id of new Set([...ids.keys(), ...others.keys()])) compare(ids.get(id), others.get(id), [...path, id])
        return
      }
      if (one.length === other.length) return one.forEach((each, at) => compare(each, other[at], [...path, at]))
    }
    found.push({ path, yours: one, theirs: other })
  }
  compare(yours, theirs, [])
  return found
}

/** A picture in a table of words. */
function sizeOf(ship: object): string | undefined {
  const picture = pictureOf(ship)
  return picture && `${picture.width} × ${picture.height}`
}

function idsOf(list: readonly unknown[]): ReadonlyMap<string, unknown> | undefined {
  const ids = new Map<string, unknown>()
  for (const each of list) {
    const id = isRecord(each) ? each['id'] : undefined
    if (typeof id !== 'string' || ids.has(id)) return undefined
    ids.set(id, each)
  }
  return ids
}

/** The way to a difference in words for people: `gunsPerSide` and the third of a list are no words. */
export function pathInWords(path: readonly Step[]): string {
  const steps = path[0] === 'data' ? path.slice(1) : path
  return steps
    .map((step) =>
      typeof step === 'number'
        ? String(step + 1)
        : step
            .replace(/[-_.]+/g, ' ')
            .replace(/([a-z])([A-Z])/g, '$1 $2')
            .toLowerCase(),
    )
    .join(' · ')
}

/** A value in few letters: what a list or a record holds is counted out, and a long text cut. */
export function valueInWords(value: unknown): string {
  const text = plain(value)
  return text.length <= 90 ? text : `${text.slice(0, 89)}…`
}

function plain(value: unknown, depth = 0): string {
  if (value === undefined || value === null || value === '') return '–'
  if (Array.isArray(value)) {
    const shown = value.slice(0, 8).map((each) => plain(each, depth + 1))
    return depth > 3 ? '…' : shown.join(', ') || '–'
  }
  if (isRecord(value)) {
    if (depth > 3) return '…'
    const parts = Object.entries(value).slice(0, 8)
    return parts.map(([key, each]) => `${pathInWords([key])} ${plain(each, depth + 1)}`).join(', ') || '–'
  }
  return String(value)
}
