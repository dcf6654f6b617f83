import { expect, type Page } from '@playwright/test'
import { accountRoutes } from '#contract/paths/account-paths'
import { button, expectHeading, main, openPage } from './support/locators'
import { newAddress } from './support/outbox'
import { test } from './support/own-servers'
import { recordPaths } from './support/requests'
import { fillSignup, signInByForm } from './support/sign-in'

const login = accountRoutes['account-login'].pattern
const signup = accountRoutes['account-signup'].pattern
const password = 'τρεις μικρές σταγόνες'
const closed = 'Οι εγγραφές είναι κλειστές προς το παρόν'

test.beforeEach(({ servers }) => servers.resetAccounts())
// Other tests of the worker share the servers.
test.afterAll(({ servers }) => servers.resetAccounts())

const link = (page: Page, name: string | RegExp) => main(page).getByRole('link', { name })

test('a closed sign-up shows a notice with links, also if it was closed meanwhile (R077)', async ({
  page,
  servers,
}) => {
  const heard = page.waitForResponse(/\/config$/)
  await openPage(page, signup, 'Νέος λογαριασμός')
  await heard
  await servers.setAccounts({ signup: 'closed' })
  await fillSignup(page, newAddress('late'), password)
  await expectHeading(page, closed)
  await page.reload()
  await expectHeading(page, closed)
  await expect(link(page, 'Δείτε τα μαθήματα')).toBeVisible()
  await link(page, 'Έχετε ήδη λογαριασμό; Συνδεθείτε').click()
  await signInByForm(page, 'customer@example.gr')
  await expect(page).toHaveURL(/:\d+\/account\/?$/)
})

test('disabled methods are not offered (R012, R172, R298)', async ({ page, servers }) => {
  const calls = recordPaths(page, /\/api\/_allauth\/app\/v1\/config$/)
  const provider = { id: 'mikro', name: 'Μικρό Δίκτυο', client_id: '', flows: ['provider_token'] }
  const data = {
    account: { is_open_for_signup: false, login_by_code_enabled: false },
    socialaccount: { providers: [provider] },
    mfa: { supported_types: [], passkey_login_enabled: false },
  }
  await servers.answerWith('/_allauth/app/v1/config', 200, { status: 200, data })
  await openPage(page, login, 'Σύνδεση')
  await expect(button(page, 'Σύνδεση με κλειδί πρόσβασης')).toHaveCount(0)
  const names = [
    'Στείλτε μου κωδικό στο e-mail',
    'Δεν έχετε λογαριασμό; Εγγραφείτε',
    /Μικρό Δίκτυο/,
  ]
  for (const name of names) await expect(link(page, name)).toHaveCount(0)
  await link(page, 'Ξεχάσατε τον κωδικό πρόσβασης;').click()
  await expect(page).toHaveURL(/password\/reset/)
  await page.goBack()
  await expectHeading(page, 'Σύνδεση')
  expect(calls).toHaveLength(1)
  await servers.mend()
})
