import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { accountRoutes } from '#contract/paths/account-paths'
import { publicPaths, withdrawalPath } from '#contract/paths/site-paths'
import { expectAccessibleOnNarrowScreen } from './support/accessibility'
import { overflowing } from './support/fitting'
import { expectHeading, expectHref, footer, main } from './support/locators'
import { mailsTo, newAddress } from './support/outbox'
import { placeOrder } from './support/own-order'
import { recordTroubles, settled } from './support/page-state'
import { recordPosts } from './support/requests'
import { signUp } from './support/sign-in'

const title = 'Υπαναχώρηση από τη σύμβαση'

const box = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string) => main(page).getByRole('button', { name })
const step = (page: Page, name: RegExp) => main(page).getByRole('heading', { name, level: 2 })
const date = (page: Page) => main(page).getByLabel('Ημερομηνία παραλαβής')
const fact = (page: Page, name: string) =>
  main(page).locator('dl > div').filter({ hasText: name }).locator('dd')

const posted = (page: Page) => recordPosts(page, '/api/withdrawals')

async function openForm(page: Page, path: string = publicPaths.withdrawal): Promise<void> {
  await page.goto(path)
  await settled(page)
  await expectHeading(page, title)
}

async function state(page: Page, email: string): Promise<void> {
  await box(page, 'Αριθμός παραγγελίας').fill('Παραγγελία 640')
  await box(page, 'Ονοματεπώνυμο').fill('Άννα Παππά')
  await box(page, 'E-mail').fill(email)
  await button(page, 'Συνέχεια').click()
  await expect(step(page, /Βήμα 2/)).toBeFocused()
}

async function confirm(page: Page): Promise<void> {
  await button(page, 'Επιβεβαίωση υπαναχώρησης').click()
  await expect(step(page, /υποβλήθηκε/)).toBeFocused()
}

test('a guest withdraws and reads the receipt on the page and in the mail (R356, R357, R358)', {
  tag: '@smoke',
}, async ({ page }) => {
  const troubles = recordTroubles(page)
  const bodies = posted(page)
  const email = newAddress('ypanachorisi')
  await page.goto('/')
  await footer(page).getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(publicPaths.withdrawal)
  await settled(page)
  await main(page).getByRole('radio', { name: 'Ορισμένα προϊόντα' }).check()
  await box(page, 'Ποια προϊόντα και πόσα;').fill('1 × Τετράδιο\n\n2 × Κάρτες')
  await state(page, email)
  expect(bodies).toEqual([])
  await expect(fact(page, 'Προϊόντα')).toHaveText('1 × Τετράδιο\n\n2 × Κάρτες')

  await button(page, 'Διόρθωση').click()
  await expect(step(page, /Βήμα 1/)).toBeFocused()
  await expect(box(page, 'Ονοματεπώνυμο')).toHaveValue('Άννα Παππά')
  await button(page, 'Συνέχεια').click()
  await confirm(page)
  expect(bodies).toEqual([
    {
      orderNumber: 'Παραγγελία 640',
      name: 'Άννα Παππά',
      email,
      items: '1 × Τετράδιο\n\n2 × Κάρτες',
      receivedOn: '',
      stamp: { submittedAt: expect.any(String), proof: expect.any(String) },
    },
  ])
  const reference = await fact(page, 'Αριθμός αναφοράς').innerText()
  expect(reference).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}$/)
  await expect(fact(page, 'Υποβλήθηκε')).toHaveText(/\d{4}.*\d+:\d\d:\d\d.*ώρα Ελλάδας/)
  await expect(main(page)).toContainText(`Στέλνουμε απόδειξη στο ${email}`)

  const [mail, ...others] = await mailsTo(email)
  expect(others).toEqual([])
  expect(mail?.kind).toBe('withdrawalReceived')
  const text = mail?.text ?? ''
  for (const words of [reference, 'Αριθμός παραγγελίας: 640']) expect(text).toContain(words)
  for (const words of ['Άννα', '2 × Κάρτες']) expect(text).not.toContain(words)
  // The receipt stays until the tab is closed or another statement begins.
  await page.reload()
  await settled(page)
  await expect(fact(page, 'Αριθμός αναφοράς')).toHaveText(reference)
  await button(page, 'Νέα δήλωση').click()
  await expect(box(page, 'Ονοματεπώνυμο')).toHaveValue('')
  expect(bodies).toHaveLength(1)
  expect(troubles).toEqual([])
})

test('the receipt is saved as a file and printed without the frame (R358)', async ({ page }) => {
  const email = newAddress('ypanachorisi')
  await openForm(page)
  await state(page, email)
  await confirm(page)
  const download = page.waitForEvent('download')
  await button(page, 'Αποθήκευση').click()
  const file = readFileSync(await (await download).path(), 'utf8')
  for (const words of ['απόδειξη υπαναχώρησης', 'Παραγγελία 640', email, 'ώρα Ελλάδας']) {
    expect(file).toContain(words)
  }
  await page.emulateMedia({ media: 'print' })
  await expect(main(page).getByText(/Σταγόνα: απόδειξη/)).toBeVisible()
  await expect(fact(page, 'Υποβλήθηκε')).toBeVisible()
  await expect(button(page, 'Εκτύπωση')).toBeHidden()
  await expect(footer(page)).toBeHidden()
})

test('a member withdraws from an order, by ticks (R359)', async ({ page }) => {
  const { email } = await signUp(page)
  const { id, name } = await placeOrder(page, email)
  await page.goto(accountRoutes['account-orders-id'].pattern.replace('{id}', String(id)))
  const link = main(page).getByRole('link', { name: title })
  await expectHref(link, withdrawalPath(id))
  await link.click()
  await expectHeading(page, title)
  await expect(box(page, 'Αριθμός παραγγελίας')).toHaveValue(String(id))
  await expect(box(page, 'Ονοματεπώνυμο')).toHaveValue('Άννα Δοκιμή')
  await expect(box(page, 'E-mail')).toHaveValue(email)

  await main(page).getByRole('radio', { name: 'Ορισμένα προϊόντα' }).check()
  await button(page, 'Συνέχεια').click()
  const tick = main(page).getByRole('checkbox', { name })
  await expect(tick).toBeFocused()
  await expect(tick).toHaveAccessibleDescription(/Γράψτε ή διαλέξτε τα προϊόντα/)
  await tick.check()
  await main(page)
    .getByRole('combobox', { name: `Τεμάχια: ${name}` })
    .selectOption('1')
  await button(page, 'Συνέχεια').click()
  await expect(fact(page, 'Προϊόντα')).toHaveText(`1 × ${name}`)
  await confirm(page)
  const mails = await mailsTo(email)
  const receipt = mails.find(({ kind }) => kind === 'withdrawalReceived')
  expect(receipt?.text).toContain(`Προϊόντα: 1 × ${name}`)

  // The order says so, in another tab as well, and leaves the rest of it.
  const reference = await fact(page, 'Αριθμός αναφοράς').innerText()
  const orderPath = accountRoutes['account-orders-id'].pattern.replace('{id}', String(id))
  await page.goto(orderPath)
  await expect(main(page)).toContainText(`Αριθμός αναφοράς: ${reference}`)
  await expect(main(page)).toContainText(`Αφορά: 1 × ${name}.`)
  await expect(main(page).getByRole('link', { name: title })).toBeVisible()
  await expectAccessibleOnNarrowScreen(page)
  const list = await page.context().newPage()
  await list.goto(accountRoutes['account-orders'].pattern)
  await expect(main(list).getByText('Δηλώσατε υπαναχώρηση για μέρος της')).toBeVisible()
  await expect(main(list).getByRole('link', { name: title })).toHaveCount(0)

  await openForm(page, withdrawalPath(id))
  await button(page, 'Νέα δήλωση').click()
  await expect(main(page)).toContainText(`Έχετε ήδη στείλει δήλωση για την παραγγελία ${id}`)
  await date(page).fill('2020-01-07')
  await expect(box(page, 'E-mail')).toHaveValue(email)
  await button(page, 'Συνέχεια').click()
  await expect(main(page)).toContainText('θα σας πούμε αν γίνεται δεκτή')
  await confirm(page)
  await expect(main(page)).toContainText('Θα σας πούμε αν η δήλωση γίνεται δεκτή')
  await expect(main(page)).not.toContainText('επιστρέφονται το αργότερο')
  await expect(main(list).getByText('Δηλώσατε υπαναχώρηση', { exact: true })).toBeVisible()
  await expect(main(list).getByRole('link', { name: `${title}: παραγγελία ${id}` })).toHaveCount(0)
  await page.goto(orderPath)
  await expect(main(page)).toContainText('Μη στείλετε τα προϊόντα πριν σας πούμε')
  await expect(main(page).getByRole('link', { name: title })).toHaveCount(0)
  await expect(button(page, 'Ακύρωση παραγγελίας')).toHaveCount(0)
  await expectAccessibleOnNarrowScreen(page)
  expect(await overflowing(page)).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is disabled, with the reason (R356)', async ({ page }) => {
    await page.goto(publicPaths.withdrawal)
    await expect(main(page).getByText(/χρειάζεται JavaScript/)).toBeVisible()
    for (const field of await main(page).getByRole('textbox').filter({ visible: true }).all()) {
      await expect(field).toBeDisabled()
    }
    await expect(button(page, 'Συνέχεια').filter({ visible: true })).toBeDisabled()
  })
})
