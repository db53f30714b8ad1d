import { expect, test } from 'vitest'
import { cutTo, isSeen, shownText, withoutHidden } from './seen-text'

test.each(['', ' ', '\u00a0', '\u3164', '\u115f\u2800', '\u200d', '\u0301'])('nothing is seen of %j', (text) =>
  expect(isSeen(text)).toBe(false),
)

test.each(['Mikasa', '№ 5', '三笠', '★', ' x '])('something is seen of %j', (text) => expect(isSeen(text)).toBe(true))

test('hidden characters of a text are shown by a sign, or left out; line ends and joiners stay', () => {
  const text = 'A\u202eB\u0000C\ud800D\nE\tF\u200cG'
  expect(shownText(text)).toBe('A\ufffdB\ufffdC\ufffdD\nE\tF\u200cG')
  expect(withoutHidden(text)).toBe('ABCD\nE\tF\u200cG')
})

test('a text is cut between two letters', () => {
  expect(cutTo('Suffren', 4)).toBe('Suff')
  expect(cutTo('\ud83d\udea2\ud83d\udea2', 3)).toBe('\ud83d\udea2')
  expect(cutTo('\ud83d\udea2', 2)).toBe('\ud83d\udea2')
})
