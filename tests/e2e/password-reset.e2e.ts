import { expect, type Page, test } from '@playwright/test'
import { accountRoutes } from '../../contract/paths/account-paths'
import { withoutLimits } from './support/faults'
import { keptBySite, watchKey } from './support/key-traces'
import { codeTo, newAddress, newestTo, pathOf } from './support/outbox'
import { button, expectHeading, field, openWay, signInByForm, signUp } from './support/sign-in'

const login = accountRoutes['account-login'].pattern
const reset = accountRoutes['account-password-reset'].pattern
const oldPassword = 'τρεις μικρές σταγόνες'
const newPassword = 'τέσσερις μεγάλες σταγόνες'

test.beforeAll(async ({ request }) => withoutLimits(request))

async function askForLink(page: Page, email: string): Promise<void> {
  await openWay(page, reset, 'Ξεχάσατε τον κωδικό πρόσβασης;')
  await field(page, 'E-mail').fill(email)
  await button(page, 'Στείλτε μου σύνδεσμο').click()
  await expectHeading(page, 'Δείτε το e-mail σας')
}

async function choose(page: Page, password: string): Promise<void> {
  await field(page, 'Νέος κωδικός πρόσβασης').fill(password)
  await field(page, 'Ο νέος κωδικός πρόσβασης ξανά').fill(password)
  await button(page, 'Αποθήκευση κωδικού').click()
}

test('any address is answered alike, and may be mailed again after a rest (R082, R282)', async ({
  page,
}) => {
  for (const email of ['customer@example.gr', newAddress('nobody')]) {
    await askForLink(page, email)
    await expect(page.getByText(`Αν υπάρχει λογαριασμός με τη διεύθυνση ${email}`)).toBeVisible()
    await expect(page.getByRole('button', { name: /Αποστολή σε/ })).toBeVisible()
  }
  await button(page, 'Άλλη διεύθυνση e-mail').click()
  await expectHeading(page, 'Ξεχάσατε τον κωδικό πρόσβασης;')
})

test('the link of the mail leads to a new password, once (R083, R283)', { tag: '@real' }, async ({
  page,
  request,
  context,
}) => {
  const email = newAddress('forgetful')
  await openWay(page, accountRoutes['account-signup'].pattern, 'Νέος λογαριασμός')
  await field(page, 'E-mail').fill(email)
  await field(page, 'Κωδικός πρόσβασης').fill(oldPassword)
  await field(page, 'Ο κωδικός πρόσβασης ξανά').fill(oldPassword)
  await button(page, 'Δημιουργία λογαριασμού').click()
  await expectHeading(page, 'Επιβεβαιώστε το e-mail σας')
  await field(page, 'Κωδικός από το e-mail').fill(await codeTo(request, email))
  await button(page, 'Επιβεβαίωση').click()
  await expect(page).toHaveURL(/:\d+\/account\/?$/)
  await context.clearCookies()

  const before = (await newestTo(request, email)).id
  await askForLink(page, email)
  const link = pathOf(await newestTo(request, email, before))
  await openWay(page, link, 'Νέος κωδικός πρόσβασης')
  await expect(page.getByText(email)).toBeVisible()
  await choose(page, 'password1')
  await expect(page.getByText(/από τους πιο συνηθισμένους/)).toBeVisible()
  await choose(page, newPassword)
  await expectHeading(page, 'Ο κωδικός πρόσβασης άλλαξε')
  await page.getByRole('main').getByRole('link', { name: 'Σύνδεση' }).click()

  await expectHeading(page, 'Σύνδεση')
  await signInByForm(page, email, oldPassword)
  await expect(page.getByText('Το e-mail ή ο κωδικός πρόσβασης δεν είναι σωστά.')).toBeVisible()
  await signInByForm(page, email, newPassword)
  await expect(page).toHaveURL(/:\d+\/account\/?$/)

  await context.clearCookies()
  await openWay(page, link, 'Ο σύνδεσμος δεν ισχύει πια')
})

test('a key leaves the page in its own request only, and is kept nowhere (A3-55)', async ({
  page,
  request,
}) => {
  const { email } = await signUp(page)
  await page.context().clearCookies()
  const before = (await newestTo(request, email)).id
  await askForLink(page, email)
  const link = pathOf(await newestTo(request, email, before))
  const key = link.split('/').at(-1) ?? ''
  const leaks = watchKey(page, key)
  await openWay(page, link, 'Νέος κωδικός πρόσβασης')
  await choose(page, newPassword)
  await expectHeading(page, 'Ο κωδικός πρόσβασης άλλαξε')
  expect(await keptBySite(page)).not.toContain(key)
  // What a page is left for must not learn of it either.
  await page.evaluate(() => location.assign('/robots.txt'))
  await expect(page).toHaveURL(/robots\.txt$/)
  expect(await leaks()).toEqual([])
})

test('a link that is not whole says so, and a new one is near (A3-55)', async ({ page }) => {
  await openWay(page, `${reset}/key/nonsense`, 'Ο σύνδεσμος δεν ισχύει πια')
  await page.getByRole('link', { name: 'Νέος σύνδεσμος' }).click()
  await expectHeading(page, 'Ξεχάσατε τον κωδικό πρόσβασης;')
  await page.getByRole('link', { name: 'Πίσω στη σύνδεση' }).click()
  await expect(page).toHaveURL(new RegExp(`${login}$`))
})
