import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as plain } from '@playwright/test'
import { startLimitMs } from '../../support/programs'
import { emulatorUrl } from './environment'
import { startGateway } from './own-servers'
import { type SiteCopy, siteCopies } from './site-copies'

/** End-to-end tests of a shop that is open to everyone, in front of the emulator of all tests. */
export const test = plain.extend<{ baseURL: string }, { openSite: string }>({
  openSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from here
    async ({}, use) => {
      const room = mkdtempSync(join(tmpdir(), 'open-shop-'))
      const link = join(room, 'site')
      siteCopies(room, link)(openToEveryone)
      const gateway = await startGateway(emulatorUrl, { SITE_DIR: link, SHOP_AUDIENCE: 'everyone' })
      try {
        await use(gateway.url)
      } finally {
        await gateway.stop()
        rmSync(room, { recursive: true, force: true })
      }
    },
    { scope: 'worker', timeout: startLimitMs },
  ],
  baseURL: async ({ openSite }, use) => use(openSite),
})

/** Gives the scripts the setting of a build for everyone. */
function openToEveryone(copy: SiteCopy): void {
  const setting = /(shopAudience["']?:\s*["'])\w+/g
  const scripts = copy.paths().filter((path) => path.endsWith('.js'))
  const set = scripts.filter((path) => copy.read(path).search(setting) >= 0)
  if (set.length === 0) throw new Error('No script has the setting')
  for (const path of set) copy.write(path, copy.read(path).replace(setting, '$1everyone'))
}
