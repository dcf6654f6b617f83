import { expect, type Page, test } from '@playwright/test'
import { dialog, heading, main } from './support/locators'
import { askService, signInElsewhere, signUp } from './support/sign-in'

const rows = (page: Page) =>
  main(page).getByRole('list', { name: 'Συσκευές όπου είστε συνδεδεμένοι' }).getByRole('listitem')

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'

async function isSignedIn(page: Page): Promise<boolean> {
  return (await askService(page, 'GET', '/auth/session')).status === 200
}

test('one other device is ended after a question (R053, R162, R291)', { tag: '@smoke' }, async ({
  page,
  browser,
}) => {
  const person = await signUp(page)
  const phone = await signInElsewhere(browser, person, { userAgent: iphone })
  await page.goto('/account/sessions')
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).first()).toContainText('Αυτή η συσκευή')
  await expect(rows(page).nth(1)).toContainText('Safari σε iPhone')
  await expect(rows(page).nth(1)).toContainText(/Τελευταία χρήση: (τώρα|πριν από)/)
  const end = main(page).getByRole('button', { name: 'Αποσύνδεση: Safari σε iPhone' })
  await end.click()
  await dialog(page).getByRole('button', { name: 'Άκυρο' }).click()
  await expect(rows(page)).toHaveCount(2)
  expect(await isSignedIn(phone)).toBe(true)
  await end.click()
  await dialog(page).getByRole('button', { name: 'Αποσύνδεση συσκευής' }).click()
  await expect(page.getByText('Η συσκευή αποσυνδέθηκε.')).toBeVisible()
  await expect(rows(page)).toHaveCount(1)
  await expect(heading(page)).toBeFocused()
  expect(await isSignedIn(phone)).toBe(false)
  await phone.close()
})
