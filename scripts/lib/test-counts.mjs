import { readFileSync } from 'node:fs'

/**
 * Counts of a JSON report of Jest or Playwright, null where there is none. `retried` passed at the
 * second attempt (they count as passed, too); a test file that cannot be loaded counts as failed.
 */
export function testCounts(path) {
  try {
    return counts(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return null
  }
}

function counts(report) {
  if (report.stats) {
    const { expected, unexpected, flaky, skipped } = report.stats
    return { passed: expected + flaky, failed: unexpected, retried: flaky, skipped }
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    retried: 0,
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
  }
}
