import { expect, test } from '@playwright/test'
import { accountRoutes } from '../../contract/paths/account-paths'
import { button, expectHeading, field, openPage } from './support/locators'
import { codeTo, lastMailTo, newAddress } from './support/outbox'
import { beginPasskeyAccount, plugAuthenticator } from './support/passkeys'
import { recordHeadings, slowDown } from './support/seen-headings'
import { confirmAddress, customer, demoPassword, fillSignup } from './support/sign-in'

const { email: known } = customer
const overview = /^Γεια σας/

for (const rate of [1, 6]) {
  test.describe(`on a processor ${rate} times slower`, () => {
    test('a password leads straight to the account', async ({ page }) => {
      await openPage(page, accountRoutes['account-login'].pattern, 'Σύνδεση')
      await slowDown(page, rate)
      await field(page, 'E-mail').fill(known)
      await field(page, 'Κωδικός πρόσβασης').fill(demoPassword)
      const seen = await recordHeadings(page)
      await button(page, 'Σύνδεση').press('Enter')
      await expectHeading(page, overview)
      expect(await seen()).toEqual(['Σύνδεση', expect.stringMatching(overview)])
    })

    test('a code leads straight to the account', async ({ page }) => {
      const path = accountRoutes['account-login-code'].pattern
      await openPage(page, path, 'Σύνδεση με κωδικό στο e-mail')
      const before = await lastMailTo(known)
      await field(page, 'E-mail του λογαριασμού σας').fill(known)
      await button(page, 'Στείλτε μου κωδικό').click()
      await expectHeading(page, 'Δείτε το e-mail σας')
      await field(page, 'Κωδικός από το e-mail').fill(await codeTo(known, before))
      await slowDown(page, rate)
      const seen = await recordHeadings(page)
      await button(page, 'Σύνδεση').press('Enter')
      await expectHeading(page, overview)
      expect(await seen()).toEqual(['Δείτε το e-mail σας', expect.stringMatching(overview)])
    })

    test('a new passkey leads straight to the account', async ({ page }) => {
      await plugAuthenticator(page)
      const email = newAddress('frames')
      await beginPasskeyAccount(page, email, () => codeTo(email))
      await slowDown(page, rate)
      const seen = await recordHeadings(page)
      await button(page, 'Δημιουργία κλειδιού').press('Enter')
      await expectHeading(page, overview)
      expect(await seen()).toEqual(['Φτιάξτε το κλειδί πρόσβασης', expect.stringMatching(overview)])
    })

    test('a confirmed address leads straight to the account', async ({ page }) => {
      const email = newAddress('frames')
      await openPage(page, accountRoutes['account-signup'].pattern, 'Νέος λογαριασμός')
      await fillSignup(page, email, 'τρεις μικρές σταγόνες')
      await expectHeading(page, 'Επιβεβαιώστε το e-mail σας')
      const code = await codeTo(email)
      await slowDown(page, rate)
      const seen = await recordHeadings(page)
      await confirmAddress(page, code)
      await expectHeading(page, overview)
      expect(await seen()).toEqual(['Επιβεβαιώστε το e-mail σας', expect.stringMatching(overview)])
    })
  })
}
