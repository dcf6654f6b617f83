import { allEndpoints, type NamedEndpoint } from '#contract/endpoints/all-endpoints'
import { pathOf } from '#contract/endpoints/endpoint'
import { bodyOf } from '#contract/examples/endpoint-bodies'
import { ownScript } from '#gateway/testing/start-gateway'
import type { Planted, Whose } from './planted-people'

/** Whose things a request asks for. */
export type Owner = 'own' | 'foreign'

/** One request of an endpoint. */
export interface Step {
  name: string
  path: string
  init: RequestInit
}

const reports: NamedEndpoint = {
  name: 'reportPolicy',
  method: 'POST',
  path: '/api/_csp',
  who: 'anyone',
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** An order empties the cart. */
const rankOf = ({ name, method }: NamedEndpoint): number =>
  name === 'placeOrder' ? methods.length : methods.indexOf(method)

/** Every endpoint: first what is read, last what is removed. */
export const walked: readonly NamedEndpoint[] = [...allEndpoints, reports].sort(
  (one, other) => rankOf(one) - rankOf(other),
)

/** Whose thing the id in a path names, by the path's beginning; others are public. */
function idsOf(planted: Planted, viewer: number): readonly (readonly [string, Whose])[] {
  const account = { own: viewer, spare: viewer, foreign: planted.stranger }
  return [
    ['/api/user/account/', account],
    ['/api/user/addresses/', planted.address],
    ['/api/notification/user/', planted.notification],
    ['/api/products/favourites/', planted.favourite],
    ['/api/products/reviews/', planted.review],
    // The API shows the order of a guest to everybody who knows its uuid.
    ['/api/orders/uuid/', { ...planted.order, foreign: planted.guestOrder }],
    ['/api/orders/', planted.order],
    ['/api/blog/comments/', planted.comment],
    // The first item of this walk is a guest's, the second one the viewer's.
    ['/api/cart/items/', { own: 2, spare: 2, foreign: 1 }],
  ]
}

/** Fields of example bodies with values that the seed knows. */
function seededBody({ name }: NamedEndpoint, planted: Planted, owner: Owner): object {
  const marked = { notificationUserIds: [planted.notification[owner]] }
  const bodies: Readonly<Record<string, object>> = {
    addFavourite: { product: planted.newProduct },
    writeReview: { product: planted.boughtProduct },
    readOwnReview: { product: planted.reviewedProduct },
    addCartItem: { cart: 1, product: 1 },
    placeOrder: { payWay: 1, items: [{ product: 1, quantity: 2 }] },
    writeComment: { post: 1, parent: undefined },
    readOwnComment: { post: 1 },
    changeAddress: { isMain: false },
    markSeen: marked,
    markUnseen: marked,
  }
  return bodies[name] ?? {}
}

/** Endpoints about orders that were placed without an account. */
const guestsOnly = new Set(['readOrderState', 'cancelOrderByUuid', 'findGuestOrder'])

const queries: Readonly<Record<string, string>> = {
  listComments: '?post=1',
  search: `?query=${encodeURIComponent('μάθηση')}`,
}

const headers = {
  ...ownScript,
  'idempotency-key': '0a6c1f0e-3f5d-4b41-9d55-2f4c8a1e7b90',
  'x-email-verification-key': 'MQ:1tXy:sKq',
  'x-password-reset-key': 'MQ:1tXy:sKq',
}

function formOf(values: object): RequestInit {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, String(value))
  const { 'content-type': _, ...own } = headers
  return { headers: own, body: form }
}

/** The request of an endpoint for the viewer's things or for a stranger's, with its example body. */
export function stepOf(
  endpoint: NamedEndpoint,
  owner: Owner,
  planted: Planted,
  viewer: number,
): Step {
  const { name, method, bodyType } = endpoint
  const [, thing] = idsOf(planted, viewer).find(([start]) => endpoint.path.startsWith(start)) ?? []
  const isOwned = endpoint.who !== 'anyone' && name !== 'likeComment'
  const ofGuest = { own: planted.boughtAsGuest, foreign: planted.guestOrder }[owner]
  // Another main address would take its place.
  const own = name === 'removeAddress' ? 'spare' : 'own'
  const ofMember = (isOwned && thing?.[owner === 'own' ? own : owner]) || 1
  const id = guestsOnly.has(name) ? ofGuest : ofMember
  const path = `${pathOf(endpoint, { id, uuid: planted.uuidOf(id) })}${queries[name] ?? ''}`
  const values = { ...bodyOf(endpoint), ...seededBody(endpoint, planted, owner) }
  if (bodyType === 'form') return { name, path, init: { method, ...formOf(values) } }
  const body = method === 'GET' ? {} : { body: JSON.stringify(values) }
  return { name, path, init: { method, headers, ...body } }
}
