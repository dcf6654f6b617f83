import { expect, test } from '@playwright/test'
import { accountRoutes } from '#contract/paths/account-paths'
import { button, expectHeading, expectHref, field, openPage } from './support/locators'
import { codeTo, lastMailTo } from './support/outbox'
import { customer, newAccount, signInByForm } from './support/sign-in'

const login = accountRoutes['account-login'].pattern
const loginCode = accountRoutes['account-login-code'].pattern
const { email: known } = customer
const codeLabel = 'Κωδικός από το e-mail'

test('the page offers each method with next, keeps the form after a wrong password, and follows next (R012, R122, R266)', async ({
  page,
}) => {
  await openPage(page, `${login}?next=/blog`, 'Σύνδεση')
  await expect(page).toHaveTitle(/^Σύνδεση/)
  await expect(field(page, 'E-mail')).toBeFocused()
  await expect(field(page, 'E-mail')).toHaveAttribute('autocomplete', 'username webauthn')
  await expect(field(page, 'Κωδικός πρόσβασης')).toHaveAttribute('autocomplete', 'current-password')
  await expect(button(page, 'Σύνδεση με κλειδί πρόσβασης')).toBeVisible()
  const ways = {
    'Ξεχάσατε τον κωδικό πρόσβασης;': '/account/password/reset?next=/blog',
    'Στείλτε μου κωδικό στο e-mail': '/account/login/code?next=/blog',
    'Δεν έχετε λογαριασμό; Εγγραφείτε': '/account/signup?next=/blog',
    'Συνέχεια με Μικρό Δίκτυο': '/auth/mikro?redirect=%2Fblog',
  }
  for (const [name, href] of Object.entries(ways)) {
    await expectHref(page.getByRole('link', { name }), href)
  }
  await signInByForm(page, known, 'wrong-password')
  await expect(page.getByText('Το e-mail ή ο κωδικός πρόσβασης δεν είναι σωστά.')).toBeVisible()
  await expect(field(page, 'Κωδικός πρόσβασης')).toBeFocused()
  await expect(field(page, 'E-mail')).toHaveValue(known)
  await signInByForm(page, known)
  await expect(page).toHaveURL(/:\d+\/blog\/?$/)
})

test('a password opens the account (R121)', {
  tag: ['@real', '@smoke'],
}, async ({ page }) => {
  await openPage(page, login, 'Σύνδεση')
  await signInByForm(page, known)
  await expect(page).toHaveURL(/:\d+\/account\/?$/)
})

test('a mailed code signs in, and can be sent again (R075, R076, R287)', {
  tag: '@real',
}, async ({ page }) => {
  const { email } = await newAccount(page)
  await openPage(page, `${loginCode}?next=/blog`, 'Σύνδεση με κωδικό στο e-mail')
  const before = await lastMailTo(email)
  await field(page, 'E-mail του λογαριασμού σας').fill(email)
  await button(page, 'Στείλτε μου κωδικό').click()
  await expectHeading(page, 'Δείτε το e-mail σας')
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByText(/Ισχύει για 5 λεπτά/)).toBeVisible()
  await expect(page.getByRole('button', { name: /Αποστολή σε/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  const code = await codeTo(email, before)
  await field(page, codeLabel).fill(code.toLowerCase())
  await button(page, 'Σύνδεση').click()
  await expect(page).toHaveURL(/:\d+\/blog\/?$/)
})
