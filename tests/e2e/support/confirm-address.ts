import type { Page } from '@playwright/test'
import { button, expectHeading, field } from './sign-in-page'

/** Types the code of a mail where a sign-up waits for it. */
export async function confirmAddress(page: Page, code: string): Promise<void> {
  await expectHeading(page, 'Επιβεβαιώστε το e-mail σας')
  await field(page, 'Κωδικός από το e-mail').fill(code)
  await button(page, 'Επιβεβαίωση').click()
}
