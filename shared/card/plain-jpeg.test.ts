import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { madePlain, mostJpegPixels, plainJpeg } from './plain-jpeg'
import { jpegOf, jpegParts, segment } from './plain-jpeg.testing'

const parts = jpegParts()
const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0))

test('a plain picture says its size, with a header or without', () => {
  expect(plainJpeg(jpegOf())).toEqual({ width: 16, height: 8, components: 1 })
  expect(plainJpeg(jpegOf({ ...parts, header: [] }))).toMatchObject({ width: 16 })
  expect(plainJpeg(jpegOf(jpegParts(mostJpegPixels, 900)))).toMatchObject({ width: mostJpegPixels, height: 900 })
})

describe('refused is whatever is not plain', () => {
  test.each<[string, Uint8Array]>([
    ['nothing', new Uint8Array()],
    ['a drawing with a script', Uint8Array.from(letters('<svg onload="x()"/>'))],
    ['no end', jpegOf({ ...parts, end: [] })],
    ['another file behind its end', jpegOf({ ...parts, more: letters('PK\u0003\u0004 MZ <script>') })],
    ['a page in a note', jpegOf({ ...parts, header: segment(0xfe, ...letters('<script>')) })],
    ['where it was taken', jpegOf({ ...parts, header: segment(0xe1, ...letters('Exif\0\0')) })],
    [
      'a thumbnail in its header',
      jpegOf({ ...parts, header: segment(0xe0, ...letters('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 1, 1, 9, 9, 9) }),
    ],
    ['a second header', jpegOf({ ...parts, quantising: [...parts.quantising, ...parts.header] })],
    ['30,000 pixels a side', jpegOf({ ...jpegParts(), frame: jpegParts(30_000, 30_000).frame })],
    ['no pixels', jpegOf({ ...parts, frame: jpegParts(0, 8).frame })],
    ['two frames', jpegOf({ ...parts, frame: [...parts.frame, ...parts.frame] })],
    ['a frame that comes step by step', jpegOf({ ...parts, frame: [0xff, 0xc2, ...parts.frame.slice(2)] })],
    ['no frame', jpegOf({ ...parts, frame: [] })],
    ['no scan', jpegOf({ ...parts, scan: [], data: [] })],
    ['a scan of more than the frame has', jpegOf({ ...parts, scan: segment(0xda, 3, 1, 0, 2, 0, 3, 0, 0, 63, 0) })],
    ['marks of restart', jpegOf({ ...parts, data: [0, 0xff, 0xd0, 0] })],
    [
      'a table that is longer than it says',
      jpegOf({ ...parts, coding: segment(0xc4, 0, 1, ...Array<number>(15).fill(0), 0, 7, 7) }),
    ],
    ['a table of no use', jpegOf({ ...parts, quantising: segment(0xdb, 0, ...letters('<script>')) })],
    [
      'a thousand tables',
      jpegOf({ ...parts, quantising: Array.from({ length: 1000 }, () => parts.quantising).flat() }),
    ],
    ['a length beyond its end', jpegOf({ ...parts, frame: [0xff, 0xc0, 0xff, 0xff] })],
  ])('%s', (_what, bytes) => expect(plainJpeg(bytes)).toBeUndefined())

  test('and what breaks off anywhere, or has anything in the place of a byte, is never more than bytes', () => {
    const whole = jpegOf()
    for (let length = 0; length < whole.length; length++) expect(plainJpeg(whole.subarray(0, length))).toBeUndefined()
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.nat(255), (at, byte) => {
        const found = plainJpeg(whole.with(at, byte))
        if (found) expect(Math.max(found.width, found.height)).toBeLessThanOrEqual(mostJpegPixels)
      }),
    )
  })
})

test('a picture is made plain by leaving out its notes, and nothing else', () => {
  const noted = jpegOf({
    ...parts,
    header: [...parts.header, ...segment(0xe1, ...letters('Exif\0\0')), ...segment(0xe2, ...letters('ICC_PROFILE'))],
    coding: [...segment(0xfe, ...letters('made by')), ...parts.coding],
  })
  expect(plainJpeg(noted)).toBeUndefined()
  expect(madePlain(noted)).toEqual(jpegOf())
  expect(madePlain(Uint8Array.from([1, 2, 3]))).toBeUndefined()
})
