import { expect, type Page, test as plain } from '@playwright/test'
import { setControl } from '../e2e/support/environment'
import { gatewaySettings, startEmulator } from '../e2e/support/own-servers'
import { signInByForm, superuser } from '../e2e/support/sign-in'
import { freePort, startLimitMs } from '../support/programs'
import { type GatewayCopies, startCopies } from './gateway-copies'

/** Two gateways behind nginx, and the API behind them. */
export interface Shop extends GatewayCopies {
  site: string
  /** Address of the emulator. */
  upstream: string
}

/** Requests allowed per minute and IP address; far more than a person sends. */
export const requestsPerMinute = 600

// Two gateways behind nginx for each test, with rate limits as in production.
export const test = plain.extend<{ limits: Record<string, string>; shop: Shop; baseURL: string }>({
  limits: [{ RATE_LIMITS: 'on', REQUESTS_PER_MINUTE: String(requestsPerMinute) }, { option: true }],
  shop: [
    async ({ limits }, use) => {
      const port = await freePort()
      const site = `http://localhost:${port}`
      const emulator = await startEmulator(site)
      const copies = await startCopies(port, {
        ...gatewaySettings(site, emulator.url, port),
        ...limits,
      })
      await setControl('limits', { enabled: false }, emulator.url)
      await use({ site, upstream: emulator.url, ...copies })
      await Promise.all([copies.stop(), emulator.stop()])
    },
    { timeout: startLimitMs },
  ],
  baseURL: async ({ shop }, use) => use(shop.site),
})

/** Signs in by the form, in the browser. */
export async function signInToAccount(page: Page): Promise<void> {
  await page.goto('/account/login')
  await signInByForm(page, superuser.email)
  await expect(page).toHaveURL(/\/account$/)
}
