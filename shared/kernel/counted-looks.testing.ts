/** Methods that go through a list, all from its first member. */
const ways = [
  'map',
  'filter',
  'some',
  'every',
  'find',
  'findIndex',
  'findLast',
  'includes',
  'indexOf',
  'flatMap',
  'forEach',
  'reduce',
  'slice',
  'concat',
  'with',
  'toSpliced',
  'toSorted',
  'entries',
  'values',
  Symbol.iterator,
] as const

type Methods = Record<PropertyKey, (...given: unknown[]) => unknown>

/** How many members of lists, sets and maps some work visits, including those that it copies. */
export function countLooks(work: () => void): number {
  let looks = 0
  const originals: [Methods, PropertyKey, Methods[string]][] = []
  const count = (prototype: object, way: PropertyKey, sizeOf: (of: object) => number) => {
    const methods = prototype as Methods
    const original = methods[way]!
    originals.push([methods, way, original])
    Object.defineProperty(methods, way, {
      configurable: true,
      writable: true,
      value(this: object, ...given: unknown[]) {
        looks += sizeOf(this)
        return original.apply(this, given)
      },
    })
  }
  const sizeOf = (of: object) => (of as { readonly size: number }).size
  for (const way of ways) count(Array.prototype, way, (of) => (of as unknown[]).length)
  for (const type of [Map, Set]) for (const way of ['values', Symbol.iterator]) count(type.prototype, way, sizeOf)
  try {
    work()
  } finally {
    for (const [methods, way, value] of originals) {
      Object.defineProperty(methods, way, { configurable: true, writable: true, value })
    }
  }
  return looks
}
