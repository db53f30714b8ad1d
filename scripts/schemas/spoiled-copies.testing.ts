interface Spoiled {
  readonly how: string
  readonly copy: unknown
}

type Step = string | number

/** Of nothing that is written: no member of a document is a list of lists of lists. */
const wrong: unknown = [[['wrong']]]

/** Copies of a document, each with one value of another type or beyond all bounds, one member gone or one too many. */
export function* spoiledCopies(document: unknown): Generator<Spoiled> {
  for (const path of pathsIn(document, [])) {
    const where = path.join('.')
    yield { how: `${where} of another type`, copy: replaced(document, path, () => wrong) }
    for (const worse of beyondBounds(valueAt(document, path))) {
      yield { how: `${where}: ${String(worse).slice(0, 20)}`, copy: replaced(document, path, () => worse) }
    }
    if (typeof path.at(-1) === 'string') {
      yield { how: `without ${where}`, copy: replaced(document, path, () => undefined) }
    }
    yield {
      how: `${where} with a member of no meaning`,
      copy: replaced(document, path, (value) => (isRecord(value) ? { ...value, 'no meaning': wrong } : value)),
    }
  }
}

/** Values of the same type that a member with any bounds does not have. */
function beyondBounds(value: unknown): readonly unknown[] {
  if (typeof value === 'number') return [-1e12, 1e12, 0.123]
  return typeof value === 'string' ? ['', 'no such \u2603', 'x'.repeat(150_000)] : []
}

function valueAt(value: unknown, path: readonly Step[]): unknown {
  return path.reduce<unknown>((at, step) => (at as Readonly<Record<Step, unknown>>)[step], value)
}

function* pathsIn(value: unknown, path: readonly Step[]): Generator<readonly Step[]> {
  if (path.length > 0) yield path
  if (Array.isArray(value)) {
    // What the first of a list shows the others do not show better.
    if (value.length > 0) yield* pathsIn(value[0], [...path, 0])
  } else if (isRecord(value)) {
    for (const [key, inner] of Object.entries(value)) yield* pathsIn(inner, [...path, key])
  }
}

function replaced(value: unknown, [step, ...rest]: readonly Step[], by: (old: unknown) => unknown): unknown {
  if (step === undefined) return by(value)
  if (Array.isArray(value)) return value.map((each, at) => (at === step ? replaced(each, rest, by) : each))
  if (!isRecord(value)) return value
  const inner = replaced(value[step], rest, by)
  const others = Object.entries(value).filter(([key]) => key !== step)
  return Object.fromEntries(inner === undefined ? others : [...others, [step, inner]])
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
