import { expect, type Page, test } from '@playwright/test'
import { accountRoutes } from '#contract/paths/account-paths'
import { publicPaths } from '#contract/paths/site-paths'
import { oneAtATime } from './support/faults'
import { button, expectHeading, field, main, openPage } from './support/locators'
import { codeTo, newAddress } from './support/outbox'
import { openQuietPage, settled } from './support/page-state'
import { recordPosts } from './support/requests'
import { fillSignup, signIn, superuser } from './support/sign-in'

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

test('only whole numbers are a quantity', async ({ page }) => {
  await openQuietPage(page)
  await signIn(page, superuser)
  const { results } = await (await page.request.get('/api/products?pageSize=50')).json()
  const found = results.find((one: { stock: number }) => one.stock >= 8)
  await page.goto(`${publicPaths.products}/${found.id}/${found.slug}`)
  const quantity = main(page).getByRole('textbox', { name: 'Πόσα τεμάχια θέλετε;' })
  for (const typed of ['2,5', '1e2', '-3', '0']) {
    await quantity.fill('3')
    await quantity.press('Enter')
    await expect(quantity).toHaveValue('3')
    await quantity.fill(typed)
    await quantity.press('Enter')
    await expect(quantity).toHaveValue('3')
    await expect(quantity).toHaveAccessibleDescription(
      /^Γράψτε έναν ακέραιο αριθμό από 1 έως \d+\./,
    )
  }
  await quantity.fill('')
  await quantity.focus()
  await compose(page, '\uff12')
  await quantity.press('Enter')
  await expect(quantity).toHaveValue('2')
  await expect(quantity).toHaveAccessibleDescription('')
})

test('a message has an address with a Greek domain', async ({ page }) => {
  const posts = recordPosts(page, '/api/contact')
  await page.goto(publicPaths.contact)
  await settled(page)
  const box = (name: string) => main(page).getByRole('textbox', { name, exact: true })
  await box('Όνομα').fill('Άννα')
  await box('Μήνυμα').fill('Πότε θα ξαναέχετε το τετράδιο;')
  await box('E-mail').fill('άννα@example.gr')
  await button(page, 'Αποστολή').click()
  await expect(main(page).getByText(/Πριν από το @ γράψτε μόνο λατινικά/)).toBeVisible()
  await box('E-mail').fill('anna@παράδειγμα.ελ')
  await oneAtATime('contact', () => button(page, 'Αποστολή').click())
  await expect(main(page).getByRole('heading', { name: /έφτασε/ })).toBeFocused()
  expect(posts).toEqual([expect.objectContaining({ email: 'anna@xn--hxajbheg2az3al.xn--qxam' })])
})
