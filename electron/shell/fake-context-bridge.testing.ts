type Crossing = (value: unknown) => unknown

/** What the preload has laid into the page's world, by name. */
export class FakeContextBridge {
  readonly world: Record<string, unknown> = {}

  exposeInMainWorld = (name: string, api: unknown): void => {
    if (name in this.world) throw new Error(`Cannot bind an API on top of an existing property on the window object`)
    this.world[name] = cross(api)
  }
}

/** Functions cross as proxies, promises as promises, and everything else as a structured clone. */
const cross: Crossing = (value) => {
  if (typeof value === 'function') return crossFunction(value as (...input: unknown[]) => unknown)
  if (value instanceof Promise) return value.then(cross)
  if (Array.isArray(value)) return value.map(cross)
  if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, cross(part)]))
  return structuredClone(value)
}

function crossFunction(original: (...input: unknown[]) => unknown) {
  return (...input: unknown[]) => cross(original(...input.map(cross)))
}
