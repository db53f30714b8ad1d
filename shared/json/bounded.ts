/** How much foreign JSON is accepted, before any schema. */
export interface Bounds {
  readonly depth: number
  /** Members and elements, all levels together. */
  readonly values: number
  readonly textLength: number
}

export interface OutOfBounds {
  /** `data.cells[3].armour` */
  readonly where: string
  readonly what:
    | 'too deep'
    | 'too many values'
    | 'text too long'
    | 'forbidden name'
    | 'not a finite number'
    | 'not JSON'
}

/** Names that every object inherits; a record with a member of such a name is an attack. */
export function isForbiddenName(name: string): boolean {
  return name.length >= shortestForbidden && forbiddenNames.has(name)
}

const forbiddenNames: ReadonlySet<string> = new Set(['prototype', ...Object.getOwnPropertyNames(Object.prototype)])
/** Most names of a document are shorter and need not be looked up. */
const shortestForbidden = Math.min(...[...forbiddenNames].map((name) => name.length))

/** The same of a dotted key: no part of it may be such a name. */
export function isForbiddenKey(dotted: string): boolean {
  return dotted.split('.').some(isForbiddenName)
}

/** Walks a parsed value; names the first thing that goes beyond the bounds. */
export function outOfBounds(value: unknown, bounds: Bounds): OutOfBounds | undefined {
  let left = bounds.values
  const walk = (at: unknown, depth: number): OutOfBounds | undefined => {
    switch (typeof at) {
      case 'string':
        return at.length > bounds.textLength ? problem('text too long') : undefined
      case 'number':
        return Number.isFinite(at) ? undefined : problem('not a finite number')
      case 'boolean':
        return undefined
      case 'object':
        return at === null ? undefined : walkObject(at, depth)
      default:
        return problem('not JSON')
    }
  }
  const walkObject = (at: object, depth: number): OutOfBounds | undefined => {
    if (depth === 0) return problem('too deep')
    return Array.isArray(at) ? walkList(at, depth) : walkRecord(at as Record<string, unknown>, depth)
  }
  const walkList = (list: readonly unknown[], depth: number): OutOfBounds | undefined => {
    for (let index = 0; index < list.length; index++) {
      if (left-- <= 0) return problem('too many values')
      const found = walk(list[index], depth - 1)
      if (found) return inside(found, `[${index}]`)
    }
    return undefined
  }
  const walkRecord = (record: Readonly<Record<string, unknown>>, depth: number): OutOfBounds | undefined => {
    for (const name of Object.keys(record)) {
      if (left-- <= 0) return problem('too many values')
      const isForbidden = name.length > 100 || isForbiddenName(name)
      const found = isForbidden ? problem('forbidden name') : walk(record[name], depth - 1)
      if (found) return inside(found, name.slice(0, 60))
    }
    return undefined
  }
  return walk(value, bounds.depth)
}

function problem(what: OutOfBounds['what']): OutOfBounds {
  return { where: '', what }
}

/** The place is put together on the way out, so that a value in bounds costs no words. */
function inside(found: OutOfBounds, step: string): OutOfBounds {
  const { where, what } = found
  return { where: where === '' || where.startsWith('[') ? step + where : `${step}.${where}`, what }
}
