import { expect, type Page } from '@playwright/test'
import { publicPaths } from '#contract/paths/site-paths'
import { footer, toast } from './support/locators'
import { settled } from './support/page-state'
import { countLoads } from './support/requests'
import { renewableTest as test } from './support/site-copies'
import { offlineReady } from './support/worker-caches'

const updateWord = 'Υπάρχει νέο περιεχόμενο.'
const offlineWord = 'Η εφαρμογή ανοίγει και χωρίς σύνδεση'
const reload = { name: 'Ανανέωση' }

/** Makes a tab visible again; resolves once it has loaded the id of the current build. */
async function knowsItsBuild(page: Page): Promise<void> {
  await comeBack(page)
  await expect
    .poll(() =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .some(({ name }) => name.endsWith('/builds/latest.json')),
      ),
    )
    .toBe(true)
}

/** The tab becomes visible again. */
const comeBack = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))

test('a new version waits for a click; then each tab without unsaved text reloads once (R218, R219, R220, R221, R225, A4-66)', {
  tag: '@smoke',
}, async ({ page, context, renewable: { site, publish } }) => {
  await page.goto(site)
  await expect(footer(page).getByText(offlineReady)).toHaveCount(1)
  await expect(toast(page, offlineWord).getByRole('button', reload)).toHaveCount(1)
  await toast(page, offlineWord).getByRole('button', { name: 'Κλείσιμο' }).click()
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  const [second, third] = [await context.newPage(), await context.newPage()]
  await second.goto(site + publicPaths.about)
  await third.goto(site + publicPaths.contact)
  await third.getByRole('main').getByRole('textbox', { name: 'Μήνυμα' }).fill('Μισό μήνυμα')
  await expect(third.locator('form[data-unsaved]')).toHaveCount(1)
  await knowsItsBuild(second)
  const tabs = [page, second, third]
  const loads = tabs.map(countLoads)

  await publish('later')
  await expect(async () => {
    await comeBack(page)
    await expect(toast(page, updateWord)).toBeVisible({ timeout: 1500 })
  }).toPass()
  for (const tab of tabs) await expect(toast(tab, updateWord)).toBeVisible()
  expect(loads.map((count) => count())).toEqual([0, 0, 0])

  await toast(page, updateWord).getByRole('button', reload).click()
  await expect.poll(() => loads.map((count) => count())).toEqual([1, 1, 0])
  await expect(third.getByRole('textbox', { name: 'Μήνυμα' })).toHaveValue('Μισό μήνυμα')
  await expect(toast(third, updateWord)).toBeVisible()
  const status = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      return [registration?.active?.state, registration?.waiting?.state]
    })
  await expect.poll(status).toEqual(['activated', undefined])
  await settled(page)
  await settled(second)
  expect(loads.map((count) => count())).toEqual([1, 1, 0])
  await expect(toast(page, updateWord)).toHaveCount(0)

  await third.bringToFront()
  await toast(third, updateWord).getByRole('button', reload).click()
  await third.getByRole('dialog').getByRole('button', reload).click()
  await expect.poll(() => loads.map((count) => count())).toEqual([1, 1, 1])
})
