import { readDocument, withLine } from '#shared/json/envelope'
import type { LibraryDocument } from '#shared/documents/formats'
import { done, refused, type Result } from '#shared/kernel/result'
import type { PackId } from '#shared/kernel/ids'
import type { RulesPack } from '#shared/rules/pack/rules-pack'
import { shelves, type ShelfKind } from './shelf-kinds'

/** The rules packs of this program, by id. */
export type FindPack = (id: PackId) => Pick<RulesPack, 'checkShip' | 'checkSetup'> | undefined

/** A document of one of these kinds from a text that anyone may have written, checked by its rules pack too. */
export function readStranger(text: string, kinds: readonly ShelfKind[], findPack: FindPack): Result<LibraryDocument> {
  const read = readDocument<LibraryDocument>(
    text,
    kinds.map((kind) => shelves[kind].format),
  )
  if (!read.ok || read.value.format === 'spotting-top/deck') return read
  const pack = findPack(read.value.pack)
  if (!pack) return refused('pack-unknown', { pack: read.value.pack })
  if (read.value.format !== 'spotting-top/ship') return read
  const checked = pack.checkShip(read.value)
  return checked.ok ? done(checked.value) : withLine(checked, text)
}
