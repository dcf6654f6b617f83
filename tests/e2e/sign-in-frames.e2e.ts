import { expect, type Page, test } from '@playwright/test'
import { accountRoutes } from '#contract/paths/account-paths'
import { button, expectHeading, field, openPage } from './support/locators'
import { codeTo, newAddress } from './support/outbox'
import { recordHeadings, slowDown } from './support/seen-headings'
import { confirmAddress, customer, demoPassword, fillSignup } from './support/sign-in'

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

test('a confirmed address opens the account directly', async ({ page }) => {
  const email = newAddress('frames')
  await openPage(page, accountRoutes['account-signup'].pattern, 'Νέος λογαριασμός')
  await fillSignup(page, email, 'τρεις μικρές σταγόνες')
  await expectHeading(page, 'Επιβεβαιώστε το e-mail σας')
  const code = await codeTo(email)
  await expectStraight(page, 'Επιβεβαιώστε το e-mail σας', () => confirmAddress(page, code))
})
