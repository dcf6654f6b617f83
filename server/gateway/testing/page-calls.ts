import { listProducts } from '#contract/endpoints/catalogue'
import { type Endpoint, pathOf } from '#contract/endpoints/endpoint'
import { readSocketTokens } from '#contract/endpoints/notifications'
import { search } from '#contract/endpoints/search'
import { readSession } from '#contract/endpoints/session'
import { readConfig } from '#contract/endpoints/shop'
import { authPath } from '#upstream/api'
import type { UpstreamRequest } from '#upstream/client'
import { authRequest, initOf } from './auth-requests'
import { memberRequests } from './member-requests'
import { memberUpstream } from './member-upstream'
import { publicRequests } from './public-requests'
import { sampleUpstream } from './sample-upstream'
import { authReply, signedInReply } from './scripted-auth'
import { aliveSession } from './start-gateway'

/** One call of a page. */
export interface Call {
  name: string
  url: string
  init: RequestInit
  /** Calls of the API without which it is not answered, as `GET /product/1`. */
  asks: readonly string[]
  isMember?: true
}

/** A call that reads an address. */
export const get = (name: string, url = name, asks: readonly string[] = []): Call => ({
  name: `GET ${name}`,
  url,
  init: {},
  asks,
})

/** One that reads an endpoint, in one of several ways. */
const reading = (
  endpoint: Endpoint,
  asks: readonly string[],
  { how = '', query = '' }: { how?: string; query?: string } = {},
): Call => get(`${endpoint.path.replace('/api', '')}${how}`, `${pathOf(endpoint)}${query}`, asks)

/** A call of the API with any ids. */
const asked = (method: string, path: string) => `${method} ${path.replace(/\{\w+\}/g, '1')}`

const auth = (name: string): Call => {
  const request = authRequest(name)
  const asks = [`${request.method} ${authPath}${request.path}`]
  return { name, url: request.url, init: initOf(request), asks }
}

const found = ['GET /search/product', 'GET /search/blog/post']
const shippingPrices = ['GET /shipping/options', 'GET /shipping/free-shipping-info']
const picture =
  '/media_stream-image/media/stagona/uploads/products/p.png/320/240/cover/center/transparent/5/webp/90'

export const ofGuests: readonly Call[] = [
  ...publicRequests.map(({ method, path, url, init, upstream, within }) => ({
    name: `${method} ${path}`,
    url,
    init,
    asks: [asked(method, upstream), ...(within ? [asked('GET', within)] : [])],
  })),
  reading(listProducts, ['GET /product'], { how: ' by price', query: '?ordering=finalPrice' }),
  reading(listProducts, ['GET /product', 'GET /product/review'], {
    how: ' by rating',
    query: '?ordering=-approvedReviewAverage',
  }),
  reading(search, found, { query: '?query=word' }),
  reading(search, found, { how: ' with offers', query: '?query=word&offers=true' }),
  reading(readConfig, shippingPrices),
  reading(readConfig, shippingPrices, {
    how: ' of a parcel',
    query: '?amount=20&weightGrams=300',
  }),
  get('/media_stream-image', picture, [`GET ${picture}`]),
  get('/healthz'),
  get('/readyz'),
  auth('GET /config'),
  auth('POST /auth/login'),
  auth('POST /auth/password/request'),
]

/** Ends the names of calls of guests that a member makes. */
export const asMember = ' as a member'

/** The sign-in service says whether a session is alive. */
const confirmation = `GET ${authPath}/auth/session`

export const ofMembers: readonly Call[] = [
  // After a deletion nothing else would be answered.
  ...memberRequests
    .filter(({ endsSession }) => !endsSession)
    .map(({ name, url, init, method, upstreamMethod = method, upstream }) => ({
      name,
      url,
      init,
      asks: [asked(upstreamMethod, upstream), confirmation],
      isMember: true as const,
    })),
  ...ofGuests
    .filter(({ init: { method = 'GET' } }) => method === 'GET')
    .map((call) => ({ ...call, name: `${call.name}${asMember}`, isMember: true as const })),
  { ...reading(readSession, ['GET /user/account/1', confirmation]), isMember: true },
  { ...reading(readSocketTokens, [confirmation]), isMember: true },
]

export const allCalls = [...ofGuests, ...ofMembers]

const isConfirmation = ({ method, headers }: UpstreamRequest, path: string) =>
  method === 'GET' && path === `${authPath}/auth/session` && headers.authorization !== undefined

/** A healthy API with things of one person. */
export function wholeUpstream(url: string, request: UpstreamRequest): Response {
  const { pathname } = new URL(url)
  if (pathname.startsWith('/media_stream-image/')) {
    return new Response('bytes', { headers: { 'content-type': 'image/webp' } })
  }
  if (isConfirmation(request, pathname)) return aliveSession()
  if (pathname.startsWith(authPath)) {
    if (pathname.endsWith('/config')) return authReply(authRequest('GET /config').reply)
    return authReply(pathname.endsWith('/request') ? { status: 200 } : signedInReply)
  }
  const isOfOrders = /\/(pay_way|country|region)$/.test(pathname)
  const isOfMember = request.headers.authorization !== undefined || isOfOrders
  return isOfMember ? memberUpstream(url, request) : sampleUpstream(url)
}
