import { gzipSync } from 'node:zlib'
import { expect, type Response, test } from '@playwright/test'
import { firstLoadBudget } from '#contract/site/first-load'
import { holdIdle, noMoreScripts } from './support/page-metrics'
import { pageHydrated } from './support/page-state'
import { addressOf, type PageName } from './support/public-pages'

const kilobyte = 1000

/** Deferred scripts that load once the page is idle, in gzip bytes. */
const idle = {
  home: 15.5 * kilobyte,
  products: 18 * kilobyte,
  'product category': 18 * kilobyte,
  product: 62 * kilobyte,
  lesson: 70 * kilobyte,
} as const satisfies Partial<Record<PageName, number>>

for (const name of ['home', 'products', 'product category', 'product', 'lesson'] as const) {
  test(`the page "${name}" is within its script budgets`, async ({ page }) => {
    const scripts: Response[] = []
    page.on('response', (answer) => {
      if (answer.request().resourceType() === 'script') scripts.push(answer)
    })
    const letBeIdle = await holdIdle(page)
    await page.goto(await addressOf(name))
    await pageHydrated(page)
    await noMoreScripts(page)
    expect(await weightOf(scripts.splice(0))).toBeLessThanOrEqual(firstLoadBudget)

    const late = page.waitForResponse(/-late-\w+\.js$/)
    await letBeIdle()
    await late
    await noMoreScripts(page)
    expect(await weightOf(scripts)).toBeLessThanOrEqual(idle[name])
  })
}

async function weightOf(scripts: readonly Response[]): Promise<number> {
  expect(scripts.length).toBeGreaterThan(0)
  const bodies = await Promise.all(scripts.map((script) => script.body()))
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)
}
