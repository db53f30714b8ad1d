import { expect, test } from 'vitest'
import { jpegOf, jpegParts, segment } from '#shared/card/plain-jpeg.testing'
import { pictureFile } from './picture-file'

const bytesOf = (...parts: readonly (string | readonly number[] | Uint8Array)[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((l) => l.charCodeAt(0)) : [...part])),
  )
const four = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
const chunk = (name: string, body: readonly number[] = []) => [...four(body.length), ...bytesOf(name, body), 0, 0, 0, 0]
const signature = '\u0089PNG\r\n\u001a\n'
const sized = (width: number, height: number) => chunk('IHDR', [...four(width), ...four(height), 8, 2, 0, 0, 0])
const png = (width: number, height: number, ...chunks: readonly (readonly number[])[]) =>
  bytesOf(signature, sized(width, height), ...chunks, chunk('IDAT', [1, 2, 3]), chunk('IEND'))
const webp = (name: string, ...body: readonly number[]) => {
  const rest = bytesOf('WEBP', name, [body.length, 0, 0, 0], body)
  return bytesOf('RIFF', [rest.length, 0, 0, 0], rest)
}
const svg = (text: string) => new TextEncoder().encode(text)

test.each<[string, Uint8Array, string]>([
  ['a PNG', png(800, 400), 'image/png'],
  ['a JPEG', jpegOf(jpegParts(800, 400)), 'image/jpeg'],
  ['a JPEG of a camera', jpegOf({ ...jpegParts(), header: segment(0xe1, 1, 2, 3) }), 'image/jpeg'],
  ['a WebP', webp('VP8 ', 0, 0, 0, 0x9d, 1, 0x2a, 32, 3, 144, 1), 'image/webp'],
  ['a WebP without loss', webp('VP8L', 0x2f, 31, 195, 99, 0), 'image/webp'],
  ['a WebP with more', webp('VP8X', 0, 0, 0, 0, 31, 3, 0, 143, 1, 0), 'image/webp'],
])('%s is known by its bytes', (_what, bytes, type) => {
  expect(pictureFile(bytes)).toEqual({ ok: true, value: { is: 'pixels', type } })
})

test.each([
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '\ufeff<?xml version="1.0"?>\n<!-- drawn by hand -->\n<!DOCTYPE svg>\n<svg viewBox="0 0 1 1"></svg>',
])('a drawing is a text: %s', (text) => {
  expect(pictureFile(svg(text))).toMatchObject({ ok: true, value: { is: 'drawing' } })
})

test.each<[string, Uint8Array, string]>([
  ['nothing', new Uint8Array(), 'picture-kind'],
  ['a letter', svg('Dear Admiral, <svg is not in it'), 'picture-kind'],
  ['a page', svg('<html><body>no drawing</body></html>'), 'picture-kind'],
  ['a GIF', bytesOf('GIF89a', Array<number>(40).fill(0)), 'picture-kind'],
  ['a PNG that moves', png(8, 8, chunk('acTL', [0, 0, 0, 2, 0, 0, 0, 0])), 'picture-moving'],
  ['a WebP that moves', webp('VP8X', 2, 0, 0, 0, 31, 3, 0, 143, 1, 0), 'picture-moving'],
  ['a PNG of 30,000 a side', png(30_000, 30_000), 'picture-pixels'],
  ['a JPEG of 30,000 a side', jpegOf({ ...jpegParts(), frame: jpegParts(30_000, 30_000).frame }), 'picture-pixels'],
  ['a PNG of 4,000 million', png(4_000_000_000, 1), 'picture-pixels'],
  ['a PNG of no width', png(0, 8), 'picture-broken'],
  ['a PNG that breaks off', png(8, 8).subarray(0, -20), 'picture-broken'],
  ['a PNG of a few bytes', png(8, 8).subarray(0, 12), 'picture-broken'],
  ['a JPEG that breaks off', jpegOf().subarray(0, 90), 'picture-broken'],
  ['a WebP that breaks off', webp('VP8 ', 0, 0, 0, 0, 0, 0, 8, 0, 8, 0).subarray(0, -4), 'picture-broken'],
  ['too large a file', new Uint8Array(20_000_001), 'picture-large'],
  ['too large a drawing', svg(`<svg>${' '.repeat(2_000_000)}</svg>`), 'picture-large'],
  ['a thousand laughs', svg('<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><svg>&b;</svg>'), 'picture-heavy'],
])('%s is refused', (_what, bytes, code) => expect(pictureFile(bytes)).toMatchObject({ ok: false, code }))
