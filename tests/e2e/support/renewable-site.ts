import { test as plain } from '@playwright/test'
import { type LaterSite, startLaterSite } from '../../support/later-site'
import { emulatorUrl } from './emulator-url'
import { gatewaySettings } from './own-servers'
import { answers, freePort, start, stop } from './programs'

/** A host of our own whose site can be published anew while pages are open. */
interface RenewableSite extends Pick<LaterSite, 'publish'> {
  /** Where people open the site. */
  site: string
}

/** End-to-end tests with such a host; each begins with the first version. */
export const test = plain.extend<{ renewable: RenewableSite }>({
  serviceWorkers: 'allow',
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from here
  renewable: async ({}, use) => {
    const later = await startLaterSite(process.env.SITE_DIR || 'dist')
    const port = await freePort()
    const site = `http://localhost:${port}`
    const settings = { ...gatewaySettings(site, emulatorUrl, port), SITE_DIR: later.folder }
    const gateway = start('gateway/server.ts', settings)
    try {
      await answers(`${site}/api/health`)
      await use({ site, publish: later.publish })
    } finally {
      await stop(gateway)
      await later.remove()
    }
  },
})
