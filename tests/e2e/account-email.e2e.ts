import { expect, type Page, test } from '@playwright/test'
import { button, dialog, heading, main } from './support/locators'
import { codeTo } from './support/outbox'
import { newPerson, signUp } from './support/sign-in'

const rows = (page: Page) =>
  main(page).getByRole('list', { name: 'Οι διευθύνσεις σας' }).getByRole('listitem')
const row = (page: Page, email: string) => rows(page).filter({ hasText: email })
const press = (page: Page, name: string) => main(page).getByRole('button', { name }).click()
const code = (page: Page) => main(page).getByLabel('Κωδικός από το e-mail')

async function fillAndAdd(page: Page, email: string): Promise<void> {
  await main(page).getByLabel('Διεύθυνση e-mail').fill(email)
  await button(page, 'Προσθήκη').click()
}

async function add(page: Page, email: string): Promise<void> {
  await press(page, 'Προσθήκη διεύθυνσης')
  await fillAndAdd(page, email)
}

async function confirm(page: Page, typed: string): Promise<void> {
  await code(page).fill(typed)
  await button(page, 'Επιβεβαίωση').click()
}

test('an address is added, confirmed, made primary, one deleted (R046, R292)', {
  tag: '@smoke',
}, async ({ page }) => {
  const { email } = await signUp(page)
  const second = newPerson().email
  await page.goto('/account/email')
  await press(page, 'Προσθήκη διεύθυνσης')
  await press(page, 'Άκυρο')
  await expect(main(page).getByRole('button', { name: 'Προσθήκη διεύθυνσης' })).toBeFocused()
  await expect(row(page, email)).toContainText('Κύρια')
  await expect(row(page, email)).toContainText('Επιβεβαιωμένη')
  await add(page, second)
  await expect(row(page, second)).toContainText('Περιμένει επιβεβαίωση')
  await confirm(page, 'XXXXXX')
  await expect(main(page).getByText('Ο κωδικός δεν είναι σωστός ή έχει λήξει.')).toBeVisible()
  await confirm(page, await codeTo(second))
  await expect(page.getByText(`Η διεύθυνση ${second} επιβεβαιώθηκε.`)).toBeVisible()
  await expect(row(page, second)).toContainText('Επιβεβαιωμένη')
  await press(page, `Να γίνει κύρια: ${second}`)
  await expect(row(page, second)).toContainText('Κύρια')
  await expect(page.getByRole('complementary', { includeHidden: true })).toContainText(second)
  await press(page, `Διαγραφή: ${email}`)
  await dialog(page).getByRole('button', { name: 'Διαγραφή διεύθυνσης' }).click()
  await expect(row(page, email)).toHaveCount(0)
  await expect(heading(page)).toBeFocused()
  await page.reload()
  await expect(rows(page)).toHaveCount(1)
  await expect(row(page, second)).toContainText('Κύρια')
})
