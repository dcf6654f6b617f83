import { expect, type Page } from '@playwright/test'
import { accountRoutes } from '#contract/paths/account-paths'
import { expectAccessible } from './support/accessibility'
import { expectKeySecret } from './support/key-traces'
import { button, expectHeading, main, openPage } from './support/locators'
import { newAddress, newestTo, pathOf } from './support/outbox'
import { test } from './support/own-servers'
import { fillSignup, signInByForm } from './support/sign-in'

const signup = accountRoutes['account-signup'].pattern
const verify = accountRoutes['account-verify-email'].pattern
const password = 'τρεις μικρές σταγόνες'

test.beforeAll(({ servers }) => servers.setAccounts({ verification: 'link' }))
// Other tests of the worker share the servers.
test.afterAll(({ servers }) => servers.setAccounts({ verification: 'code' }))

/** Opens an account, up to the mail with the link. */
async function linkFor(page: Page, upstream: string) {
  const email = newAddress('link')
  await openPage(page, signup, 'Νέος λογαριασμός')
  await fillSignup(page, email, password)
  await expectHeading(page, 'Δείτε το e-mail σας')
  await expect(page.getByText(email)).toBeVisible()
  return { email, link: pathOf(await newestTo(email, 0, upstream)) }
}

test('a link confirms in another browser (R073, R280)', async ({ page, browser, servers }) => {
  const { email, link } = await linkFor(page, servers.upstream)
  const elsewhere = await browser.newPage()
  await openPage(elsewhere, link, 'Επιβεβαίωση e-mail')
  await expect(elsewhere.getByText(email)).toBeVisible()
  await button(elsewhere, 'Ναι, επιβεβαιώνω').click()
  await expectHeading(elsewhere, 'Η διεύθυνση επιβεβαιώθηκε')
  await elsewhere.getByRole('main').getByRole('link', { name: 'Σύνδεση' }).click()
  await signInByForm(elsewhere, email, password)
  await expect(elsewhere).toHaveURL(/:\d+\/account\/?$/)
  await elsewhere.close()
})

test('a waiting tab detects the link in another tab (R073)', async ({ page, context, servers }) => {
  const { link } = await linkFor(page, servers.upstream)
  const other = await context.newPage()
  await openPage(other, link, 'Επιβεβαίωση e-mail')
  await button(other, 'Ναι, επιβεβαιώνω').click()
  await expectHeading(other, 'Η διεύθυνση επιβεβαιώθηκε')
  await expectHeading(page, 'Η διεύθυνση επιβεβαιώθηκε')
  await openPage(other, link, 'Ο σύνδεσμος έχει ήδη χρησιμοποιηθεί')
  await expectAccessible(other)
  await other.close()
})

test('expired and unknown links show different notices (R073)', async ({ page, servers }) => {
  const clock = await servers.clock()
  await servers.setClock(clock - 4 * 86_400_000)
  const { link } = await linkFor(page, servers.upstream)
  await servers.setClock(clock)
  await page.context().clearCookies()
  await openPage(page, link, 'Ο σύνδεσμος έληξε')
  await openPage(page, `${verify}/nonsense`, 'Ο σύνδεσμος δεν είναι σωστός')
  await main(page).getByRole('link', { name: 'Σύνδεση' }).click()
  await expectHeading(page, 'Σύνδεση')
})

test('a key is in its own request only, and is not stored (A3-55)', async ({ page, servers }) => {
  const { link } = await linkFor(page, servers.upstream)
  await expectKeySecret(page, link, async () => {
    await openPage(page, link, 'Επιβεβαίωση e-mail')
    await button(page, 'Ναι, επιβεβαιώνω').click()
    await expectHeading(page, 'Η διεύθυνση επιβεβαιώθηκε')
  })
})
