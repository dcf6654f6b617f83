import { expect, type Page, test } from '@playwright/test'
import { button, expectHeading, field } from './support/locators'
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
