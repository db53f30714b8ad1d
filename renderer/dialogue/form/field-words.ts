import { measured, type Measure } from './range'
import { hasWords, say } from '../../words'
import { shipName } from '#shared/game/ship-name'
import type { GameState } from '#shared/game/state'
import type { PackId, ShipId, SquadronId } from '#shared/kernel/ids'
import { own } from '#shared/kernel/own'
import type { Phrase } from '#shared/kernel/phrase'
import type { Scalar } from '#shared/kernel/scalar'
import type { FormField, Procedure } from '#shared/rules/pack/procedure'
import type { Input } from '#shared/rules/pack/input'
import type { OddsRow } from '#shared/rules/pack/odds'
import type { RulesPack } from '#shared/rules/pack/rules-pack'
import { percentOf, sampledPercentOf } from '#shared/words/percent'

/** The form that a field is part of: of which procedure, on which table. */
export interface FormAround {
  readonly pack: RulesPack
  readonly procedure: string
  readonly state: GameState
}

/** A field of this kind. */
export type FieldOf<Kind extends FormField['kind']> = FormField & { readonly kind: Kind }

/** The words of a procedure's form. */
export function procedureWords(pack: PackId, procedure: string) {
  const under = (key: string) => `rules.${pack}.procedures.${procedure}.${key}`
  return {
    title: say(under('title')),
    begin: hasWords(under('begin')) ? say(under('begin')) : say('form.begin'),
    field: (name: string) => say(under(name)),
    /** A choice in words; a gun letter or a figure is its own word. */
    choice: (field: string, choice: string) => {
      const key = under(`${field}Choices.${choice}`)
      return hasWords(key) ? say(key) : choice
    },
  }
}

export const sayPhrase = ({ key, values }: Phrase): string => say(key, values)

/** Ids and letters of a list are parted by blanks. */
export const listed = (value: Scalar | undefined): readonly string[] =>
  typeof value === 'string' ? value.split(' ').filter((part) => part !== '') : []

/** A thing of the table by its name, another choice by its words. */
export function choiceInWords(
  words: ReturnType<typeof procedureWords>,
  field: FormField & { kind: 'choice' | 'choices' },
  choice: string,
): string {
  const named = field.names && own(field.names, choice)
  return named ? sayPhrase(named) : words.choice(field.name, choice)
}

/** The list with one of it taken in or out, in the order of those it is chosen from. */
export function toggled(among: readonly string[], value: Scalar | undefined, one: string): string {
  const chosen = new Set(listed(value))
  if (!chosen.delete(one)) chosen.add(one)
  return among.filter((each) => chosen.has(each)).join(' ')
}

export function callShip(state: GameState, id: unknown): string {
  const ship = typeof id === 'string' ? own(state.ships, id as ShipId) : undefined
  return ship ? shipName(ship) : ''
}

export function squadronIn(state: GameState, id: unknown) {
  return state.squadrons.find((squadron) => squadron.id === (id as SquadronId))
}

/** The flag of the side whose squadron it is; '' for none. */
export function flagOf(state: GameState, squadron: unknown): string {
  const side = squadronIn(state, squadron)?.side
  return state.sides.find(({ id }) => id === side)?.flag ?? ''
}

/** A range in what the table measures in. */
export function sayRange(inches: number, by: Measure): string {
  const range = measured(inches, by)
  return by === 'inches' ? say('units.inches', { inches: range }) : say('units.centimetres', { centimetres: range })
}

/** The input of one field, in words. */
export function valueInWords(
  pack: PackId,
  { name }: Procedure,
  field: FormField,
  input: Input,
  state: GameState,
): string {
  const value = own(input, field.name) ?? field.default
  const words = procedureWords(pack, name)
  switch (field.kind) {
    case 'squadron':
      return squadronIn(state, value)?.name ?? ''
    case 'ship':
      return callShip(state, value)
    case 'ships':
      return listed(value)
        .map((id) => callShip(state, id))
        .join(', ')
    case 'range':
      return typeof value === 'number' ? sayRange(value, field.measuredIn ?? 'inches') : ''
    case 'number':
      return String(value ?? '')
    case 'choice':
      return choiceInWords(words, field, String(value ?? ''))
    case 'choices':
      return listed(value)
        .map((choice) => choiceInWords(words, field, choice))
        .join(', ')
    case 'yesNo':
      return say(value === true ? 'form.yes' : 'form.no')
  }
}

/** `At least one penetrates 79.4 %`; a sampled chance with as many places as it is sure of. */
export function oddsInWords({ say: what, chance, error }: OddsRow): string {
  const percent = error === null ? percentOf(chance) : sampledPercentOf(chance)
  return say('form.row', { say: sayPhrase(what), chance: say('form.percent', { percent }) })
}
