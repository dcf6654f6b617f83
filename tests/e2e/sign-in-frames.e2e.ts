import { expect, type Page, test } from '@playwright/test'
import { accountRoutes } from '#contract/paths/account-paths'
import { button, expectHeading, field, openPage } from './support/locators'
import { codeTo, lastMailTo, newAddress } from './support/outbox'
import { beginPasskeyAccount, plugAuthenticator } from './support/passkeys'
import { recordHeadings, slowDown } from './support/seen-headings'
import { confirmAddress, customer, demoPassword, fillSignup, newAccount } from './support/sign-in'

const { email: known } = customer
const overview = /^Γεια σας/

/** Expects no heading between `from` and the account, on a processor six times slower. */
async function expectStraight(page: Page, from: string, act: () => Promise<void>): Promise<void> {
  await slowDown(page, 6)
  const seen = await recordHeadings(page)
  await act()
  await expectHeading(page, overview)
  expect(await seen()).toEqual([from, expect.stringMatching(overview)])
}

test('a password opens the account directly', async ({ page }) => {
  await openPage(page, accountRoutes['account-login'].pattern, 'Σύνδεση')
  await field(page, 'E-mail').fill(known)
  await field(page, 'Κωδικός πρόσβασης').fill(demoPassword)
  await expectStraight(page, 'Σύνδεση', () => button(page, 'Σύνδεση').press('Enter'))
})

test('a code opens the account directly', async ({ page }) => {
  const path = accountRoutes['account-login-code'].pattern
  const { email } = await newAccount(page)
  await openPage(page, path, 'Σύνδεση με κωδικό στο e-mail')
  const before = await lastMailTo(email)
  await field(page, 'E-mail του λογαριασμού σας').fill(email)
  await button(page, 'Στείλτε μου κωδικό').click()
  await expectHeading(page, 'Δείτε το e-mail σας')
  await field(page, 'Κωδικός από το e-mail').fill(await codeTo(email, before))
  await expectStraight(page, 'Δείτε το e-mail σας', () => button(page, 'Σύνδεση').press('Enter'))
})

test('a new passkey opens the account directly', async ({ page }) => {
  await plugAuthenticator(page)
  const email = newAddress('frames')
  await beginPasskeyAccount(page, email, () => codeTo(email))
  await expectStraight(page, 'Φτιάξτε το κλειδί πρόσβασης', () =>
    button(page, 'Δημιουργία κλειδιού').press('Enter'),
  )
})

test('a confirmed address opens the account directly', async ({ page }) => {
  const email = newAddress('frames')
  await openPage(page, accountRoutes['account-signup'].pattern, 'Νέος λογαριασμός')
  await fillSignup(page, email, 'τρεις μικρές σταγόνες')
  await expectHeading(page, 'Επιβεβαιώστε το e-mail σας')
  const code = await codeTo(email)
  await expectStraight(page, 'Επιβεβαιώστε το e-mail σας', () => confirmAddress(page, code))
})
