import { expect, type Page, test } from '@playwright/test'
import { publicPaths } from '#contract/paths/site-paths'
import { footer, toast } from './support/locators'
import { settled } from './support/page-state'
import { offlineReady } from './support/worker-caches'

const offer = (page: Page) => toast(page, 'Εγκαταστήστε την εφαρμογή μας')

test.use({ serviceWorkers: 'allow' })

/** The browser offers to install the site; its prompt changes the title. */
async function offerInstall(page: Page): Promise<void> {
  await page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true })
    const prompt = async () => {
      document.title = 'Prompted'
    }
    dispatchEvent(Object.assign(event, { prompt }))
  })
}

test.describe('a first visit', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('no toast before the cookie banner is answered; then one at a time (R218, R222)', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(publicPaths.about)
    await expect(page.getByRole('region', { name: /χρησιμοποιεί cookies/ })).toBeVisible()
    const offline = footer(page).getByText(offlineReady)
    await expect(offline).toHaveCount(1)
    await offerInstall(page)
    await settled(page)
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
    await page.getByRole('button', { name: 'Απόρριψη' }).click()
    const ready = toast(page, 'Η εφαρμογή ανοίγει και χωρίς σύνδεση')
    await expect(ready).toBeVisible()
    await expect(offer(page)).toHaveCount(0)
    await ready.getByRole('button', { name: 'Κλείσιμο' }).click()
    await expect(offer(page)).toBeVisible()
    await expect(ready).toHaveCount(0)
  })
})

test('the browser finds the site installable (R014)', { tag: '@smoke' }, async ({
  page,
  context,
}) => {
  await page.goto(publicPaths.index)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const session = await context.newCDPSession(page)
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // End-to-end tests run in private windows, in which browsers do not install sites.
  const errors = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')
  expect(errors).toEqual([])
})
