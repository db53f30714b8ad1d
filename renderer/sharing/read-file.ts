import { textOfBytes } from '../decks/own/text-of-bytes'
import type { TextFile } from './bringing-in'
import { bundleLimits, isBundle } from '#shared/documents/bundle-sign'
import { documentLimits } from '#shared/json/json-text'
import { done, refused, type Result } from '#shared/kernel/result'
import { cutTo, isSeen, withoutHidden } from '#shared/kernel/seen-text'

/** A file as far as it was read: a document or bundle, ships or a deck in a table. */
type Read =
  | { readonly is: 'documents'; readonly file: TextFile }
  | { readonly is: 'ships'; readonly file: TextFile; readonly encoding: string }
  | { readonly is: 'deck'; readonly file: File }

/** What a file is, by what it says rather than by its name. */
export async function readFile(file: File): Promise<Result<Read>> {
  // Refused before it is read.
  if (file.size > bundleLimits.bytes) {
    return refused('document-too-large', { size: file.size, limit: bundleLimits.bytes })
  }
  // A folder that was dropped, or a file that is gone by now.
  const buffer = await file.arrayBuffer().catch(() => null)
  if (buffer === null) return refused('deck-file-unread')
  const { name, size } = file
  const isTable = file.type === 'text/csv' || /\.(csv|tsv|tab|txt|xlsx?|ods)$/i.test(name)
  const read = textOfBytes(new Uint8Array(buffer))
  if (!read.ok) return isTable ? done({ is: 'deck', file }) : refused('file-no-document')
  const { text, encoding } = read.value
  if (!isSeen(text)) return isTable ? done({ is: 'deck', file }) : refused('file-empty')
  if (/^\ufeff?\s*\{/.test(text)) {
    const limit = documentLimits.characters
    const isOne = !isBundle(text) && !text.slice(0, 400).includes('"spotting-top/journal"')
    return isOne && size > limit
      ? refused('document-too-large', { size, limit })
      : done({ is: 'documents', file: { name, size, text } })
  }
  if (/\.(json|spotting)$/i.test(name)) return refused('file-no-json', { what: cutTo(withoutHidden(text).trim(), 20) })
  if (!isTable) return refused('file-no-document')
  const { isShipTable, tableProblem } = await import('./ship-table')
  const problem = tableProblem(text)
  if (problem) return problem
  return done(isShipTable(name, text) ? { is: 'ships', file: { name, size, text }, encoding } : { is: 'deck', file })
}
