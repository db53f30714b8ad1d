import fc from 'fast-check'
import { expect, test } from 'vitest'
import { base64Of, bytesOfBase64 } from './base64'

test('any bytes come back, written as everybody writes them', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 70 }), (bytes) => {
      const text = base64Of(bytes)
      expect(text).toBe(Buffer.from(bytes).toString('base64'))
      expect(bytesOfBase64(text)).toEqual(bytes)
    }),
  )
})

test.each(['A', 'AB', 'ABC', 'AB=C', 'A===', '====', 'AB==CD==', 'QR==', 'QUJ=', 'AB C', 'ABC\n', 'ABC_', 'ÄBCD'])(
  'nothing else is read: %j',
  (text) => expect(bytesOfBase64(text)).toBeUndefined(),
)
