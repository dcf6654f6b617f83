import { expect, type Page, test } from '@playwright/test'
import { field, main } from './support/locators'
import { askService, signIn, signInElsewhere, signUp } from './support/sign-in'

const current = (page: Page) => field(page, 'Τωρινός κωδικός')
const password = (page: Page) => field(page, 'Νέος κωδικός')
const repetition = (page: Page) => field(page, 'Ο νέος κωδικός, ξανά')
const change = (page: Page) => main(page).getByRole('button', { name: 'Αλλαγή κωδικού' })
const fresh = 'τέσσερις πράσινες σταγόνες'

async function fill(page: Page, old: string, chosen: string, again = chosen): Promise<void> {
  await current(page).fill(old)
  await password(page).fill(chosen)
  await repetition(page).fill(again)
}

test('a changed password ends other sessions (R055, R293)', { tag: '@smoke' }, async ({
  page,
  browser,
}) => {
  const person = await signUp(page)
  const other = await signInElsewhere(browser, person)
  await page.goto('/account/password/change')
  await fill(page, person.password, fresh)
  await change(page).click()
  const done = page.getByRole('heading', { level: 1, name: 'Ο κωδικός άλλαξε' })
  await expect(done).toBeFocused()
  await expect(
    main(page).getByText(/όλες οι άλλες συσκευές αποσυνδέονται μέσα σε μισό λεπτό/),
  ).toBeVisible()
  expect((await askService(page, 'GET', '/auth/session')).status).toBe(200)
  expect((await askService(other, 'GET', '/auth/session')).status).not.toBe(200)
  await other.context().clearCookies()
  expect((await askService(other, 'POST', '/auth/login', person)).status).toBe(400)
  await signIn(other, { ...person, password: fresh })
  await other.close()
})
