import { readDocument, withLine } from '../json/envelope'
import { JsonSlices } from '../json/json-slices'
import type { PackId } from '../kernel/ids'
import { done, refused, type Result } from '../kernel/result'
import { documentFormats, type DocumentKind, type LibraryDocument } from './formats'
import type { ShipDocument } from './ship'

/** What reading a document needs of the rules packs of this program. */
export type FindChecks = (
  id: PackId,
) => { readonly checkShip: (document: ShipDocument) => Result<ShipDocument> } | undefined

/**
 * The same, but a ship is not refused for a picture that is: she comes in without it.
 */
export function readStrangerWhole(
  text: string,
  kinds: readonly DocumentKind[],
  findPack: FindChecks,
): Result<{ readonly document: LibraryDocument; readonly isPictureLost: boolean }> {
  const read = readStranger(text, kinds, findPack)
  if (read.ok) return done({ document: read.value, isPictureLost: false })
  const rest = /^picture\b/.test(String(read.values['where'] ?? '')) ? withoutPicture(text) : undefined
  if (rest === undefined) return read
  const again = readStranger(rest, kinds, findPack)
  return again.ok ? done({ document: again.value, isPictureLost: true }) : again
}

/** As many lines as before, so that what else is refused has its own line. */
function withoutPicture(text: string): string | undefined {
  const members = new JsonSlices(text).members()
  const at = members.ok ? members.value.findIndex(({ key }) => key === 'picture') : -1
  if (!members.ok || at < 1) return undefined
  const [from, to] = [members.value[at - 1]!.end, members.value[at]!.end]
  return text.slice(0, from) + text.slice(from, to).replace(/[^\n]+/g, '') + text.slice(to)
}

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
