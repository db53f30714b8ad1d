import { expect, test } from 'vitest'
import { durability } from './durability.mjs'

const sound = { saved: 7, missed: 0, torn: 1, refused: [] }

test.each([
  ['all is well', true, sound, 0],
  ['a damaged journal was misread', false, sound, 1],
  ['a mark is missed', true, { ...sound, missed: 1 }, 1],
  ['a game was refused', true, { ...sound, refused: ['journal-torn'] }, 1],
])('the killings are always reached and their line printed: %s', async (_what, isDamageRead, figures, code) => {
  const said = []
  const print = (line) => said.push(line)
  const parts = { damage: () => isDamageRead, kill: async () => figures, print, printError: print }
  expect(await durability(3, parts)).toBe(code)
  expect(said.join('\n')).toMatch(/killed 3 times in \d+ s: 7 marks said to be saved/)
})
