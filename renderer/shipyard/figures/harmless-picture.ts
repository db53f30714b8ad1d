import { pictureFile } from './picture-file'
import { stillDrawing } from './still-drawing'
import { madePlain } from '#shared/card/plain-jpeg'
import { mostPictureBytes, pictureFrom, type ShipPicture } from '#shared/documents/ship-picture'
import { done, refused, type Result } from '#shared/kernel/result'

/** Tried from the sharpest on, until one is small enough to go with her card. */
const widths = [1200, 1000, 800, 640, 480, 320]
const qualities = [0.85, 0.7, 0.55]

/**
 * A picture of one's own made harmless: decoded by the browser, painted on a sheet, and written again. Nothing of the file but
 * what is to be seen in it gets any further.
 */
export async function harmlessPicture(file: Blob): Promise<Result<ShipPicture>> {
  // A folder that was dropped, or a file that is gone by now.
  const bytes = await file.arrayBuffer().catch(() => null)
  if (bytes === null) return refused('picture-broken')
  const read = pictureFile(new Uint8Array(bytes))
  if (!read.ok) return read
  if (read.value.is === 'pixels') return repainted(new Blob([bytes], { type: read.value.type }))
  const still = stillDrawing(read.value.text)
  return still.ok ? repainted(new Blob([still.value], { type: 'image/svg+xml' })) : still
}

async function repainted(blob: Blob): Promise<Result<ShipPicture>> {
  const address = URL.createObjectURL(blob)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    for (const width of widths) {
      const sheet = paintedOn(image, width)
      for (const quality of qualities) {
        const bytes = await encoded(sheet, quality)
        const picture = bytes && bytes.length <= mostPictureBytes ? pictureFrom(bytes) : undefined
        if (picture) return done(picture)
      }
    }
    return refused('picture-broken')
  } catch {
    return refused('picture-broken')
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** On white, as on paper: what is kept has no clear places. */
function paintedOn(image: HTMLImageElement, most: number): HTMLCanvasElement {
  const { naturalWidth, naturalHeight } = image
  const scale = Math.min(1, most / naturalWidth, most / naturalHeight)
  const sheet = document.createElement('canvas')
  sheet.width = Math.max(1, Math.round(naturalWidth * scale))
  sheet.height = Math.max(1, Math.round(naturalHeight * scale))
  const pen = sheet.getContext('2d')!
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, sheet.width, sheet.height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(image, 0, 0, sheet.width, sheet.height)
  return sheet
}

async function encoded(sheet: HTMLCanvasElement, quality: number): Promise<Uint8Array | undefined> {
  const blob = await new Promise<Blob | null>((resolve) => sheet.toBlob(resolve, 'image/jpeg', quality))
  return blob ? madePlain(new Uint8Array(await blob.arrayBuffer())) : undefined
}
