import { expect, test } from '@playwright/test'
import { accountRoutes } from '#contract/paths/account-paths'
import { button, field, openPage } from './support/locators'
import { codeTo, newAddress } from './support/outbox'
import { beginPasskeyAccount, plugAuthenticator, withoutSuggestions } from './support/passkeys'
import { confirmAddress, fillSignup } from './support/sign-in'

const login = accountRoutes['account-login'].pattern
const signup = accountRoutes['account-signup'].pattern
const verify = accountRoutes['account-verify-email'].pattern
const password = 'τρεις μικρές σταγόνες'

test('an account is created and confirmed, with next (R077, R279, R280)', {
  tag: ['@real', '@smoke'],
}, async ({ page }) => {
  const email = newAddress('eleni')
  await openPage(page, `${signup}?next=/blog`, 'Νέος λογαριασμός')
  await fillSignup(page, email, password)
  await expect(page).toHaveURL(new RegExp(verify))
  await expect(page.getByText(email)).toBeVisible()
  await confirmAddress(page, await codeTo(email))
  await expect(page).toHaveURL(/:\d+\/blog\/?$/)
})

test('an account without a password: address, code, passkey; then in again (R078, R079, R289)', {
  tag: '@real',
}, async ({ page, context }) => {
  const device = await plugAuthenticator(page)
  const email = newAddress('passkey')
  await beginPasskeyAccount(page, email, () => codeTo(email))
  await field(page, 'Όνομα κλειδιού').fill('Το κινητό μου')
  await button(page, 'Δημιουργία κλειδιού').click()
  await expect(page).toHaveURL(/:\d+\/account\/?$/)
  expect(await device.count()).toBe(1)

  await context.clearCookies()
  await withoutSuggestions(page)
  await openPage(page, `${login}?next=/blog`, 'Σύνδεση')
  await button(page, 'Σύνδεση με κλειδί πρόσβασης').click()
  await expect(page).toHaveURL(/:\d+\/blog\/?$/)
})

test('the browser suggests the passkey', async ({ page, context }) => {
  const device = await plugAuthenticator(page)
  const email = newAddress('suggested')
  await beginPasskeyAccount(page, email, () => codeTo(email))
  await button(page, 'Δημιουργία κλειδιού').click()
  await expect(page).toHaveURL(/:\d+\/account\/?$/)
  await device.present(true)
  await context.clearCookies()
  await page.goto(`${login}?next=/blog`)
  await expect(page).toHaveURL(/:\d+\/blog\/?$/)
})
