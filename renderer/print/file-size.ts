import { grouped } from '#shared/words/units'
import type { Words } from '#shared/words/speak'

/** Bytes as a reader wants them: `340 kB`, `1.4 MB`; never `0 kB`. */
export function fileSizeInWords(bytes: number, words: Words): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000))
  if (kilobytes < 1000) return words('library.print.kilobytes', { size: grouped(kilobytes) })
  return words('library.print.megabytes', { size: grouped(Math.round(bytes / 100_000) / 10) })
}
