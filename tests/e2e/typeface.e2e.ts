import { expect, type Page, test } from '@playwright/test'
import { drawsTypeface, holdTypeface } from './support/held-requests'
import { layoutShift } from './support/page-metrics'
import { addressOf } from './support/public-pages'

test.describe.configure({ mode: 'parallel' })

for (const name of ['home', 'product', 'lesson', 'about'] as const) {
  test(`nothing of the page "${name}" moves when the typeface comes late`, async ({
    page,
    request,
  }) => {
    const letCome = await holdTypeface(page)
    await page.goto(await addressOf(name, request), { waitUntil: 'commit' })
    await page.locator('html[data-alive]').waitFor()
    await letCome()
    expect(await layoutShift(page)).toBe(0)
    expect(await drawsTypeface(page)).toBe(false)
  })
}

test('a typeface that came late is there from the next page on', async ({ page }) => {
  const letCome = await holdTypeface(page)
  await page.goto('/about', { waitUntil: 'commit' })
  await page.locator('html[data-alive]').waitFor()
  await letCome()
  // What fetches it is among the parts that begin once the page is idle.
  await expect(async () => {
    await follow(page, 'Όροι χρήσης', '/terms-of-use')
    await follow(page, 'Επικοινωνία', '/contact')
    expect(await drawsTypeface(page)).toBe(true)
  }).toPass()
  expect(await layoutShift(page)).toBe(0)
})

test('one that is there in time is seen from the beginning', async ({ page }) => {
  await page.goto('/about')
  await page.reload()
  expect(await drawsTypeface(page)).toBe(true)
})

async function follow(page: Page, name: string, path: string): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name }).click()
  await expect(page).toHaveURL((url) => url.pathname === path)
}
