import { gzipSync } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { button, expectHeading, footer, main } from './support/locators'
import { openOtherSite } from './support/other-site'
import { openSettled, pageHydrated, settled } from './support/page-state'
import { holdRequests, recordPaths } from './support/requests'
import { recordViolations, violationsOn } from './support/violations'

const bar = (page: Page) => page.getByRole('progressbar', { name: 'Η σελίδα φορτώνει' })
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

test('a bar shows while a page loads slowly (R152, R341)', async ({ page }) => {
  await openSettled(page, '/')
  const release = await holdRequests(page, /\/page-data\/return-policy\//)
  await footer(page).getByRole('link', { name: 'Επιστροφές' }).click()
  await expect(bar(page)).toBeInViewport()
  expect((await bar(page).boundingBox())?.height).toBe(3)
  release()
  await expectHeading(page, 'Πολιτική επιστροφών')
  await expect(bar(page)).toHaveCount(0)
})

for (const { list, kind, more } of [
  { list: 'an opened group', kind: 'all', more: /^Δείτε και τα \d+ προϊόντα$/ },
  { list: 'the only kind', kind: 'products', more: /^Δείτε ακόμη \d+ προϊόντα?$/ },
]) {
  test(`Back from a product restores all results of ${list} of a search and the position (R131)`, async ({
    page,
  }) => {
    await page.goto(`/search?${new URLSearchParams({ query: 'κάρτες', kind })}`)
    const group = main(page).getByRole('region', { name: 'Προϊόντα' })
    const products = group.getByRole('listitem')
    const open = group.getByRole('button', { name: more })
    await expect(open).toBeVisible()
    const shown = await products.count()
    while (await open.isVisible()) await open.click()
    const all = await products.count()
    expect(all).toBeGreaterThan(shown + 10)
    const last = products.last().getByRole('link')
    const name = await last.innerText()
    // By the keyboard, as the driver's own click may scroll the page once more.
    await last.focus()
    const before = await scrolled(page)
    await page.keyboard.press('Enter')
    await expectHeading(page, name)
    await expect.poll(() => scrolled(page)).toBe(0)
    const searches = recordPaths(page, /^\/api\/search/)
    await page.goBack()
    await expect(products).toHaveCount(all)
    await expect.poll(() => scrolled(page)).toBe(before)
    await expect(last).toBeFocused()
    expect(searches).toEqual([])
  })
}

test.describe('a page that was left at a position', () => {
  const bottom = 1200

  /** Opens the home page, scrolls it and waits until the position is stored. */
  async function leaveHomeScrolled(page: Page): Promise<void> {
    await openSettled(page, '/')
    await page.evaluate((top) => scrollTo(0, top), bottom)
    await expect
      .poll(() => page.evaluate(() => Object.values({ ...sessionStorage })))
      .toContain(`${bottom}`)
  }

  test('opens at the top by a link of another site and by its address (R131)', async ({ page }) => {
    const other = await openOtherSite(`${test.info().project.use.baseURL}/`)
    await leaveHomeScrolled(page)
    await page.goto(other.url)
    await page.getByRole('link').click()
    await pageHydrated(page)
    expect(await scrolled(page)).toBe(0)
    await page.goto('/blog')
    await page.goto('/')
    await pageHydrated(page)
    expect(await scrolled(page)).toBe(0)
    await other.stop()
  })

  test('opens there after a reload and by Back (R131)', { tag: '@smoke' }, async ({ page }) => {
    await leaveHomeScrolled(page)
    await page.reload()
    await pageHydrated(page)
    await expect.poll(() => scrolled(page)).toBe(bottom)
    await page.goto('/about')
    await page.goBack()
    await pageHydrated(page)
    await expect.poll(() => scrolled(page)).toBe(bottom)
  })
})

test.describe('prefetching', () => {
  /** Opens a list with many links; returns the addresses that are prefetched from then on. */
  async function openList(page: Page): Promise<string[]> {
    const ahead: string[] = []
    page.on('request', (sent) => {
      if (/page-data\/.+\/page-data\.json/.test(sent.url())) ahead.push(sent.url())
    })
    await page.clock.install()
    await page.goto('/products')
    await settled(page)
    ahead.length = 0
    return ahead
  }

  test('is limited to four pages at once, by requests that every browser allows under the content policy (R344)', async ({
    page,
  }) => {
    await recordViolations(page)
    const kinds = new Set<string>()
    page.on('request', (sent) => {
      if (sent.url().endsWith('/page-data.json')) kinds.add(sent.resourceType())
    })
    const ahead = await openList(page)
    kinds.clear()
    await page.clock.runFor(3_100)
    await expect.poll(() => ahead.length).toBeGreaterThan(0)
    expect(ahead.length).toBeLessThanOrEqual(4)
    expect([...kinds]).toEqual(['fetch'])
    await expect(page.locator('link[rel=prefetch]')).toHaveCount(0)
    expect(await violationsOn(page)).toEqual([])
  })

  test('is off in data saving mode, even on hover (R344)', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    const late = page.waitForResponse(/-late-\w+\.js$/)
    const ahead = await openList(page)
    await page.clock.runFor(10_000)
    await late
    await settled(page)
    await page.getByRole('article').first().getByRole('link').first().hover()
    await settled(page)
    expect(ahead).toEqual([])
  })
})

test('the sign-in form hydrates with no more than 206 kB of scripts (R478)', async ({ page }) => {
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('main form [type=submit]')) return
      performance.mark('alive')
      watch.disconnect()
    })
    watch.observe(document, { childList: true, subtree: true })
  })
  const weights = new Map<string, number>()
  page.on('response', async (answer) => {
    if (!answer.url().endsWith('.js')) return
    weights.set(answer.url(), gzipSync(await answer.body(), { level: 9 }).length)
  })
  await page.goto('/account/login')
  await expect(button(page, 'Σύνδεση')).toBeVisible()
  await settled(page)
  const needed = await page.evaluate(() => {
    const alive = performance.getEntriesByName('alive')[0]?.startTime ?? 0
    const scripts = performance.getEntriesByType('resource')
    return scripts.filter(({ startTime }) => startTime <= alive).map(({ name }) => name)
  })
  const weight = needed.reduce((sum, name) => sum + (weights.get(name) ?? 0), 0)
  expect(weight).toBeGreaterThan(150_000)
  expect(weight).toBeLessThanOrEqual(206_000)
})
