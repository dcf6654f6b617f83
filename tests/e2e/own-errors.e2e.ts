import { expect, type Page, test } from '@playwright/test'
import { publicPaths } from '#contract/paths/site-paths'
import { footer, main } from './support/locators'
import { settled } from './support/page-state'
import { addressOf } from './support/public-pages'

/** Makes the formatting of prices throw, like a defect in our own code. */
async function breakPrices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    String.prototype.padStart = () => {
      throw new Error('broken on purpose')
    }
  })
}

test('an error in our own code shows a link home (R321)', async ({ page }) => {
  await breakPrices(page)
  await page.goto(await addressOf('product'))
  await expect(page.getByRole('heading', { name: 'Κάτι δεν πήγε καλά' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(footer(page)).toBeVisible()
  await main(page).getByRole('link', { name: 'Αρχική σελίδα' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/')
})

test('a page that is nothing without a script says that it did not load', async ({ page }) => {
  const script = /\/practice-\w+\.js$/
  await page.route(script, (route) => route.abort())
  await page.goto(publicPaths.practice)
  await expect(page.getByRole('heading', { name: 'Αυτό το μέρος δεν φορτώθηκε' })).toBeVisible()
  await page.unroute(script)
  await page.getByRole('button', { name: 'Δοκιμάστε ξανά' }).click()
  await expect(page.getByRole('heading', { name: 'Επανάληψη', level: 1 })).toBeVisible()
})

test.describe('for a crawler', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  })

  test('the page stays as built (R273, R321)', async ({ page }) => {
    await breakPrices(page)
    const path = await addressOf('product')
    await page.goto(path)
    await settled(page)
    await expect(page.getByRole('heading', { name: 'Κάτι δεν πήγε καλά' })).toHaveCount(0)
    await expect(main(page).locator('[data-area=decision]')).toContainText('€')
    await expect(main(page).getByRole('heading', { name: 'Περιγραφή' })).toBeVisible()
  })
})
