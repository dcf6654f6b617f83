import { test as plain } from '@playwright/test'
import { emulatorUrl } from './emulator-url'
import { type HostileUpstream, startHostileUpstream } from './hostile-upstream'
import { gatewaySettings } from './own-servers'
import { answers, freePort, start, stop } from './programs'

/** A gateway whose API is watched, and says hostile things. */
interface SpiedSite {
  site: string
  upstream: HostileUpstream
}

/** End-to-end tests with such a gateway, which starts with the first of them and knows only of the present. */
export const test = plain.extend<{ spied: SpiedSite }, { spiedSite: SpiedSite }>({
  spiedSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from here
    async ({}, use) => {
      const upstream = await startHostileUpstream(emulatorUrl)
      const port = await freePort()
      const site = `http://localhost:${port}`
      const gateway = start('gateway/server.ts', gatewaySettings(site, upstream.url, port))
      try {
        await answers(`${site}/api/health`)
        await use({ site, upstream })
      } finally {
        await Promise.all([stop(gateway), upstream.stop()])
      }
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  spied: async ({ spiedSite }, use) => {
    spiedSite.upstream.asked.length = 0
    await use(spiedSite)
  },
})
