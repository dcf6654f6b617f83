import { expect, type Page } from '@playwright/test'
import { publicPaths } from '#contract/paths/site-paths'
import { expectAccessibleInBothModes } from './support/accessibility'
import { deleteCartItems } from './support/checkout-form'
import { button, main } from './support/locators'
import { test } from './support/own-servers'
import { openQuietPage } from './support/page-state'
import { signIn, superuser } from './support/sign-in'

const rows = (page: Page) =>
  main(page).getByRole('list', { name: 'Προϊόντα στο καλάθι' }).getByRole('listitem')
const addButton = (page: Page) => button(page, 'Προσθήκη στο καλάθι')
const more = (page: Page) => rows(page).getByRole('button', { name: 'Ένα περισσότερο' })
const quantity = (page: Page) => rows(page).getByRole('textbox')
const total = (page: Page) =>
  main(page).getByRole('region', { name: 'Σύνολο' }).locator('.total dd')

/** The sum, once the server has confirmed it. */
const settledSum = (page: Page) =>
  main(page).getByRole('region', { name: 'Σύνολο' }).locator('dl[aria-busy=false]')

/** Signs in with an empty cart. */
async function arrive(page: Page, person = superuser): Promise<void> {
  await openQuietPage(page)
  await signIn(page, person)
  await page.evaluate(deleteCartItems)
}

/** Opens a product with enough stock. */
async function openProduct(page: Page): Promise<string> {
  const list = await page.request.get('/api/products?pageSize=50')
  const { results } = await list.json()
  const found = results.find((one: { stock: number }) => one.stock >= 8)
  await page.goto(`${publicPaths.products}/${found.id}/${found.slug}`)
  return found.translations.el.name
}

async function openFilledCart(page: Page): Promise<string> {
  await arrive(page)
  const name = await openProduct(page)
  await addButton(page).click()
  await expect(main(page).getByText('Έχετε 1 τεμάχιο στο καλάθι σας.')).toBeVisible()
  await main(page).getByRole('link', { name: 'Δείτε το καλάθι' }).click()
  await expect(rows(page)).toHaveCount(1)
  return name
}

test('a cart is filled, changed, emptied and restored (R006, R269, R303)', {
  tag: '@smoke',
}, async ({ page }) => {
  const name = await openFilledCart(page)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Το καλάθι σας')
  const price = (await total(page).textContent()) ?? ''
  for (const _ of [1, 2, 3]) await more(page).click()
  await expect(quantity(page)).toHaveValue('4')
  await expect(total(page)).not.toHaveText(price)
  await expect(settledSum(page)).toBeVisible()
  await page.reload()
  await expect(quantity(page)).toHaveValue('4')
  await rows(page)
    .getByRole('button', { name: `Αφαίρεση: ${name}` })
    .click()
  await expect(main(page).getByText('Το καλάθι σας είναι άδειο')).toBeVisible()
  await main(page).getByRole('button', { name: 'Αναίρεση' }).click()
  await expect(quantity(page)).toHaveValue('4')
})

test('where cart and unpaid order cannot be read, that is said, and looked for again (R511, R512)', async ({
  page,
}) => {
  await openFilledCart(page)
  const unread = /\/api\/orders\/unpaid$/
  await page.route(unread, (route) => route.fulfill({ status: 404 }))
  await page.reload()
  const notice = main(page).getByText(
    'Δεν μπορέσαμε να ελέγξουμε αν κάποια παραγγελία σας περιμένει πληρωμή',
  )
  await expect(notice).toBeVisible()
  await expect(quantity(page)).toBeVisible()
  await expectAccessibleInBothModes(page)
  await page.unroute(unread)
  await button(page, 'Δοκιμάστε ξανά').click()
  await expect(notice).toHaveCount(0)
  await page.route(/\/api\/cart$/, (route) => route.fulfill({ status: 404 }))
  await page.goto(publicPaths.contact)
  await expect(page.getByRole('link', { name: /δεν φορτώθηκε/ }).first()).toBeVisible()
})
