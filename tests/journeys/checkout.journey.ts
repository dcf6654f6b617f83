import { expect, type Page } from '@playwright/test'
import { publicPaths } from '../../contract/paths/site-paths'
import { expectAccessible } from './parts/accessibility'
import { atRest, sticksOut } from './parts/fitting'
import { amountIn } from './parts/money'
import { notFoundWords } from './parts/not-found-words'
import { type OwnServers, test as withServers } from './parts/own-servers'
import { demoPassword, expectHeading, field, signIn } from './parts/sign-in-page'
import { askService, signIn as signInQuietly, signUp } from './parts/sign-up'
import { fillCart, openLastStep, orderCount, till } from './parts/till'

const superuser = { email: 'superuser@example.gr', password: demoPassword }
const confirmed = 'Ευχαριστούμε! Η παραγγελία σας καταχωρίστηκε.'
const submit = 'Παραγγελία με υποχρέωση πληρωμής'

const test = withServers.extend<{ baseURL: string }>({
  baseURL: async ({ servers }, use) => use(servers.site),
})

const main = (page: Page) => page.getByRole('main')
const total = (page: Page) =>
  main(page).getByRole('region', { name: 'Η παραγγελία σας' }).locator('.total dd')

/** Signs in with two pieces of something in the cart, and says what they are. */
async function arrive(page: Page, { site }: OwnServers) {
  await page.goto(`${site}/robots.txt`)
  await signInQuietly(page, superuser)
  return fillCart(page, 2)
}

test('an order is made in three steps, kept over Back and reload, and confirmed (R032, R033, R267, R313)', async ({
  page,
  servers,
}) => {
  const { name } = await arrive(page, servers)
  await page.goto(publicPaths.cart)
  await main(page).getByRole('link', { name: 'Συνέχεια στο ταμείο' }).click()
  await expectHeading(page, 'Ταμείο')
  await field(page, 'Όνομα').fill('')
  await expect(field(page, 'Όνομα')).toHaveAttribute('autocomplete', 'given-name')
  await expect(field(page, 'Τηλέφωνο')).toHaveAttribute('inputmode', 'tel')
  await page.goto(`${publicPaths.checkout}?step=how`)
  await expect(page).toHaveURL(/step=who$/)
  await till.who(page)
  await expect(page).toHaveURL(/step=where$/)
  await expect(main(page).getByRole('heading', { name: 'Πού το στέλνουμε' })).toBeFocused()
  await page.goBack()
  await expect(field(page, 'Όνομα')).toHaveValue('Νεφέλη')
  await page.goForward()
  await field(page, 'Οδός').fill('Ρυακίων')
  await page.reload()
  await expect(field(page, 'Οδός')).toHaveValue('Ρυακίων')
  await expect(field(page, 'Ταχυδρομικός κώδικας')).toHaveAttribute('inputmode', 'numeric')
  await till.where(page)
  await till.how(page)
  const sum = await total(page).textContent()
  await main(page).getByRole('button', { name: submit }).click()
  await expectHeading(page, confirmed)
  await expect(page).toHaveURL(/\/checkout\/success\/[0-9a-f-]{36}$/)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  const amounts = main(page).getByRole('region', { name: 'Ποσά' }).locator('[data-total] dd')
  await expect(amounts).toHaveText(sum ?? '')
  await expect(main(page).getByRole('link', { name })).toBeVisible()
  await expect(main(page)).toContainText('Ρυακίων 12α')
  await expect(main(page)).toContainText('ΑΦΜ: 094259216')
  await page.reload()
  await expectHeading(page, confirmed)
  await page.emulateMedia({ media: 'print' })
  await expect(main(page).getByRole('button', { name: 'Εκτύπωση' })).toBeHidden()
  await expect(amounts).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await main(page).getByRole('link', { name: 'Δείτε την πορεία της' }).click()
  await expectHeading(page, /^Παραγγελία \d+$/)
  await page.goto(publicPaths.checkout)
  await expectHeading(page, 'Το καλάθι σας είναι άδειο')
})

test('two presses and two tabs are one order (A5-75)', async ({ page, servers }) => {
  await arrive(page, servers)
  const before = await orderCount(page)
  await openLastStep(page)
  const other = await page.context().newPage()
  await openLastStep(other)
  await main(page).getByRole('button', { name: submit }).dblclick()
  await expectHeading(page, confirmed)
  expect(await orderCount(page)).toBe(before + 1)
  await other.bringToFront()
  if (await other.getByRole('button', { name: submit }).isVisible()) {
    await other.getByRole('button', { name: submit }).click()
  }
  await expectHeading(other, /Ευχαριστούμε|άδειο/)
  expect(await orderCount(page)).toBe(before + 1)
  await other.close()
})

test('a lost answer is asked for again, also after a reload, and is one order (A5-76)', async ({
  page,
  servers,
}) => {
  await arrive(page, servers)
  const before = await orderCount(page)
  await openLastStep(page)
  const keys: (string | undefined)[] = []
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().endsWith('/api/orders')) {
      keys.push(sent.headers()['idempotency-key'])
    }
  })
  await servers.loseAnswer('/api/v1/order')
  await main(page).getByRole('button', { name: submit }).click()
  const unclear = main(page).getByRole('alert')
  await expect(unclear).toContainText('Δεν γνωρίζουμε αν καταχωρίστηκε η παραγγελία')
  await page.reload()
  await unclear.getByRole('button', { name: 'Ζητήστε ξανά την απάντηση' }).click()
  await expectHeading(page, confirmed)
  expect(await orderCount(page)).toBe(before + 1)
  expect(new Set(keys).size).toBe(1)
  expect(keys).toHaveLength(2)
})

test('what is gone or dearer is named, and nothing is ordered (A5-80)', async ({
  page,
  servers,
}) => {
  const { id, name, price, stock } = await arrive(page, servers)
  const before = await orderCount(page)
  await openLastStep(page)
  const sum = amountIn((await total(page).textContent()) ?? '')
  const alert = main(page).getByRole('alert').filter({ hasText: 'δεν στείλαμε' })

  await servers.changeProduct(id, { stock: 1 })
  await main(page).getByRole('button', { name: submit }).click()
  await expect(alert).toContainText(`${name}: έχει μείνει μόνο 1.`)
  await expect(alert.getByRole('link', { name: 'Διορθώστε το καλάθι' })).toBeVisible()

  await servers.changeProduct(id, { stock, price: price + 10 })
  await main(page).getByRole('button', { name: submit }).click()
  await expect(alert).toContainText(`${name}: η τιμή άλλαξε`)
  await expect
    .poll(async () => amountIn((await total(page).textContent()) ?? ''))
    .toBeGreaterThan(sum)
  expect(await orderCount(page)).toBe(before)

  await main(page).getByRole('button', { name: submit }).click()
  await expectHeading(page, confirmed)
  await servers.changeProduct(id, { stock, price })
})

test('a session that ends in the middle leaves the text and leads back to it (A3-40)', async ({
  page,
  servers,
  browser,
}) => {
  await arrive(page, servers)
  const before = await orderCount(page)
  await openLastStep(page)
  const elsewhere = await (await browser.newContext({ baseURL: servers.site })).newPage()
  await elsewhere.goto('/robots.txt')
  await signInQuietly(elsewhere, superuser)
  await endOthers(elsewhere)
  await elsewhere.context().close()
  await main(page).getByRole('button', { name: submit }).click()
  await expectHeading(page, 'Η σύνδεσή σας έληξε')
  await main(page).getByRole('link', { name: 'Σύνδεση' }).click()
  await expectHeading(page, 'Σύνδεση')
  await signIn(page, superuser.email)
  await expect(page).toHaveURL(/\/checkout\?step=how$/)
  await expect(field(page, 'ΑΦΜ')).toHaveValue('094259216')
  expect(await orderCount(page)).toBe(before)
  await main(page).getByRole('button', { name: submit }).click()
  await expectHeading(page, confirmed)
})

test('a confirmation is its owner’s alone (A5-85, R033)', async ({ page, servers, browser }) => {
  await arrive(page, servers)
  await openLastStep(page)
  await main(page).getByRole('button', { name: submit }).click()
  await expectHeading(page, confirmed)
  const { pathname } = new URL(page.url())
  const other = await (await browser.newContext({ baseURL: servers.site })).newPage()
  await other.goto(pathname)
  await expectHeading(other, notFoundWords.title)
  await signUp(other, undefined, servers.upstream)
  for (const path of [pathname, '/checkout/success/0f2b7c1e-5c0b-4d1e-9a53-1c2d3e4f5a6b']) {
    await other.goto(path)
    await expectHeading(other, notFoundWords.title)
    await expect(other.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  }
  const asked: string[] = []
  other.on('request', (sent) => asked.push(new URL(sent.url()).pathname))
  await other.goto(publicPaths.checkout)
  await expectHeading(other, 'Το καλάθι σας είναι άδειο')
  expect(asked.filter((path) => /^\/api\/(cart|orders|pay-way)/.test(path))).toEqual([])
  await other.context().close()
})

test('everybody can use the till and the confirmation (R032, R033)', async ({ page, servers }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await arrive(page, servers)
  await page.goto(publicPaths.checkout)
  await expectHeading(page, 'Ταμείο')
  await expectUsable(page)
  await openLastStep(page)
  await expectUsable(page)
  await main(page).getByRole('button', { name: submit }).click()
  await expectHeading(page, confirmed)
  await expectUsable(page)
})

/** At the narrowest screen, in light and in dark. */
async function expectUsable(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await atRest(page)
    expect(await sticksOut(page)).toEqual([])
    await expectAccessible(page)
  }
}

/** Ends all other sessions of the person who is here. */
async function endOthers(page: Page): Promise<void> {
  const { body } = await askService(page, 'GET', '/auth/sessions')
  const { data } = body as { data: { id: number; is_current: boolean }[] }
  const ids = data.filter(({ is_current }) => !is_current).map(({ id }) => id)
  expect((await askService(page, 'DELETE', '/auth/sessions', { sessions: ids })).status).toBe(200)
}
