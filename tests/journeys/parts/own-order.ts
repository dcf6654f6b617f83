import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { order } from '../../../contract/shop/order'
import { payWay } from '../../../contract/shop/pay-way'
import { product } from '../../../contract/shop/product'
import { pageOf } from '../../../contract/wire/page'

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

/** Asks the API from the page, with the cookies of its browser, as the site would. */
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

/** Orders two pieces of something that there is plenty of; the person of the page is signed in. */
export async function placeOrder(page: Page, email: string): Promise<{ id: number; name: string }> {
  const answer = await askApi(page, 'GET', '/products?pageSize=100')
  const [plenty] = pageOf(product)
    .parse(answer)
    .results.toSorted((one, other) => other.stock - one.stock)
  const ways = pageOf(payWay).parse(await askApi(page, 'GET', '/pay-way')).results
  expect(plenty?.stock).toBeGreaterThan(20)
  const placed = await askApi(page, 'POST', '/orders', {
    ...address,
    email,
    payWay: ways[0]?.id,
    items: [{ product: plenty?.id, quantity: 2 }],
  })
  const { id } = order.parse(placed)
  return { id, name: plenty?.translations.el?.name ?? '' }
}
