import { crc32Of } from '../json/crc32'
import { slugFrom } from '../kernel/slug'

/**
 * What a document's file is called after its name. A name without a Latin letter gets a sum of its letters instead: two such
 * names are two files, and one name is the same file in every library.
 */
export function slugOfName(name: string, kind: string): string {
  return slugFrom(name, 60) || `${kind}-${crc32Of(name.normalize('NFC').trim())}`
}
