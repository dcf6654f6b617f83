import { expect, test } from '@playwright/test'
import { accountRoutes } from '#contract/paths/account-paths'
import { button, expectHeading, field, main, openPage } from './support/locators'
import { codeTo, newAddress, newestTo } from './support/outbox'
import {
  beginPasskeyAccount,
  cancelPasskeys,
  plugAuthenticator,
  withoutSuggestions,
} from './support/passkeys'
import { comeFromProvider } from './support/provider-page'
import { confirmAddress, customer, fillSignup, signInByForm } from './support/sign-in'

const login = accountRoutes['account-login'].pattern
const signup = accountRoutes['account-signup'].pattern
const verify = accountRoutes['account-verify-email'].pattern
const password = 'τρεις μικρές σταγόνες'

test('the form names the password rules, and shows the password (R264, R266)', async ({ page }) => {
  await openPage(page, signup, 'Νέος λογαριασμός')
  await field(page, 'Κωδικός πρόσβασης').fill('μικρός')
  await field(page, 'Κωδικός πρόσβασης').blur()
  await expect(page.getByText('Χρειάζονται τουλάχιστον 8 χαρακτήρες.')).toBeVisible()
  await fillSignup(page, newAddress('slip'), password, 'κάτι άλλο')
  await expect(page.getByText('Οι δύο κωδικοί πρόσβασης δεν είναι ίδιοι.')).toBeVisible()
  await expect(field(page, 'Ο κωδικός πρόσβασης ξανά')).toBeFocused()
  await expect(page.getByText(/ισχυρός/)).toBeVisible()
  await page.getByRole('button', { name: 'Εμφάνιση κωδικού πρόσβασης' }).first().click()
  await expect(field(page, 'Κωδικός πρόσβασης')).toHaveAttribute('type', 'text')
})

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

test('a known address looks like a new one; its owner gets a mail (R282)', async ({ page }) => {
  const { email } = customer
  await openPage(page, signup, 'Νέος λογαριασμός')
  await fillSignup(page, email, password)
  await expectHeading(page, 'Επιβεβαιώστε το e-mail σας')
  await expect(page.getByText(/15 λεπτά/)).toBeVisible()
  expect((await newestTo(email)).kind).toBe('accountExists')
})

test('three wrong codes void the code, signing in sends a new one (R081)', async ({ page }) => {
  const email = newAddress('nikos')
  await openPage(page, signup, 'Νέος λογαριασμός')
  await fillSignup(page, email, password)
  const first = await newestTo(email)
  for (const miss of [1, 2]) {
    await confirmAddress(page, `WRNG${miss}${miss}`)
    await expect(page.getByText('Ο κωδικός δεν είναι σωστός ή έχει λήξει.')).toBeVisible()
  }
  await confirmAddress(page, 'WRNG33')
  await expectHeading(page, 'Ο κωδικός δεν ισχύει πια')
  await page.getByRole('link', { name: 'Σύνδεση', exact: true }).last().click()
  await signInByForm(page, email, password)
  await confirmAddress(page, await codeTo(email, first.id))
  await expect(page).toHaveURL(/:\d+\/account\/?$/)
})

test('an invalid link shows a notice and links to sign-in (R073)', async ({ page }) => {
  await openPage(page, `${verify}/nonsense`, 'Ο σύνδεσμος δεν είναι σωστός')
  await main(page).getByRole('link', { name: 'Σύνδεση' }).click()
  await expectHeading(page, 'Σύνδεση')
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

test('a cancelled passkey dialog is reported once, the form stays (R290)', async ({ page }) => {
  await cancelPasskeys(page)
  await openPage(page, login, 'Σύνδεση')
  for (const _ of [1, 2]) {
    await button(page, 'Σύνδεση με κλειδί πρόσβασης').click()
    await expect(page.getByText('Η επιβεβαίωση δεν ολοκληρώθηκε.')).toHaveCount(1)
  }
  await signInByForm(page, customer.email)
  await expect(page).toHaveURL(/:\d+\/account\/?$/)
})

test('a cancelled passkey creation keeps the sign-up waiting (R079)', async ({ page }) => {
  await cancelPasskeys(page)
  const email = newAddress('no-key')
  await beginPasskeyAccount(page, email, () => codeTo(email))
  await button(page, 'Δημιουργία κλειδιού').click()
  await expect(page.getByText('Η επιβεβαίωση δεν ολοκληρώθηκε.')).toBeVisible()
  await expect(field(page, 'Όνομα κλειδιού')).toHaveValue('Κλειδί πρόσβασης')
})

test('a provider without an address opens a form for one (R072)', async ({ page }) => {
  await comeFromProvider(page, 'Μιχάλης Ανώνυμος')
  await expectHeading(page, 'Ένα βήμα ακόμη')
  await expect(page.getByText(/Μικρό Δίκτυο δεν μας έδωσε/)).toBeVisible()
  await field(page, 'E-mail').fill('michalis')
  await button(page, 'Συνέχεια').click()
  await expect(page.getByText(/Γράψτε μια ολόκληρη διεύθυνση/)).toBeVisible()
  await page.getByRole('link', { name: 'Έχετε ήδη λογαριασμό; Συνδεθείτε' }).click()
  await expectHeading(page, 'Σύνδεση')
})
