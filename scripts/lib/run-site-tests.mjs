import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { run, stopOnSignals } from './children.mjs'
import { installIfNeeded } from './install.mjs'
import { at, Fault, log, program, runMain } from './script.mjs'
import { logProblems, readTestReport } from './test-report.mjs'

/**
 * Runs tests of the published site that have a separate command; builds the site if there is none.
 * The last line is `N passed, N failed`.
 * @param runner program of the packages, with `args`; it writes its JSON report to `report`
 * @param prepare finds or installs system programs for the tests; may resolve with variables for
 * them
 */
export async function runSiteTests({ runner, args, report, prepare = async () => undefined }) {
  stopOnSignals(130)
  await runMain(async () => {
    await installIfNeeded()
    const env = await prepare()
    if (!existsSync(at('dist'))) {
      const status = await run(process.execPath, [at('scripts/build.mjs')])
      if (status !== 0) throw new Fault('The site could not be built.')
    }
    mkdirSync(dirname(report), { recursive: true })
    rmSync(report, { force: true })
    const status = await run(program(runner), args, env)
    const tests = readTestReport(report)
    const { passed, failed } = tests ?? { passed: 0, failed: 0 }
    logProblems([tests])
    // A run that ends before its first test has also failed.
    log(`\n${passed} passed, ${failed || (status === 0 ? 0 : 1)} failed`)
    process.exitCode = status === 0 ? 0 : 1
  })
}
