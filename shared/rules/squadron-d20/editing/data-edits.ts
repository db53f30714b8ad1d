import type { ZodNumber } from 'zod'
import type { ShipDocument } from '../../../documents/ship'
import type { Words } from '../../../words/speak'
import { numberEntry, yesNoEntry, type Entry } from '../../kit/card/entries'
import { dataOf } from '../ship/stand-data'
import type { ShipData, ShoreData, StandData } from '../ship/ship'
import { editingWords } from './says'

/** The document with some of its data changed. */
export function withData<Data extends StandData>(document: ShipDocument, change: Partial<Data>): ShipDocument {
  return { ...document, data: { ...dataOf(document), ...change } }
}

/** Data of stands that have guns in groups. */
export type Armed = ShipData | ShoreData

/** The bounds of a figure, from its schema. */
export function boundsOf(schema: ZodNumber): { readonly minimum: number; readonly maximum: number } {
  return { minimum: schema.minValue ?? 0, maximum: schema.maxValue ?? 99 }
}

/** A figure of the data, by its name, within the bounds of its schema. */
export function figureEntry(
  words: Words,
  name: string,
  value: number,
  schema: ZodNumber,
  set: (to: number) => ShipDocument,
  step = 1,
): Entry {
  return numberEntry({ name, label: editingWords(words)(`fields.${name}`), value, ...boundsOf(schema), step }, set)
}

/** What is fitted or not. */
export function fittedEntry(words: Words, name: string, value: boolean, set: (to: boolean) => ShipDocument): Entry {
  return yesNoEntry({ name, label: editingWords(words)(`fields.${name}`), value }, set)
}
