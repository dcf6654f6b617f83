import { expect, type Page } from '@playwright/test'

/** The password of the accounts that the emulator starts with. */
export const demoPassword = 'mikromathisi-2026'

const main = (page: Page) => page.getByRole('main')

/** The field of a screen by its label. */
export function field(page: Page, label: string) {
  return main(page).getByLabel(label, { exact: true })
}

/** A button of a screen. */
export function button(page: Page, name: string) {
  return main(page).getByRole('button', { name, exact: true })
}

/** The only h1, once it says what is expected. */
export async function expectHeading(page: Page, words: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words)
}

/** Opens a way in and waits until it can be used. */
export async function openWay(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(path)
  await expectHeading(page, heading)
}

/** Signs in with e-mail and password on the page that is open. */
export async function signIn(page: Page, email: string, password = demoPassword): Promise<void> {
  await field(page, 'E-mail').fill(email)
  await field(page, 'Κωδικός πρόσβασης').fill(password)
  await button(page, 'Σύνδεση').click()
}
