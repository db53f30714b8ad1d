import { readFile } from 'node:fs/promises'
import { stripVTControlCharacters } from 'node:util'

const none = { passed: 0, failed: 0, skipped: 0, failures: [] }
const mostFailures = 10

const firstLine = (text = '') => stripVTControlCharacters(text).trim().split('\n')[0]

/** What a vitest report in JSON counts. */
export function countVitest(report) {
  return {
    passed: report.numPassedTests,
    // A file that cannot even be read has no tests to fail.
    failed: Math.max(report.numFailedTests, report.success ? 0 : 1),
    skipped: report.numPendingTests + report.numTodoTests,
    failures: (report.testResults ?? []).flatMap(({ name, message, status, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed')
      // A file that cannot even be read has no tests.
      if (status === 'failed' && failed.length === 0) return [`${name}: ${firstLine(message)}`]
      return failed.map(({ fullName, failureMessages }) => `${name}: ${fullName}: ${firstLine(failureMessages[0])}`)
    }),
  }
}

/** What a Playwright report in JSON counts. */
export function countPlaywright({ stats, errors, suites = [] }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: Math.max(stats.unexpected, errors.length > 0 ? 1 : 0),
    skipped: stats.skipped,
    failures: [...suites.flatMap(failuresOf), ...errors.map(({ message }) => firstLine(message))],
  }
}

/** Of a suite of Playwright's, and of those within it. */
function failuresOf({ specs = [], suites = [] }) {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
    .map(({ file, title, tests }) => {
      const { error } = tests.flatMap(({ results }) => results).findLast((result) => result.error) ?? {}
      return `${file}: ${title}: ${firstLine(error?.message)}`
    })
  return [...own, ...suites.flatMap(failuresOf)]
}

/** Counts a report file; a tool that left none behind has failed once. */
export async function countFile(file, count) {
  try {
    return count(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return { ...none, failed: 1 }
  }
}

export function sumCounts(counts) {
  return counts.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
      failures: [...sum.failures, ...one.failures],
    }),
    none,
  )
}

/** What failed, by name, with the first line of why; last `412 passed, 0 failed`, and what was skipped if anything was. */
export function closingLines({ passed, failed, skipped, failures }) {
  const more = failures.length - mostFailures
  return [
    ...failures.slice(0, mostFailures).map((each) => `failed: ${each}`),
    ...(more > 0 ? [`and ${more} more`] : []),
    `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  ].join('\n')
}
