import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { log, root } from './script'

/** Counts of tests, and a line for each that failed or was retried. */
export interface TestReport {
  passed: number
  failed: number
  /** Passed at the second attempt: they count as passed, too. */
  retried: number
  skipped: number
  problems: string[]
}

/** The parts of Playwright's report that are read. */
interface PlaywrightReport {
  config: { rootDir: string }
  stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>
  suites: readonly Suite[]
}
interface Suite {
  specs?: readonly Spec[]
  suites?: readonly Suite[]
}
interface Spec {
  file: string
  line: number
  title: string
  tests: readonly {
    status: string
    projectName: string
    results: readonly { errors: readonly { message?: string }[] }[]
  }[]
}

/** The parts of Jest's report that are read. */
interface JestReport {
  numPassedTests: number
  numFailedTests: number
  numRuntimeErrorTestSuites: number
  numPendingTests?: number
  numTodoTests?: number
  testResults: readonly {
    name: string
    status: string
    message: string
    assertionResults: readonly { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

/**
 * Reads a JSON report of Jest or Playwright; null if there is none. A test file that cannot be
 * loaded counts as failed. A problem is a test's location, its title, and the first line of its
 * error.
 */
export function readTestReport(path: string): TestReport | null {
  const report = readJson(path)
  if (report === null) return null
  return 'stats' in report ? readPlaywright(report) : readJest(report)
}

/** Null if a program ended before it wrote its report. */
function readJson(path: string): PlaywrightReport | JestReport | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}

/** Prints the tests of these reports that failed or were retried, a line each. */
export function logProblems(reports: readonly (TestReport | null | undefined)[]): void {
  const problems = reports.flatMap((report) => report?.problems ?? [])
  if (problems.length > 0) log(`\n${problems.map((line) => `  ${line}`).join('\n')}`)
}

function readPlaywright({ config, stats, suites }: PlaywrightReport): TestReport {
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
function specsOf({ specs = [], suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)]
}

function readJest(report: JestReport): TestReport {
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

function problem(outcome: string, place: string, title: string, error = ''): string {
  const lines = stripVTControlCharacters(error).split('\n')
  const reason = lines.find((line) => line.trim() !== '')?.trim()
  return `${outcome}: ${place} › ${title}${reason ? ` — ${reason}` : ''}`
}
