import { expect, test } from '@playwright/test'
import { accountRoutes } from '../../contract/paths/account-paths'
import { withoutLimits } from './support/faults'
import { codeTo, mailsTo, newAddress } from './support/outbox'
import { beginPasskeyAccount, plugAuthenticator } from './support/passkeys'
import { recordHeadings, slowDown } from './support/seen-headings'
import {
  button,
  confirmAddress,
  demoPassword,
  expectHeading,
  field,
  openWay,
} from './support/sign-in'

const customer = 'customer@example.gr'
const overview = /^Γεια σας/

test.beforeAll(async ({ request }) => withoutLimits(request))

for (const rate of [1, 6]) {
  test.describe(`on a processor ${rate} times slower`, () => {
    test('a password leads straight to the account', async ({ page }) => {
      await openWay(page, accountRoutes['account-login'].pattern, 'Σύνδεση')
      await slowDown(page, rate)
      await field(page, 'E-mail').fill(customer)
      await field(page, 'Κωδικός πρόσβασης').fill(demoPassword)
      const seen = await recordHeadings(page)
      await button(page, 'Σύνδεση').press('Enter')
      await expectHeading(page, overview)
      expect(await seen()).toEqual(['Σύνδεση', expect.stringMatching(overview)])
    })

    test('a code leads straight to the account', async ({ page, request }) => {
      const path = accountRoutes['account-login-code'].pattern
      await openWay(page, path, 'Σύνδεση με κωδικό στο e-mail')
      const before = (await mailsTo(request, customer))[0]?.id ?? 0
      await field(page, 'E-mail του λογαριασμού σας').fill(customer)
      await button(page, 'Στείλτε μου κωδικό').click()
      await expectHeading(page, 'Δείτε το e-mail σας')
      await field(page, 'Κωδικός από το e-mail').fill(await codeTo(request, customer, before))
      await slowDown(page, rate)
      const seen = await recordHeadings(page)
      await button(page, 'Σύνδεση').press('Enter')
      await expectHeading(page, overview)
      expect(await seen()).toEqual(['Δείτε το e-mail σας', expect.stringMatching(overview)])
    })

    test('a new passkey leads straight to the account', async ({ page, request }) => {
      await plugAuthenticator(page)
      const email = newAddress('frames')
      await beginPasskeyAccount(page, email, () => codeTo(request, email))
      await slowDown(page, rate)
      const seen = await recordHeadings(page)
      await button(page, 'Δημιουργία κλειδιού').press('Enter')
      await expectHeading(page, overview)
      expect(await seen()).toEqual(['Φτιάξτε το κλειδί πρόσβασης', expect.stringMatching(overview)])
    })

    test('a confirmed address leads straight to the account', async ({ page, request }) => {
      const email = newAddress('frames')
      const password = 'τρεις μικρές σταγόνες'
      await openWay(page, accountRoutes['account-signup'].pattern, 'Νέος λογαριασμός')
      await field(page, 'E-mail').fill(email)
      await field(page, 'Κωδικός πρόσβασης').fill(password)
      await field(page, 'Ο κωδικός πρόσβασης ξανά').fill(password)
      await button(page, 'Δημιουργία λογαριασμού').click()
      await expectHeading(page, 'Επιβεβαιώστε το e-mail σας')
      const code = await codeTo(request, email)
      await slowDown(page, rate)
      const seen = await recordHeadings(page)
      await confirmAddress(page, code)
      await expectHeading(page, overview)
      expect(await seen()).toEqual(['Επιβεβαιώστε το e-mail σας', expect.stringMatching(overview)])
    })
  })
}
