import { expect, type Page, test } from '@playwright/test'
import { footer } from './support/locators'
import { layoutShift } from './support/page-metrics'
import { pageHydrated } from './support/page-state'
import { addressOf } from './support/public-pages'
import { holdRequests } from './support/requests'

test.describe.configure({ mode: 'parallel' })

for (const name of ['home', 'product', 'lesson', 'about'] as const) {
  test(`no layout shift with a late typeface: ${name}`, async ({ page }) => {
    const release = await holdTypeface(page)
    await page.goto(await addressOf(name), { waitUntil: 'commit' })
    await pageHydrated(page)
    await release()
    expect(await layoutShift(page)).toBe(0)
    expect(await drawsTypeface(page)).toBe(false)
  })
}

test('a late typeface is used from the next page on', async ({ page }) => {
  const release = await holdTypeface(page)
  await page.goto('/about', { waitUntil: 'commit' })
  await pageHydrated(page)
  // The footer has its own height once it is near: in another font it may be more than is reserved.
  await footer(page).scrollIntoViewIfNeeded()
  const before = await layoutShift(page)
  await release()
  // A deferred script loads it once the page is idle.
  await expect(async () => {
    await follow(page, 'Όροι χρήσης', '/terms-of-use')
    await follow(page, 'Επικοινωνία', '/contact')
    expect(await drawsTypeface(page)).toBe(true)
  }).toPass()
  expect(await layoutShift(page)).toBe(before)
})

test('a cached typeface is used at once', async ({ page }) => {
  await page.goto('/about')
  // Browsers wait only briefly for the cached file.
  await expect(async () => {
    await page.reload()
    expect(await drawsTypeface(page)).toBe(true)
  }).toPass()
})

async function follow(page: Page, name: string, path: string): Promise<void> {
  await footer(page).getByRole('link', { name }).click()
  await expect(page).toHaveURL((url) => url.pathname === path)
}

/** Holds back the typeface of pages opened from now on; returns a function that releases it. */
async function holdTypeface(page: Page): Promise<() => Promise<void>> {
  const release = await holdRequests(page, /\.woff2$/)
  return async () => {
    release()
    await page.waitForFunction(() => {
      const wanted = [...document.querySelectorAll<HTMLLinkElement>('link[as=font]')]
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
      return wanted.length > 0 && wanted.every(({ href }) => loaded.includes(href))
    })
  }
}

/** Whether text is drawn with the typeface, by its width compared with another one. */
async function drawsTypeface(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const [own, other] = ['Manrope, monospace', 'monospace'].map((fontFamily) => {
      const words = document.createElement('span')
      Object.assign(words.style, { position: 'absolute', font: `16px ${fontFamily}` })
      words.textContent = 'Μικρά μαθήματα, small lessons'
      document.body.append(words)
      const { width } = words.getBoundingClientRect()
      words.remove()
      return width
    })
    return own !== other
  })
}
