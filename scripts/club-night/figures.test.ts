import { expect, test } from 'vitest'
import { figuresOf, salvoKeys, tableOf } from './figures'

test('the keys of a turn without those of answers; its waits: their median, what 95 of 100 stay below, the longest', () => {
  const waits = Array.from({ length: 101 }, (_, at) => 200 - at)
  const turn = { keys: 190, dice: 300, clicks: 6, tabs: 2, waits }
  expect(figuresOf(turn, 40, 1.25)).toMatchObject({
    'keys without dice': '150',
    'keys of answers': '40',
    'dice keys': '300',
    clicks: '6',
    'Tabs in a row': '2',
    'wait, median': '150 ms',
    'wait, p95': '195 ms',
    'wait, longest': '200 ms',
    minutes: '1.3',
  })
})

test('a turn is a row, each column as wide as its widest', () => {
  expect(tableOf([{ turn: '1', keys: '1500' }])).toBe('turn   keys\n   1   1500')
})

test.each([
  [[2, 9, 2], 'a salvo at last aim: 6 keys with 4 dice'],
  [[], 'a salvo at last aim: none was fired'],
])('a salvo is the middle of all: %j', (keys, said) => expect(salvoKeys('last aim', keys)).toBe(said))
