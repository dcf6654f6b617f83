import { expect, type Page } from '@playwright/test'
import { publicPaths } from '#contract/paths/site-paths'
import { product } from '#contract/shop/product'
import { pageOf } from '#contract/wire/page'
import { expectAccessibleInBothModes } from './support/accessibility'
import {
  expectConfirmed,
  fillCart,
  steps,
  submitButton,
  submitOrder,
} from './support/checkout-form'
import { overflowing } from './support/fitting'
import { storedBySite } from './support/key-traces'
import { button, dialog, expectHeading, expectShown, field, link, main } from './support/locators'
import { test } from './support/open-shop'
import { newAddress, newestTo } from './support/outbox'
import { hydrated, openQuietPage } from './support/page-state'
import { askService, signInByForm, signUp } from './support/sign-in'

/** What the steps of the checkout are filled in with. */
const personal = [
  'Νεφέλη',
  'Δροσινού',
  '690 000 0012',
  '6900000012',
  'Ρυακίων',
  '26442',
  '094259216',
]

const storedCookies = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).sort()

/** Opens the product with the largest stock; returns its name. */
async function openProduct(page: Page): Promise<string> {
  const list = await page.request.get('/api/products?pageSize=100')
  const { results } = pageOf(product).parse(await list.json())
  const [plenty] = results.toSorted((one, other) => other.stock - one.stock)
  if (!plenty) throw new Error('There are no products')
  await page.goto(`${publicPaths.products}/${plenty.id}/${plenty.slug}`)
  return plenty.translations.el?.name ?? ''
}

/** Puts a product into the cart of the page's browser; returns its name. */
async function addProduct(page: Page, pieces = 1): Promise<string> {
  const name = await openProduct(page)
  // Of the presses before hydration only the last one is kept.
  await hydrated(button(page, 'Ένα περισσότερο'))
  for (let more = 1; more < pieces; more += 1) await button(page, 'Ένα περισσότερο').click()
  await button(page, 'Προσθήκη στο καλάθι').click()
  await expectShown(page, /Έχετε \d+ τεμάχι[οα] στο καλάθι σας/)
  return name
}

/** Fills in the checkout that is open, and orders; returns the number of the order. */
async function order(page: Page, email: string): Promise<string> {
  await field(page, 'E-mail').fill(email)
  await steps.who(page)
  await steps.where(page)
  await steps.how(page)
  await submitOrder(page)
  return (
    /\d+/.exec(
      (await main(page)
        .getByText(/^Παραγγελία \d+$/)
        .textContent()) ?? '',
    )?.[0] ?? ''
  )
}

/** Signs up somebody, whom this browser then knows as a guest. */
async function signedOutMember(page: Page) {
  await openQuietPage(page)
  const person = await signUp(page)
  await askService(page, 'DELETE', '/auth/session')
  await page.context().clearCookies({ name: /sid|has_session/ })
  return person
}

test('a guest buys without an account, and sees the order in this browser (R415)', {
  tag: '@smoke',
}, async ({ page }) => {
  const name = await addProduct(page)
  await link(page, 'Δείτε το καλάθι').click()
  await expectHeading(page, 'Το καλάθι σας')
  await page.reload()
  await expectShown(page, name)
  await link(page, 'Συνέχεια στο ταμείο').click()
  await expectHeading(page, 'Ταμείο')
  await expectShown(page, /Έχετε λογαριασμό;/)
  await expectAccessibleInBothModes(page)
  const email = newAddress('nefeli')
  const number = await order(page, email)
  await expect(page).toHaveURL(/\/checkout\/success\/[0-9a-f-]{36}$/)
  for (const value of [email, 'Νεφέλη Δροσινού', 'Ρυακίων 12α']) await expectShown(page, value)
  expect((await newestTo(email)).text).toContain(number)
  await page.reload()
  await expectConfirmed(page)
  await page.goto(publicPaths.cart)
  await expectHeading(page, 'Το καλάθι σας είναι άδειο')
})

test('the page of a guest’s order names the person in this browser alone (R415)', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newAddress('nefeli')
  await addProduct(page)
  await page.goto(publicPaths.checkout)
  const number = await order(page, email)
  const address = page.url()
  const uuid = address.split('/').at(-1) ?? ''
  expect(await page.title()).not.toContain(uuid)
  await expectAccessibleInBothModes(page)

  const elsewhere = await browser.newPage({ baseURL })
  const answers: string[] = []
  elsewhere.on('response', async (answer) => {
    if (answer.url().includes('/api/')) answers.push(await answer.text().catch(() => ''))
  })
  await elsewhere.goto(address)
  await expectHeading(elsewhere, 'Πού βρίσκεται η παραγγελία')
  await expectShown(elsewhere, `Παραγγελία ${number}`)
  const seen = `${answers.join('\n')}\n${await elsewhere.content()}`
  for (const value of [...personal, email]) expect(seen).not.toContain(value)
  expect(await elsewhere.title()).not.toContain(number)
  await expectAccessibleInBothModes(elsewhere)
  await elsewhere.close()

  // The address that mails name leads on in the browser that ordered.
  await page.goto(`/account/orders/${number}`)
  await expect(page).toHaveURL(address)
  await button(page, 'Ακύρωση παραγγελίας').click()
  await dialog(page).getByRole('button', { name: 'Ναι, ακύρωση' }).click()
  await expectHeading(page, `Η παραγγελία ${number} ακυρώθηκε.`)

  await link(page, 'Δημιουργία λογαριασμού').click()
  await expect(page).toHaveURL('/account/signup')
  await expect(field(page, 'E-mail')).toHaveValue(email)
})

test('a guest who signs in by the link of the bars keeps the address of the second step (R522)', async ({
  page,
}) => {
  const person = await signedOutMember(page)
  await addProduct(page)
  await page.goto(publicPaths.checkout)
  await field(page, 'E-mail').fill('other@example.gr')
  await steps.who(page)
  await field(page, 'Πόλη').fill('Πάτρα')
  await field(page, 'Πόλη').blur()
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024
  const name = isPhone ? 'Λογαριασμός' : 'Σύνδεση'
  await page.getByRole('link', { name, exact: true }).first().click()
  await expectHeading(page, 'Σύνδεση')
  await signInByForm(page, person.email, person.password)
  await expectHeading(page, 'Ταμείο')
  await expect(field(page, 'Όνομα')).toHaveValue('Νεφέλη')
  await button(page, 'Συνέχεια στη διεύθυνση').click()
  await expect(field(page, 'Πόλη')).toHaveValue('Πάτρα')
})

test('a guest signs in at the checkout: one cart, what was typed, nothing left after signing out (R416)', async ({
  page,
  openSite,
}) => {
  await openQuietPage(page)
  const person = await signUp(page)
  const { name } = await fillCart(page, 1)
  await askService(page, 'DELETE', '/auth/session')
  await page.context().clearCookies({ name: /sid|has_session/ })

  expect(await addProduct(page, 2)).toBe(name)
  await page.goto(publicPaths.checkout)
  await field(page, 'E-mail').fill('other@example.gr')
  await field(page, 'Όνομα').fill('Νεφέλη')
  await link(page, 'Σύνδεση').click()
  await expectHeading(page, 'Σύνδεση')
  await signInByForm(page, person.email, person.password)
  await expect(page).toHaveURL(`${openSite}/checkout`)
  await expectShown(page, `${name}: μπήκαν 2 τεμάχια στο καλάθι σας.`)
  await expect(field(page, 'E-mail')).toHaveValue('other@example.gr')
  await expect(field(page, 'Όνομα')).toHaveValue('Νεφέλη')

  await page.goto(publicPaths.cart)
  const quantity = main(page).getByRole('textbox', { name: `Τεμάχια: ${name}` })
  await expect(quantity).toHaveValue('3')
  await page.reload()
  await expect(quantity).toHaveValue('3')
  await expect(main(page).getByText(/πριν συνδεθείτε/)).toHaveCount(0)

  await page.goto('/account')
  await page
    .getByRole('navigation', { name: 'Μενού λογαριασμού' })
    .getByRole('button', { name: 'Αποσύνδεση' })
    .click()
  await expect(page).toHaveURL(`${openSite}/`)
  await expect
    .poll(() => storedCookies(page))
    .not.toContainEqual(expect.stringMatching(/guest|sid/))
  await expect.poll(() => storedBySite(page)).not.toMatch(/guest|Νεφέλη|other@example/)
  await page.goto(publicPaths.cart)
  await expectHeading(page, 'Το καλάθι σας είναι άδειο')
})

test('a guest’s order of which the answer was lost is asked for after signing in (R416)', async ({
  page,
}) => {
  const person = await signedOutMember(page)
  await addProduct(page)
  await page.goto(publicPaths.checkout)
  await field(page, 'E-mail').fill(newAddress('nefeli'))
  await steps.who(page)
  await steps.where(page)
  await steps.how(page)
  // It reaches the shop, and nothing comes back.
  await page.route('**/api/orders', async (route) => {
    if (route.request().method() === 'POST') await route.fetch()
    await route.abort()
  })
  await submitButton(page).click()
  await expectShown(page, 'Δεν γνωρίζουμε αν καταχωρίστηκε η παραγγελία')
  await page.goto('/account/login')
  await signInByForm(page, person.email, person.password)
  await expect(page).toHaveURL(/\/account$/)
  await page.goto(publicPaths.checkout)
  await expect(page).toHaveURL(/\/checkout\/success\/[0-9a-f-]{36}$/)
  await expectConfirmed(page)
})

test('a guest who has put nothing into a cart costs no request and no script of it', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/api\/(?:cart|_auth)|cart-button/.test(request.url())) asked.push(request.url())
  })
  await page.goto('/')
  await page.mouse.wheel(0, 2000)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
})

test('on a phone the product’s own button is in the first screen, then the one of the bar (R498)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openProduct(page)
  const own = button(page, 'Προσθήκη στο καλάθι')
  const bar = main(page).locator('[data-buy-bar]')
  await hydrated(own)
  await expect(own).toBeInViewport({ ratio: 1 })
  await own.click({ trial: true })
  await expect(bar).toBeHidden()
  await main(page).locator('[data-area=details]').scrollIntoViewIfNeeded()
  await expect(own).not.toBeInViewport()
  await expect(bar).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  await expect(bar).toBeHidden()
  expect(await overflowing(page)).toEqual([])
})

test('a guest’s cart is the same in two tabs', async ({ page, context }) => {
  const name = await addProduct(page)
  const other = await context.newPage()
  await other.goto(publicPaths.cart)
  await main(other).getByRole('button', { name: 'Ένα περισσότερο' }).click()
  await expect(main(other).getByRole('region', { name: 'Σύνολο' })).toContainText('2 τεμάχια')
  await page.goto(publicPaths.cart)
  await expect(main(page).getByRole('textbox', { name: `Τεμάχια: ${name}` })).toHaveValue('2')
  await other.goto(publicPaths.checkout)
  await order(other, newAddress('nefeli'))
  await page.reload()
  await expectShown(page, `${name}: δεν βρίσκεται πια στο καλάθι σας.`)
})
