import { findChromium } from './lib/find-chromium.mjs'
import { readyNginx } from './lib/find-nginx.mjs'
import { findRedis } from './lib/find-redis.mjs'
import { runSiteTests } from './lib/run-site-tests.mjs'
import { at } from './lib/script.mjs'

// The end-to-end tests of sessions, limits, orders and sockets against two gateways behind nginx,
// and those of killed copies; names of test files limit the run.
await runSiteTests({
  runner: 'playwright',
  args: ['test', '--project=phone', ...process.argv.slice(2)],
  report: at('.data/check/e2e-copies.json'),
  prepare: async () => {
    await readyNginx()
    return {
      E2E_AGAINST: 'copies',
      CHROMIUM_PATH: await findChromium(),
      REDIS_SERVER_PATH: await findRedis(),
    }
  },
})
