import type { Page } from '@playwright/test'
import { accountRoutes } from '../../../contract/paths/account-paths'
import { openWay } from './sign-in'

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

/** Another site: the same machine under another name, so that neither origin nor site is ours. */
const foreignOrigin = 'http://127.0.0.1:65000'

/** Opens a page of another site; the browser treats it as one, and what it asks leaves for real. */
export async function openForeignPage(page: Page, body: string): Promise<void> {
  await page.route(`${foreignOrigin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: `<!doctype html>${body}` }),
  )
  await page.goto(`${foreignOrigin}/`)
}
