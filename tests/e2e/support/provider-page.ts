import type { Page } from '@playwright/test'
import { accountRoutes } from '../../../contract/paths/account-paths'
import { openWay } from './sign-in-page'

/** Says at the emulator's provider who one is. */
export async function chooseAtProvider(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(name) }).click()
}

/** Signs in with the provider, by the button of the sign-in page. */
export async function comeFromProvider(page: Page, name: string, next = ''): Promise<void> {
  const login = accountRoutes['account-login'].pattern
  await openWay(page, `${login}${next && `?next=${next}`}`, 'Σύνδεση')
  await page.getByRole('link', { name: 'Συνέχεια με Μικρό Δίκτυο' }).click()
  await chooseAtProvider(page, name)
}
