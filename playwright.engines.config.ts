import { defineConfig } from '@playwright/test'

/** The main flows in Firefox and WebKit by WebDriver; playwright.config.ts runs all in Chromium. */
export default defineConfig<object, { engineName: 'firefox' | 'webkit' }>({
  testDir: 'tests/engines',
  testMatch: '**/*.e2e.ts',
  globalSetup: './tests/engines/programs.ts',
  outputDir: 'test-results/engines',
  workers: 2,
  retries: 1,
  forbidOnly: true,
  // Generous: only a test that hangs should time out.
  timeout: 600_000,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE || '.data/check/engines.json' }],
  ],
  projects: [
    { name: 'firefox', use: { engineName: 'firefox' } },
    { name: 'webkit', use: { engineName: 'webkit' } },
  ],
})
