import { writeFile } from 'node:fs/promises'
import { test as base, expect } from '@playwright/test'
import { startLimitMs } from '../support/programs'
import type { Engine, EngineName } from './engine-browser'
import { startFirefox } from './firefox'
import { openShop, type Shop } from './shop'
import { unexpected } from './tolerated-errors'
import { Visitor } from './visitor'
import { startWebKit } from './webkit'

interface OfWorker {
  /** The engine of the project. */
  engineName: EngineName
  shop: Shop
  engine: Engine
}

/** Tests with a new browser each; engine and servers are shared by the worker. */
export const test = base.extend<{ visitor: Visitor }, OfWorker>({
  engineName: ['firefox', { scope: 'worker', option: true }],
  shop: [
    async ({ engineName }, use) => {
      // Firefox reports the errors of its pages.
      const shop = await openShop(engineName === 'webkit')
      await use(shop)
      await shop.close()
    },
    { scope: 'worker', timeout: startLimitMs },
  ],
  engine: [
    async ({ engineName }, use) => {
      const engine = await (engineName === 'webkit' ? startWebKit() : startFirefox())
      await use(engine)
      await engine.stop()
    },
    { scope: 'worker', timeout: startLimitMs },
  ],
  visitor: async ({ engine, engineName, shop }, use, testInfo) => {
    shop.mend()
    shop.errors.length = 0
    const browser = await engine.newBrowser()
    try {
      await use(new Visitor(browser, shop.site))
      if (testInfo.status !== testInfo.expectedStatus) {
        const path = testInfo.outputPath('window.png')
        await writeFile(path, await browser.screenshot())
        await testInfo.attach('window', { path, contentType: 'image/png' })
      }
      const errors = [...browser.errors(), ...shop.errors]
      expect.soft(unexpected(errors, engineName)).toEqual([])
    } finally {
      await browser.close()
    }
  },
})
