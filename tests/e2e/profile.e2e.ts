import { expect, type Page, test } from '@playwright/test'
import { button, expectHeading, field, main } from './support/locators'
import { signUp } from './support/sign-in'

async function arrive(page: Page) {
  const person = await signUp(page)
  await page.goto('/account/settings')
  await expectHeading(page, 'Ρυθμίσεις')
  await expect(field(page, 'Όνομα')).toBeVisible()
  return person
}

const save = (page: Page) => button(page, 'Αποθήκευση στοιχείων').click()

/** Saves, and waits for the successful response. */
async function saveWell(page: Page): Promise<void> {
  const answered = page.waitForResponse(
    (response) =>
      response.request().method() === 'PUT' && response.url().includes('/user/account/'),
  )
  await save(page)
  expect((await answered).status()).toBe(200)
  await expect(field(page, 'Όνομα')).not.toHaveAttribute('aria-invalid', 'true')
}

/** The account as the API stores it. */
async function stored(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(async () => {
    const { user } = await (await fetch('/api/_auth/session')).json()
    return (await fetch(`/api/user/account/${user.id}`)).json()
  })
}

test('every field of the profile is set and cleared, the address stays', { tag: '@smoke' }, async ({
  page,
}) => {
  const { email } = await arrive(page)
  const filled = {
    Όνομα: 'Ελένη',
    Επώνυμο: 'Παπαδάκη',
    'Ημερομηνία γέννησης': '1990-05-01',
    Πόλη: 'Βόλος',
    Ιστότοπος: 'https://example.gr',
    'Λίγα λόγια για εσάς': 'Μαθαίνω κάθε μέρα.\nΛίγο λίγο.',
  }
  for (const [label, value] of Object.entries(filled)) await field(page, label).fill(value)
  await saveWell(page)
  expect(await stored(page)).toMatchObject({
    email,
    firstName: 'Ελένη',
    lastName: 'Παπαδάκη',
    birthDate: '1990-05-01',
    city: 'Βόλος',
    website: 'https://example.gr',
    bio: 'Μαθαίνω κάθε μέρα.\nΛίγο λίγο.',
  })
  for (const label of Object.keys(filled)) await field(page, label).fill('')
  await saveWell(page)
  expect(await stored(page)).toMatchObject({
    email,
    firstName: '',
    lastName: '',
    birthDate: null,
    city: '',
    website: '',
    bio: '',
  })
  await page.reload()
  for (const label of Object.keys(filled)) await expect(field(page, label)).toHaveValue('')
})

test('a phone number is set, changed and cleared', async ({ page }) => {
  await arrive(page)
  const phone = field(page, 'Τηλέφωνο')
  await phone.fill('691 234 5678')
  await saveWell(page)
  expect(await stored(page)).toMatchObject({ phone: '+306912345678' })
  await phone.fill('690 123 4567')
  await saveWell(page)
  await page.reload()
  await expect(phone).toHaveValue('+306901234567')
  await field(page, 'Πόλη').fill('Πάτρα')
  await phone.fill('')
  await saveWell(page)
  expect(await stored(page)).toMatchObject({ phone: null, city: 'Πάτρα' })
})

test('a taken user name is refused in Greek', async ({ page, browser }) => {
  const name = `eleni.${Date.now()}`
  const username = (on: Page) => main(on).getByRole('textbox', { name: 'Όνομα χρήστη' })
  await arrive(page)
  await username(page).fill(name)
  await button(page, 'Αλλαγή ονόματος χρήστη').click()
  await expect(page.getByText('Το όνομα χρήστη άλλαξε.')).toBeVisible()
  const other = await browser.newPage()
  await arrive(other)
  await username(other).fill(name)
  await button(other, 'Αλλαγή ονόματος χρήστη').click()
  await expect(main(other).getByText('Αυτό το όνομα χρήστη χρησιμοποιείται ήδη.')).toBeVisible()
  await expect(username(other)).toHaveValue(name)
  await other.close()
})

test('a change in another tab is followed, and asked about where both changed', async ({
  page,
  context,
}) => {
  await arrive(page)
  const other = await context.newPage()
  await other.goto('/account/settings')
  await field(other, 'Όνομα').fill('Ελένη')
  await field(other, 'Πόλη').fill('Βόλος')
  await saveWell(other)

  await field(page, 'Όνομα').fill('Άννα')
  await field(page, 'Ιστότοπος').fill('https://example.gr')
  await save(page)
  const question = main(page).getByRole('alert').filter({ hasText: 'Άλλαξε και αλλού' })
  await expect(question).toContainText('Άννα')
  await expect(question).toContainText('Ελένη')
  await expect(field(page, 'Πόλη')).toHaveValue('Βόλος')
  expect(await stored(page)).toMatchObject({ firstName: 'Ελένη', website: '' })
  await question.getByRole('button', { name: 'Να μείνει ό,τι έγραψα: Όνομα' }).click()
  await saveWell(page)
  const agreed = { firstName: 'Άννα', city: 'Βόλος', website: 'https://example.gr' }
  expect(await stored(page)).toMatchObject(agreed)

  await field(other, 'Επώνυμο').fill('Παπαδάκη')
  await saveWell(other)
  expect(await stored(page)).toMatchObject({ ...agreed, lastName: 'Παπαδάκη' })
  await expect(field(other, 'Όνομα')).toHaveValue('Άννα')
})
