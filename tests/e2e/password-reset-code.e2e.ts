import { expect, type Page } from '@playwright/test'
import { accountRoutes } from '#contract/paths/account-paths'
import { button, expectHeading, field, main, openPage } from './support/locators'
import { codeTo, newestTo } from './support/outbox'
import { test } from './support/own-servers'
import { customer, fillNewPassword, signInByForm } from './support/sign-in'

const reset = accountRoutes['account-password-reset'].pattern
const confirm = accountRoutes['account-login-code-confirm'].pattern
const { email } = customer
const newPassword = 'τέσσερις μεγάλες σταγόνες'
const codeLabel = 'Κωδικός από το e-mail'

test.beforeEach(async ({ servers }) => {
  await servers.resetAccounts()
  await servers.setAccounts({ passwordReset: 'code' })
})
// Other tests of the worker share the servers.
test.afterAll(({ servers }) => servers.resetAccounts())

async function requestCode(page: Page, email: string): Promise<void> {
  await field(page, 'E-mail').fill(email)
  await button(page, 'Στείλτε μου κωδικό').click()
  await expectHeading(page, 'Δείτε το e-mail σας')
}

async function type(page: Page, code: string): Promise<void> {
  await field(page, codeLabel).fill(code)
  await button(page, 'Συνέχεια').click()
}

test('a mailed code resets the password after a reload, and the third wrong one voids it (R082, A3-49)', async ({
  page,
  servers,
}) => {
  await openPage(page, reset, 'Ξεχάσατε τον κωδικό πρόσβασης;')
  await requestCode(page, email)
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByRole('button', { name: /Αποστολή σε/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await page.reload()
  await expectHeading(page, 'Δείτε το e-mail σας')
  // A step that is not pending redirects back to this one.
  await openPage(page, confirm, 'Δείτε το e-mail σας')
  await expect(page).toHaveURL(new RegExp(`${reset}/?$`))
  await type(page, '000001')
  await expect(page.getByText('Ο κωδικός δεν είναι σωστός ή έχει λήξει.')).toBeVisible()
  await expect(field(page, codeLabel)).toBeFocused()
  for (const miss of [2, 3]) await type(page, `00000${miss}`)
  await expectHeading(page, 'Ο κωδικός δεν ισχύει πια')
  await button(page, 'Ζητήστε νέο κωδικό').click()
  const first = (await newestTo(email, 0, servers.upstream)).id
  await requestCode(page, email)
  await type(page, (await codeTo(email, first, servers.upstream)).toLowerCase())

  await expectHeading(page, 'Νέος κωδικός πρόσβασης')
  await expect(page.getByText(`Για τον λογαριασμό ${email}.`)).toBeVisible()
  await fillNewPassword(page, newPassword)
  await expectHeading(page, 'Ο κωδικός πρόσβασης άλλαξε')
  await main(page).getByRole('link', { name: 'Σύνδεση' }).click()
  await signInByForm(page, email, newPassword)
  await expect(page).toHaveURL(/:\d+\/account\/?$/)
})
