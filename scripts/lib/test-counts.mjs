import { readFileSync } from 'node:fs'

/**
 * Tests passed and failed according to a report in JSON, of Jest or of Playwright; null where
 * there is no such report.
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
    const { expected, unexpected, flaky } = report.stats
    return { passed: expected + flaky, failed: unexpected }
  }
  const brokenFiles = report.numRuntimeErrorTestSuites
  return { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles }
}
