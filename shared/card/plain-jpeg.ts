/**
 * Pictures of one's own are kept as the plainest JPEG there is: tables, one frame, one scan, and nothing that only some
 * reader would look into. Whatever else a file may carry (notes, places, thumbnails, another file behind its end) has no room.
 */
export interface JpegFrame {
  readonly width: number
  readonly height: number
  /** Grey, or in colours. */
  readonly components: 1 | 3
}

/** Pixels a side. */
export const mostJpegPixels = 1600
/** Tables and headers of an honest picture are ten at most. */
const mostSegments = 16

const [startOfImage, endOfImage, header, quantising, frame, coding, scan] = [
  0xd8, 0xd9, 0xe0, 0xdb, 0xc0, 0xc4, 0xda,
] as const
const headerName = [0x4a, 0x46, 0x49, 0x46, 0]

/** What a plain JPEG says of itself; nothing where it is not plain from its first byte to its last. */
export function plainJpeg(bytes: Uint8Array): JpegFrame | undefined {
  const parts = segmentsOf(bytes)
  if (!parts || parts.length > mostSegments) return undefined
  let found: JpegFrame | undefined
  let hasScan = false
  for (const [at, { marker, from, to }] of parts.entries()) {
    const body = bytes.subarray(from + 4, to)
    switch (marker) {
      case header:
        if (at > 0 || body.length !== 14 || headerName.some((byte, place) => body[place] !== byte)) return undefined
        break
      case quantising:
        if (!areQuantising(body)) return undefined
        break
      case coding:
        if (!areCoding(body)) return undefined
        break
      case frame:
        if (found) return undefined
        found = frameOf(body)
        if (!found) return undefined
        break
      case scan:
        if (!found || body.length !== 4 + 2 * found.components || body[0] !== found.components) return undefined
        hasScan = true
        break
      default:
        return undefined
    }
  }
  return hasScan ? found : undefined
}

/** The same picture without what a plain one may not carry; nothing where it is no JPEG. */
export function madePlain(bytes: Uint8Array): Uint8Array | undefined {
  const parts = segmentsOf(bytes)
  if (!parts) return undefined
  const kept = parts.filter(({ marker }) => marker <= header)
  const last = parts.at(-1)!
  const pieces = [
    bytes.subarray(0, 2),
    ...kept.map(({ from, to }) => bytes.subarray(from, to)),
    bytes.subarray(last.to),
  ]
  const made = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    made.set(piece, at)
    at += piece.length
  }
  return made
}

interface Segment {
  readonly marker: number
  readonly from: number
  readonly to: number
}

/** Every segment up to the scan, behind which there is nothing but its data and the end. */
function segmentsOf(bytes: Uint8Array): readonly Segment[] | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== startOfImage) return undefined
  const found: Segment[] = []
  for (let from = 2; from + 4 <= bytes.length;) {
    const marker = bytes[from + 1]!
    const length = (bytes[from + 2]! << 8) | bytes[from + 3]!
    const to = from + 2 + length
    if (bytes[from] !== 0xff || marker < frame || length < 2 || to > bytes.length) return undefined
    found.push({ marker, from, to })
    if (marker === scan) return isScanned(bytes, to) ? found : undefined
    from = to
  }
  return undefined
}

/** In the data of a scan 255 is followed by 0, until the end of the picture, which is the end of the bytes. */
function isScanned(bytes: Uint8Array, from: number): boolean {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 2)) {
    if (bytes[at + 1] === endOfImage) return at > from && at + 2 === bytes.length
    if (bytes[at + 1] !== 0) return false
  }
  return false
}

function frameOf(body: Uint8Array): JpegFrame | undefined {
  const [precision, high, low, wide, narrow, components] = body
  if (precision !== 8 || (components !== 1 && components !== 3) || body.length !== 6 + 3 * components) return undefined
  const [height, width] = [(high! << 8) | low!, (wide! << 8) | narrow!]
  return Math.min(width, height) < 1 || Math.max(width, height) > mostJpegPixels
    ? undefined
    : { width, height, components }
}

function areQuantising(body: Uint8Array): boolean {
  if (body.length === 0 || body.length % 65 !== 0) return false
  for (let at = 0; at < body.length; at += 65) if (body[at]! > 3) return false
  return true
}

/** Each table says how many codes it has of every length, and has just as many. */
function areCoding(body: Uint8Array): boolean {
  let at = 0
  while (at + 17 <= body.length) {
    if ((body[at]! & 0xee) !== 0) return false
    const codes = body.subarray(at + 1, at + 17).reduce((sum, count) => sum + count, 0)
    if (codes > 256) return false
    at += 17 + codes
  }
  return at > 0 && at === body.length
}
