import { expect, type Page, test } from '@playwright/test'
import { accountRoutes } from '#contract/paths/account-paths'
import { button, expectHeading, field, openPage } from './support/locators'
import { codeTo, newAddress } from './support/outbox'
import { fillSignup } from './support/sign-in'

/** Writes a word as a composing keyboard does: each key replaces the word begun. */
async function compose(page: Page, word: string): Promise<void> {
  const keyboard = await page.context().newCDPSession(page)
  for (let end = 1; end <= word.length; end += 1) {
    const selectionStart = end
    await keyboard.send('Input.imeSetComposition', {
      text: word.slice(0, end),
      selectionStart,
      selectionEnd: selectionStart,
    })
  }
  await keyboard.send('Input.insertText', { text: word })
  await keyboard.detach()
}

async function openVerification(page: Page): Promise<string> {
  const email = newAddress('typed')
  await openPage(page, accountRoutes['account-signup'].pattern, 'Νέος λογαριασμός')
  await fillSignup(page, email, 'τρεις μικρές σταγόνες')
  await expectHeading(page, 'Επιβεβαιώστε το e-mail σας')
  return codeTo(email)
}

const codeField = (page: Page) => field(page, 'Κωδικός από το e-mail')

test('a code is written by a composing keyboard (A3-50)', async ({ page }) => {
  const code = await openVerification(page)
  await codeField(page).focus()
  await compose(page, code.toLowerCase())
  await expect(codeField(page)).toHaveValue(code.replace('-', ''))
  await button(page, 'Επιβεβαίωση').click()
  await expect(page).toHaveURL(/:\d+\/account\/?$/)
})
