import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { log, root } from './script.mjs'

/**
 * Reads a JSON report of Jest or Playwright; null if there is none. `retried` tests passed at the
 * second attempt (they also count as passed); a test file that cannot be loaded counts as failed.
 * `problems` has a line for each test that failed or was retried: its location, its title, and the
 * first line of its error.
 * @returns {{ passed: number, failed: number, retried: number, skipped: number,
 *   problems: string[] } | null}
 */
export function readTestReport(path) {
  const report = readJson(path)
  if (report === null) return null
  return report.stats ? readPlaywright(report) : readJest(report)
}

/** Null if a program ended before it wrote its report. */
function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}

/** Prints the tests of these reports that failed or were retried, a line each. */
export function logProblems(reports) {
  const problems = reports.flatMap((report) => report?.problems ?? [])
  if (problems.length > 0) log(`\n${problems.map((line) => `  ${line}`).join('\n')}`)
}

function readPlaywright({ config, stats, suites }) {
  const { expected, unexpected, flaky, skipped } = stats
  const problems = suites.flatMap(specsOf).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, projectName, results }) => {
        const error = results.flatMap(({ errors }) => errors)[0]?.message
        const outcome = status === 'flaky' ? 'retried' : 'failed'
        const path = relative(root, join(config.rootDir, file))
        return problem(outcome, `${path}:${line} [${projectName}]`, title, error)
      }),
  )
  return { passed: expected + flaky, failed: unexpected, retried: flaky, skipped, problems }
}

/** Tests of a suite and of its nested suites. */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

function readJest(report) {
  const problems = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) {
      return [problem('failed', file, 'cannot be run', message)]
    }
    return failed.map(({ fullName, failureMessages }) =>
      problem('failed', file, fullName, failureMessages[0]),
    )
  })
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    retried: 0,
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
    problems,
  }
}

function problem(outcome, place, title, error = '') {
  const lines = stripVTControlCharacters(error).split('\n')
  const reason = lines.find((line) => line.trim() !== '')?.trim()
  return `${outcome}: ${place} › ${title}${reason ? ` — ${reason}` : ''}`
}
