import { expect, type Page, test } from '@playwright/test'
import { accountRoutes } from '#contract/paths/account-paths'
import { expectKeySecret } from './support/key-traces'
import { button, expectHeading, field, main, openPage } from './support/locators'
import { codeTo, lastMailTo, newAddress, newestTo, pathOf } from './support/outbox'
import {
  confirmAddress,
  fillNewPassword,
  fillSignup,
  signInByForm,
  signUp,
} from './support/sign-in'

const reset = accountRoutes['account-password-reset'].pattern
const oldPassword = 'τρεις μικρές σταγόνες'
const newPassword = 'τέσσερις μεγάλες σταγόνες'

async function requestLink(page: Page, email: string): Promise<void> {
  await openPage(page, reset, 'Ξεχάσατε τον κωδικό πρόσβασης;')
  await field(page, 'E-mail').fill(email)
  await button(page, 'Στείλτε μου σύνδεσμο').click()
  await expectHeading(page, 'Δείτε το e-mail σας')
}

test('the mailed link resets the password, once (R083, R283)', {
  tag: ['@real', '@smoke'],
}, async ({ page, context }) => {
  const email = newAddress('forgetful')
  await openPage(page, accountRoutes['account-signup'].pattern, 'Νέος λογαριασμός')
  await fillSignup(page, email, oldPassword)
  await confirmAddress(page, await codeTo(email))
  await expect(page).toHaveURL(/:\d+\/account\/?$/)
  await context.clearCookies()

  const before = await lastMailTo(email)
  await requestLink(page, email)
  const link = pathOf(await newestTo(email, before))
  await openPage(page, link, 'Νέος κωδικός πρόσβασης')
  await expect(page.getByText(email)).toBeVisible()
  await fillNewPassword(page, 'password1')
  await expect(page.getByText(/από τους πιο συνηθισμένους/)).toBeVisible()
  await fillNewPassword(page, newPassword)
  await expectHeading(page, 'Ο κωδικός πρόσβασης άλλαξε')
  await main(page).getByRole('link', { name: 'Σύνδεση' }).click()

  await expectHeading(page, 'Σύνδεση')
  await signInByForm(page, email, oldPassword)
  await expect(page.getByText('Το e-mail ή ο κωδικός πρόσβασης δεν είναι σωστά.')).toBeVisible()
  await signInByForm(page, email, newPassword)
  await expect(page).toHaveURL(/:\d+\/account\/?$/)

  await context.clearCookies()
  await openPage(page, link, 'Ο σύνδεσμος δεν ισχύει πια')
})

test('a key is in its own request only, and is not stored (A3-55)', async ({ page }) => {
  const { email } = await signUp(page)
  await page.context().clearCookies()
  const before = await lastMailTo(email)
  await requestLink(page, email)
  const link = pathOf(await newestTo(email, before))
  await expectKeySecret(page, link, async () => {
    await openPage(page, link, 'Νέος κωδικός πρόσβασης')
    await fillNewPassword(page, newPassword)
    await expectHeading(page, 'Ο κωδικός πρόσβασης άλλαξε')
  })
})
