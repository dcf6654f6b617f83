import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility'
import { button, dialog, expectHeading, link, main } from './support/locators'
import { codeTo } from './support/outbox'
import { beginPasskeyAccount, plugAuthenticator, withoutActivation } from './support/passkeys'
import { recordRequests } from './support/requests'
import { confirmPassword, reauthenticate, test } from './support/second-factor'
import { newPerson, signUp } from './support/sign-in'

const password = (page: Page) => main(page).getByLabel('Κωδικός πρόσβασης', { exact: true })
const codes = (page: Page) => main(page).getByRole('list', { name: 'Οι κωδικοί σας' })
const codesPath = '/account/2fa/recovery-codes'
const demand = /\/account\/reauthenticate\?next=\/account\/2fa\/recovery-codes$/

async function addKey(page: Page, name: string): Promise<void> {
  await page.goto('/account/2fa/webauthn/add')
  await main(page).getByLabel('Όνομα').fill(name)
  await button(page, 'Δημιουργία κλειδιού').click()
}

test('secrets require reauthentication first: by password, after a reload as well (R071, R270, R271, R281, R315)', {
  tag: '@smoke',
}, async ({ page, time, member }) => {
  await time.letAuthenticationsAge()
  await page.goto(codesPath)
  await expect(page).toHaveURL(demand)
  await expect(link(page, 'Με κωδικό από την εφαρμογή')).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL(demand)
  await expect(link(page, 'Με κωδικό από την εφαρμογή')).toBeVisible()
  await expectAccessible(page)
  await expect(main(page)).toContainText('Ξεχάσατε τον κωδικό πρόσβασης; Αποσυνδεθείτε')
  await expect(link(page, 'Ξεχάσατε τον κωδικό πρόσβασης;')).toHaveCount(0)
  await confirmPassword(page, 'όχι αυτός')
  await expect(main(page).getByText('Ο κωδικός πρόσβασης δεν είναι σωστός.')).toBeVisible()
  await confirmPassword(page, member.password)
  await expect(page).toHaveURL(/:\d+\/account\/2fa\/recovery-codes$/)
  await expect(codes(page)).toBeVisible()
  await page.goto('/account/reauthenticate')
  await expect(page).toHaveURL(/:\d+\/$/)
})

test('a code or a recovery code reauthenticates (R068, R070, R271, R286)', async ({
  page,
  time,
  member,
}) => {
  await time.letAuthenticationsAge()
  await page.goto(codesPath)
  await link(page, 'Με κωδικό από την εφαρμογή').click()
  await expect(page).toHaveURL(/reauthenticate\/totp\?next=\/account\/2fa\/recovery-codes$/)
  await page.reload()
  await expect(link(page, 'Με τον κωδικό πρόσβασης')).toBeVisible()
  await main(page)
    .getByLabel('Κωδικός 6 ψηφίων')
    .fill(await time.codeOf(member.secret))
  await button(page, 'Επιβεβαίωση').click()
  await expect(codes(page)).toBeVisible()
  const [one = ''] = await codes(page).locator('li').allInnerTexts()
  await time.letAuthenticationsAge()
  await page.goto(codesPath)
  await link(page, 'Με κωδικό ανάκτησης').click()
  await main(page).getByLabel('Κωδικός ανάκτησης').fill(one)
  await button(page, 'Επιβεβαίωση').click()
  await expect(main(page).getByText('Απομένουν 9 από 10.')).toBeVisible()
})

test('a key reauthenticates as well (R069, R271, R288)', async ({ page, servers, time }) => {
  const person = await signUp(page, servers.upstream)
  await reauthenticate(page, person)
  await plugAuthenticator(page)
  await addKey(page, 'Κινητό')
  await expectHeading(page, 'Το κλειδί πρόσβασης είναι έτοιμο')
  await time.letAuthenticationsAge()
  await page.goto(codesPath)
  await link(page, 'Με κλειδί πρόσβασης').click()
  await expect(codes(page)).toBeVisible()
  await time.letAuthenticationsAge()
  await withoutActivation(page)
  await page.goto('/account/2fa/reauthenticate/webauthn?next=/account/2fa/recovery-codes')
  await button(page, 'Χρήση κλειδιού πρόσβασης').click()
  await expect(codes(page)).toBeVisible()
})

test('without a password other methods are offered (R272)', async ({ page, servers, time }) => {
  const device = await plugAuthenticator(page)
  const { email } = newPerson()
  await beginPasskeyAccount(page, email, () => codeTo(email, 0, servers.upstream))
  await button(page, 'Δημιουργία κλειδιού').click()
  await expect(page).toHaveURL(/:\d+\/account\/?$/)
  await time.letAuthenticationsAge()
  await device.present(false)
  await addKey(page, 'Δεύτερο')
  await expect(page).toHaveURL(/:\d+\/account\/2fa\/reauthenticate\/webauthn\?next=/)
  await page.goto('/account/reauthenticate?next=/account/2fa/webauthn/add')
  await expect(link(page, 'Με κλειδί πρόσβασης')).toBeVisible()
  await expect(password(page)).toBeHidden()
  await expectAccessible(page)
  await device.present(true)
  await link(page, 'Με κλειδί πρόσβασης').click()
  await expect(page).toHaveURL(/:\d+\/account\/2fa\/webauthn\/add$/)
})

test('an interrupted write is offered again (A3-57, R270)', async ({ page, servers, time }) => {
  const person = await signUp(page, servers.upstream)
  await reauthenticate(page, person)
  await plugAuthenticator(page)
  await addKey(page, 'Κινητό')
  await link(page, 'Τα κλειδιά σας').click()
  await time.letAuthenticationsAge()
  const writes = recordRequests(page, (request) =>
    request.url().endsWith('/account/authenticators/webauthn') ? request.method() : null,
  )
  await button(page, 'Μετονομασία του «Κινητό»').click()
  await dialog(page).getByLabel('Όνομα').fill('Τσέπη')
  await dialog(page).getByRole('button', { name: 'Αποθήκευση ονόματος' }).click()
  await expect(page).toHaveURL(/:\d+\/account\/reauthenticate\?next=\/account\/2fa\/webauthn$/)
  await confirmPassword(page, person.password)
  await expect(dialog(page).getByLabel('Όνομα')).toHaveValue('Τσέπη')
  await expect(dialog(page).getByText(/Η αλλαγή δεν έχει γίνει ακόμη/)).toBeVisible()
  expect(writes).toEqual(['PUT'])
  await dialog(page).getByRole('button', { name: 'Αποθήκευση ονόματος' }).click()
  await expect(main(page).getByText('Τσέπη', { exact: true })).toBeVisible()
  expect(writes).toEqual(['PUT', 'PUT'])
  await time.letAuthenticationsAge()
  await button(page, 'Αφαίρεση του «Τσέπη»').click()
  await dialog(page).getByRole('button', { name: 'Αφαίρεση κλειδιού' }).click()
  await confirmPassword(page, person.password)
  await dialog(page).getByRole('button', { name: 'Άκυρο' }).click()
  await expect(main(page).getByText('Τσέπη', { exact: true })).toBeVisible()
  expect(writes).toEqual(['PUT', 'PUT', 'DELETE'])
})
