import { runSiteTests } from './lib/run-site-tests.mjs'
import { at } from './lib/script.mjs'

// The main user flows in Firefox and WebKit.
await runSiteTests({
  runner: 'playwright',
  args: ['test', '--config=playwright.engines.config.ts'],
  report: at('.data/check/engines.json'),
})
