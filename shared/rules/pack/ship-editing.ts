import type { ShipDocument } from '../../documents/ship'
import type { Words } from '../../words/speak'
import type { CardTarget } from './card-target'

/**
 * How a pack's ships are changed on their own cards: parts of the card, the content of each, and pure changes from
 * document to document. The user interface knows fields and not rules.
 */
export interface ShipEditing {
  /** A sound ship with nothing in her that she can do without. */
  blank(): ShipDocument
  /** Where her card can be changed, in reading order, including empty places. Several places may lead to one part. */
  parts(document: ShipDocument): readonly EditPart[]
  /** The content of a part. */
  form(document: ShipDocument, part: string, words: Words): EditForm
  /** The ship with one thing changed; the same document where the change does not fit. */
  change(document: ShipDocument, part: string, edit: Edit): ShipDocument
  /** Her problems, worst first. She is sound if none of them `refuses`. */
  problems(document: ShipDocument, words: Words): readonly EditProblem[]
}

/** A place on the card that leads to a part; in millimetres, with its row and column for the arrow keys. */
export interface EditPart extends Omit<CardTarget, 'action'> {
  readonly part: string
}

export interface EditForm {
  readonly title: string
  /** Its state, in one line to read or hear. */
  readonly says: string
  readonly fields: readonly EditField[]
  /** The number that digits typed on the card set. */
  readonly digits?: string
  /** What emptying the part does, where it can be emptied. */
  readonly empties?: string
  /** Parts that this one serves: an arrow leads to each. */
  readonly leadsTo?: readonly string[]
}

export interface EditChoice {
  readonly value: string
  readonly label: string
}

/** One question of a sheet. `name` comes back in the edit. */
export type EditField = { readonly name: string; readonly label: string } & (
  | { readonly kind: 'text'; readonly value: string; readonly maximumLength: number }
  | {
      readonly kind: 'number'
      readonly value: number
      readonly minimum: number
      readonly maximum: number
      readonly step: number
    }
  | { readonly kind: 'yesNo'; readonly value: boolean }
  | { readonly kind: 'choice'; readonly value: string; readonly choices: readonly EditChoice[] }
  /** At least one of them. */
  | { readonly kind: 'some'; readonly values: readonly string[]; readonly choices: readonly EditChoice[] }
  | {
      readonly kind: 'list'
      readonly items: readonly EditItem[]
      /** What can be added; empty when the list is full. */
      readonly adds: readonly EditChoice[]
    }
)

export interface EditItem {
  readonly title: string
  readonly fields: readonly EditField[]
  readonly removable: boolean
}

export type EditValue = string | number | boolean | readonly string[]

export type Edit =
  | { readonly kind: 'set'; readonly field: string; readonly to: EditValue }
  | { readonly kind: 'add'; readonly list: string; readonly what: string }
  | { readonly kind: 'remove'; readonly list: string; readonly index: number }
  /** Empties the part; one that is empty already is removed. */
  | { readonly kind: 'empty' }

export interface EditProblem {
  readonly part: string
  readonly sentence: string
  /** She cannot be kept like this; otherwise it is advice. */
  readonly refuses: boolean
}
