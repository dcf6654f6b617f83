import { expect, type Page } from '@playwright/test'
import { accountRoutes } from '#contract/paths/account-paths'
import { publicPaths } from '#contract/paths/site-paths'
import { fillAddress, fillCart, orderCount, steps, submitOrder } from './support/checkout-form'
import {
  button,
  dialog,
  expectHeading,
  field,
  heading,
  link,
  main,
  toast,
} from './support/locators'
import { codeTo, newAddress } from './support/outbox'
import { approach, openQuietPage, pageHydrated, settled } from './support/page-state'
import { lessonPath, productPath } from './support/public-pages'
import { recordPosts } from './support/requests'
import { confirmPassword, passFirstStep, test } from './support/second-factor'
import {
  confirmAddress,
  fillSignup,
  signIn,
  signInByForm,
  signUp,
  superuser,
} from './support/sign-in'
import { expectWhole, openAbout, recordFailures, translatePages } from './support/translate-page'

// Chrome's translation takes the text nodes of React out of the document: React must never insert
// beside one, remove one or change one. The tests begin with a translated page and use it.

const rows = (page: Page) =>
  main(page).getByRole('list', { name: 'Προϊόντα στο καλάθι' }).getByRole('listitem')
const pieces = (page: Page) =>
  page.evaluate(async () => {
    const { cartItems } = await (await fetch('/api/cart')).json()
    return cartItems.map(({ quantity }: { quantity: number }) => quantity)
  })

test('a press adds one piece, and one order has what is in the cart (R362)', async ({ page }) => {
  await translatePages(page)
  const failures = recordFailures(page)
  await openQuietPage(page)
  await signIn(page, superuser)
  const { id, name } = await fillCart(page, 1)
  await page.goto(await productPath(id))
  await expect(main(page).getByText('Έχετε 1 τεμάχιο στο καλάθι σας.')).toBeVisible()
  const add = button(page, 'Προσθήκη στο καλάθι')
  for (const count of [2, 3]) {
    await add.click()
    await expect(main(page).getByText(`Έχετε ${count} τεμάχια στο καλάθι σας.`)).toBeVisible()
    await expect(add).not.toHaveAttribute('aria-busy')
    expect(await pieces(page)).toEqual([count])
  }
  await link(page, 'Δείτε το καλάθι').click()
  await expect(rows(page).getByRole('textbox')).toHaveValue('3')
  await expect(main(page).locator('.total')).toContainText('3 τεμάχια')
  await rows(page).getByRole('button', { name: 'Ένα λιγότερο' }).click()
  await expect(main(page).locator('.total')).toContainText('2 τεμάχια')
  await button(page, `Αφαίρεση: ${name}`).click()
  await expect(main(page).getByText('Το καλάθι σας είναι άδειο')).toBeVisible()
  await button(page, 'Αναίρεση').click()
  await expect(rows(page).getByRole('textbox')).toHaveValue('2')
  await expect.poll(() => pieces(page)).toEqual([2])

  const orders = await orderCount(page)
  await link(page, 'Συνέχεια στο ταμείο').click()
  await steps.who(page)
  await expect(page).toHaveURL(/step=where$/)
  await steps.where(page)
  await expect(page).toHaveURL(/step=how$/)
  await steps.how(page)
  await submitOrder(page)
  await expect(main(page).getByRole('link', { name })).toBeVisible()
  expect(await orderCount(page)).toBe(orders + 1)
  expect(await pieces(page)).toEqual([])
  await link(page, 'Δείτε την πορεία της').click()
  await expectHeading(page, /^Παραγγελία \d+$/)
  await expectWhole(page, failures)
})

test('a visitor reads, searches, filters, writes and is refused (R362)', async ({ page }) => {
  await translatePages(page)
  const failures = recordFailures(page)
  await page.context().clearCookies()
  await page.goto(publicPaths.contact)
  await page.getByRole('button', { name: 'Ρυθμίσεις cookies' }).first().click()
  await dialog(page).locator('summary', { hasText: 'Ποια είναι' }).click()
  await dialog(page).getByText('Περισσότερα').first().click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Απόρριψη' }).click()
  await expect(page.getByRole('region', { name: /χρησιμοποιεί cookies/ })).toBeHidden()

  const sent = recordPosts(page, '/api/contact')
  const send = button(page, 'Αποστολή')
  await send.click()
  await expect(main(page).getByText('Απαιτούμενο').first()).toBeVisible()
  await field(page, 'Όνομα').fill('Άννα Παππά')
  await field(page, 'E-mail').fill('anna@example.com')
  await field(page, 'Μήνυμα').fill('α'.repeat(4980))
  await expect(main(page).getByText('Απομένουν 20 χαρακτήρες.')).toBeVisible()
  await field(page, 'Μήνυμα').fill('α'.repeat(4990))
  await expect(main(page).getByText('Απομένουν 10 χαρακτήρες.')).toBeVisible()
  await field(page, 'Μήνυμα').fill('Πότε ξανάρχεται το ξύλινο κουτί σας;')
  await send.click()
  await expect(main(page).getByRole('heading', { name: /έφτασε/ })).toBeFocused()
  await button(page, 'Γράψτε κι άλλο μήνυμα').click()
  await expect(field(page, 'Μήνυμα')).toBeFocused()
  expect(sent).toHaveLength(1)

  await page.goto(publicPaths.products)
  await settled(page)
  await button(page, 'Φίλτρα').click()
  await dialog(page).getByRole('combobox', { name: 'Τιμή' }).selectOption({ index: 2 })
  await dialog(page)
    .getByRole('combobox', { name: 'Σειρά' })
    .selectOption({ label: 'Φθηνότερα πρώτα' })
  await dialog(page)
    .getByRole('button', { name: /^Δείτε \d+ προϊόντα$/ })
    .click()
  await expect(button(page, 'Φίλτρα (1)')).toBeVisible()
  await expect(
    page.getByRole('status').filter({ hasText: 'Φθηνότερα πρώτα, με φίλτρα:' }),
  ).toBeAttached()
  await main(page)
    .getByRole('button', { name: /^Στα αγαπημένα:/ })
    .first()
    .click()
  await expect(toast(page, 'Για τα αγαπημένα χρειάζεται σύνδεση')).toBeVisible()
  await toast(page, 'Για τα αγαπημένα').getByRole('button', { name: 'Κλείσιμο' }).click()
  await expect(toast(page, 'Για τα αγαπημένα')).toHaveCount(0)

  await page.getByRole('button', { name: 'Σκούρα εμφάνιση' }).click()
  await expect(page.locator('html')).toHaveClass(/theme-ui-dark/)
  await openAbout(page)

  await page.goto(publicPaths.search)
  await pageHydrated(page)
  const words = main(page).getByRole('searchbox', { name: 'Τι ψάχνετε;' })
  const status = main(page).getByRole('status').first()
  await words.fill('μνήμη')
  await words.press('Enter')
  await expect(status).toHaveText(/για «μνήμη»\.$/)
  await words.fill('κάρτες')
  await words.press('Enter')
  await expect(status).toHaveText(/για «κάρτες»\.$/)
  await main(page)
    .getByRole('button', { name: /^Δείτε ακόμη/ })
    .first()
    .click()
  await words.fill('ψψψψ')
  await words.press('Enter')
  await expect(status).toHaveText(/«ψψψψ»/)

  await page.goto('/account/login')
  await signInByForm(page, 'nobody@example.gr', 'λάθος κωδικός')
  await expect(
    main(page).getByText('Το e-mail ή ο κωδικός πρόσβασης δεν είναι σωστά.'),
  ).toBeVisible()
  await expectWhole(page, failures)
})

test('an account is created, changed and used (R362)', async ({ page, servers }) => {
  await translatePages(page)
  const failures = recordFailures(page)
  const email = newAddress('metafrasi')
  const password = 'τρεις μικρές σταγόνες'
  await page.goto(accountRoutes['account-signup'].pattern)
  await fillSignup(page, email, password, 'κάτι άλλο')
  await expect(main(page).getByText('Οι δύο κωδικοί πρόσβασης δεν είναι ίδιοι.')).toBeVisible()
  await fillSignup(page, email, password)
  await confirmAddress(page, '000001')
  await expect(main(page).getByText('Ο κωδικός δεν είναι σωστός ή έχει λήξει.')).toBeVisible()
  await confirmAddress(page, await codeTo(email, 0, servers.upstream))
  await expect(page).toHaveURL(/\/account$/)

  await page.goto('/account/settings')
  await field(page, 'Όνομα').fill('Άννα')
  await field(page, 'Τηλέφωνο').fill('12')
  const save = button(page, 'Αποθήκευση στοιχείων')
  await save.click()
  await expect(main(page).getByText('Γράψτε τον αριθμό με ψηφία')).toBeVisible()
  await field(page, 'Τηλέφωνο').fill('6912345678')
  await save.click()
  await expect(toast(page, 'Τα στοιχεία σας αποθηκεύτηκαν.')).toBeVisible()

  await page.goto('/account/addresses')
  await main(page).getByRole('link', { name: 'Νέα διεύθυνση' }).first().click()
  await fillAddress(page, 'Σπίτι')
  await button(page, 'Αποθήκευση διεύθυνσης').click()
  await button(page, 'Διαγραφή: Σπίτι').click()
  await page.getByRole('button', { name: 'Διαγραφή διεύθυνσης' }).click()
  await expect(toast(page, 'Η διεύθυνση «Σπίτι» διαγράφηκε.')).toBeVisible()

  await page.goto('/account/password/change')
  await field(page, 'Τωρινός κωδικός').fill(password)
  await field(page, 'Νέος κωδικός').fill('τέσσερις πράσινες σταγόνες')
  await field(page, 'Ο νέος κωδικός, ξανά').fill('τέσσερις πράσινες σταγόνες')
  await button(page, 'Αλλαγή κωδικού').click()
  await expect(toast(page, 'Ο κωδικός άλλαξε')).toBeVisible()
  await signIn(page, { email, password: 'τέσσερις πράσινες σταγόνες' })

  await page.goto(await lessonPath(14))
  const talk = main(page).getByRole('region', { name: 'Σχόλια' })
  await approach(talk)
  await talk.getByRole('textbox', { name: 'Το σχόλιό σας', exact: true }).fill('Μια σκέψη.')
  await talk.getByRole('button', { name: 'Αποστολή σχολίου' }).click()
  const mine = talk.getByRole('article').filter({ hasText: 'Μια σκέψη.' })
  await expect(mine).toBeVisible()
  await mine.getByRole('button', { name: 'Επεξεργασία' }).click()
  await mine.getByRole('textbox', { name: 'Επεξεργασία σχολίου' }).fill('Άλλη σκέψη.')
  await mine.getByRole('button', { name: 'Αποθήκευση' }).click()
  const changed = talk.getByRole('article').filter({ hasText: 'Άλλη σκέψη.' })
  await changed.getByRole('button', { name: 'Διαγραφή' }).click()
  await dialog(page).getByRole('button', { name: 'Διαγραφή σχολίου' }).click()
  await expect(toast(page, 'Το σχόλιο διαγράφηκε.')).toBeVisible()

  await page.goto(publicPaths.products)
  await pageHydrated(page)
  const heart = main(page)
    .getByRole('button', { name: /^Στα αγαπημένα:/ })
    .first()
  for (const pressed of ['true', 'false']) {
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', pressed)
  }
  await expectWhole(page, failures)
})

test('a second step is set up and asked for (R362)', async ({ page, servers, time }) => {
  await translatePages(page)
  const failures = recordFailures(page)
  const person = await signUp(page, servers.upstream)
  await time.letAuthenticationsAge()
  await page.goto('/account/2fa')
  await link(page, 'Ενεργοποίηση εφαρμογής').click()
  await confirmPassword(page, person.password)
  const code = field(page, 'Κωδικός 6 ψηφίων')
  await code.fill('000000')
  await button(page, 'Ενεργοποίηση').click()
  await expect(main(page).getByText(/ώρα του κινητού/)).toBeVisible()
  const secret = (await main(page).locator('code').innerText()).replaceAll(/\s/g, '')
  await expect(main(page).locator('code font')).toHaveCount(0)
  await code.fill(await time.codeOf(secret))
  await button(page, 'Ενεργοποίηση').click()
  await expectHeading(page, 'Η εφαρμογή κωδικών είναι ενεργή')
  const codes = main(page).getByRole('list', { name: 'Οι κωδικοί σας' })
  await expect(codes.locator('li')).toHaveCount(10)
  await expect(codes.locator('font')).toHaveCount(0)
  await passFirstStep(page, person)
  await code.fill('000000')
  await button(page, 'Επιβεβαίωση').click()
  await expect(main(page).getByText(/ώρα του κινητού/)).toBeVisible()
  await code.fill(await time.codeOf(secret))
  await button(page, 'Επιβεβαίωση').click()
  await expect(heading(page)).toContainText('Γεια σας')
  await expectWhole(page, failures)
})
