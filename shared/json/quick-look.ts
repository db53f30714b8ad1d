import { z } from 'zod'
import { isRecord } from '../kernel/own'

type Test = (value: unknown) => boolean

/** Members and elements of one value, beyond which the schema is asked. */
const mostValues = 10_000
/** Ids and keys come back thousands of times: of each kind so many of those found good are remembered. */
const mostRemembered = 5000
const longestRemembered = 120

/**
 * The schema's own answer without its copy and its list of problems: ten thousand lines through `safeParse` take longer
 * than reading them from the disk. What it says yes to, the schema takes; a no may be said of what is large or holds a
 * value of any kind, which is bounded before a schema reads it.
 */
export function quickLook<Schema extends z.ZodType>(schema: Schema): (value: unknown) => value is z.output<Schema> {
  const look = testOf(schema)
  return (value): value is z.output<Schema> => {
    left = mostValues
    return look(value)
  }
}

/** What is left of `mostValues` in the look that is under way. */
let left = 0

const tests = new WeakMap<z.core.$ZodType, Test>()

function testOf(schema: z.core.$ZodType): Test {
  const known = tests.get(schema)
  if (known) return known
  const checks = (schema._zod.def.checks ?? []).filter((check) => !isBoundOf(schema, check))
  const test = checks.length === 0 ? unchecked(schema) : checked(unchecked(schema), checks)
  tests.set(schema, test)
  return test
}

function unchecked(schema: z.core.$ZodType): Test {
  if (schema instanceof z.ZodString) return textTest(schema)
  if (schema instanceof z.ZodNumber) return numberTest(schema)
  if (schema instanceof z.ZodObject) return objectTest(schema)
  if (schema instanceof z.ZodDiscriminatedUnion) return kindTest(schema)
  if (schema instanceof z.ZodArray) return listTest(testOf(schema.element))
  if (schema instanceof z.ZodRecord) return recordTest(testOf(schema.keyType), testOf(schema.valueType))
  if (schema instanceof z.ZodExactOptional) return testOf(schema.unwrap())
  // A transform only gives a brand.
  if (schema instanceof z.ZodPipe) return testOf(schema.in)
  if (schema instanceof z.ZodUnion) return anyTest(schema.options.map(testOf))
  if (schema instanceof z.ZodNullable) return anyTest([(value) => value === null, testOf(schema.unwrap())])
  if (schema instanceof z.ZodLiteral) return among(schema.values)
  if (schema instanceof z.ZodEnum) return among(new Set<unknown>(schema.options))
  if (schema instanceof z.ZodBoolean) return (value) => typeof value === 'boolean'
  if (schema instanceof z.ZodNull) return (value) => value === null
  return () => false
}

/** Whether a check is one of the bounds that `textTest` and `numberTest` look at themselves. */
function isBoundOf(schema: z.core.$ZodType, { _zod: { def } }: z.core.$ZodCheck): boolean {
  if (schema instanceof z.ZodString) return def.check === 'min_length' || def.check === 'max_length'
  const { check, inclusive = true } = def as typeof def & { readonly inclusive?: boolean }
  return check === 'number_format' || (inclusive && (check === 'greater_than' || check === 'less_than'))
}

function checked(test: Test, checks: readonly z.core.$ZodCheck[]): Test {
  const good = new Set<unknown>()
  return (value) => {
    if (good.has(value)) return true
    if (!test(value)) return false
    const payload: z.core.ParsePayload = { value, issues: [] }
    for (const check of checks) void (check as z.core.$ZodCheck<unknown>)._zod.check(payload)
    if (payload.issues.length > 0) return false
    if (typeof value === 'string' && value.length <= longestRemembered && good.size < mostRemembered) good.add(value)
    return true
  }
}

function textTest({ minLength, maxLength }: z.ZodString): Test {
  const least = minLength ?? 0
  const most = maxLength ?? Infinity
  return (value) => typeof value === 'string' && value.length >= least && value.length <= most
}

function numberTest({ minValue, maxValue, isInt }: z.ZodNumber): Test {
  const least = minValue ?? -Infinity
  const most = maxValue ?? Infinity
  return isInt
    ? (value) => Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most
    : (value) => Number.isFinite(value) && (value as number) >= least && (value as number) <= most
}

function objectTest({ shape }: z.ZodObject): Test {
  const names = Object.keys(shape)
  const tests = Object.values(shape).map(testOf)
  const areDue = Object.values(shape).map(isDue)
  const due = areDue.filter(Boolean).length
  return (value) => {
    if (!isRecord(value)) return false
    let missing = due
    let at = 0
    for (const name in value) {
      // Members are written in much the order of their schema: the next is found sooner than in a map.
      for (let passed = 0; names[at] !== name; passed++) {
        if (passed === names.length) return false
        at = at < names.length ? at + 1 : 0
      }
      if (!tests[at]!(value[name])) return false
      if (areDue[at]) missing--
      left--
    }
    return missing === 0 && left >= 0
  }
}

function isDue(member: z.core.$ZodType): boolean {
  return !(member instanceof z.ZodExactOptional)
}

function kindTest({ options, def }: z.ZodDiscriminatedUnion): Test {
  const tests = new Map<unknown, Test>()
  for (const option of options as readonly z.ZodObject[]) {
    const test = testOf(option)
    for (const kind of (option.shape[def.discriminator] as z.ZodLiteral).values) tests.set(kind, test)
  }
  return (value) => isRecord(value) && tests.get(value[def.discriminator])?.(value) === true
}

function listTest(test: Test): Test {
  return (value) => {
    if (!Array.isArray(value) || (left -= value.length) < 0) return false
    for (let at = 0; at < value.length; at++) if (!test(value[at])) return false
    return true
  }
}

function recordTest(isName: Test, test: Test): Test {
  return (value) => {
    if (!isRecord(value)) return false
    for (const name in value) if (--left < 0 || !isName(name) || !test(value[name])) return false
    return true
  }
}

function anyTest(tests: readonly Test[]): Test {
  return (value) => {
    for (const test of tests) if (test(value)) return true
    return false
  }
}

function among(values: ReadonlySet<unknown>): Test {
  const [only] = values
  return values.size === 1 ? (value) => value === only : (value) => values.has(value)
}
