import { authPath } from '#upstream/api'
import {
  authRequests,
  type EndpointRequest,
  endpointRequests,
  guestRequests,
  memberRequests,
} from './endpoint-requests'

/** A request that a browser makes. */
export interface Call extends Pick<EndpointRequest, 'name' | 'url' | 'asks' | 'needs' | 'either'> {
  init: RequestInit
  isMember?: true
}

/** A call that reads an address, and what it asks of the API. */
export const get = (name: string, url = name, asks: readonly string[] = []): Call => ({
  ...{ name: `GET ${name}`, url, init: {}, asks, needs: asks },
})

/** A picture, without its format and quality, which the service names the other way round. */
const picture =
  '/media_stream-image/media/stagona/uploads/products/p.png/320/240/cover/center/transparent/5'

/** Ends the names of calls of guests that a member makes. */
export const asMember = ' as a member'

/** The sign-in service says whether a session is alive. */
const confirmation = [`GET ${authPath}/auth/session`]

const byName = (rows: readonly EndpointRequest[], ...names: readonly string[]) =>
  rows.filter(({ endpoint }) => names.includes(endpoint.name))

/** Another way to ask an endpoint; it may need all that the endpoint asks of the API. */
const way = (name: string, how: string, query: string, needsAll = false): Call[] =>
  byName(guestRequests, name).map((row) => ({
    ...row,
    name: `${row.name} ${how}`,
    url: `${row.endpoint.path}${query}`,
    needs: needsAll ? row.asks : row.needs,
  }))

export const ofGuests: readonly Call[] = [
  ...guestRequests,
  ...way('listProducts', 'by price', '?ordering=finalPrice'),
  ...way('listProducts', 'by rating', '?ordering=-approvedReviewAverage', true),
  ...way('search', 'with offers', '?query=word&offers=true'),
  ...way('readConfig', 'of a parcel', '?amount=20&weightGrams=300'),
  get('/media_stream-image', `${picture}/webp/90`, [`GET ${picture}/90.webp`]),
  get('/healthz'),
  get('/readyz'),
  ...byName(authRequests, 'readSignInConfig', 'signIn', 'requestPasswordReset'),
]

/** With the session's confirmation. */
const confirmed = (row: EndpointRequest): Call => ({
  ...row,
  asks: [...row.asks, ...confirmation],
  needs: [...row.needs, ...confirmation],
  isMember: true,
})

export const ofMembers: readonly Call[] = [
  // After a deletion nothing else would be answered.
  ...memberRequests.filter(({ endsSession }) => !endsSession).map(confirmed),
  ...ofGuests
    .filter(({ init: { method = 'GET' } }) => method === 'GET')
    .map((call) => ({ ...call, name: `${call.name}${asMember}`, isMember: true as const })),
  ...byName(endpointRequests, 'readSession', 'readSocketTokens').map(confirmed),
]

export const allCalls = [...ofGuests, ...ofMembers]
