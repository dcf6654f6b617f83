import { defineConfig } from '@playwright/test'

const gatewayPort = process.env.E2E_GATEWAY_PORT || '8010'
const emulatorPort = process.env.E2E_EMULATOR_PORT || '8110'
const origin = `http://localhost:${gatewayPort}`
const upstream = `http://localhost:${emulatorPort}`

/** Limit of a server's start, in ms: it compiles first. */
const startLimitMs = 240_000

/** Session key of the tests' gateway. */
const sessionKey = Buffer.alloc(32, 'key of the sessions in end-to-end tests').toString('base64url')

/** The emulator's own provider, as in scripts/lib/settings.ts. */
const providers = {
  mikro: {
    issuer: `${upstream}/provider`,
    clientId: 'mikro-shop',
    clientSecret: 'mikro-shop-development-secret',
  },
}

/** End-to-end tests whose result depends on the screen size. */
const screenMatters =
  /\/(?:accessibility|account-overview|frame|home|keyboard|navigation|product)\.e2e\.ts$/

/**
 * Flags that disable background activity, so that the browser behaves the same on every machine.
 */
const quietChromium = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Tests of state that gateway copies share: sessions, limits, orders and sockets. */
const sharedState =
  /\/(?:cart|checkout|copies|devices|ended-session|guards|notifications|order-once|orders|password-change|providers|reauthentication|restarted-copies|session|sign-in|two-factor)\.e2e\.ts$/

/**
 * `real` replaces the emulator by the real django-allauth (`npm run test:allauth`). `copies` runs
 * two gateways behind nginx (`npm run test:copies`).
 */
const against = process.env.E2E_AGAINST
const isReal = against === 'real'
const isCopies = against === 'copies'

/** The API behind the gateway. */
const server = isReal
  ? {
      command: 'node scripts/run.mjs allauth',
      url: `${upstream}/api/v1/health`,
      timeout: startLimitMs,
      // It must stop the Python program that it started.
      gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
      env: { ALLAUTH_PORT: emulatorPort, ALLAUTH_PUBLIC_URL: origin },
    }
  : {
      command: 'node --import tsx server/emulator/server.ts',
      url: `${upstream}/api/v1/health`,
      timeout: startLimitMs,
      env: {
        EMULATOR_PORT: emulatorPort,
        EMULATOR_DATABASE: ':memory:',
        PUBLIC_URL: origin,
      },
    }

/**
 * A visitor who declined all cookies, so that no banner covers the page. Consent tests reset it.
 */
const declinedBefore = {
  cookies: [
    {
      name: 'ncc_c',
      value: '0',
      domain: 'localhost',
      path: '/',
      expires: -1,
      httpOnly: false,
      secure: true,
      sameSite: 'Strict' as const,
    },
  ],
  origins: [],
}

const desktop = { viewport: { width: 1280, height: 800 } }

/** End-to-end tests: the built site with its own gateway and emulator, in the system's Chromium. */
export default defineConfig({
  testDir: isCopies ? 'tests' : 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/support/environment.ts',
  workers: 2,
  // A test that passes only at the second attempt is reported as flaky.
  retries: 1,
  forbidOnly: true,
  // Generous: only a test that hangs should time out.
  timeout: 300_000,
  expect: { timeout: 30_000, toPass: { timeout: 60_000 } },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE || '.data/check/e2e.json' }],
  ],
  ...(isReal ? { grep: /@real/ } : {}),
  ...(isCopies ? { testMatch: sharedState } : {}),
  use: {
    baseURL: origin,
    actionTimeout: 60_000,
    navigationTimeout: 120_000,
    locale: 'el-GR',
    timezoneId: 'Europe/Athens',
    storageState: declinedBefore,
    // A service worker would answer from its caches. Tests of the service worker allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
      args: quietChromium,
    },
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', testMatch: screenMatters, use: desktop },
    { name: 'desktop-rest', testIgnore: screenMatters, use: desktop },
  ],
  webServer: [
    server,
    {
      command: `node --import tsx ${isCopies ? 'tests/copies/serve-copies.ts' : 'server/gateway/server.ts'}`,
      url: `${origin}/api/health`,
      timeout: startLimitMs,
      // The copies must stop the programs that they started.
      ...(isCopies ? { gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 } } : {}),
      env: {
        GATEWAY_PORT: gatewayPort,
        PUBLIC_URL: origin,
        UPSTREAM_URL: upstream,
        SESSION_KEYS: sessionKey,
        RATE_LIMITS: 'off',
        // Makes changes at the API visible immediately.
        LIST_LIFE_MS: '1',
        PROVIDERS: JSON.stringify(providers),
        PAYMENT_HOSTS: new URL(upstream).host,
        ORDER_MAIL: 'sent',
        WITHDRAWAL_MAIL: 'sent',
      },
    },
  ],
})
