import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { run, stopOnSignals } from './lib/children.mjs'
import { readyNginx } from './lib/find-nginx.mjs'
import { installIfNeeded } from './lib/install.mjs'
import { at, Fault, log, program, runMain } from './lib/script.mjs'
import { testCounts } from './lib/test-counts.mjs'

const report = at('.data/check/hosts.json')

/**
 * Runs the host-contract tests against the gateway, nginx, the worker and the container's commands;
 * names of test files narrow the run. The last line is `N passed, N failed`.
 */
async function runHosts(names) {
  mkdirSync(at('.data/check'), { recursive: true })
  rmSync(report, { force: true })
  const args = ['--config=tests/hosts/jest.config.mjs', '--runInBand', ...names]
  const status = await run(program('jest'), [...args, '--json', `--outputFile=${report}`])
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
  await runHosts(process.argv.slice(2))
})
