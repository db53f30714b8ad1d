import type { z } from 'zod'

/** What a schema reads, as the program holds it: nobody writes to it. */
export type Read<Schema extends z.ZodType> = DeepReadonly<z.output<Schema>>

export type DeepReadonly<Value> = unknown extends Value
  ? Value
  : Value extends string | number | boolean | null | undefined
    ? Value
    : { readonly [Name in keyof Value]: DeepReadonly<Value[Name]> }
