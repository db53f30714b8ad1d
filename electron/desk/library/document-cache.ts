import { stat } from 'node:fs/promises'
import type { LibraryDocument } from '#shared/documents/formats'
import type { Result } from '#shared/kernel/result'
import { instead } from '../disk-refusal'
import { readFileText, stampOf } from './read-file'

/** Documents as they were last read, kept for as long as size, times and inode of the file stay the same. */
export class DocumentCache {
  private kept = new Map<string, { readonly mark: string; readonly read: Result<LibraryDocument> }>()

  /** Reads `path` again only if it changed. `parse` gets the text of a plain file inside `within`, up to `limitBytes`. */
  async read(
    path: string,
    within: string,
    limitBytes: number,
    parse: (text: string) => Result<LibraryDocument>,
  ): Promise<Result<LibraryDocument>> {
    const mark = await stat(path, { bigint: true }).then((found) => stampOf(found).mark, instead(undefined))
    const kept = this.kept.get(path)
    if (mark !== undefined && kept?.mark === mark) return kept.read
    const file = await readFileText(path, limitBytes, within)
    if (!file.ok) {
      this.kept.delete(path)
      return file
    }
    const read = parse(file.value.text)
    this.kept.set(path, { mark: file.value.stamp.mark, read })
    return read
  }

  /** Lets go of files that are no longer there. */
  forgetAllBut(paths: ReadonlySet<string>): void {
    for (const path of this.kept.keys()) if (!paths.has(path)) this.kept.delete(path)
  }
}
