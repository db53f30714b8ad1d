import { expect, test } from 'vitest'
import { readArguments } from './options'

test('nothing given: any free port, the places of this machine, no window', () => {
  expect(readArguments([])).toEqual({ data: null, port: 0, window: false, files: [] })
})

test('folder, port, window and files', () => {
  expect(readArguments(['--data', 'here', '--port', '4100', '--window', 'a.ship.json'])).toEqual({
    data: 'here',
    port: 4100,
    window: true,
    files: ['a.ship.json'],
  })
})

test.each([
  [['--port', 'ninety'], '--port takes a number'],
  [['--port', '70000'], '--port takes a number'],
  [['--sail'], 'There is no option --sail. Known are'],
  [['--port', '4100', '--prot=1'], 'There is no option --prot. Known are'],
  [['-p', '1'], 'There is no option -p.'],
  [['--data'], 'An option lacks its value.'],
  [['--data', '--port', '1'], 'An option lacks its value.'],
])('%j is refused with a sentence', (argv, sentence) => {
  expect(readArguments(argv)).toContain(sentence)
})
