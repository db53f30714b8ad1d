import type { Scalar } from './scalar'

/** Why something was refused, or what was found: a stable code (a key of the words) and the values its sentence names. */
export interface Reason<Code extends string = string> {
  readonly code: Code
  readonly values: Readonly<Record<string, Scalar>>
}

export interface Refusal<Code extends string = string> extends Reason<Code> {
  readonly ok: false
}

export interface Done<Value> {
  readonly ok: true
  readonly value: Value
}

/** The outcome of anything that may be refused. Exceptions are for bugs only. */
export type Result<Value, Code extends string = string> = Done<Value> | Refusal<Code>

export function done<Value>(value: Value): Done<Value> {
  return { ok: true, value }
}

export function refused<Code extends string>(code: Code, values: Readonly<Record<string, Scalar>> = {}): Refusal<Code> {
  return { ok: false, code, values }
}

/** The outcome with another value made of its own; a refusal as it is. */
export function mapped<From, To>(result: Result<From>, to: (value: From) => To): Result<To> {
  return result.ok ? done(to(result.value)) : result
}
