import { readFile } from 'node:fs/promises'

const none = { passed: 0, failed: 0, skipped: 0 }

/** What a vitest report in JSON counts. */
export function countVitest(report) {
  return {
    passed: report.numPassedTests,
    // A file that cannot even be read has no tests to fail.
    failed: Math.max(report.numFailedTests, report.success ? 0 : 1),
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** What a Playwright report in JSON counts. */
export function countPlaywright({ stats, errors }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: Math.max(stats.unexpected, errors.length > 0 ? 1 : 0),
    skipped: stats.skipped,
  }
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
    }),
    none,
  )
}

/** The closing line: `412 passed, 0 failed`, and what was skipped if anything was. */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
