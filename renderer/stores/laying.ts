import { computed, shallowRef, type Ref } from 'vue'
import type { GameState } from '#shared/game/state'
import type { Phrase } from '#shared/kernel/phrase'
import { own } from '#shared/kernel/own'
import { refused, type Refusal } from '#shared/kernel/result'
import type { Scalar } from '#shared/kernel/scalar'
import { procedureOf, waitingEffects } from '#shared/rules/led-dialogue'
import type { Input, InputField, Procedure, Reckoning } from '#shared/rules/procedure'
import type { RulesPack } from '#shared/rules/rules-pack'
import { unfitInput } from '#shared/rules/unfit-input'

/** What is laid down before a dialogue starts: nothing of it is in the journal until it does. */
export function layingOf(state: Ref<GameState | undefined>, pack: Ref<RulesPack | null>) {
  const chosen = shallowRef<{ readonly procedure: Procedure; readonly given: Input } | null>(null)

  const procedure = computed(() => chosen.value?.procedure ?? null)
  const fields = computed((): readonly InputField[] => {
    if (!chosen.value || !state.value) return []
    return chosen.value.procedure.inputs(state.value, chosen.value.given)
  })
  /** Every field with what was given for it, or what is usual. */
  const input = computed((): Input => {
    const given = chosen.value?.given ?? {}
    const taken = (chosen.value?.procedure.takes ?? []).map((name) => [name, own(given, name) ?? null] as const)
    const laid = fields.value.map(({ name, usual }) => [name, own(given, name) ?? usual] as const)
    return Object.fromEntries([...taken, ...laid])
  })
  const problem = computed((): Refusal | null => {
    if (!chosen.value || !state.value) return null
    const checked = chosen.value.procedure.check(state.value, input.value)
    return checked.ok ? (unfitInput(fields.value, input.value) ?? null) : checked
  })
  const warnings = computed((): readonly Phrase[] =>
    chosen.value && state.value && !problem.value
      ? (chosen.value.procedure.warnings?.(state.value, input.value) ?? [])
      : [],
  )
  const reckoning = computed((): readonly Reckoning[] =>
    chosen.value && state.value && !problem.value
      ? (chosen.value.procedure.reckoning?.(state.value, input.value, waitingEffects(state.value)) ?? [])
      : [],
  )

  /** Lays a procedure down, with what is known already. Refused if the pack has none of that name. */
  function lay(name: string, given: Input = {}): Refusal | null {
    const found = pack.value && procedureOf(pack.value, name)
    chosen.value = found ? { procedure: found, given } : null
    return found ? null : refused('procedure-unknown', { procedure: name })
  }

  /** Gives a field its value. What was given for the fields behind it stays where they still take it. */
  function set(field: string, value: Scalar): void {
    if (chosen.value) chosen.value = { ...chosen.value, given: { ...chosen.value.given, [field]: value } }
  }

  return { procedure, fields, input, problem, warnings, reckoning, lay, set, clear: () => void (chosen.value = null) }
}
