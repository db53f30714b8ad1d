import type { ShipDocument } from '../../../documents/ship'
import type { Entry } from '../../edit-entries'
import type { Words } from '../../../words/speak'

/** One part of the card as it can be changed: `sheet` shows it, `change` finds the entry that takes the edit. */
export interface PartEditor {
  readonly title: string
  readonly says: string
  readonly entries: readonly Entry[]
  readonly digits?: string
  readonly empties?: { readonly label: string; readonly take: () => ShipDocument }
}

export type Editor = (document: ShipDocument, words: Words) => PartEditor
