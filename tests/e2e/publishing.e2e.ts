import { expect, type Page } from '@playwright/test'
import { expectHeading, footer, heading, main } from './support/locators'
import { test } from './support/own-publishing'
import { openSettled, settled } from './support/page-state'
import { addressOf } from './support/public-pages'
import { countLoads } from './support/requests'

const toast = (page: Page) => page.getByText('Η σελίδα δεν άνοιξε')

test.afterEach(({ publishing }) => publishing.publishWhole())

const partMissing = 'Αυτό το μέρος δεν φορτώθηκε'

test('a page without its script reloads once (R327, R343)', { tag: '@smoke' }, async ({
  page,
  publishing,
}) => {
  await openSettled(page, publishing.site)
  await publishing.publishWithout(/component---src-templates-text-page/)
  const documents = countLoads(page)
  await footer(page).getByRole('link', { name: 'Επιστροφές' }).click()
  await expect(page).toHaveURL(/\/return-policy$/)
  await expectHeading(page, 'Πολιτική επιστροφών')
  await openSettled(page, publishing.site)
  expect(documents()).toBe(2)
  await footer(page).getByRole('link', { name: 'Όροι χρήσης' }).click()
  await expect(toast(page)).toBeVisible()
  await expect(page).toHaveURL((url) => url.pathname === '/')
  expect(documents()).toBe(2)
  await publishing.publishWhole()
  await page.getByRole('button', { name: 'Δοκιμάστε ξανά' }).click()
  await expectHeading(page, 'Όροι χρήσης')
  expect(documents()).toBe(3)
})

test('an account page without script reloads once (R327, R343)', async ({ page, publishing }) => {
  await openSettled(page, `${publishing.site}/account/login`)
  await publishing.publishWithout(/Νέος λογαριασμός/)
  const documents = countLoads(page)
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

test('a new build asks before it discards unsaved text', async ({ page, publishing }) => {
  await openSettled(page, `${publishing.site}/contact`)
  const message = main(page).getByLabel('Μήνυμα')
  await message.fill('Πότε θα ξαναέρθει το ξύλινο κουτί;')
  await publishing.publishAnew()
  const documents = countLoads(page)
  const away = footer(page).getByRole('link', { name: 'Όροι χρήσης' })
  const questions: string[] = []
  page.on('dialog', (dialog) => {
    questions.push(dialog.type())
    void (questions.length === 1 ? dialog.dismiss() : dialog.accept())
  })
  await away.click()
  await expect.poll(() => questions).toEqual(['beforeunload'])
  await expect(message).toHaveValue(/ξύλινο κουτί/)
  expect(documents()).toBe(0)
  await away.press('Enter')
  await expectHeading(page, 'Όροι χρήσης')
  await expect.poll(documents).toBe(1)
  expect(questions).toHaveLength(2)
})

test('pages work without deferred scripts, and load once (R321)', async ({ page, publishing }) => {
  await publishing.publishWithoutLaterScripts()
  const documents = countLoads(page)
  const names = ['home', 'product', 'lesson', 'products', 'contact', 'search'] as const
  for (const [at, name] of names.entries()) {
    await page.goto(publishing.site + (await addressOf(name)))
    await settled(page)
    await expect(heading(page)).not.toHaveText('Κάτι δεν πήγε καλά')
    await expect(footer(page)).toBeVisible()
    expect(documents(), name).toBe(at + 1)
  }
  const before = documents()
  await page.goto(`${publishing.site}/account/login`)
  await expectHeading(page, partMissing)
  await settled(page)
  expect(documents() - before).toBeLessThanOrEqual(2)
})
