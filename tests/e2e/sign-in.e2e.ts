import { expect, test } from '@playwright/test'
import { accountRoutes } from '#contract/paths/account-paths'
import { failNext } from './support/faults'
import { button, expectHeading, field, openPage } from './support/locators'
import { codeTo, lastMailTo, newAddress } from './support/outbox'
import { comeFromProvider } from './support/provider-page'
import { customer, newAccount, signInByForm } from './support/sign-in'

const login = accountRoutes['account-login'].pattern
const loginCode = accountRoutes['account-login-code'].pattern
const { email: known } = customer
const codeLabel = 'Κωδικός από το e-mail'

test('the page offers every sign-in method, each with `next` (R012, R266)', async ({ page }) => {
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
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', href)
  }
})

test('a wrong password keeps form and address (R198, R278, A3-49)', async ({ page }) => {
  const said: (string | null)[] = []
  for (const email of [known, newAddress('nobody')]) {
    await openPage(page, login, 'Σύνδεση')
    await signInByForm(page, email, 'wrong-password')
    const problem = page.getByText('Το e-mail ή ο κωδικός πρόσβασης δεν είναι σωστά.')
    await expect(problem).toBeVisible()
    await expect(field(page, 'Κωδικός πρόσβασης')).toBeFocused()
    await expect(field(page, 'E-mail')).toHaveValue(email)
    expect(new URL(page.url()).pathname).toBe(login)
    said.push(await problem.textContent())
  }
  expect(said[0]).toBe(said[1])
})

test('a password opens the account (R121, R122)', {
  tag: ['@real', '@smoke'],
}, async ({ page }) => {
  await openPage(page, login, 'Σύνδεση')
  await signInByForm(page, known)
  await expect(page).toHaveURL(/:\d+\/account\/?$/)
})

test('a browser without session cookies gets a notice', async ({ page, context }) => {
  await page.route('**/auth/login', async (route) => {
    const answer = await route.fetch()
    await context.clearCookies()
    const { 'set-cookie': _dropped, ...headers } = answer.headers()
    await route.fulfill({ response: answer, headers })
  })
  await openPage(page, login, 'Σύνδεση')
  await signInByForm(page, known)
  await expect(page.getByText('Η σύνδεση δεν κρατήθηκε')).toBeVisible()
  await expect(page.getByText(/το πρόγραμμα περιήγησης δεν κρατά τα cookies/)).toBeVisible()
  await expectHeading(page, 'Σύνδεση')
})

test('a next of this site is followed, and no other (R122, R123)', async ({ page, browser }) => {
  await openPage(page, `${login}?next=/blog`, 'Σύνδεση')
  await signInByForm(page, known)
  await expect(page).toHaveURL(/:\d+\/blog\/?$/)

  const stranger = await browser.newPage()
  await openPage(stranger, `${login}?next=https://evil.example/`, 'Σύνδεση')
  await signInByForm(stranger, known)
  await expect(stranger).toHaveURL(/:\d+\/account\/?$/)
  await stranger.close()
})

test('a rate limit is shown with its time, and the form stays (A3-48)', async ({ page }) => {
  const { email, password } = await newAccount(page)
  await page.clock.install()
  await openPage(page, login, 'Σύνδεση')
  await failNext({
    pathPrefix: '/_allauth/app/v1/auth/login',
    method: 'POST',
    containing: email,
    status: 429,
    body: { status: 429 },
    retryAfter: 60,
  })
  await signInByForm(page, email, password)
  await expect(page.getByText(/Δοκιμάστε ξανά σε \d+ δευτερόλεπτα/)).toBeVisible()
  await expect(button(page, 'Σύνδεση')).toHaveCount(0)
  await expect(field(page, 'E-mail')).toHaveValue(email)
  await page.clock.fastForward(61_000)
  await button(page, 'Σύνδεση').click()
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

test('an unknown address looks known; three wrong codes void the code (R076)', async ({ page }) => {
  const email = newAddress('nobody')
  await openPage(page, loginCode, 'Σύνδεση με κωδικό στο e-mail')
  await field(page, 'E-mail του λογαριασμού σας').fill(email)
  await button(page, 'Στείλτε μου κωδικό').click()
  await expectHeading(page, 'Δείτε το e-mail σας')
  for (const miss of [1, 2]) {
    await field(page, codeLabel).fill(`WRNG${miss}${miss}`)
    await button(page, 'Σύνδεση').click()
    await expect(page.getByText('Ο κωδικός δεν είναι σωστός ή έχει λήξει.')).toBeVisible()
    await expect(field(page, codeLabel)).toBeFocused()
  }
  await field(page, codeLabel).fill('WRNG33')
  await button(page, 'Σύνδεση').click()
  await expectHeading(page, 'Ο κωδικός δεν ισχύει πια')
  await page.getByRole('link', { name: 'Ζητήστε νέο κωδικό' }).click()
  await expect(field(page, 'E-mail του λογαριασμού σας')).toHaveValue(email)
})

test('a provider signs in and returns to `next` (R080, R127, R284)', async ({ page }) => {
  await comeFromProvider(page, 'Κατερίνα Σταθοπούλου', '/blog')
  await expect(page).toHaveURL(/:\d+\/blog\/?$/)
})

test('a refusal at the provider shows a link back to sign-in (A3-53)', async ({ page }) => {
  await comeFromProvider(page, 'Όχι τώρα')
  await expectHeading(page, 'Η σύνδεση δεν ολοκληρώθηκε')
  await expect(page.getByText(/Η σύνδεση ακυρώθηκε/)).toBeVisible()
  await page.getByRole('link', { name: 'Σύνδεση', exact: true }).last().click()
  await expectHeading(page, 'Σύνδεση')
})

test('a callback without a pending redirect shows an error (A3-53)', async ({ page }) => {
  const callback = accountRoutes['account-provider-callback'].pattern
  await openPage(page, callback, 'Η σύνδεση δεν ολοκληρώθηκε')
  await expect(page.getByText(/Δεν υπάρχει σύνδεση σε εξέλιξη/)).toBeVisible()
  await openPage(page, `${callback}?error=state_mismatch`, 'Η σύνδεση δεν ολοκληρώθηκε')
  await expect(page.getByText(/δεν ταιριάζει/)).toBeVisible()
})
