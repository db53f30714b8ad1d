import { readDocument, withLine } from '../json/envelope'
import type { PackId } from '../kernel/ids'
import { done, refused, type Result } from '../kernel/result'
import { documentFormats, type DocumentKind, type LibraryDocument } from './formats'
import type { ShipDocument } from './ship'

/** What reading a document needs of the rules packs of this program. */
export type FindChecks = (
  id: PackId,
) => { readonly checkShip: (document: ShipDocument) => Result<ShipDocument> } | undefined

/** A document of one of these kinds from a text that anyone may have written, checked by its rules pack too. */
export function readStranger(
  text: string,
  kinds: readonly DocumentKind[],
  findPack: FindChecks,
): Result<LibraryDocument> {
  const read = readDocument<LibraryDocument>(
    text,
    kinds.map((kind) => documentFormats[kind]),
  )
  if (!read.ok || read.value.format === 'spotting-top/deck') return read
  const pack = findPack(read.value.pack)
  if (!pack) return refused('pack-unknown', { pack: read.value.pack })
  if (read.value.format !== 'spotting-top/ship') return read
  const checked = pack.checkShip(read.value)
  return checked.ok ? done(checked.value) : withLine(checked, text)
}
