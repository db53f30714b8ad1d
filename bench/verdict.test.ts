import { expect, test } from 'vitest'
import { rowsOf, shareOfPeer, timesAsFast, type BenchRow } from './bench-row'
import { figuresOf, quietRuns, sentence, type ModuleRun } from './verdict'

const run = (rows: readonly BenchRow[], busyCores = 0): ModuleRun => ({ module: 'dice', busyCores, rows, failed: null })
const faster = (times: number, busyCores = 0) =>
  run(rowsOf('µs', { 'a D10': timesAsFast(100, [1], [times]) }), busyCores)
const slower = (share: number) => run(rowsOf('ms', { 'an append': shareOfPeer(2, [share], [1]) }))

test('a row is met when the median of its runs reaches 95 of 100 of its target', () => {
  const met = (...runs: ModuleRun[]) => figuresOf(runs)[0]!.met
  expect(met(faster(20), faster(95), faster(300))).toBe(true)
  expect(met(faster(20), faster(94), faster(300))).toBe(false)
  expect(met(slower(1), slower(2.1), slower(9))).toBe(true)
  expect(met(slower(1), slower(2.2), slower(9))).toBe(false)
})

test('three quiet runs are judged without the loud ones; until there are three, all are', () => {
  const loud = faster(10, 1.5)
  const quiet = [faster(100), faster(110), faster(120)]
  expect(figuresOf([loud, loud, loud, ...quiet])[0]).toMatchObject({ ratio: 110, met: true })
  expect(figuresOf([loud, loud, faster(100)])[0]).toMatchObject({ ratio: 10, met: false })
  expect(quietRuns([loud, ...quiet], 'dice')).toBe(3)
})

test('a figure keeps each of its runs, and a loud one is named', () => {
  const [figure] = figuresOf([faster(100), faster(90, 0.8)])
  expect(figure).toMatchObject({
    name: 'a D10',
    target: 'at least 100',
    runs: [
      { ratio: 100, peer: 100, busyCores: 0, loud: false },
      { ratio: 90, peer: 90, busyCores: 0.8, loud: true },
    ],
  })
  expect(sentence(figure!)).toContain('(100.00, 90.00 loud)')
})

test('a module that failed once has a failed row beside those it was measured in', () => {
  const failed: ModuleRun = { module: 'dice', busyCores: 0, rows: [], failed: 'a die without a face' }
  const figures = figuresOf([faster(100), failed])
  expect(figures.map(({ name, failed }) => [name, failed])).toEqual([
    ['a D10', null],
    ['dice', 'a die without a face'],
  ])
  expect(sentence(figures[1]!)).toBe('  FAILED dice: a die without a face')
})
