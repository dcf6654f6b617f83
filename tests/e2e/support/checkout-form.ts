import { expect, type Page } from '@playwright/test'
import { publicPaths } from '#contract/paths/site-paths'
import { product } from '#contract/shop/product'
import { pageOf } from '#contract/wire/page'
import { button, expectHeading, field, main } from './locators'
import { openQuietPage } from './page-state'
import { signIn, superuser } from './sign-in'

/** Fills in the required fields of an address. */
export async function fillAddress(page: Page, title: string): Promise<void> {
  await field(page, 'Όνομα της διεύθυνσης').fill(title)
  await field(page, 'Όνομα').fill('Άννα')
  await field(page, 'Επώνυμο').fill('Κώστα')
  await field(page, 'Τηλέφωνο').fill('210 123 4567')
  await field(page, 'Περιφέρεια').selectOption({ label: 'Αττική' })
  await field(page, 'Οδός').fill('Ερμού')
  await field(page, 'Αριθμός').fill('5')
  await field(page, 'Πόλη').fill('Αθήνα')
  await field(page, 'Τ.Κ.').fill('10563')
}

/** The button that places the order. */
export const submitButton = (page: Page) => button(page, 'Παραγγελία με υποχρέωση πληρωμής')

/** The order is placed. */
export const expectConfirmed = (page: Page) =>
  expectHeading(page, 'Ευχαριστούμε! Η παραγγελία σας καταχωρίστηκε.')

/** Places the order. */
export async function submitOrder(page: Page): Promise<void> {
  await submitButton(page).click()
  await expectConfirmed(page)
}

/** Signs in with two items of a product in the cart; returns the product. */
export async function signInWithCart(page: Page) {
  await openQuietPage(page)
  await signIn(page, superuser)
  return fillCart(page, 2)
}

/** Runs in the page: deletes the items of the cart. */
export async function deleteCartItems(): Promise<void> {
  const headers = { 'content-type': 'application/json', 'x-requested-by': 'storefront' }
  const { cartItems } = await (await fetch('/api/cart')).json()
  for (const { id } of cartItems) {
    await fetch(`/api/cart/items/${id}`, { method: 'DELETE', headers })
  }
}

/** Replaces the cart by a quantity of the product with the largest stock; returns the product. */
export async function fillCart(page: Page, quantity: number) {
  await page.evaluate(deleteCartItems)
  const answer = await page.evaluate(
    async ({ quantity }) => {
      const headers = { 'content-type': 'application/json', 'x-requested-by': 'storefront' }
      const list = await (await fetch('/api/products?pageSize=100')).json()
      const { id } = list.results.toSorted(
        (one: { stock: number }, other: { stock: number }) => other.stock - one.stock,
      )[0]
      const { id: cart } = await (await fetch('/api/cart')).json()
      const body = JSON.stringify({ cart, product: id, quantity })
      await fetch('/api/cart/items', { method: 'POST', headers, body })
      return { list, id }
    },
    { quantity },
  )
  const found = pageOf(product)
    .parse(answer.list)
    .results.find(({ id }) => id === answer.id)
  if (!found) throw new Error('there is no such product')
  const { id, price, stock, translations } = found
  return { id, price, stock, name: translations.el?.name ?? '' }
}

/** How many orders the signed-in person has. */
export function orderCount(page: Page): Promise<number> {
  return page.evaluate(async () => (await (await fetch('/api/orders?pageSize=1')).json()).count)
}

/** Fills in each step; the first two then open the next one. */
export const steps = {
  who: async (page: Page): Promise<void> => {
    await field(page, 'Όνομα').fill('Νεφέλη')
    await field(page, 'Επώνυμο').fill('Δροσινού')
    await field(page, 'Τηλέφωνο').fill('690 000 0012')
    await button(page, 'Συνέχεια στη διεύθυνση').click()
  },
  where: async (page: Page): Promise<void> => {
    await field(page, 'Περιφέρεια').selectOption('GR-G')
    await field(page, 'Οδός').fill('Ρυακίων')
    await field(page, 'Αριθμός').fill('12α')
    await field(page, 'Πόλη').fill('Πάτρα')
    await field(page, 'Τ.Κ.').fill('26442')
    await field(page, 'Όροφος').selectOption('FIRST_FLOOR')
    await button(page, 'Συνέχεια στην πληρωμή').click()
  },
  how: async (page: Page): Promise<void> => {
    await main(page)
      .getByRole('radio', { name: /Αντικαταβολή/ })
      .check()
    await main(page).getByRole('radio', { name: 'Τιμολόγιο' }).check()
    await field(page, 'ΑΦΜ').fill('094259216')
  },
}

/** Opens the checkout and fills in all steps, up to the button that places the order. */
export async function openLastStep(page: Page): Promise<void> {
  await page.goto(`${publicPaths.checkout}?step=who`)
  await steps.who(page)
  await expect(page).toHaveURL(/step=where$/)
  await steps.where(page)
  await expect(page).toHaveURL(/step=how$/)
  await steps.how(page)
}
