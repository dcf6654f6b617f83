import { gzipSync } from 'node:zlib'
import { expect, type Response, test } from '@playwright/test'
import { firstLoadBudget } from '#contract/site/first-load'
import { holdIdle, noMoreScripts } from './support/page-metrics'
import { pageHydrated } from './support/page-state'
import { addressOf, type PageName } from './support/public-pages'

const kilobyte = 1000

/** Deferred scripts that load for a guest once the page is idle, in gzip bytes. */
const idle = {
  home: 15.25 * kilobyte,
  products: 18.25 * kilobyte,
  'product category': 18.25 * kilobyte,
  product: 18.25 * kilobyte,
  lesson: 15.25 * kilobyte,
  about: 15.25 * kilobyte,
} as const satisfies Partial<Record<PageName, number>>

/** The facts of a product, which on a wide screen begin near the first one. */
const productFacts = 1 * kilobyte

/** Scripts that only a press, a member or the way down a page needs, by their names. */
const later =
  /\/(?:session|shared-by-(?:session|machines|queries|requests)|member-|account-|cart-|live-|lesson-|practice|product-reviews)/

for (const name of Object.keys(idle) as (keyof typeof idle)[]) {
  test(`the page "${name}" is within its script budgets (R477)`, async ({ page, isMobile }) => {
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
    const budget = idle[name] + (name === 'product' && !isMobile ? productFacts : 0)
    expect(await weightOf(scripts)).toBeLessThanOrEqual(budget)
    expect(scripts.map((script) => script.url()).filter((url) => later.test(url))).toEqual([])
  })
}

test('comments are loaded on the way to them, without anything of the session', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') scripts.push(answer.url())
  })
  await page.goto(await addressOf('lesson'))
  await noMoreScripts(page)
  expect(scripts.filter((url) => url.includes('/live-comments'))).toEqual([])
  const comments = page.waitForResponse(/\/live-comments-\w+\.js$/)
  await page.locator('#blog-post-comments').scrollIntoViewIfNeeded()
  await comments
  await noMoreScripts(page)
  const ofSession = /\/(?:session|shared-by-(?:session|machines)|member-|account-)/
  expect(scripts.filter((url) => ofSession.test(url))).toEqual([])
})

async function weightOf(scripts: readonly Response[]): Promise<number> {
  expect(scripts.length).toBeGreaterThan(0)
  const bodies = await Promise.all(scripts.map((script) => script.body()))
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)
}
