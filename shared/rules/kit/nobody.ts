import { own } from '../../kernel/own'
import { refused, type Refusal } from '../../kernel/result'
import type { FormField, Procedure } from '../pack/procedure'
import type { Input } from '../pack/input'

/**
 * A procedure that gives a reason where a field of its form has no choices: an empty field is not a ship that is
 * missing from the table.
 */
export function saysWhyNobody(procedure: Procedure): Procedure {
  return {
    ...procedure,
    check(state, input) {
      const checked = procedure.check(state, input)
      return checked.ok ? checked : (nobody(procedure, procedure.fields(state, input), input, checked) ?? checked)
    },
  }
}

function nobody(
  { nobody: whys }: Procedure,
  fields: readonly FormField[],
  input: Input,
  { values }: Refusal,
): Refusal | undefined {
  const at = fields.findIndex(({ name }) => name === values['field'])
  const field = fields[at]
  if (field?.kind !== 'ship' && field?.kind !== 'squadron') return undefined
  const { kind, name } = field
  if (field.among.length > 0 || (own(input, name) ?? null) !== null) return undefined
  const usual = kind === 'squadron' ? 'no-squadron-can' : at === 0 ? 'no-ship-can' : 'no-ship-to-name'
  return refused(whys?.[name] ?? usual, { field: name })
}
