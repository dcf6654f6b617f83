import { expect, type Page, test } from '@playwright/test'
import { button, main, toast } from './support/locators'
import { codeTo } from './support/outbox'
import { newPerson, signInByForm, signUp } from './support/sign-in'

const rows = (page: Page) =>
  main(page).getByRole('list', { name: 'Οι διευθύνσεις σας' }).getByRole('listitem')
const row = (page: Page, email: string) => rows(page).filter({ hasText: email })
const press = (page: Page, name: string) => main(page).getByRole('button', { name }).click()
const code = (page: Page) => main(page).getByLabel('Κωδικός από το e-mail')

async function fillAndAdd(page: Page, email: string): Promise<void> {
  await main(page).getByLabel('Διεύθυνση e-mail').fill(email)
  await button(page, 'Συνέχεια').click()
}

async function confirm(page: Page, typed: string): Promise<void> {
  await code(page).fill(typed)
  await button(page, 'Επιβεβαίωση').click()
}

test('a new address replaces the old one, which is told before (R046, R292)', {
  tag: '@smoke',
}, async ({ page }) => {
  const person = await signUp(page)
  const { email } = person
  const second = newPerson().email
  await page.goto('/account/email')
  await press(page, 'Αλλαγή διεύθυνσης')
  await press(page, 'Άκυρο')
  await expect(main(page).getByRole('button', { name: 'Αλλαγή διεύθυνσης' })).toBeFocused()
  await expect(row(page, email)).toContainText('Κύρια')
  await expect(row(page, email)).toContainText('Επιβεβαιωμένη')
  await press(page, 'Αλλαγή διεύθυνσης')
  await expect(main(page).getByText(`αντικαθιστά την ${email}`)).toBeVisible()
  await fillAndAdd(page, second)
  await expect(row(page, second)).toContainText('Περιμένει επιβεβαίωση')
  await confirm(page, '000000')
  await expect(main(page).getByText('Ο κωδικός δεν είναι σωστός ή έχει λήξει.')).toBeVisible()
  await confirm(page, await codeTo(second))
  await expect(page).toHaveURL('/')
  await expect(toast(page, `Η διεύθυνσή σας είναι πλέον η ${second}`)).toBeVisible()
  await expect(toast(page, 'Η σύνδεσή σας έληξε')).toHaveCount(0)
  await toast(page, 'Η διεύθυνσή σας είναι').getByRole('button', { name: 'Σύνδεση' }).click()
  await expect(page).toHaveURL('/account/login?next=/account/email')
  await signInByForm(page, second, person.password)
  await expect(page).toHaveURL('/account/email')
  await expect(rows(page)).toHaveCount(1)
  await expect(row(page, second)).toContainText('Κύρια')
})
