import { defineConfig } from '@playwright/test'

/** The main walks in Firefox and WebKit, by WebDriver; playwright.config.ts does all in Chromium. */
export default defineConfig<object, { engineName: 'firefox' | 'webkit' }>({
  testDir: 'tests/engines',
  testMatch: '**/*.e2e.ts',
  globalSetup: './tests/engines/demand-programs.ts',
  outputDir: 'test-results/engines',
  workers: 2,
  // As in the e2e: what passes only at the second attempt is named as flaky.
  retries: 1,
  forbidOnly: true,
  timeout: 120_000,
  reporter: [['list'], ['json', { outputFile: '.data/check/engines.json' }]],
  projects: [
    { name: 'firefox', use: { engineName: 'firefox' } },
    { name: 'webkit', use: { engineName: 'webkit' } },
  ],
})
