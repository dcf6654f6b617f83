import { existsSync, rmSync } from 'node:fs'
import { run, stopOnSignals } from './lib/children.mjs'
import { installIfNeeded } from './lib/install.mjs'
import { Fault, say, tell } from './lib/log.mjs'
import { at, program } from './lib/places.mjs'
import { testCounts } from './lib/test-counts.mjs'

const report = at('.data/check/engines.json')

/** Walks through the built site in Firefox and WebKit; the last line is `N passed, N failed`. */
async function walk() {
  rmSync(report, { force: true })
  const config = '--config=playwright.engines.config.ts'
  const status = await run(program('playwright'), ['test', config])
  const { passed, failed } = testCounts(report) ?? { passed: 0, failed: 0 }
  // A run that ends before its first test has failed, too.
  say(`\n${passed} passed, ${failed || (status === 0 ? 0 : 1)} failed`)
  process.exitCode = status === 0 ? 0 : 1
}

stopOnSignals(130)
await tell(async () => {
  await installIfNeeded()
  if (!existsSync(at('dist'))) {
    const status = await run(process.execPath, [at('scripts/build.mjs')])
    if (status !== 0) throw new Fault('The site could not be built.')
  }
  await walk()
})
