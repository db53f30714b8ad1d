import { expect, it } from 'vitest'
import { fileSizeInWords } from './file-size'
import { say } from '../words'

it.each([
  [12, '1 kB'],
  [340_400, '340 kB'],
  [999_600, '1 MB'],
  [1_440_000, '1.4 MB'],
])('%s bytes are %s', (bytes, written) => expect(fileSizeInWords(bytes, say)).toBe(written))
