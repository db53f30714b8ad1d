import type { ShipFigures } from '#shared/documents/ship-figures'
import type { FigureField } from '#shared/rules/pack/recipe'
import type { Words } from '#shared/words/speak'

/** The steps of making a ship from figures. */
export const steps = ['hull', 'armour', 'check'] as const
export type Step = (typeof steps)[number]

/** What is found at a figure, with what mends it in one press. */
export interface FigureCheck {
  readonly key: string
  readonly sentence: string
  readonly refuses: boolean
  /** A field, a line of guns, or a part of her card. */
  readonly at: { readonly figure: string | number } | { readonly part: string }
  readonly mends: readonly { readonly label: string; readonly to: ShipFigures }[]
  /** It can be answered with: it is right so. */
  readonly isQuestion: boolean
}

/** A figure as its row shows it. */
export interface FigureRow {
  readonly name: string
  readonly label: string
  readonly hint: string
  readonly value: string
  readonly choices?: readonly { readonly value: string; readonly label: string }[]
  readonly sum: string
  readonly to: string
}

/** The words of a field; a recipe need not explain each. */
export function labelled({ name, choices }: FigureField, say: Words) {
  const hint = say(`recipe.hints.${name}`)
  return {
    name,
    label: say(`recipe.fields.${name}`),
    hint: hint.endsWith(`recipe.hints.${name}`) ? '' : hint,
    ...(choices && { choices: choices.map((value) => ({ value, label: say(`recipe.choices.${name}.${value}`) })) }),
  }
}

export const typedInto = (figures: ShipFigures, name: string, to: string): ShipFigures => ({
  ...figures,
  said: { ...figures.said, [name]: to },
})

export const typedIntoLine = (figures: ShipFigures, index: number, name: string, to: string): ShipFigures => ({
  ...figures,
  guns: figures.guns.map((line, at) => (at === index ? { ...line, [name]: to } : line)),
})
