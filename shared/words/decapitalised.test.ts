import { expect, test } from 'vitest'
import { decapitalised } from './decapitalised'

test.each([
  ['Heavy cruiser', 'heavy cruiser'],
  ['AA cruiser', 'AA cruiser'],
  ['B ×2 out', 'B ×2 out'],
  ['A ×2 out', 'A ×2 out'],
  ['H 9 lower, now 3', 'H 9 lower, now 3'],
  ['A fire breaks out', 'a fire breaks out'],
  ['', ''],
])('%s within a line is %s', (text, within) => expect(decapitalised(text)).toBe(within))
