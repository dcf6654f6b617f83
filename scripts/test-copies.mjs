import { existsSync, rmSync } from 'node:fs'
import { run, stopOnSignals } from './lib/children.mjs'
import { findChromium } from './lib/find-chromium.mjs'
import { readyNginx } from './lib/find-nginx.mjs'
import { findRedis } from './lib/find-redis.mjs'
import { installIfNeeded } from './lib/install.mjs'
import { at, Fault, log, program, runMain } from './lib/script.mjs'
import { testCounts } from './lib/test-counts.mjs'

const report = at('.data/check/e2e-copies.json')

/**
 * Runs the end-to-end tests of sessions, limits, orders and sockets against two gateways behind nginx,
 * and those of killed copies; names of test files narrow the run. The last line is `N passed, N failed`.
 */
async function runCopies(names) {
  rmSync(report, { force: true })
  const status = await run(program('playwright'), ['test', '--project=phone', ...names], {
    E2E_AGAINST: 'copies',
    CHROMIUM_PATH: await findChromium(),
    REDIS_SERVER_PATH: await findRedis(),
  })
  const { passed, failed } = testCounts(report) ?? { passed: 0, failed: 0 }
  // A run that ends before its first test has failed, too.
  log(`\n${passed} passed, ${failed || (status === 0 ? 0 : 1)} failed`)
  process.exitCode = status === 0 ? 0 : 1
}

stopOnSignals(130)
await runMain(async () => {
  await installIfNeeded()
  await readyNginx()
  if (!existsSync(at('dist'))) {
    const status = await run(process.execPath, [at('scripts/build.mjs')])
    if (status !== 0) throw new Fault('The site could not be built.')
  }
  await runCopies(process.argv.slice(2))
})
