import type { Page } from '@playwright/test'
import { accountRoutes } from '../../../contract/paths/account-paths'
import { confirmAddress } from './confirm-address'
import { button, expectHeading, field, openWay } from './sign-in-page'

const passkeySignup = accountRoutes['account-signup-passkey'].pattern

/** Opens an account with a passkey, up to its last step. */
export async function beginPasskeyAccount(
  page: Page,
  email: string,
  code: () => Promise<string>,
): Promise<void> {
  await openWay(page, passkeySignup, 'Εγγραφή με κλειδί πρόσβασης')
  await field(page, 'E-mail').fill(email)
  await button(page, 'Συνέχεια').click()
  await confirmAddress(page, await code())
  await expectHeading(page, 'Φτιάξτε το κλειδί πρόσβασης')
}
