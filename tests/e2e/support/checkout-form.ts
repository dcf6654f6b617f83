import { expect, type Page } from '@playwright/test'
import { publicPaths } from '../../../contract/paths/site-paths'
import { product } from '../../../contract/shop/product'
import { pageOf } from '../../../contract/wire/page'
import { openQuietPage } from './page-state'
import { button, demoPassword, field, signIn } from './sign-in'

/** Fills the form of an address as far as it must be filled. */
export async function fillAddress(page: Page, title: string): Promise<void> {
  await field(page, 'Όνομα της διεύθυνσης').fill(title)
  await field(page, 'Όνομα').fill('Άννα')
  await field(page, 'Επώνυμο').fill('Κώστα')
  await field(page, 'Τηλέφωνο').fill('210 123 4567')
  await field(page, 'Περιφέρεια').selectOption({ label: 'Αττική' })
  await field(page, 'Οδός').fill('Ερμού')
  await field(page, 'Αριθμός').fill('5')
  await field(page, 'Πόλη').fill('Αθήνα')
  await field(page, 'Ταχυδρομικός κώδικας').fill('10563')
}

/** Who orders in the end-to-end tests of the checkout. */
export const buyer = { email: 'superuser@example.gr', password: demoPassword }
export const confirmed = 'Ευχαριστούμε! Η παραγγελία σας καταχωρίστηκε.'
export const submit = 'Παραγγελία με υποχρέωση πληρωμής'

const main = (page: Page) => page.getByRole('main')

/** Signs in with two pieces of something in the cart, and says what they are. */
export async function arriveWithCart(page: Page, site: string) {
  await openQuietPage(page, site)
  await signIn(page, buyer)
  return fillCart(page, 2)
}

/** Puts so many pieces of something that there is plenty of into an empty cart, and says what. */
export async function fillCart(page: Page, quantity: number) {
  const answer = await page.evaluate(
    async ({ quantity }) => {
      const headers = { 'content-type': 'application/json', 'x-requested-by': 'storefront' }
      const { cartItems } = await (await fetch('/api/cart')).json()
      for (const { id } of cartItems) {
        await fetch(`/api/cart/items/${id}`, { method: 'DELETE', headers })
      }
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

/** How many orders the person of the page has. */
export function orderCount(page: Page): Promise<number> {
  return page.evaluate(async () => (await (await fetch('/api/orders?pageSize=1')).json()).count)
}

/** The steps, filled in as a person would, each with its way on. */
export const till = {
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
    await field(page, 'Ταχυδρομικός κώδικας').fill('26442')
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

/** Opens the till and fills everything in, up to the button that orders. */
export async function openLastStep(page: Page): Promise<void> {
  await page.goto(publicPaths.checkout)
  await till.who(page)
  await expect(page).toHaveURL(/step=where$/)
  await till.where(page)
  await expect(page).toHaveURL(/step=how$/)
  await till.how(page)
}
