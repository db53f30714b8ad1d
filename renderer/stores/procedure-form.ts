import { computed, shallowRef, type Ref } from 'vue'
import type { GameState } from '#shared/game/state'
import type { Phrase } from '#shared/kernel/phrase'
import type { ShipId } from '#shared/kernel/ids'
import { own } from '#shared/kernel/own'
import { refused, type Refusal } from '#shared/kernel/result'
import type { Scalar } from '#shared/kernel/scalar'
import { procedureOf } from '#shared/rules/run/replay-procedure'
import type { FormField, Procedure, Reckoning } from '#shared/rules/pack/procedure'
import type { RulesPack } from '#shared/rules/pack/rules-pack'
import type { Input } from '#shared/rules/pack/input'

/** The form that is filled in before a dialogue starts: the journal holds nothing of it until then. */
export function procedureForm(state: Ref<GameState | undefined>, pack: Ref<RulesPack | null>) {
  const chosen = shallowRef<ChosenForm | null>(null)

  const procedure = computed(() => chosen.value?.procedure ?? null)
  const fields = computed((): readonly FormField[] => {
    if (!chosen.value || !state.value) return []
    const { procedure: wanted, ticked } = chosen.value
    let { given } = chosen.value
    let found = wanted.fields(state.value, given)
    // A field depends on those before it: each list that was ticked by hand is filled in before the next is read.
    for (let at = 0; at < found.length; at++) {
      const field = found[at]!
      const ticks = own(ticked, field.name)
      if (!ticks || !isList(field)) continue
      given = { ...given, [field.name]: listWith(field, given, ticks) }
      found = wanted.fields(state.value, given)
    }
    return found
  })
  /** Every field with its input, or its default. */
  const input = computed((): Input => {
    const { given = {}, ticked = {}, procedure: wanted } = chosen.value ?? {}
    const taken = (wanted?.takes ?? []).map((name) => [name, own(given, name) ?? null] as const)
    const values = fields.value.map((field) => {
      const ticks = own(ticked, field.name)
      const value = ticks && isList(field) ? listWith(field, given, ticks) : own(given, field.name)
      return [field.name, value ?? field.default] as const
    })
    return Object.fromEntries([...taken, ...values])
  })
  const problem = computed((): Refusal | null => {
    if (!chosen.value || !state.value) return null
    const checked = chosen.value.procedure.check(state.value, input.value)
    return checked.ok ? null : checked
  })
  const warnings = computed((): readonly Phrase[] =>
    chosen.value && state.value && !problem.value
      ? (chosen.value.procedure.warnings?.(state.value, input.value) ?? [])
      : [],
  )
  const reckoning = computed((): readonly Reckoning[] => {
    if (!chosen.value || !state.value || problem.value) return []
    const sums = chosen.value.procedure.reckoning?.(state.value, input.value) ?? []
    return sums.filter(({ isLater }) => !isLater)
  })

  /** Opens the form of a procedure, with what is known already. Refused if the pack has none of that name. */
  function open(name: string, given: Input = {}): Refusal | null {
    const found = pack.value && procedureOf(pack.value, name)
    chosen.value = found ? { procedure: found, given: { ...rangeTyped(found), ...given }, ticked: {} } : null
    return found ? null : refused('procedure-unknown', { procedure: name })
  }

  /** A range that was typed for one squadron stays for the next that is chosen in its place. */
  function rangeTyped(wanted: Procedure): Input {
    if (!chosen.value || chosen.value.procedure !== wanted) return {}
    const { given } = chosen.value
    const ranges = fields.value.filter(({ kind, each, name }) => kind === 'range' && !each && name in given)
    return Object.fromEntries(ranges.map(({ name }) => [name, given[name]!]))
  }

  /** Gives a field its value. What was given for the fields behind it stays where they still take it. */
  function set(name: string, value: Scalar): void {
    if (!chosen.value) return
    const field = fields.value.find((each) => each.name === name)
    if (field && isList(field)) tick(name, ticksOf(field, own(input.value, name), value))
    else chosen.value = { ...chosen.value, given: { ...chosen.value.given, [name]: value } }
  }

  function tick(name: string, changed: Ticked): void {
    if (!chosen.value) return
    const { ticked } = chosen.value
    chosen.value = { ...chosen.value, ticked: { ...ticked, [name]: { ...own(ticked, name), ...changed } } }
  }

  /**
   * A ship named by her letters: the target, named once more who fires; in a list she is ticked, then in the next, then in
   * none.
   */
  function name(ship: ShipId): void {
    const hers = fields.value.filter((field) => 'among' in field && (field.among as readonly string[]).includes(ship))
    const one = hers.findLast(({ kind, name: of }) => kind === 'ship' && own(input.value, of) !== ship)
    if (one) {
      // Nobody is two of them: what she was before has its default again.
      const others = hers.filter(({ kind, name: of }) => kind === 'ship' && of !== one.name)
      for (const { name: of } of others) if (chosen.value && own(chosen.value.given, of) === ship) forget(of)
      return set(one.name, ship)
    }
    const lists = hers.filter(({ kind }) => kind === 'ships')
    const at = lists.findIndex((list) => listed(own(input.value, list.name)).includes(ship))
    for (const [place, list] of lists.entries()) tick(list.name, { [ship]: place === at + 1 })
  }

  function forget(name: string): void {
    if (!chosen.value) return
    const { [name]: _, ...given } = chosen.value.given
    chosen.value = { ...chosen.value, given }
  }

  const clear = () => void (chosen.value = null)

  return { procedure, fields, input, problem, warnings, reckoning, open, set, name, clear }
}

/** The form so far: fields with their values, and what the player ticked in or out of the lists among them. */
interface ChosenForm {
  readonly procedure: Procedure
  readonly given: Input
  readonly ticked: Readonly<Record<string, Ticked>>
}

/** Only what the player decided: the rest keeps its default, and what cannot be now comes back when it can. */
type Ticked = Readonly<Record<string, boolean>>

type ListField = FormField & { readonly kind: 'ships' | 'choices' }

function isList(field: FormField): field is ListField {
  return field.kind === 'ships' || field.kind === 'choices'
}

const listed = (value: Scalar | undefined) => (typeof value === 'string' ? value.split(' ') : [])

function listWith(field: ListField, given: Input, ticked: Ticked): string {
  const usual = listed(own(given, field.name) ?? field.default)
  const cannot: Readonly<Record<string, Phrase>> = field.cannot
  const isIn = (each: string) => !own(cannot, each) && (own(ticked, each) ?? usual.includes(each))
  return field.among.filter(isIn).join(' ')
}

function ticksOf({ among }: ListField, before: Scalar | undefined, after: Scalar): Ticked {
  const [was, is] = [listed(before), listed(after)]
  const changed = among.filter((each) => was.includes(each) !== is.includes(each))
  return Object.fromEntries(changed.map((each) => [each, is.includes(each)]))
}
