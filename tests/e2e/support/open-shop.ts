import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as plain } from '@playwright/test'
import { startLimitMs } from '../../support/programs'
import { emulatorUrl } from './environment'
import { startGateway, test as withServers } from './own-servers'
import { type SiteCopy, siteCopies } from './site-copies'

interface OpenSite {
  /** Folder of the site, built for everyone. */
  openSiteDir: string
}

/** A copy of the built site for everyone, for as long as the tests of a worker run. */
async function withOpenSite(use: (dir: string) => Promise<void>): Promise<void> {
  const room = mkdtempSync(join(tmpdir(), 'open-shop-'))
  const dir = join(room, 'site')
  siteCopies(room, dir)(openToEveryone)
  await use(dir)
  rmSync(room, { recursive: true, force: true })
}

/** End-to-end tests of a shop that is open to everyone, in front of the emulator of all tests. */
export const test = plain.extend<{ baseURL: string }, OpenSite & { openSite: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from here
  openSiteDir: [({}, use) => withOpenSite(use), { scope: 'worker' }],
  openSite: [
    async ({ openSiteDir }, use) => {
      const gateway = await startGateway(emulatorUrl, settingsOf(openSiteDir))
      await use(gateway.url)
      await gateway.stop()
    },
    { scope: 'worker', timeout: startLimitMs },
  ],
  baseURL: async ({ openSite }, use) => use(openSite),
})

/** The same with servers of the worker, whose stock and answers a test changes. */
export const testWithOwnServers = withServers.extend<object, OpenSite>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from here
  openSiteDir: [({}, use) => withOpenSite(use), { scope: 'worker' }],
  gatewayOptions: [
    async ({ openSiteDir }, use) => use(settingsOf(openSiteDir)),
    { scope: 'worker' },
  ],
})

const settingsOf = (dir: string) => ({ SITE_DIR: dir, SHOP_AUDIENCE: 'everyone' })

/** Gives the scripts the setting of a build for everyone. */
function openToEveryone(copy: SiteCopy): void {
  const setting = /(shopAudience["']?:\s*["'])\w+/g
  const scripts = copy.paths().filter((path) => path.endsWith('.js'))
  const set = scripts.filter((path) => copy.read(path).search(setting) >= 0)
  if (set.length === 0) throw new Error('No script has the setting')
  for (const path of set) copy.write(path, copy.read(path).replace(setting, '$1everyone'))
}
