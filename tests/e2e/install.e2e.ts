import { expect, type Page, test } from '@playwright/test'
import { publicPaths } from '../../contract/paths/site-paths'
import { offlineWord, toastOf } from './support/worker-caches'

const word = 'Εγκαταστήστε την εφαρμογή μας'

test.use({ serviceWorkers: 'allow' })

/** The browser offers to install the site; what was asked of it is noted. */
async function offerInstall(page: Page): Promise<void> {
  await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true })
    const prompt = async () => {
      document.title = 'Asked'
    }
    dispatchEvent(Object.assign(offer, { prompt }))
  })
}

test('installing is offered, asks the browser when pressed, and ends once it is done (R222, R223)', async ({
  page,
}) => {
  await page.goto(publicPaths.about)
  await offerInstall(page)
  const toast = toastOf(page, word)
  await toast.getByRole('button', { name: 'Εγκατάσταση' }).click()
  await expect(page).toHaveTitle('Asked')
  await expect(toast).toHaveCount(0)
})

test.describe('a first visit', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('nothing speaks before the question about cookies is answered; then one at a time', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(publicPaths.about)
    await expect(page.getByRole('region', { name: /χρησιμοποιεί cookies/ })).toBeVisible()
    const offline = page.getByRole('contentinfo').getByText(offlineWord)
    await expect(offline).toHaveCount(1)
    await offerInstall(page)
    await page.waitForLoadState('networkidle')
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
    await page.getByRole('button', { name: 'Απόρριψη' }).click()
    await expect(toastOf(page, word)).toBeVisible()
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(1)
  })
})

test('an offer that was closed is not made again (R224)', async ({ page }) => {
  await page.goto(publicPaths.about)
  await offerInstall(page)
  const toast = toastOf(page, word)
  await toast.getByRole('button', { name: 'Κλείσιμο' }).click()
  await expect(toast).toHaveCount(0)
  await page.reload()
  await page.waitForLoadState('networkidle')
  await offerInstall(page)
  await page.waitForLoadState('networkidle')
  await expect(toast).toHaveCount(0)
})

test('the browser finds nothing that keeps the site from being installed (R014)', async ({
  page,
  context,
}) => {
  await page.goto(publicPaths.index)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const session = await context.newCDPSession(page)
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // End-to-end tests run in private windows, where browsers install nothing.
  const errors = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')
  expect(errors).toEqual([])
})
