import {
  allEndpoints,
  type endpointAreas,
  type NamedEndpoint,
} from '#contract/endpoints/all-endpoints'
import { pathOf, successOf } from '#contract/endpoints/endpoint'
import { bodyOf } from '#contract/examples/endpoint-bodies'
import { authPath } from '#upstream/api'
import type { UpstreamEndpoint } from '#upstream/endpoints/endpoint'
import askedOfApi from '#upstream/testing/asked-of-api.json'
import { productRow } from '#upstream/testing/catalogue-rows'
import { upstreamCalls as api, titleOf } from '#upstream/testing/upstream-endpoints'
import { ids, people } from './own-things'
import { ownScript } from './start-gateway'

type Areas = typeof endpointAreas
type Name = { [Area in keyof Areas]: keyof Areas[Area] }[keyof Areas]

/** What the tables do not say of an endpoint. */
interface Traits {
  /** What the example asks of the API, where the walk of `tests/canary` sees something else. */
  asks?: readonly UpstreamEndpoint[]
  /** Calls of the API without which it is answered as well. */
  optional?: readonly UpstreamEndpoint[]
  /** Calls of the API of which one is enough. */
  either?: readonly UpstreamEndpoint[]
  /** What its address has to name besides its path. */
  query?: string
  /** Header that names a key, and is required. */
  keyHeader?: string
  /** Its call of the sign-in service is without the tokens of the session. */
  isBare?: true
  /** A 404 of the sign-in service carries what was asked for and becomes 200. */
  missingIsAnswer?: true
}

/** The id of whatever is public: the reviews of a product are only those that name it. */
export const publicId = productRow.id

const ratings = { optional: [api.listReviews] }
/** They name the country, the region and the way to pay of an order. */
const names = { optional: [api.listCountries, api.listPayWays, api.listRegions] }

const traits: Readonly<Partial<Record<Name, Traits>>> = {
  listProducts: ratings,
  readProduct: ratings,
  countProductView: ratings,
  readProductCategory: { optional: [api.listCategoryPictures] },
  addCartItem: { optional: [api.readCart] },
  changeCartItem: { optional: [api.readCart] },
  readConfig: { optional: [api.readFreeShipping] },
  listProductAlerts: { optional: [api.readProduct] },
  listOrders: names,
  readOrder: names,
  readOrderByUuid: names,
  cancelOrder: names,
  // The walk orders for a guest as well, whose cart is filled for it.
  placeOrder: {
    asks: [
      ...[api.listOrders, api.readCart, api.placeOrder],
      ...[api.listCountries, api.listPayWays, api.listRegions],
    ],
  },
  // Who has left a topic before, and one topic of a mail.
  joinTopic: {
    asks: [api.listTopics, api.listSubscriptions, api.removeSubscription, api.subscribe],
  },
  leaveByLink: { asks: [api.leaveTopicByLink] },
  listComments: { query: `?post=${publicId}` },
  search: { query: '?query=word', either: [api.searchProducts, api.searchPosts] },
  readSignInConfig: { isBare: true },
  readEmailVerification: { keyHeader: 'X-Email-Verification-Key' },
  readPasswordReset: { keyHeader: 'X-Password-Reset-Key' },
  readTotp: { missingIsAnswer: true },
  readTotpPicture: { missingIsAnswer: true },
}

/** Those that need more than a valid request: what happened before, a form, a cookie. They have tests of their own. */
const apart: readonly Name[] = [
  ...(['readSession', 'endSession', 'readProviderReturn', 'readSocketTokens'] as const),
  ...(['changePicture', 'mergeCart', 'cancelOrderByUuid', 'openPayment'] as const),
  ...(['findUnpaidOrder', 'readOrderState', 'findGuestOrder', 'findSentOrder'] as const),
  ...(['findReturnedOrder'] as const),
]

/** A valid request of an endpoint, with what the tables say of it. */
export interface EndpointRequest extends Pick<Traits, 'keyHeader' | 'isBare' | 'missingIsAnswer'> {
  endpoint: NamedEndpoint
  /** Method and path, for titles. */
  name: string
  method: string
  /** Below `/api`, of the sign-in service below its own prefix. */
  path: string
  url: string
  init: RequestInit & { headers: Record<string, string> }
  body?: object
  /** Status of a success. */
  success: number
  /** What it asks of the API, as `GET /product/{id}`. */
  asks: readonly string[]
  /** Without any one of these it is not answered. */
  needs: readonly string[]
  /** Without all of these it is not answered. */
  either?: readonly string[] | undefined
  /** The session is over with it. */
  endsSession: boolean
}

/** The address of an endpoint, by whose the thing is that it names. */
export function urlOf(
  { endpoint }: Pick<EndpointRequest, 'endpoint'>,
  whose: keyof typeof ids,
): string {
  const person = { ...people, missing: ids.missing }[whose]
  const ofMember = endpoint.who === 'owner' ? person : ids[whose]
  const id = endpoint.who === 'anyone' ? publicId : ofMember
  const uuid = `6f1d2c3b-4a59-4e68-8b77-00000000000${whose === 'missing' ? 9 : ids[whose]}`
  return pathOf(endpoint, { id, uuid })
}

const key = '0a6c1f0e-3f5d-4b41-9d55-2f4c8a1e7b90'
const seen: Readonly<Record<string, readonly string[]>> = askedOfApi
const authPrefix = `/api${authPath}`

/** One for each endpoint. */
export const endpointRequests: readonly EndpointRequest[] = allEndpoints.map((endpoint) => {
  const { method, isKeyed } = endpoint
  const {
    asks: asked,
    optional = [],
    either,
    query = '',
    ...rest
  } = traits[endpoint.name as Name] ?? {}
  const path = endpoint.path.replace(authPrefix, '').replace(/^\/api(?=\/)/, '')
  const asks = asked?.map(titleOf) ?? seen[endpoint.name] ?? []
  const unneeded = [...optional, ...(either ?? [])].map(titleOf)
  const body = bodyOf(endpoint)
  const headers = {
    ...ownScript,
    ...(isKeyed && { 'idempotency-key': key }),
    ...(rest.keyHeader && { [rest.keyHeader]: 'MQ:1tXy:sKq' }),
  }
  return {
    ...rest,
    ...{ endpoint, name: `${method} ${path}`, method, path, ...(body && { body }) },
    url: `${urlOf({ endpoint }, 'own')}${query}`,
    init: { method, headers, ...(body && { body: JSON.stringify(body) }) },
    success: successOf(endpoint),
    asks,
    needs: asks.filter((call) => !unneeded.includes(call)),
    either: either?.map(titleOf),
    endsSession: asks.includes(`DELETE ${authPath}/auth/session`),
  }
})

/** The request of an endpoint, by its method and path. */
export function requestOf(name: string): EndpointRequest {
  const request = endpointRequests.find((one) => one.name === name)
  if (!request) throw new Error(`${name} is no endpoint`)
  return request
}

/** Its request with more headers. */
export const initOf = ({ init }: EndpointRequest, headers: Record<string, string> = {}) => ({
  ...init,
  headers: { ...init.headers, ...headers },
})

export const isOfSignIn = ({ endpoint }: EndpointRequest) =>
  endpoint.path.startsWith(`${authPrefix}/`)
export const isApart = ({ endpoint }: EndpointRequest) => apart.includes(endpoint.name as Name)

/** Those of the sign-in service. */
export const authRequests = endpointRequests.filter(isOfSignIn)

const ofShop = endpointRequests.filter((row) => !isOfSignIn(row) && !isApart(row))

/** Those of the shop that guests may make. */
export const guestRequests = ofShop.filter(({ endpoint }) => endpoint.who === 'anyone')

/** Those for which somebody has to be signed in. */
export const memberRequests = ofShop.filter(({ endpoint }) => endpoint.who !== 'anyone')
