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
  isMember?: true
}

/** A call that reads an address. */
export const get = (name: string, url = name): Call => ({ name: `GET ${name}`, url, init: {} })
const auth = (name: string): Call => ({
  name,
  url: authRequest(name).url,
  init: initOf(authRequest(name)),
})

const picture =
  '/media_stream-image/media/stagona/uploads/products/p.png/320/240/cover/center/transparent/5/webp/90'

export const ofGuests: readonly Call[] = [
  ...publicRequests.map(({ method, path, url, init }) => ({
    name: `${method} ${path}`,
    url,
    init,
  })),
  get('/products by price', '/api/products?ordering=finalPrice'),
  get('/products by rating', '/api/products?ordering=-approvedReviewAverage'),
  get('/search', '/api/search?query=word'),
  get('/search with offers', '/api/search?query=word&offers=true'),
  get('/config/public', '/api/config/public'),
  get('/config/public of a parcel', '/api/config/public?amount=20&weightGrams=300'),
  get('/media_stream-image', picture),
  get('/healthz'),
  get('/readyz'),
  auth('GET /config'),
  auth('POST /auth/login'),
  auth('POST /auth/password/request'),
]

/** Ends the names of calls of guests that a member makes. */
export const asMember = ' as a member'

export const ofMembers: readonly Call[] = [
  // After a deletion nothing else would be answered.
  ...memberRequests
    .filter(({ endsSession }) => !endsSession)
    .map(({ name, url, init }) => ({ name, url, init, isMember: true as const })),
  ...ofGuests
    .filter(({ init: { method = 'GET' } }) => method === 'GET')
    .map((call) => ({ ...call, name: `${call.name}${asMember}`, isMember: true as const })),
  { ...get('/_auth/session', '/api/_auth/session'), isMember: true },
  { ...get('/websocket/user/tokens', '/api/websocket/user/tokens'), isMember: true },
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
