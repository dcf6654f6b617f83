import { allEndpoints, type NamedEndpoint } from '#contract/endpoints/all-endpoints'
import { pathOf } from '#contract/endpoints/endpoint'
import { bodyOf } from '#contract/examples/endpoint-bodies'
import { ownScript } from '#gateway/testing/start-gateway'
import { bankCode, copyToken, type Marked, type Whose } from './marked-people'

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

/** An order is paid before it is cancelled, a new one empties the cart, and nothing is left of an account that is deleted. */
const rankOf = ({ name, method }: NamedEndpoint): number => {
  if (name === 'openPayment') return methods.indexOf('GET')
  if (name === 'deleteAccount') return methods.length + 1
  return name === 'placeOrder' ? methods.length : methods.indexOf(method)
}

/** Every endpoint: first what is read, last what is removed. */
export const walked: readonly NamedEndpoint[] = [...allEndpoints, reports].sort(
  (one, other) => rankOf(one) - rankOf(other),
)

/** Whose thing the id in a path names, by the path's beginning; others are public. */
function idsOf(marked: Marked, viewer: number): readonly (readonly [string, Whose])[] {
  const account = { own: viewer, spare: viewer, foreign: marked.stranger }
  return [
    ['/api/user/account/', account],
    ['/api/user/addresses/', marked.address],
    ['/api/user/data-exports/', marked.copy],
    ['/api/notification/user/', marked.notification],
    ['/api/products/favourites/', marked.favourite],
    ['/api/products/alerts/', marked.alert],
    ['/api/products/reviews/', marked.review],
    // The API shows the order of a guest to everybody who knows its uuid.
    ['/api/orders/uuid/', { ...marked.order, foreign: marked.guestOrder }],
    ['/api/orders/', marked.order],
    ['/api/blog/comments/', marked.comment],
    // The first item of this walk is a guest's, the second one the viewer's.
    ['/api/cart/items/', { own: 2, spare: 2, foreign: 1 }],
  ]
}

/** Fields of example bodies with values that the seed knows. */
function seededBody({ name }: NamedEndpoint, marked: Marked, owner: Owner): object {
  const toMark = { notificationUserIds: [marked.notification[owner]] }
  const bodies: Readonly<Record<string, object>> = {
    addFavourite: { product: marked.newProduct },
    writeReview: { product: marked.boughtProduct },
    readOwnReview: { product: marked.reviewedProduct },
    addCartItem: { cart: 1, product: 1 },
    placeOrder: { payWay: 1, items: [{ product: 1, quantity: 2 }] },
    writeComment: { post: 1, parent: undefined },
    changeAddress: { isMain: false },
    confirmSubscription: { token: `of_${owner}` },
    leaveByLink: { token: marked.leaveTokens[owner], topic: undefined },
    markSeen: toMark,
    markUnseen: toMark,
  }
  return bodies[name] ?? {}
}

/** Endpoints about orders that were placed without an account. */
const guestsOnly = new Set(['readOrderState', 'cancelOrderByUuid', 'findGuestOrder'])

const queries: Readonly<Record<string, string>> = {
  listComments: '?post=1',
  findReturnedOrder: `?s=${bankCode}`,
  // Of the stranger's copy.
  listDataExports: `?token=${copyToken(1)}`,
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
  marked: Marked,
  viewer: number,
): Step {
  const { name, method, bodyType } = endpoint
  const [, thing] = idsOf(marked, viewer).find(([start]) => endpoint.path.startsWith(start)) ?? []
  const isOwned = endpoint.who !== 'anyone' && name !== 'likeComment'
  const ofGuest = { own: marked.boughtAsGuest, foreign: marked.guestOrder }[owner]
  // Another main address would take its place.
  const own = name === 'removeAddress' ? 'spare' : 'own'
  const ofMember = (isOwned && thing?.[owner === 'own' ? own : owner]) || 1
  const id = guestsOnly.has(name) ? ofGuest : ofMember
  const path = `${pathOf(endpoint, { id, uuid: marked.uuidOf(id) })}${queries[name] ?? ''}`
  const values = { ...bodyOf(endpoint), ...seededBody(endpoint, marked, owner) }
  if (bodyType === 'form') return { name, path, init: { method, ...formOf(values) } }
  const body = method === 'GET' ? {} : { body: JSON.stringify(values) }
  return { name, path, init: { method, headers, ...body } }
}
