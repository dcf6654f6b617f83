import { expect, type Page } from '@playwright/test'
import { storedBySite } from './key-traces'
import { accountMenu } from './locators'

/** Signs out on a page of the account: the device keeps nothing of the member, nor does "back". */
export async function expectNoTraceAfterSignOut(page: Page, email: string, password: string) {
  await accountMenu(page).getByRole('button', { name: 'Αποσύνδεση' }).click()
  await expect(page).toHaveURL('/')
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .not.toContainEqual(expect.stringContaining('sid'))
  const kept = (await storedBySite(page)) + (await page.evaluate(() => document.cookie))
  for (const own of [email, password]) expect(kept).not.toContain(own)
  for (const _ of [1, 2]) {
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(page.getByText(email)).toHaveCount(0)
  }
}
