import { expect, type Page, test } from '@playwright/test'
import * as z from 'zod'
import { failNext, oneAtATime } from './support/faults'
import { button, dialog, field, heading, main } from './support/locators'
import { codeTo, mailsTo } from './support/outbox'
import { askService, newPerson, signUp } from './support/sign-in'

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

/** Signs up and adds a second address, which is returned. */
async function signUpAndAdd(page: Page): Promise<string> {
  await signUp(page)
  const second = newPerson().email
  await page.goto('/account/email')
  await add(page, second)
  return second
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

test('an invalid or known address is refused at its field (R265, R292)', async ({ page }) => {
  const { email } = await signUp(page)
  await page.goto('/account/email')
  await add(page, 'anna@')
  await expect(main(page).getByText(/Γράψτε μια ολόκληρη διεύθυνση/)).toBeVisible()
  await fillAndAdd(page, email)
  await expect(main(page).getByText('Η διεύθυνση υπάρχει ήδη στον λογαριασμό σας.')).toBeVisible()
  await press(page, 'Άκυρο')
  await expect(main(page).getByRole('button', { name: 'Προσθήκη διεύθυνσης' })).toBeFocused()
})

test('after a reload the address waits for its code, without deletion (R292)', async ({ page }) => {
  const second = await signUpAndAdd(page)
  await expect(code(page)).toBeVisible()
  await page.reload()
  await expect(row(page, second)).toContainText('Περιμένει επιβεβαίωση')
  await expect(main(page).getByText(/θα αφαιρεθεί αυτόματα/)).toBeVisible()
  await expect(main(page).getByRole('button', { name: /^Αποστολή σε/ })).toBeVisible()
  await expect(main(page).getByRole('button', { name: `Διαγραφή: ${second}` })).toHaveCount(0)
  await confirm(page, await codeTo(second))
  await expect(row(page, second)).toContainText('Επιβεβαιωμένη')
  await expect(main(page).getByRole('button', { name: `Διαγραφή: ${second}` })).toBeVisible()
})

test('another browser can request a new code for the address (R292)', async ({ page }) => {
  await signUp(page)
  const second = newPerson().email
  expect((await askService(page, 'POST', '/account/email', { email: second })).status).toBe(200)
  await page.goto('/account/email')
  await press(page, `Επιβεβαίωση: ${second}`)
  await expect(main(page).getByText(/στείλαμε/i)).toBeVisible()
  await expect.poll(async () => (await mailsTo(second)).length).toBe(2)
  await confirm(page, await codeTo(second))
  await expect(row(page, second)).toContainText('Επιβεβαιωμένη')
})

test('after three wrong codes a new code is offered (fault 48)', async ({ page }) => {
  await signUpAndAdd(page)
  for (const wrong of ['AAAAAA', 'BBBBBB', 'CCCCCC']) {
    await confirm(page, wrong)
    await expect(main(page).getByText(/δεν είναι σωστός|δεν ισχύει πια/)).toBeVisible()
  }
  await expect(main(page).getByText(/δεν ισχύει πια/)).toBeVisible()
  await expect(main(page).getByRole('button', { name: /^Αποστολή σε/ })).toBeVisible()
})

/** The response of a service that requires reauthentication before it adds an address. */
async function reauthenticationWanted(page: Page) {
  const { body } = await askService(page, 'GET', '/auth/session')
  const { data } = z.object({ data: z.looseObject({}) }).parse(body)
  return {
    status: 401,
    data: { ...data, flows: [{ id: 'reauthenticate' }] },
    meta: { is_authenticated: true },
  }
}

test('after reauthentication the address is offered again (R270, fault 57)', async ({ page }) => {
  const { password } = await signUp(page)
  const second = newPerson().email
  const pathPrefix = '/_allauth/app/v1/account/email'
  await page.goto('/account/email')
  await oneAtATime('account-email', async () => {
    const body = await reauthenticationWanted(page)
    await failNext({ pathPrefix, method: 'POST', status: 401, body })
    await add(page, second)
    await expect(page).toHaveURL(/:\d+\/account\/reauthenticate/)
  })
  await field(page, 'Κωδικός πρόσβασης').fill(password)
  await button(page, 'Επιβεβαίωση').click()
  await expect(page).toHaveURL('/account/email')
  await expect(main(page).getByLabel('Διεύθυνση e-mail')).toHaveValue(second)
  expect(await mailsTo(second)).toEqual([])
  await button(page, 'Προσθήκη').click()
  await expect(row(page, second)).toContainText('Περιμένει επιβεβαίωση')
  expect(await mailsTo(second)).toHaveLength(1)
})
