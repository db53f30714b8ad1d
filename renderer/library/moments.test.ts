import { expect, it } from 'vitest'
import { momentInWords } from './moments'
import { say } from '../words'

const now = new Date(2026, 6, 12, 21, 40).getTime()

it.each([
  [new Date(2026, 6, 12, 21, 39, 40), 'just now'],
  [new Date(2026, 6, 12, 9, 5), 'today, 09:05'],
  [new Date(2026, 6, 11, 23, 59), 'yesterday, 23:59'],
  [new Date(2026, 5, 3, 20, 0), '3 June 2026'],
  [new Date(2026, 6, 12, 22, 40), 'just now'],
])('%s is %s', (then, words) => expect(momentInWords(then.getTime(), now, say)).toBe(words))
