import type { Words } from '../../../words/speak'
import { gunnery } from '../tables/gunnery'
import { inWords } from './says'

/** Heads of the columns, band by band. */
export function bandNames(words: Words): readonly string[] {
  return gunnery.needed.map(({ bands }) => inWords(words)('band', { n: bands }))
}
