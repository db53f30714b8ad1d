type Callable = (...input: unknown[]) => unknown

/** What Electron says of data that it cannot clone. */
const notCloned = 'An object could not be cloned.'
const deepest = 1000

/** What the preload has exposed to the page, by name. */
export class FakeContextBridge {
  readonly world: Record<string, unknown> = {}

  exposeInMainWorld = (name: string, api: unknown): void => {
    if (name in this.world) throw new Error(`Cannot bind an API on top of an existing property on the window object`)
    this.world[name] = frozen(cross(api))
  }
}

/** A structured clone, refused in Electron's words. */
export function cloned<Value>(value: Value): Value {
  try {
    return structuredClone(value)
  } catch (problem) {
    throw new Error(notCloned, { cause: problem })
  }
}

/**
 * As contextBridge passes values: functions and promises as proxies, errors by their message, everything else as a
 * structured clone. Objects that hold functions are gone through; proxy objects are refused, whatever lies behind them,
 * and so are more than a thousand levels.
 */
function cross(value: unknown, depth = 0): unknown {
  if (depth >= deepest) throw new TypeError('Electron contextBridge recursion depth exceeded.')
  if (typeof value === 'function') return crossFunction(value as Callable)
  if (value instanceof Promise) return crossPromise(value)
  if (value instanceof Error) return new Error(value.message)
  // A symbol crosses the bridge; the wire behind it refuses it.
  if (typeof value !== 'object' || value === null) return value
  const why = whyNotCloned(value)
  if (why !== null && (isProxyOrAlien(why) || !isPlain(value))) throw new Error(notCloned)
  if (!isPlain(value)) return cloned(value)
  if (Array.isArray(value)) return value.map((part) => cross(part, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, cross(part, depth + 1)]))
}

function whyNotCloned(value: object): string | null {
  try {
    structuredClone(value)
    return null
  } catch (problem) {
    // A page also says which function of which window it was.
    return String((problem as Error).message).replace(/^Failed to execute '\w+' on '\w+': /, '')
  }
}

/**
 * V8 names the first thing that it cannot clone: functions and symbols by their text, a proxy as the object that it
 * stands for. Nothing else detects a proxy both in Node and in a page.
 */
function isProxyOrAlien(why: string): boolean {
  return /^(#<|\[object )/.test(why) && !why.startsWith('#<Promise>')
}

/** A plain object or an array crosses with its own values only; maps, dates and bytes are cloned whole. */
function isPlain(value: object): boolean {
  return Array.isArray(value) || Object.prototype.toString.call(value) === '[object Object]'
}

/** Electron leaves a promise open whose value cannot cross; here it is rejected, so that a test sees it. */
function crossPromise(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    (value) => cross(value),
    (problem: unknown) => Promise.reject(cross(problem)),
  )
}

function crossFunction(original: Callable): Callable {
  return (...input) => {
    const given = input.map((value) => cross(value))
    let output: unknown
    try {
      output = original(...given)
    } catch (problem) {
      throw cross(problem)
    }
    return cross(output)
  }
}

function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) frozen(part)
  }
  return value
}
