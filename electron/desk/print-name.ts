import { isPlainName } from './library/place'

/** Room for a number, an ending and what a file is called while it is written: a name has 255 bytes on most systems. */
const longestStemBytes = 160

/** A title as a name that every system takes: without what is not seen, and cut between two letters. */
export function fileStem(title: string): string {
  const plain = title
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>:"/\\|?*]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const name = cut(plain).replace(/^[. ]+|[. ]+$/g, '')
  return isPlainName(name) ? name : `Cards ${name}`.trim()
}

/** As many whole letters, marks with them, as fit. */
function cut(text: string): string {
  let bytes = 0
  let kept = ''
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    bytes += Buffer.byteLength(segment)
    if (bytes > longestStemBytes) break
    kept += segment
  }
  return kept
}
