import { done, refused, type Refusal, type Result } from '#shared/kernel/result'

/** What a file says it is: nothing of it has been decoded yet. */
type PictureFile =
  | { readonly is: 'pixels'; readonly type: 'image/png' | 'image/jpeg' | 'image/webp' }
  | { readonly is: 'drawing'; readonly text: string }

const mostBytes = 20_000_000
const mostDrawingLetters = 2_000_000
const most = { side: 12_000, pixels: 50_000_000 }

/** A picture that can be decoded without harm, by its first bytes; never by its name. */
export function pictureFile(bytes: Uint8Array): Result<PictureFile> {
  if (bytes.length > mostBytes) return refused('picture-large', { limit: mostBytes / 1_000_000 })
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  try {
    if (text(0, 8) === '\u0089PNG\r\n\u001a\n') return png(view, text)
    if (text(0, 3) === '\u00ff\u00d8\u00ff') return jpeg(view)
    if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return webp(view, text)
  } catch (error) {
    // It breaks off where a length should be.
    if (error instanceof RangeError) return broken
    throw error
  }
  return drawing(bytes)
}

const broken = refused('picture-broken')
type Text = (from: number, to: number) => string

function pixels(
  type: Extract<PictureFile, { is: 'pixels' }>['type'],
  width: number,
  height: number,
): Result<PictureFile> {
  if (width < 1 || height < 1) return broken
  const isLarge = Math.max(width, height) > most.side || width * height > most.pixels
  return isLarge ? refused('picture-pixels', { width, height }) : done({ is: 'pixels', type })
}

/** Chunk by chunk: one of its names says that it moves, and the last is its end. */
function png(view: DataView, text: Text): Result<PictureFile> {
  const size = pixels('image/png', view.getUint32(16), view.getUint32(20))
  for (let at = 8; size.ok; at += 12 + view.getUint32(at)) {
    const name = text(at + 4, at + 8)
    if (name === 'acTL') return refused('picture-moving')
    if (name === 'IEND') return size
  }
  return size
}

/** Segment by segment, up to the one that has its size. */
function jpeg(view: DataView): Result<PictureFile> {
  for (let at = 2; ; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1)
    if (view.getUint8(at) !== 0xff || marker === 0xd9 || marker === 0xda) return broken
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
    if (isFrame) return pixels('image/jpeg', view.getUint16(at + 7), view.getUint16(at + 5))
  }
}

function webp(view: DataView, text: Text): Result<PictureFile> {
  if (view.getUint32(4, true) + 8 > view.byteLength) return broken
  const low = (at: number) => view.getUint16(at, true)
  switch (text(12, 16)) {
    case 'VP8 ':
      return pixels('image/webp', low(26) & 0x3fff, low(28) & 0x3fff)
    case 'VP8L': {
      const bits = view.getUint32(21, true)
      return pixels('image/webp', (bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1)
    }
    case 'VP8X':
      if ((view.getUint8(20) & 2) !== 0) return refused('picture-moving')
      return pixels('image/webp', low(24) + view.getUint8(26) * 65_536 + 1, low(27) + view.getUint8(29) * 65_536 + 1)
    default:
      return broken
  }
}

/** A text with an `svg` in it. Entities are how a few letters become a million. */
function drawing(bytes: Uint8Array): Result<PictureFile> {
  const kind: Refusal = refused('picture-kind')
  if (!/^[\s\ufeff]*<[\s\S]*<?svg[\s>]/i.test(new TextDecoder().decode(bytes.subarray(0, 8000)))) return kind
  if (bytes.length > mostDrawingLetters) return refused('picture-large', { limit: mostDrawingLetters / 1_000_000 })
  const text = new TextDecoder().decode(bytes)
  if (/<!ENTITY/i.test(text)) return refused('picture-heavy')
  return done({ is: 'drawing', text })
}
