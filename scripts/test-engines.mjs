import { existsSync, rmSync } from 'node:fs'
import { run, stopOnSignals } from './lib/children.mjs'
import { installIfNeeded } from './lib/install.mjs'
import { at, Fault, log, program, runMain } from './lib/script.mjs'
import { testCounts } from './lib/test-counts.mjs'

const report = at('.data/check/engines.json')

/** Runs the main user flows in Firefox and WebKit; the last line is `N passed, N failed`. */
async function runEngines() {
  rmSync(report, { force: true })
  const config = '--config=playwright.engines.config.ts'
  const status = await run(program('playwright'), ['test', config])
  const { passed, failed } = testCounts(report) ?? { passed: 0, failed: 0 }
  // A run that ends before its first test has failed, too.
  log(`\n${passed} passed, ${failed || (status === 0 ? 0 : 1)} failed`)
  process.exitCode = status === 0 ? 0 : 1
}

stopOnSignals(130)
await runMain(async () => {
  await installIfNeeded()
  if (!existsSync(at('dist'))) {
    const status = await run(process.execPath, [at('scripts/build.mjs')])
    if (status !== 0) throw new Fault('The site could not be built.')
  }
  await runEngines()
})
