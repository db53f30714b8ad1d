import { z } from 'zod'
import { plainJpeg, type JpegFrame } from '../card/plain-jpeg'
import type { Picture } from '../card/picture-in'
import { base64Of, bytesOfBase64 } from '../kernel/base64'
import { onceEach } from '../kernel/once-each'
import type { Read } from '../json/read'

/** Bytes of a picture of one's own: sharp enough for a page, small enough to go wherever her card goes. */
export const mostPictureBytes = 49_152
/** A game's first line has no longer text, and it has the cards of all its ships. */
const lineLetters = 8192

/**
 * A picture of a ship, chosen by her player: a plain JPEG in lines of base64. Others may have written it, so it is looked
 * at byte by byte; nothing else is ever painted.
 */
export const shipPicture = z
  .array(z.string().max(lineLetters))
  .max(Math.ceil((mostPictureBytes * 4) / 3 / lineLetters))
  .superRefine((lines, context) => {
    if (!readPicture(lines)) {
      context.addIssue({ code: 'custom', message: 'no plain JPEG', params: { code: 'document-picture-refused' } })
    }
  })

export type ShipPicture = Read<typeof shipPicture>

function readPicture(lines: readonly string[]): (JpegFrame & Picture) | undefined {
  const jpeg = lines.join('')
  const bytes = bytesOfBase64(jpeg)
  const frame = bytes && plainJpeg(bytes)
  return frame && { ...frame, jpeg }
}

const read = onceEach((lines: ShipPicture) => ({ picture: readPicture(lines) }))

/** Her picture, to be painted; nothing where she has none. */
export function pictureOf({ picture }: { readonly picture?: ShipPicture }): Picture | undefined {
  return picture && read(picture).picture
}

/** A picture as a ship keeps it; nothing where the bytes are no plain JPEG or too many. */
export function pictureFrom(bytes: Uint8Array): ShipPicture | undefined {
  if (bytes.length > mostPictureBytes || !plainJpeg(bytes)) return undefined
  const text = base64Of(bytes)
  return Array.from({ length: Math.ceil(text.length / lineLetters) }, (_, at) =>
    text.slice(at * lineLetters, (at + 1) * lineLetters),
  )
}
