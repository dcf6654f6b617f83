import { expect, type Page, test } from '@playwright/test'
import { entityPath, publicPaths } from '../../contract/paths/site-paths'
import type { Product } from '../../contract/shop/product'
import { expectAccessible } from './support/accessibility'
import { emulatorOf } from './support/environment'
import { failNext, leaveNextWaiting, withoutLimits } from './support/faults'
import { blogOf } from './support/public-pages'
import { expectHeading, signInByForm, signUp } from './support/sign-in'

const main = (page: Page) => page.getByRole('main')
const heart = (page: Page, name: string) =>
  main(page).getByRole('button', { name: `Στα αγαπημένα: ${name}`, exact: true })

const pressed = (page: Page, name: string) =>
  expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true')
const notPressed = (page: Page, name: string) =>
  expect(heart(page, name)).toHaveAttribute('aria-pressed', 'false')
const nameOf = ({ translations }: Product) => translations.el?.name ?? ''

/** Paths of the API that the page asks for, from now on. */
function askedBy(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/favourites|like/.test(pathname) && pathname.startsWith('/api/')) asked.push(pathname)
  })
  return asked
}

/** The way to sign in that a toast offers. */
const offeredSignIn = (page: Page) =>
  page
    .getByRole('region', { name: /^Ειδοποιήσεις/ })
    .getByRole('button', { name: 'Σύνδεση', exact: true })

test.beforeAll(async ({ request }) => withoutLimits(request))

test('the favourite button offers a guest to sign in, keeps the page, and asks for nothing (R274)', async ({
  page,
  request,
}) => {
  const person = await signUp(page)
  await page.context().clearCookies()
  const asked = askedBy(page)
  const [first] = (await emulatorOf(request).products('ordering=-createdAt&pageSize=1')).results
  if (!first) throw new Error('There are no products.')
  const known = page.waitForResponse('**/api/_auth/session')
  await page.goto(publicPaths.products)
  await known
  await heart(page, nameOf(first)).click()
  await expect(page.getByText('Για τα αγαπημένα χρειάζεται σύνδεση')).toBeVisible()
  await expect(page).toHaveURL(publicPaths.products)
  await notPressed(page, nameOf(first))
  expect(asked).toEqual([])
  await offeredSignIn(page).click()
  await expectHeading(page, 'Σύνδεση')
  expect(asked).toEqual([])
  await signInByForm(page, person.email, person.password)
  await expect(page).toHaveURL(publicPaths.products)
  await notPressed(page, nameOf(first))
})

test('a product is marked, found among the favourites, taken out and put back (R058, R167)', async ({
  page,
  request,
}) => {
  const { results } = await emulatorOf(request).products('ordering=-createdAt&pageSize=2')
  const [first, second] = results
  if (!first || !second) throw new Error('There are too few products.')
  await signUp(page)
  const asked = askedBy(page)
  await page.goto(publicPaths.products)
  await expect.poll(() => asked).toEqual(['/api/products/favourites/favourites-by-products'])
  const written = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.status() === 201,
  )
  await heart(page, nameOf(first)).click()
  await pressed(page, nameOf(first))
  await written
  await page.goto(entityPath('product', first))
  await pressed(page, nameOf(first))

  await page.goto('/account/favourites/products')
  await expectHeading(page, 'Αγαπημένα προϊόντα')
  await page.reload()
  await expectHeading(page, 'Αγαπημένα προϊόντα')
  const list = main(page).getByRole('list', { name: 'Τα προϊόντα που σας αρέσουν' })
  await expect(list.getByRole('listitem')).toHaveText(new RegExp(nameOf(first)))
  await main(page)
    .getByRole('button', { name: `Αφαίρεση από τα αγαπημένα: ${nameOf(first)}` })
    .click()
  await expect(main(page).getByText('Κανένα αγαπημένο προϊόν ακόμη')).toBeVisible()
  await page.getByRole('button', { name: 'Αναίρεση' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(1)
})

test('a favourite is rolled back where the service fails or the network does (R168)', async ({
  page,
  context,
  request,
}) => {
  const [first] = (await emulatorOf(request).products('ordering=-createdAt&pageSize=1')).results
  if (!first) throw new Error('There are no products.')
  await signUp(page)
  const answered = page.waitForResponse('**/favourites-by-products')
  await page.goto(publicPaths.products)
  await answered
  await failNext(request, { pathPrefix: '/api/v1/product/favourite', method: 'POST', status: 500 })
  await heart(page, nameOf(first)).click()
  await expect(page.getByText('Δεν μπήκε στα αγαπημένα')).toBeVisible()
  await notPressed(page, nameOf(first))
  await context.setOffline(true)
  await heart(page, nameOf(first)).click()
  await expect(page.getByText(/Δεν είναι δυνατή η σύνδεση/)).toBeVisible()
  await notPressed(page, nameOf(first))
  // Back in the network the page asks what is marked: the same path, which is not to be left waiting.
  const askedAgain = page.waitForResponse('**/favourites-by-products')
  await context.setOffline(false)
  await askedAgain
  await leaveNextWaiting(request, { pathPrefix: '/api/v1/product/favourite', method: 'POST' })
  const marked = heart(page, nameOf(first))
  await marked.click()
  await pressed(page, nameOf(first))
  // No longer than the gateway waits for an answer.
  await expect(marked).toHaveAttribute('aria-pressed', 'false', { timeout: 7_000 })
  await marked.click()
  await pressed(page, nameOf(first))
})

test('what one tab marks the other one knows when it is looked at', async ({ page, request }) => {
  const [first] = (await emulatorOf(request).products('ordering=-createdAt&pageSize=1')).results
  if (!first) throw new Error('There are no products.')
  await signUp(page)
  const other = await page.context().newPage()
  for (const tab of [page, other]) {
    const answered = tab.waitForResponse('**/favourites-by-products')
    await tab.goto(entityPath('product', first))
    await answered
  }
  await notPressed(page, nameOf(first))
  const written = other.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.status() === 201,
  )
  await heart(other, nameOf(first)).click()
  await written
  await page.bringToFront()
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await pressed(page, nameOf(first))
})

test('a guest who likes a lesson stays with it, and is offered to sign in (R274)', async ({
  page,
  request,
}) => {
  const path = entityPath('blogPost', await blogOf(request).post(12))
  const known = page.waitForResponse('**/api/_auth/session')
  await page.goto(path)
  await known
  const asked = askedBy(page)
  await main(page).getByRole('button', { name: 'Μου αρέσει', exact: true }).click()
  await expect(page.getByText('Για το «Μου αρέσει» χρειάζεται σύνδεση')).toBeVisible()
  await expect(page).toHaveURL(path)
  await offeredSignIn(page).click()
  await expectHeading(page, 'Σύνδεση')
  expect(new URL(page.url()).searchParams.get('next')).toBe(path)
  expect(asked).toEqual([])
})

test('a lesson is liked, counted, and found among the favourites (R057)', async ({
  page,
  request,
}) => {
  const post = await blogOf(request).post(12)
  await signUp(page)
  const answered = page.waitForResponse('**/api/blog/posts/liked-posts')
  await page.goto(entityPath('blogPost', post))
  await answered
  const like = main(page).getByRole('button', { name: 'Μου αρέσει', exact: true })
  const count = main(page)
    .getByText(/^Αρέσει σε \d+|^Κανείς δεν έχει δηλώσει/)
    .first()
  const before = Number.parseInt(((await count.textContent()) ?? '').replace(/\D/g, '') || '0', 10)
  const written = page.waitForResponse('**/update-likes')
  await like.click()
  await expect(count).toContainText(String(before + 1))
  await written
  await page.goto('/account/favourites/posts')
  await expectHeading(page, 'Αγαπημένα μαθήματα')
  const title = post.translations.el?.title ?? ''
  await expect(main(page).getByRole('link', { name: title })).toBeVisible()
  await page.reload()
  await expectHeading(page, 'Αγαπημένα μαθήματα')
  await main(page)
    .getByRole('button', { name: `Αφαίρεση από τα αγαπημένα: ${title}` })
    .click()
  await expect(main(page).getByText('Κανένα αγαπημένο μάθημα ακόμη')).toBeVisible()
})

test('favourite and like buttons are accessible on narrow screens', async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const [first] = (await emulatorOf(request).products('ordering=-createdAt&pageSize=1')).results
  if (!first) throw new Error('There are no products.')
  await signUp(page)
  const answered = page.waitForResponse('**/favourites-by-products')
  await page.goto(publicPaths.products)
  await answered
  await heart(page, nameOf(first)).click()
  await pressed(page, nameOf(first))
  for (const path of [publicPaths.products, '/account/favourites/products']) {
    await page.goto(path)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page)
    }
  }
})
