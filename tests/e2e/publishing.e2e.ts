import { expect, type Page } from '@playwright/test'
import { test } from './support/own-publishing'
import { openWhole, settled } from './support/page-state'
import { addressOf } from './support/public-pages'
import { expectHeading } from './support/sign-in'

const foot = (page: Page) => page.getByRole('contentinfo')
const toast = (page: Page) => page.getByText('Η σελίδα δεν άνοιξε')

/** Counts the documents that a page loads from now on. */
function countDocuments(page: Page): () => number {
  let count = 0
  page.on('load', () => {
    count += 1
  })
  return () => count
}

test.afterEach(({ publishing }) => publishing.publishWhole())

const partMissing = 'Αυτό το μέρος δεν φορτώθηκε'

test('a page whose script is gone is loaded anew once, then a word says so (R327, R343)', async ({
  page,
  publishing,
}) => {
  await openWhole(page, publishing.site)
  await publishing.publishWithout(/component---src-templates-text-page/)
  const documents = countDocuments(page)
  await foot(page).getByRole('link', { name: 'Επιστροφές' }).click()
  await expect(page).toHaveURL(/\/return-policy$/)
  await expectHeading(page, 'Πολιτική επιστροφών')
  await openWhole(page, publishing.site)
  expect(documents()).toBe(2)
  await foot(page).getByRole('link', { name: 'Όροι χρήσης' }).click()
  await expect(toast(page)).toBeVisible()
  await expect(page).toHaveURL((url) => url.pathname === '/')
  expect(documents()).toBe(2)
  await publishing.publishWhole()
  await page.getByRole('button', { name: 'Δοκιμάστε ξανά' }).click()
  await expectHeading(page, 'Όροι χρήσης')
  expect(documents()).toBe(3)
})

test('an opened page of the account that cannot show is loaded anew once (R327, R343)', async ({
  page,
  publishing,
}) => {
  await openWhole(page, `${publishing.site}/account/login`)
  await publishing.publishWithout(/Νέος λογαριασμός/)
  const documents = countDocuments(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /Εγγραφείτε/ })
    .click()
  await expect.poll(documents).toBe(1)
  await expectHeading(page, partMissing)
  await settled(page)
  expect(documents()).toBe(1)
  await publishing.publishWhole()
  await page.getByRole('button', { name: 'Δοκιμάστε ξανά' }).click()
  await expectHeading(page, 'Νέος λογαριασμός')
})

test('a new site waits while somebody writes, and asks before it takes their words', async ({
  page,
  publishing,
}) => {
  await openWhole(page, `${publishing.site}/contact`)
  const message = page.getByRole('main').getByLabel('Μήνυμα')
  await message.fill('Πότε θα ξαναέρθει το ξύλινο κουτί;')
  await publishing.publishAnew()
  const documents = countDocuments(page)
  const away = foot(page).getByRole('link', { name: 'Όροι χρήσης' })
  await away.click()
  const question = page.getByRole('dialog', { name: 'Να ανοίξει η άλλη σελίδα;' })
  await question.getByRole('button', { name: 'Άκυρο' }).click()
  await expect(question).toBeHidden()
  await expect(away).toBeFocused()
  await expect(message).toHaveValue(/ξύλινο κουτί/)
  expect(documents()).toBe(0)
  await away.press('Enter')
  await question.getByRole('button', { name: 'Άνοιγμα της σελίδας' }).click()
  await expectHeading(page, 'Όροι χρήσης')
  await expect.poll(documents).toBe(1)
})

test('pages stand without any script that comes later, and load once (R321)', async ({
  page,
  publishing,
  request,
}) => {
  // Seven pages, and the last one has ten seconds before it says that it is slow.
  test.slow()
  await publishing.publishWithoutLaterScripts()
  const documents = countDocuments(page)
  const names = ['home', 'product', 'lesson', 'products', 'contact', 'search'] as const
  for (const [at, name] of names.entries()) {
    await page.goto(publishing.site + (await addressOf(name, request)))
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Κάτι δεν πήγε καλά')
    await expect(foot(page)).toBeVisible()
    expect(documents(), name).toBe(at + 1)
  }
  const before = documents()
  await page.goto(`${publishing.site}/account/login`)
  await expectHeading(page, partMissing)
  await settled(page)
  expect(documents() - before).toBeLessThanOrEqual(2)
})
