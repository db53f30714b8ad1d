import { expect, test } from 'vitest'
import { closingLine, countFile, countPlaywright, countVitest, sumCounts } from './test-counts.mjs'

const vitest = { numPassedTests: 40, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0, success: true }
const playwright = { stats: { expected: 7, flaky: 0, unexpected: 2, skipped: 0 }, errors: [] }

test('both reports add up to one line', () => {
  const sum = sumCounts([countVitest(vitest), countPlaywright(playwright)])
  expect(closingLine(sum)).toBe('47 passed, 2 failed, 1 skipped')
})

test('nothing skipped is not mentioned', () => {
  expect(closingLine({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed')
})

test('a run that broke before its tests has failed all the same', async () => {
  expect(countVitest({ ...vitest, success: false }).failed).toBe(1)
  expect(countPlaywright({ ...playwright, stats: { ...playwright.stats, unexpected: 0 }, errors: [{}] }).failed).toBe(1)
  expect(await countFile('no-such-report.json', countVitest)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})
