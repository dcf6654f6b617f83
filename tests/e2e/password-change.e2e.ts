import { expect, type Page, test } from '@playwright/test'
import { field, main, toast } from './support/locators'
import { askService, signIn, signInByForm, signInElsewhere, signUp } from './support/sign-in'

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

test('a changed password ends all sessions, this one too (R055, R293)', {
  tag: '@smoke',
}, async ({ page, browser }) => {
  const person = await signUp(page)
  const other = await signInElsewhere(browser, person)
  await page.goto('/account/password/change')
  await expect(main(page).getByText(/θα αποσυνδεθείτε από όλες τις συσκευές/)).toBeVisible()
  await fill(page, person.password, fresh)
  await change(page).click()
  await expect(page).toHaveURL('/')
  await expect(toast(page, 'Ο κωδικός άλλαξε')).toBeVisible()
  await expect(toast(page, 'Η σύνδεσή σας έληξε')).toHaveCount(0)
  for (const one of [page, other]) {
    expect((await askService(one, 'GET', '/auth/session')).status).not.toBe(200)
  }
  await other.context().clearCookies()
  expect((await askService(other, 'POST', '/auth/login', person)).status).toBe(400)
  await signIn(other, { ...person, password: fresh })
  const offer = toast(page, 'Ο κωδικός άλλαξε').getByRole('button', { name: 'Σύνδεση' })
  // Its label is on one line.
  expect((await offer.boundingBox())?.height).toBeLessThan(60)
  await offer.click()
  await expect(page).toHaveURL('/account/login?next=/account')
  await signInByForm(page, person.email, fresh)
  await expect(page).toHaveURL('/account')
  await other.close()
})
