import { readyJq, readyNginx } from './lib/find-nginx.mjs'
import { runSiteTests } from './lib/run-site-tests.mjs'
import { at } from './lib/script.mjs'

const report = at('.data/check/hosts.json')
const config = '--config=tests/hosts/jest.config.mjs'
const names = process.argv.slice(2)

// The host-contract tests against the gateway, nginx, the worker and the container's commands, and
// the upload to an object store; names of test files limit the run.
await runSiteTests({
  runner: 'jest',
  args: [config, '--runInBand', ...names, '--json', `--outputFile=${report}`],
  report,
  prepare: async () => {
    await readyNginx()
    await readyJq()
  },
})
