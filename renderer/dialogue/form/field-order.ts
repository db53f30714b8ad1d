import { computed } from 'vue'
import type { FormField } from '#shared/rules/pack/procedure'

interface Placed {
  readonly procedure: string | undefined
  /** The names of those that were there from the beginning. */
  readonly first: ReadonlySet<string>
  readonly fields: readonly FormField[]
}

/** The fields of a form in an order that no choice changes: what a choice adds comes after what is there. */
export function useFieldOrder(procedure: () => string | undefined, offered: () => readonly FormField[]) {
  return computed<Placed>((before) => {
    const fields = offered()
    if (!before || before.procedure !== procedure()) {
      return { procedure: procedure(), first: new Set(fields.map(({ name }) => name)), fields }
    }
    const staying = before.fields.flatMap(({ name }) => fields.find((field) => field.name === name) ?? [])
    return { ...before, fields: [...staying, ...fields.filter((field) => !staying.includes(field))] }
  })
}
