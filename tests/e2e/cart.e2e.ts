import { expect, type Page } from '@playwright/test'
import * as z from 'zod/mini'
import { publicPaths } from '#contract/paths/site-paths'
import {
  expectAccessibleInBothModes,
  expectAccessibleOnNarrowScreen,
} from './support/accessibility'
import { deleteCartItems } from './support/checkout-form'
import { overflowing } from './support/fitting'
import { button, main } from './support/locators'
import type { OwnServers } from './support/own-servers'
import { test } from './support/own-servers'
import { openQuietPage } from './support/page-state'
import { recordPaths } from './support/requests'
import { customer, signIn, superuser } from './support/sign-in'

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

/** The cart as the gateway returns it. */
const readCart = (page: Page) => page.evaluate(async () => (await fetch('/api/cart')).json())

const signedIn = z.object({ meta: z.object({ access_token: z.string() }) })

/** Deletes the cart at the API, as an order from another device does. */
async function deleteCart({ upstream }: OwnServers): Promise<void> {
  const login = await fetch(`${upstream}/_allauth/app/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(superuser),
  })
  const { meta } = signedIn.parse(await login.json())
  const headers = { authorization: `Bearer ${meta.access_token}` }
  const answer = await fetch(`${upstream}/api/v1/cart`, { method: 'DELETE', headers })
  expect(answer.status).toBe(204)
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

test('after a lost answer a retry adds nothing twice (A5-76, R319)', async ({ page, servers }) => {
  await arrive(page)
  await openProduct(page)
  await servers.loseAnswer('/api/v1/cart/item')
  await addButton(page).click()
  const alert = main(page).getByRole('alert')
  await expect(alert).toContainText('Δεν μπήκε στο καλάθι')
  await alert.getByRole('button', { name: 'Δοκιμάστε ξανά' }).click()
  await expect(main(page).getByText('Έχετε 1 τεμάχιο στο καλάθι σας.')).toBeVisible()
  await expect(alert).toHaveCount(0)
})

test('a new price and a low stock are reported (A5-80)', async ({ page, servers }) => {
  const name = await openFilledCart(page)
  await more(page).click()
  await expect(settledSum(page)).toBeVisible()
  const { cartItems } = await readCart(page)
  const { product } = cartItems[0]
  await servers.changeProduct(product.id, { price: product.price + 10, stock: 1 })
  await page.reload()
  await expect(main(page).getByRole('alert')).toContainText(`${name}: η τιμή άλλαξε`)
  await expect(rows(page)).toContainText('Έχει μείνει μόνο 1.')
  await expect(main(page).getByText('Διορθώστε πρώτα τα προϊόντα')).toBeVisible()
  await rows(page).getByRole('button', { name: 'Κρατήστε 1' }).click()
  await expect(settledSum(page)).toBeVisible()
  await main(page).getByRole('button', { name: 'Εντάξει' }).click()
  await expect(main(page).getByRole('alert')).toHaveCount(0)
  await servers.changeProduct(product.id, { price: product.price, stock: product.stock })
})

test('the buy bar on phones adds one item for a superuser', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await arrive(page)
  await openProduct(page)
  const bar = main(page).locator('[data-buy-bar]')
  await bar.getByRole('button', { name: 'Στο καλάθι', exact: true }).click()
  await expect(page.getByText('Μπήκε στο καλάθι σας')).toBeVisible()
  await expect(main(page).getByText('Έχετε 1 τεμάχιο στο καλάθι σας.')).toBeAttached()
  await expect(bar.getByRole('link', { name: 'Ρωτήστε μας' })).toBeHidden()
})

test('after the cart was deleted elsewhere, adding works (A5)', async ({ page, servers }) => {
  const name = await openFilledCart(page)
  const other = await page.context().newPage()
  await openProduct(other)
  await expect(main(other).getByText('Έχετε 1 τεμάχιο στο καλάθι σας.')).toBeVisible()
  await deleteCart(servers)
  await addButton(other).click()
  await expect(other.getByText('Μπήκε στο καλάθι σας')).toBeVisible()
  await expect(main(other).getByRole('alert')).toHaveCount(0)
  const answered = (method: string) =>
    page.waitForResponse((answer) => answer.request().method() === method && answer.ok())
  const changed = answered('PUT')
  await more(page).click()
  await changed
  // The page refetches the cart after a change.
  await answered('GET')
  await expect(quantity(page)).toHaveValue('2')
  await expect(main(page).getByRole('alert')).toHaveCount(0)
  await deleteCart(servers)
  await more(page).click()
  await expect(main(page).getByRole('alert')).toContainText(
    `${name}: δεν βρίσκεται πια στο καλάθι σας.`,
  )
  await expect(rows(page)).toHaveCount(0)
  await other.close()
})

test('another tab can increase the quantity of a product in the cart', async ({ page }) => {
  await openFilledCart(page)
  const other = await page.context().newPage()
  await openProduct(other)
  await addButton(other).click()
  await expect(main(other).getByText('Έχετε 2 τεμάχια στο καλάθι σας.')).toBeVisible()
  await expect(main(other).getByRole('alert')).toHaveCount(0)
  await other.close()
})

test('outside the audience there is no cart and no cart request (R008, R268)', async ({ page }) => {
  await arrive(page, customer)
  const calls = recordPaths(page, /^\/api\/cart/)
  const known = page.waitForResponse('**/api/_auth/session')
  await openProduct(page)
  await (await known).finished()
  await expect(addButton(page)).toHaveCount(0)
  await page.goto(publicPaths.cart)
  await expect(main(page).getByRole('heading', { level: 1, name: /άδειο/ })).toBeVisible()
  await expect(main(page).locator('svg')).toBeVisible()
  await expectAccessibleInBothModes(page)
  await expectAccessibleOnNarrowScreen(page)
  expect(await overflowing(page)).toEqual([])
  expect(calls).toEqual([])
})
