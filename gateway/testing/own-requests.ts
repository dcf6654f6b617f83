import { exampleAccountWrite, exampleAddressWrite } from '../../contract/examples/account-examples'
import { exampleCartItemCreation } from '../../contract/examples/cart-examples'
import { exampleOrderCreation } from '../../contract/examples/order-examples'
import * as writing from '../../contract/examples/writing-examples'
import { ownTable } from '../routes/endpoints'
import type { OwnRow } from '../routes/own-row'
import { ids, people } from './own-bodies'
import { ownScript } from './start-gateway'

const bodies: Readonly<Record<string, unknown>> = {
  'PUT /user/account/{id}': exampleAccountWrite,
  'POST /user/account/{id}/change-username': { username: 'μαρία' },
  'POST /user/addresses': exampleAddressWrite,
  'PUT /user/addresses/{id}': exampleAddressWrite,
  'POST /cart/items': exampleCartItemCreation,
  'PUT /cart/items/{id}': { quantity: 2 },
  'POST /products/favourites': { product: 41 },
  'POST /products/favourites/favourites-by-products': { productIds: [41] },
  'POST /orders': exampleOrderCreation,
  'POST /products/reviews': writing.exampleReviewCreation,
  'PUT /products/reviews/{id}': writing.exampleReviewChange,
  'POST /products/reviews/user-product-review': { product: 41 },
  'POST /blog/comments': writing.exampleCommentCreation,
  'PUT /blog/comments/{id}': writing.exampleCommentChange,
  'POST /blog/comments/user-blog-comment': { post: 301 },
  'POST /blog/posts/liked-posts': { postIds: [4, 5] },
  'POST /blog/comments/liked-comments': { commentIds: [4, 5] },
  'PATCH /notification/user/{id}': { seen: true },
  'POST /notification/user/mark-as-seen': { notificationUserIds: [5] },
  'POST /notification/user/mark-as-unseen': { notificationUserIds: [5] },
}

const orderKey = '0a6c1f0e-3f5d-4b41-9d55-2f4c8a1e7b90'
const uuidEnding = (digit: number | string) => `6f1d2c3b-4a59-4e68-8b77-00000000000${digit}`

/** A row of the table of people's own things, with a request that it takes. */
export interface OwnRequest extends OwnRow {
  name: string
  url: string
  init: RequestInit
}

/** Where a thing of a row is, by whose it is. */
export function ownUrl({ path, owner }: OwnRow, whose: keyof typeof ids): string {
  const person = { ...people, missing: ids.missing }[whose]
  return `/api${path
    .replace('{id}', String(owner ? person : ids[whose]))
    .replace('{uuid}', uuidEnding(whose === 'missing' ? 9 : ids[whose]))}`
}

function initOf({ method, keyed }: OwnRow, body: unknown): RequestInit {
  const headers = { ...ownScript, ...(keyed ? { 'idempotency-key': orderKey } : {}) }
  return { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
}

/** One request for each row, about one's own things; throws where a body is missing. */
export const ownRequests: readonly OwnRequest[] = ownTable.map((row) => {
  const name = `${row.method} ${row.path}`
  if (row.body && !bodies[name]) throw new Error(`${name} has no body`)
  return { ...row, name, url: ownUrl(row, 'own'), init: initOf(row, bodies[name]) }
})

/** The request of a row, by its name. */
export function ownRequest(name: string): OwnRequest {
  const request = ownRequests.find((one) => one.name === name)
  if (!request) throw new Error(`${name} is in no table`)
  return request
}
