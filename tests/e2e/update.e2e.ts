import { expect, type Page } from '@playwright/test'
import { publicPaths } from '../../contract/paths/site-paths'
import { renewableTest as test } from './support/site-copies'
import { keptPaths, offlineWord, toastOf } from './support/worker-caches'

const updateWord = 'Υπάρχει νέο περιεχόμενο.'
const reload = { name: 'Ανανέωση' }

test.slow()

/** Counts how often a page was loaded since. */
function loadsOf(page: Page): () => number {
  let count = 0
  page.on('load', () => {
    count += 1
  })
  return () => count
}

/** Resolves once a page has learnt which build it is of: only then does it notice another one. */
async function knowsItsBuild(page: Page): Promise<void> {
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

/** Resolves once the worker has kept all of the page: while it is busy no other one takes its place. */
async function keepsNoMore(page: Page): Promise<void> {
  let before = 0
  await expect
    .poll(
      async () => {
        const isSame = (await keptPaths(page)).length === before
        before = (await keptPaths(page)).length
        return isSame
      },
      { intervals: [2000] },
    )
    .toBe(true)
}

/** Somebody comes back to a page that was open all the time. */
const comeBack = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))

test('a new version waits for one press; then each tab loads itself once, save one with unsaved text (R218, R219, R220, R221, R225, A4-66)', async ({
  page,
  context,
  renewable: { site, publish },
}) => {
  await page.goto(site)
  await expect(page.getByRole('contentinfo').getByText(offlineWord)).toHaveCount(1)
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  const [second, third] = [await context.newPage(), await context.newPage()]
  await second.goto(site + publicPaths.about)
  await third.goto(site + publicPaths.contact)
  await third.getByRole('main').getByRole('textbox', { name: 'Μήνυμα' }).fill('Μισό μήνυμα')
  await expect(third.locator('form[data-unsaved]')).toHaveCount(1)
  await knowsItsBuild(second)
  const tabs = [page, second, third]
  const loads = tabs.map(loadsOf)

  await publish('later')
  await expect(async () => {
    await comeBack(page)
    await expect(toastOf(page, updateWord)).toBeVisible({ timeout: 1500 })
  }).toPass()
  for (const tab of tabs) await expect(toastOf(tab, updateWord)).toBeVisible()
  expect(loads.map((count) => count())).toEqual([0, 0, 0])

  await toastOf(page, updateWord).getByRole('button', reload).click()
  await expect.poll(() => loads.map((count) => count())).toEqual([1, 1, 0])
  await expect(third.getByRole('textbox', { name: 'Μήνυμα' })).toHaveValue('Μισό μήνυμα')
  await expect(toastOf(third, updateWord)).toBeVisible()
  const status = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      return [registration?.active?.state, registration?.waiting?.state]
    })
  await expect.poll(status).toEqual(['activated', undefined])
  await page.waitForLoadState('networkidle')
  await second.waitForLoadState('networkidle')
  expect(loads.map((count) => count())).toEqual([1, 1, 0])
  await expect(toastOf(page, updateWord)).toHaveCount(0)

  await third.bringToFront()
  await toastOf(third, updateWord).getByRole('button', reload).click()
  await third.getByRole('dialog').getByRole('button', reload).click()
  await expect.poll(() => loads.map((count) => count())).toEqual([1, 1, 1])
})

test('a retired worker empties what was kept and takes itself away (A4-67)', async ({
  page,
  renewable: { site, publish },
}) => {
  await page.goto(site)
  await expect(page.getByRole('contentinfo').getByText(offlineWord)).toHaveCount(1)
  expect(await keptPaths(page)).toContain('/account')
  await knowsItsBuild(page)
  await keepsNoMore(page)
  await publish('retired', 'retired')
  await expect(async () => {
    await comeBack(page)
    expect(await keptPaths(page)).toEqual([])
  }).toPass()
  await page.goto(site + publicPaths.about)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
