/** How much of a stranger's JSON is taken in, whatever its schema says of the rest. */
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
    'too deep' | 'too many values' | 'text too long' | 'forbidden name' | 'not a finite number' | 'not JSON'
}

/** Names every object inherits; a record that carries one of its own is somebody's trick. */
export function isForbiddenName(name: string): boolean {
  return name === 'prototype' || name in {}
}

/** Walks a parsed value; names the first thing that goes beyond the bounds. */
export function outOfBounds(value: unknown, bounds: Bounds): OutOfBounds | undefined {
  let left = bounds.values
  const walk = (at: unknown, where: string, depth: number): OutOfBounds | undefined => {
    switch (typeof at) {
      case 'string':
        return at.length > bounds.textLength ? { where, what: 'text too long' } : undefined
      case 'number':
        return Number.isFinite(at) ? undefined : { where, what: 'not a finite number' }
      case 'boolean':
        return undefined
      case 'object':
        return at === null ? undefined : walkObject(at, where, depth)
      default:
        return { where, what: 'not JSON' }
    }
  }
  const walkObject = (at: object, where: string, depth: number): OutOfBounds | undefined => {
    if (depth === 0) return { where, what: 'too deep' }
    const isList = Array.isArray(at)
    for (const name of Object.keys(at)) {
      const place = isList ? `${where}[${name}]` : where === '' ? name.slice(0, 60) : `${where}.${name.slice(0, 60)}`
      if (left-- <= 0) return { where, what: 'too many values' }
      if (!isList && (name.length > 100 || isForbiddenName(name))) return { where: place, what: 'forbidden name' }
      const flaw = walk((at as Record<string, unknown>)[name], place, depth - 1)
      if (flaw) return flaw
    }
    return undefined
  }
  return walk(value, '', bounds.depth)
}
