import { expect, type Page } from '@playwright/test'
import { accountRoutes } from '#contract/paths/account-paths'
import { expectAccessible } from './support/accessibility'
import { button, dialog, expectHeading, field, link, main } from './support/locators'
import { codeTo } from './support/outbox'
import { test } from './support/own-servers'
import { chooseAtProvider, comeFromProvider } from './support/provider-page'
import { confirmAddress, newPerson, signUp } from './support/sign-in'

const providers = accountRoutes['account-providers'].pattern

// All tests share the provider's people: none may still be connected from another test.
test.beforeEach(({ servers }) => servers.resetAccounts())

const rows = (page: Page) => main(page).getByRole('list', { name: 'Συνδεδεμένοι λογαριασμοί' })
const disconnect = (page: Page, account: string) =>
  button(page, `Αποσύνδεση: Μικρό Δίκτυο, ${account}`)
const connect = (page: Page) => link(page, 'Σύνδεση λογαριασμού Μικρό Δίκτυο')

async function showsConnected(page: Page, account: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`:\\d+${providers}$`))
  await expectHeading(page, 'Άλλοι λογαριασμοί')
  await expect(rows(page).getByRole('listitem')).toHaveCount(1)
  await expect(rows(page)).toContainText(account)
}

async function takeAway(page: Page, account: string): Promise<void> {
  await disconnect(page, account).click()
  await dialog(page).getByRole('button', { name: 'Αποσύνδεση λογαριασμού' }).click()
}

test('a new person signs up with a provider, connected (R012, R080, R284)', {
  tag: '@smoke',
}, async ({ page }) => {
  await comeFromProvider(page, 'Νίκος Καινούργιος', '/blog')
  await expect(page).toHaveURL(/:\d+\/blog\/?$/)
  await page.goto(providers)
  await showsConnected(page, 'nikos.kainourgios@example.com')
  await page.goto('/account/email')
  const addresses = main(page).getByRole('list', { name: 'Οι διευθύνσεις σας' })
  await expect(addresses.getByText('nikos.kainourgios@example.com')).toBeVisible()
})

test('without an address one is entered and confirmed (R072, R285, R280)', async ({
  page,
  browser,
  servers,
}) => {
  const { email } = newPerson()
  await comeFromProvider(page, 'Μιχάλης Ανώνυμος', '/blog')
  await expect(page).toHaveURL(/:\d+\/account\/provider\/signup\?next=\/blog$/)
  await page.reload()
  await expectHeading(page, 'Ένα βήμα ακόμη')
  await expectAccessible(page)
  await field(page, 'E-mail').fill(email)
  await button(page, 'Συνέχεια').click()
  await expect(page).toHaveURL(/:\d+\/account\/verify-email\?next=\/blog$/)
  await expect(page.getByText(email)).toBeVisible()
  await confirmAddress(page, await codeTo(email, 0, servers.upstream))
  await expect(page).toHaveURL(/:\d+\/blog\/?$/)
  await page.goto(providers)
  await showsConnected(page, 'Μιχάλης Ανώνυμος')

  const again = await browser.newPage()
  await comeFromProvider(again, 'Μιχάλης Ανώνυμος', '/blog')
  await expect(again).toHaveURL(/:\d+\/blog\/?$/)
  await again.close()
})

test('a member connects an account and disconnects it (R056, R294)', async ({ page, servers }) => {
  const account = 'angeliki.avevaiou@example.com'
  await signUp(page, servers.upstream)
  await page.goto(providers)
  await expect(main(page).getByText('Δεν έχετε συνδέσει άλλον λογαριασμό')).toBeVisible()
  await expectAccessible(page)
  await connect(page).click()
  await chooseAtProvider(page, 'Αγγελική Αβέβαιου')
  await showsConnected(page, account)
  await expect(connect(page)).toHaveCount(0)
  await expectAccessible(page)
  await page.reload()
  await showsConnected(page, account)
  await disconnect(page, account).click()
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Άκυρο' }).click()
  await showsConnected(page, account)
  await takeAway(page, account)
  await expect(page.getByText('Ο λογαριασμός Μικρό Δίκτυο αποσυνδέθηκε.')).toBeVisible()
  await expect(main(page).getByText('Δεν έχετε συνδέσει άλλον λογαριασμό')).toBeVisible()
  await expect(connect(page)).toBeVisible()
})
