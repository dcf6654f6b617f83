import { expect, type Page } from '@playwright/test'
import { accountRoutes } from '#contract/paths/account-paths'
import { expectAccessible, expectAccessibleInBothModes } from './support/accessibility'
import { button, expectHeading, main, openPage } from './support/locators'
import { newAddress, newestTo, pathOf } from './support/outbox'
import { test } from './support/own-servers'
import { fillSignup } from './support/sign-in'

const signup = accountRoutes['account-signup'].pattern
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

test('a link without its key is told as such to who has nothing to confirm (R515)', async ({
  page,
}) => {
  await openPage(
    page,
    `${accountRoutes['account-verify-email'].pattern}/`,
    'Ο σύνδεσμος δεν είναι σωστός',
  )
  await expectAccessibleInBothModes(page)
  await main(page).getByRole('link', { name: 'Σύνδεση' }).click()
  await expectHeading(page, 'Σύνδεση')
})
