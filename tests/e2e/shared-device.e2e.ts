import { expect, type Page, test } from '@playwright/test'
import { storedBySite } from './support/key-traces'
import { accountMenu, heading, main } from './support/locators'
import { signUp } from './support/sign-in'

const mine = (page: Page, email: string) =>
  main(page).getByText(email).filter({ visible: true }).first()

test('no personal data remains after sign-out (A4-68, A3-44)', async ({ page, context }) => {
  const { email, password } = await signUp(page)
  for (const path of ['', '/email', '/sessions', '/password/change', '/2fa']) {
    await page.goto(`/account${path}`)
    await expect(heading(page)).toBeVisible()
  }
  await page.goto('/account/email')
  await expect(mine(page, email)).toBeVisible()
  await page.goto('/account')
  await expect(mine(page, email)).toBeVisible()
  const menu = accountMenu(page)
  await menu.getByRole('button', { name: 'Αποσύνδεση' }).click()
  await expect(page).toHaveURL('/')
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name))
    .not.toContainEqual(expect.stringContaining('sid'))
  const kept = (await storedBySite(page)) + (await page.evaluate(() => document.cookie))
  for (const own of [email, password]) expect(kept).not.toContain(own)
  for (const _ of [1, 2]) {
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(page.getByText(email)).toHaveCount(0)
  }
})
