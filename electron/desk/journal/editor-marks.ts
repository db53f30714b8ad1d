const carriageReturn = 0x0d
const newline = 0x0a
const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf])

/**
 * The lines of a journal without what an editor leaves in a file that was only looked at and saved: a byte order mark
 * and Windows line ends. Neither can be in a line of ours. The same bytes if there is nothing of the kind.
 */
export function withoutEditorMarks(bytes: Buffer): Buffer {
  const start = bytes.subarray(0, byteOrderMark.length).equals(byteOrderMark) ? byteOrderMark.length : 0
  const firstEnd = bytes.indexOf(newline, start)
  const hasReturns = firstEnd > start && bytes[firstEnd - 1] === carriageReturn
  return hasReturns ? withoutReturns(bytes, start) : bytes.subarray(start)
}

function withoutReturns(bytes: Buffer, start: number): Buffer {
  const plain = Buffer.allocUnsafe(bytes.length)
  let length = 0
  for (let at = start; at < bytes.length; at++) {
    if (bytes[at] !== carriageReturn || bytes[at + 1] !== newline) plain[length++] = bytes[at]!
  }
  return plain.subarray(0, length)
}
