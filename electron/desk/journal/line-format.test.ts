import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeLine, encodeLine } from './line-format'

const decoded = (bytes: Buffer) => decodeLine(bytes, 0, bytes.length - 1)

/** A line of any bytes whose checksum is right. */
function lineOf(rest: Buffer): Buffer {
  const whole = Buffer.concat([Buffer.from('{'), rest])
  const crc = crc32(whole).toString(16).padStart(8, '0')
  return Buffer.concat([Buffer.from(`{"crc":"${crc}",`), rest, Buffer.from('\n')])
}

const words = fc.oneof(
  fc.string({ unit: 'grapheme-ascii', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
)
const lengths = fc.constantFrom(1, 30, 200)

test('what was written is read, in letters of any script, however long the line', () => {
  fc.assert(
    fc.property(words, lengths, (text, times) => {
      const value = { seq: 1, texts: Array.from({ length: times }, () => text) }
      const { bytes } = encodeLine(value)
      const before = Buffer.from(bytes)
      expect(decoded(bytes)).toEqual(value)
      expect(bytes.equals(before)).toBe(true)
    }),
  )
})

test('a flipped bit is found, however long the line', () => {
  fc.assert(
    fc.property(words, lengths, fc.nat(), fc.nat(7), (text, times, place, bit) => {
      const { bytes } = encodeLine({ seq: 1, texts: Array.from({ length: times }, () => text) })
      const at = place % (bytes.length - 1)
      bytes[at]! ^= 1 << bit
      expect(decoded(bytes)).toBeUndefined()
    }),
  )
})

const noUtf8 = [[0xff], [0xc3], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80]]

test.each(noUtf8.flatMap((bytes) => [10, 5_000].map((length) => [bytes, length] as const)))(
  'bytes %j, which are no UTF-8, are no line of %i bytes though the checksum is theirs',
  (bytes, length) => {
    const textOf = (inside: readonly number[]) =>
      Buffer.concat([Buffer.from(`"text":"${'x'.repeat(length)}`), Buffer.from(inside), Buffer.from('"}')])
    expect(decoded(lineOf(textOf([0x41])))).toMatchObject({ text: `${'x'.repeat(length)}A` })
    expect(decoded(lineOf(textOf(bytes)))).toBeUndefined()
  },
)
