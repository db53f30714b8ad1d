import type { ImageOp } from './operations'

/** A picture as it is painted: a plain JPEG in base64, and its pixels. */
export interface Picture {
  readonly jpeg: string
  readonly width: number
  readonly height: number
}

interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A picture whole and in the middle of a place, as large as that allows. */
export function pictureIn({ jpeg, width, height }: Picture, place: Place): ImageOp {
  const scale = Math.min(place.width / width, place.height / height)
  const size = { width: width * scale, height: height * scale }
  const x = place.x + (place.width - size.width) / 2
  return { op: 'image', x, y: place.y + (place.height - size.height) / 2, ...size, jpeg }
}
