import { expect, type Page, test } from '@playwright/test'
import { heading, main } from './support/locators'
import { signUp } from './support/sign-in'
import { expectNoTraceAfterSignOut } from './support/sign-out'

const mine = (page: Page, email: string) =>
  main(page).getByText(email).filter({ visible: true }).first()

test('no personal data remains after sign-out (A4-68, A3-44)', async ({ page }) => {
  const { email, password } = await signUp(page)
  for (const path of ['', '/email', '/sessions', '/password/change', '/2fa']) {
    await page.goto(`/account${path}`)
    await expect(heading(page)).toBeVisible()
  }
  await page.goto('/account/email')
  await expect(mine(page, email)).toBeVisible()
  await page.goto('/account')
  await expect(mine(page, email)).toBeVisible()
  await expectNoTraceAfterSignOut(page, email, password)
})
