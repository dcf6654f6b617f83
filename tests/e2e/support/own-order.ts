import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { order } from '#contract/shop/order'
import { payWay } from '#contract/shop/pay-way'
import { product } from '#contract/shop/product'
import { pageOf } from '#contract/wire/page'

const address = {
  firstName: 'Άννα',
  lastName: 'Δοκιμή',
  street: 'Ρυακίων',
  streetNumber: '12α',
  city: 'Πάτρα',
  zipcode: '26442',
  place: '',
  locationType: 'HOME',
  floor: 'FIRST_FLOOR',
  country: 'GR',
  region: 'GR-G',
  phone: '6900000012',
  customerNotes: '',
  documentType: 'RECEIPT',
}

/** Calls the API from the page, with the cookies of its browser, as the site does. */
export async function askApi(
  page: Page,
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
): Promise<unknown> {
  const headers = { 'x-requested-by': 'storefront', 'idempotency-key': randomUUID() }
  return page.evaluate(
    async ({ method, url, headers, body }) => {
      const answer = await fetch(url, {
        method,
        headers: { ...headers, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      return answer.json()
    },
    { method, url: `/api${path}`, headers, body },
  )
}

/** The body of an order of two items of the product with the largest stock. */
export async function orderOf(page: Page, email: string, way: number) {
  const answer = await askApi(page, 'GET', '/products?pageSize=100')
  const [plenty] = pageOf(product)
    .parse(answer)
    .results.toSorted((one, other) => other.stock - one.stock)
  expect(plenty?.stock).toBeGreaterThan(20)
  return { ...address, email, payWay: way, items: [{ product: plenty?.id, quantity: 2 }] }
}

/** Orders two items of a product for the signed-in person. */
export async function placeOrder(page: Page, email: string): Promise<{ id: number; name: string }> {
  const ways = pageOf(payWay).parse(await askApi(page, 'GET', '/pay-way')).results
  const way = ways.find(({ isOnlinePayment }) => !isOnlinePayment)
  const body = await orderOf(page, email, way?.id ?? 0)
  const { id, items } = order.parse(await askApi(page, 'POST', '/orders', body))
  return { id, name: items[0]?.product?.translations.el?.name ?? '' }
}
