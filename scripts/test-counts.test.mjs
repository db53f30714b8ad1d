import { expect, test } from 'vitest'
import { closingLines, countFile, countPlaywright, countVitest, sumCounts } from './test-counts.mjs'

const vitest = { numPassedTests: 40, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0, success: true }
const playwright = { stats: { expected: 7, flaky: 0, unexpected: 2, skipped: 0 }, errors: [] }

test('both reports add up to one line', () => {
  const sum = sumCounts([countVitest(vitest), countPlaywright(playwright)])
  expect(closingLines(sum)).toBe('47 passed, 2 failed, 1 skipped')
})

test('nothing skipped is not mentioned', () => {
  expect(closingLines({ passed: 3, failed: 0, skipped: 0, failures: [] })).toBe('3 passed, 0 failed')
})

test('a run that broke before its tests has failed all the same', async () => {
  expect(countVitest({ ...vitest, success: false }).failed).toBe(1)
  expect(countPlaywright({ ...playwright, stats: { ...playwright.stats, unexpected: 0 }, errors: [{}] }).failed).toBe(1)
  expect(await countFile('no-such-report.json', countVitest)).toMatchObject({ passed: 0, failed: 1, skipped: 0 })
})

test('each that failed is named at the end, with the first line of why', () => {
  const failed = { status: 'failed', fullName: 'a mark is kept', failureMessages: ['\u001b[31mexpected 1\nat x.ts'] }
  const units = countVitest({
    ...vitest,
    testResults: [
      { name: 'marks.test.ts', status: 'failed', assertionResults: [{ status: 'passed' }, failed] },
      { name: 'cut.test.ts', status: 'failed', message: 'cannot be read', assertionResults: [] },
    ],
  })
  const result = { error: { message: 'Timeout\n  waiting' } }
  const spec = (status) => ({ file: 'a.spec.ts', title: status, tests: [{ status, results: [result] }] })
  const journeys = countPlaywright({
    ...playwright,
    suites: [{ suites: [{ specs: [spec('unexpected'), spec('flaky')] }] }],
  })
  expect(closingLines(sumCounts([units, journeys])).split('\n')).toEqual([
    'failed: marks.test.ts: a mark is kept: expected 1',
    'failed: cut.test.ts: cannot be read',
    'failed: a.spec.ts: unexpected: Timeout',
    '47 passed, 2 failed, 1 skipped',
  ])
  const many = { passed: 0, failed: 12, skipped: 0, failures: Array.from({ length: 12 }, (_, at) => `${at}`) }
  expect(closingLines(many)).toMatch(/failed: 9\nand 2 more\n0 passed, 12 failed$/)
})
