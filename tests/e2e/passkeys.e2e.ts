import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility'
import { overflowing } from './support/fitting'
import { dialog, expectHeading, link, main } from './support/locators'
import { plugAuthenticator, withoutActivation } from './support/passkeys'
import { passFirstStep, reauthenticate, test } from './support/second-factor'
import { type Person, signUp } from './support/sign-in'

const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name })
const keys = (page: Page) => main(page).getByRole('list', { name: 'Τα κλειδιά σας' })
const addPath = '/account/2fa/webauthn/add'
const listPath = '/account/2fa/webauthn'

async function member(page: Page, upstream: string): Promise<Person> {
  const person = await signUp(page, upstream)
  await reauthenticate(page, person)
  return person
}

async function make(page: Page, name: string, passwordless = false): Promise<void> {
  await page.goto(addPath)
  await main(page).getByLabel('Όνομα').fill(name)
  const choice = main(page).getByRole('checkbox', { name: /χωρίς κωδικό/ })
  await choice.setChecked(passwordless)
  await button(page, 'Δημιουργία κλειδιού').click()
}

async function madeKey(page: Page, name: string, passwordless = false): Promise<void> {
  await make(page, name, passwordless)
  await expectHeading(page, 'Το κλειδί πρόσβασης είναι έτοιμο')
}

/** Signs up and creates a key on a new device. */
async function memberWithKey(page: Page, upstream: string) {
  const person = await member(page, upstream)
  const device = await plugAuthenticator(page)
  await madeKey(page, 'USB')
  return { person, device }
}

test('keys are added, listed, renamed, removed (R059, R060, R297)', { tag: '@smoke' }, async ({
  page,
  servers,
}) => {
  await member(page, servers.upstream)
  const phone = await plugAuthenticator(page)
  await page.goto(listPath)
  await expect(main(page).getByText('Δεν έχετε κλειδί πρόσβασης ακόμη')).toBeVisible()
  await expectAccessible(page)
  await madeKey(page, 'Κινητό', true)
  await expect(main(page).getByText('Φυλάξτε και τους κωδικούς ανάκτησης')).toBeVisible()
  await expectAccessible(page)
  await link(page, 'Δείτε τους κωδικούς').click()
  await expect(main(page).getByText('Απομένουν 10 από 10.')).toBeVisible()
  await phone.remove()
  await plugAuthenticator(page)
  await madeKey(page, 'USB')
  await expect(main(page).getByText('Φυλάξτε και τους κωδικούς ανάκτησης')).toBeHidden()
  await link(page, 'Τα κλειδιά σας').click()
  const row = (name: string) => keys(page).getByRole('listitem').filter({ hasText: name })
  await expect(row('Κινητό')).toContainText('Κλειδί πρόσβασης')
  await expect(row('USB')).toContainText('Κλειδί δεύτερου βήματος')
  await expectAccessible(page)
  expect(await overflowing(page)).toEqual([])
  await button(page, 'Μετονομασία του «USB»').click()
  await expectAccessible(page)
  await dialog(page).getByLabel('Όνομα').fill('Γραφείο')
  await dialog(page).getByRole('button', { name: 'Αποθήκευση ονόματος' }).click()
  await expect(row('Γραφείο')).toBeVisible()
  await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused()
  await button(page, 'Αφαίρεση του «Γραφείο»').click()
  await dialog(page).getByRole('button', { name: 'Άκυρο' }).click()
  await expect(row('Γραφείο')).toBeVisible()
  await button(page, 'Αφαίρεση του «Γραφείο»').click()
  await dialog(page).getByRole('button', { name: 'Αφαίρεση κλειδιού' }).click()
  await expect(row('Γραφείο')).toBeHidden()
  await button(page, 'Αφαίρεση του «Κινητό»').click()
  await expect(dialog(page).getByText(/Δεν έχετε άλλο δεύτερο βήμα/)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Αφαίρεση κλειδιού' }).click()
  await expect(main(page).getByText('Δεν έχετε κλειδί πρόσβασης ακόμη')).toBeVisible()
})

test('a key is the second factor, requested right after the password (R066, R288)', async ({
  page,
  servers,
}) => {
  const { person } = await memberWithKey(page, servers.upstream)
  await passFirstStep(page, person, '/blog')
  await expect(page).toHaveURL(/:\d+\/blog$/)
  await withoutActivation(page)
  await passFirstStep(page, person, '/blog')
  await expect(page).toHaveURL(/:\d+\/account\/2fa\/authenticate\/webauthn\?next=\/blog$/)
  await expect(link(page, 'Με κωδικό ανάκτησης')).toBeVisible()
  await page.reload()
  await expectAccessible(page)
  await button(page, 'Χρήση κλειδιού πρόσβασης').click()
  await expect(page).toHaveURL(/:\d+\/blog$/)
})
