import type { Page } from '@playwright/test'
import { accountRoutes } from '#contract/paths/account-paths'
import { openPage } from './locators'

/** Chooses a person at the emulator's provider. */
export async function chooseAtProvider(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(name) }).click()
}

/** Signs in with the provider, by the button of the sign-in page. */
export async function comeFromProvider(page: Page, name: string, next = ''): Promise<void> {
  const login = accountRoutes['account-login'].pattern
  await openPage(page, `${login}${next && `?next=${next}`}`, 'Σύνδεση')
  await page.getByRole('link', { name: 'Συνέχεια με Μικρό Δίκτυο' }).click()
  await chooseAtProvider(page, name)
}

/** Another site: this machine under another host name, so that neither origin nor site is ours. */
const foreignOrigin = 'http://127.0.0.1:65000'

/** Opens a page of another site; its requests to other origins are real. */
export async function openForeignPage(page: Page, body: string): Promise<void> {
  await page.route(`${foreignOrigin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: `<!doctype html>${body}` }),
  )
  await page.goto(`${foreignOrigin}/`)
}
